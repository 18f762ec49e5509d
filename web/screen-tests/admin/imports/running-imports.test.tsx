import { NO_ROWS } from "@meridian/contracts/imports/import-job";
import { cancelImport, listImports } from "@meridian/contracts/imports/ingest-api";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { expectNotice } from "../../admin-shell.ts";
import { answer } from "../../network.ts";
import {
  answerImports,
  answerUploads,
  choose,
  importJob,
  openUpload,
  RUNNING,
  startButton,
} from "./import-fixtures.ts";
import { stubSendableFiles } from "./sendable-files.ts";

const running = async () => within(await screen.findByRole("region", { name: "Süren işler" }));

beforeEach(stubSendableFiles);

it("progress and the end of an import arrive over the websocket [admin 4.10]", async () => {
  const { user, socket } = await openUpload();
  answerUploads();
  let isDone = false;
  answerImports(() => (isDone ? {} : RUNNING));
  choose("a.csv");
  await user.click(startButton());
  const bar = await (await running()).findByRole("progressbar");
  const job = importJob("a.csv", RUNNING);
  socket.send({ ...progressOf({ ...job, readShare: 0.65 }), rowsPerSecond: 1_500, secondsLeft: 12 });
  expect(await screen.findByText("Satırlar okunuyor · %65 · 1.500 satır/sn · yaklaşık 12 sn kaldı")).toBeTruthy();
  expect(bar.getAttribute("aria-valuenow")).toBe("65");
  isDone = true;
  socket.send(progressOf(importJob("a.csv")));
  await expectNotice("Tüm dosyalar başarıyla yüklendi");
  expect(screen.queryByRole("region", { name: "Süren işler" })).toBeNull();
});

it.each([
  ["disk_full", "Diskte yer kalmadı; yer açılınca kendiliğinden sürer"],
  ["store_away", "Veritabanına ulaşılamıyor; ulaşılınca kendiliğinden sürer"],
] as const)("an import that is paused says why on its card and in the list: %s", async (pause, text) => {
  const job = importJob("a", RUNNING);
  const { socket } = await openUpload([job]);
  socket.send({ ...progressOf(job), pause });
  const card = await running();
  expect(await card.findByText("Duraklatıldı")).toBeTruthy();
  expect(card.getByText(`${text} · %40`)).toBeTruthy();
  expect(within(await screen.findByRole("table")).getByText(text)).toBeTruthy();
  socket.send(progressOf(job));
  await waitFor(() => expect(screen.queryByText(new RegExp(text))).toBeNull());
});

it("without a websocket the progress is polled", async () => {
  const job = importJob("a", RUNNING);
  const { socket, historyCalls } = await openUpload([job]);
  socket.shut();
  const card = await running();
  expect(card.getByText("Canlı bağlantı yok; ilerleme birkaç saniyede bir soruluyor.")).toBeTruthy();
  expect(card.getByText(/Satırlar okunuyor · %40/)).toBeTruthy();
  expect(historyCalls.some(({ url }) => url.endsWith("limit=50"))).toBe(true);
});

it("an import that was running before the page opened is shown, and can be stopped", async () => {
  const job = importJob("a", RUNNING);
  const { user, socket } = await openUpload([job]);
  socket.send(progressOf(job));
  const card = await running();
  expect(card.getByRole("heading", { name: /^a\.csv/ })).toBeTruthy();
  const cancels = answer(cancelImport, job);
  await user.click(card.getByRole("button", { name: "Durdur" }));
  expect(await card.findByRole("button", { name: "Durduruluyor..." })).toBeTruthy();
  expect(cancels).toMatchObject([{ url: "/api/admin/imports/a/cancel" }]);

  const cancelled = importJob("a", { state: "cancelled", counters: { ...NO_ROWS, rowsRead: 400, created: 400 } });
  answerImports(() => cancelled);
  answer(listImports, [cancelled]);
  socket.send(progressOf(cancelled));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Süren işler" })).toBeNull());
  expect(await within(await screen.findByRole("table")).findByText("İptal edildi")).toBeTruthy();
});

it("the card never returns to an earlier phase, even if news arrive late", async () => {
  const job = importJob("a", RUNNING);
  const { socket } = await openUpload([job]);
  socket.send(progressOf({ ...job, phase: "indexing" }));
  const card = await running();
  expect(await card.findByText("Arama dizini güncelleniyor")).toBeTruthy();
  socket.send(progressOf({ ...job, phase: "reading" }));
  socket.send(progressOf({ ...job, state: "queued" }));
  socket.send(progressOf({ ...job, phase: "counting" }));
  expect(await card.findByText("Sayımlar yenileniyor")).toBeTruthy();
  expect(card.queryByText(/^Satırlar okunuyor|^Sırada/)).toBeNull();
});
