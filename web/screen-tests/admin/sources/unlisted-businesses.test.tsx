import { decideUnlisted, listSources, listUnlisted, runSource } from "@meridian/contracts/imports/sources-api";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { expectNotice } from "../../admin-shell.ts";
import { answer, fail } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { textsOf } from "../../shown-texts.ts";
import { answerSources, SOURCE } from "./shown-source.ts";

beforeEach(answerSources);

const open = () => renderRoute("/admin/sources");
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("businesses that a source no longer lists", () => {
  const undecided = { ...SOURCE, unlisted: { absent: 0, asked: 1, kept: 0, closed: 2 } };
  const bakery = { id: "abcdefghij234567", name: "Fırın", city: "Köln", state: "asked", missedRuns: 2 } as const;

  it("are counted by outcome, and listed on demand", async () => {
    answer(listSources, { sources: [undecided] });
    const calls = answer(listUnlisted, { businesses: [{ ...bakery, state: "closed" }], nextAfter: null });
    const { user } = await open();
    const section = within(await screen.findByRole("region", { name: "Artık listelenmeyenler: Kafeler" }));
    expect(textsOf(section.getAllByRole("button"))).toEqual(["Karar bekliyor: 1", "Kapatıldı: 2"]);
    await user.click(section.getByRole("button", { name: "Kapatıldı: 2" }));
    expect((await section.findByRole("listitem")).textContent).toBe("FırınKöln · 2 çalışmada yoktu");
    expect(section.queryByRole("button", { name: "Kapat: Fırın" })).toBeNull();
    expect(calls[0]?.url).toContain("state=closed");
  });

  /** With the businesses that wait for a decision open, and a source that can be run. */
  async function openAsked() {
    answer(listSources, { sources: [undecided] });
    answer(runSource, undecided);
    answer(listUnlisted, { businesses: [bakery], nextAfter: null });
    const opened = await open();
    await opened.user.click(await screen.findByRole("button", { name: "Karar bekliyor: 1" }));
    await screen.findByRole("link", { name: "Fırın" });
    return opened;
  }

  it("are read again after a run", async () => {
    const { user } = await openAsked();
    answer(listSources, { sources: [{ ...undecided, lastRunAt: "2026-01-03T10:00:00.000Z" }] });
    answer(listUnlisted, { businesses: [{ ...bakery, name: "Kasap" }], nextAfter: null });
    await user.click(button("Şimdi çalıştır: Kafeler"));
    await screen.findByRole("link", { name: "Kasap" });
    expect(screen.queryByRole("link", { name: "Fırın" })).toBeNull();
  });

  it("are no longer listed once the source lists them again", async () => {
    const { user } = await openAsked();
    answer(listSources, { sources: [{ ...undecided, unlisted: { ...undecided.unlisted, asked: 0 } }] });
    await user.click(button("Şimdi çalıştır: Kafeler"));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Fırın" })).toBeNull());
    expect(screen.getByRole("button", { name: "Kapatıldı: 2" })).toBeTruthy();
  });

  it("are closed or kept by a decision", async () => {
    answer(listSources, { sources: [undecided] });
    answer(listUnlisted, { businesses: [bakery], nextAfter: null });
    const calls = answer(decideUnlisted, { success: true, message: "ok" });
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Karar bekliyor: 1" }));
    await screen.findByRole("button", { name: "Kapat: Fırın" });
    answer(listSources, { sources: [SOURCE] });
    await user.click(button("Açık kalsın: Fırın"));
    await expectNotice("İşletme açık kalacak");
    expect(calls).toMatchObject([
      { url: `/api/admin/sources/${SOURCE.id}/unlisted/${bakery.id}`, body: { decision: "keep" } },
    ]);
    await waitFor(() => expect(screen.queryByText("Artık listelenmeyen işletmeler")).toBeNull());
  });

  it("a rejected decision is explained", async () => {
    answer(listSources, { sources: [undecided] });
    answer(listUnlisted, { businesses: [bakery], nextAfter: null });
    fail(decideUnlisted, 404, { code: "not_found", detail: "Bu işletme için verilecek bir karar yok" });
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Karar bekliyor: 1" }));
    await user.click(await screen.findByRole("button", { name: "Kapat: Fırın" }));
    await expectNotice("Karar kaydedilemedi", "Bu işletme için verilecek bir karar yok");
  });
});
