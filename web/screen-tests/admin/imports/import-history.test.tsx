import { retryImport } from "@meridian/contracts/imports/ingest-api";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer } from "../../network.ts";
import { cellTexts } from "../../shown-texts.ts";
import { importJob, openUpload } from "./import-fixtures.ts";

const rows = async () =>
  within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);

it("lists every import with its state and figures", async () => {
  await openUpload([
    importJob("b"),
    importJob("a", { state: "failed", failure: { code: "x", message: "Bozuk dosya" } }),
  ]);
  const [first, second] = await rows();
  expect(cellTexts(first ?? document.body)).toMatchObject([
    ...[expect.stringContaining("b.csv2,4 MB"), "Başarılı", expect.stringContaining("operator · 3 dk 20 sn")],
    ...["7", "6", "0", "1", "0", ""],
  ]);
  expect(second?.textContent).toContain("Bozuk dosya");
});

it("rows of deleted businesses are counted apart from skipped ones, as in the report", async () => {
  const { counters } = importJob("a");
  await openUpload([importJob("a", { counters: { ...counters, unchanged: 24, duplicates: 0, wasDeleted: 3 } })]);
  const [row] = await rows();
  expect(cellTexts(row ?? document.body)).toContain("243 daha önce silinmiş");
});

it("a page holds ten imports, and older ones follow", async () => {
  const { user, historyCalls } = await openUpload(Array.from({ length: 11 }, (_, index) => importJob(`i${index}`)));
  expect(await rows()).toHaveLength(10);
  await user.click(screen.getByRole("link", { name: "Daha eski" }));
  await waitFor(() => expect(historyCalls.at(-1)?.url).toBe("/api/admin/imports?limit=11&offset=10"));
  expect(screen.getByText("Sayfa 2")).toBeTruthy();
});

it("a failed import can be queued again", async () => {
  const { user } = await openUpload([importJob("a", { state: "failed" })]);
  const retries = answer(retryImport, importJob("b", { state: "queued", phase: "waiting" }));
  await user.click(await screen.findByRole("button", { name: "Yeniden dene: a.csv" }));
  const running = within(await screen.findByRole("region", { name: "Süren işler" }));
  expect(running.getByRole("heading", { name: /^b\.csv/ })).toBeTruthy();
  expect(retries).toMatchObject([{ url: "/api/admin/imports/a/retry" }]);
});
