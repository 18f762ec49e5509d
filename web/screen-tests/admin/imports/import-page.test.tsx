import {
  type ImportIssue,
  type ImportUndo,
  NO_ROWS,
  type ShownImportJob,
} from "@meridian/contracts/imports/import-job";
import { cancelImport, getImport, listImports, listUndone, undoImport } from "@meridian/contracts/imports/ingest-api";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNotice, logIn } from "../../admin-shell.ts";
import { answer, answerBy, fail } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { cellTexts, textsOf } from "../../shown-texts.ts";
import { answerProgress, importJob, RUNNING } from "./import-fixtures.ts";

const PATH = "/admin/upload/a";
const ISSUES: ImportIssue[] = [
  { row: 4, column: "name", code: "name_missing", value: "", message: "İşletme adı yok", isRejected: true },
  { row: 1_205, column: "rating", code: "bad_rating", value: "9,7", message: "Puan geçersiz", isRejected: false },
];
const UNDO: ImportUndo = {
  state: "done",
  requestedBy: "operator",
  requestedAt: "2026-05-02T12:00:00.000Z",
  finishedAt: "2026-05-02T12:00:01.000Z",
  removed: 3,
  restored: 0,
  kept: 1,
};

const answerImport = (job: ShownImportJob, issues: ImportIssue[] = []) =>
  answer(getImport, { job, issues, progress: progressOf(job) });

async function openImport(overrides: Partial<ShownImportJob> = {}, issues: ImportIssue[] = []) {
  logIn();
  const socket = answerProgress();
  const job = importJob("a", overrides);
  answer(listImports, [job]);
  answerImport(job, issues);
  const view = await renderRoute(PATH);
  await screen.findByRole("heading", { level: 1, name: "a.csv" });
  await socket.connected;
  return { ...view, job, socket };
}

it("shows the report, the file and its uploader", async () => {
  const { job } = await openImport({ errorFileId: "e1" });
  expect(screen.getByText("Dosya işlendi: 6 yeni, 0 güncellenen, 1 atlanan, 0 hatalı satır")).toBeTruthy();
  expect(screen.getByText(job.fileSha256)).toBeTruthy();
  expect(screen.getByText("Kim").nextElementSibling?.textContent).toBe("operator");
  const errors = screen.getByRole("link", { name: "Hatalı satırlar (CSV)" });
  expect(errors.getAttribute("href")).toBe("/api/admin/imports/a/errors.csv?language=tr");
});

it("an unknown import is reported missing, without a retry", async () => {
  logIn();
  answerProgress();
  fail(getImport, 404, { title: "x", status: 404, code: "not_found" });
  await renderRoute(PATH);
  expect(await screen.findByText("İçe aktarma bulunamadı")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Tekrar dene" })).toBeNull();
});

it("lists the first issues cell by cell, with their total", async () => {
  await openImport({ issueCounts: { name_missing: 1, bad_rating: 40 } }, ISSUES);
  expect(screen.getByText(/^41 hatadan ilk 2 tanesi\./)).toBeTruthy();
  const [, ...rows] = within(screen.getByRole("region", { name: "Hatalar" })).getAllByRole("row");
  expect(rows.map(cellTexts)).toEqual([
    ["4", "name", "Satır reddedildi", "İşletme adı yok", "—"],
    ["1.205", "rating", "Satır alındı", "Puan geçersiz", "9,7"],
  ]);
});

it("shows ten issues at first, and the others in steps", async () => {
  const [, issue] = ISSUES;
  if (issue === undefined) throw new Error("no issue");
  const { user } = await openImport({ issueCounts: { bad_rating: 45 } }, Array(45).fill(issue));
  const table = within(screen.getByRole("region", { name: "Hatalar" }));
  expect(table.getAllByRole("row")).toHaveLength(1 + 10);
  await user.click(screen.getByRole("button", { name: "30 hata daha göster" }));
  expect(table.getAllByRole("row")).toHaveLength(1 + 40);
  await user.click(screen.getByRole("button", { name: "5 hata daha göster" }));
  expect(table.getAllByRole("row")).toHaveLength(1 + 45);
  expect(screen.queryByRole("button", { name: /hata daha göster/ })).toBeNull();
});

it("a running import shows its progress and can be stopped", async () => {
  const { user, job, socket } = await openImport(RUNNING);
  socket.send(progressOf(job));
  const cancels = answer(cancelImport, job);
  await user.click(await screen.findByRole("button", { name: "Durdur" }));
  await waitFor(() => expect(cancels).toMatchObject([{ url: "/api/admin/imports/a/cancel" }]));
  const cancelled = importJob("a", { state: "cancelled", counters: { ...NO_ROWS, rowsRead: 400, created: 400 } });
  answerImport(cancelled);
  socket.send(progressOf(cancelled));
  expect(await screen.findByText(/^O ana kadar yazılanlar duruyor: 400 yeni/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Durdur/ })).toBeNull();
});

it("a rejected stop says why", async () => {
  const { user, job, socket } = await openImport(RUNNING);
  socket.send(progressOf(job));
  fail(cancelImport, 409, { title: "x", status: 409, code: "conflict", detail: "Zaten bitti" });
  await user.click(await screen.findByRole("button", { name: "Durdur" }));
  await expectNotice("Zaten bitti");
});

async function askToUndo() {
  const view = await openImport();
  await view.user.click(screen.getByRole("button", { name: "İçe aktarmayı geri al" }));
  const dialog = within(await screen.findByRole("dialog", { name: "İçe aktarma geri alınsın mı?" }));
  const word = dialog.getByLabelText("Onaylamak için dosyanın adını veya GERİ AL yazın");
  return { ...view, word, confirm: dialog.getByRole("button", { name: "Geri al" }) };
}

it("undoing an import asks for the file's name", async () => {
  const { user, word, confirm } = await askToUndo();
  expect(screen.getByText(/a\.csv/, { selector: "p strong" }).parentElement?.textContent).toMatch(
    /eklenen \d+ işletme silinecek/,
  );
  expect(confirm).toHaveProperty("disabled", true);
  await user.type(word, "geri");
  expect(confirm).toHaveProperty("disabled", true);
  await user.clear(word);
  await user.type(word, "a.csv");
  expect(confirm).toHaveProperty("disabled", false);
});

it.each([
  ["names the one to undo first", null],
  ["can be undone once that one is", UNDO],
])("an import that another one published %s", async (_, undo) => {
  const decided = { decidedBy: "admin", decidedAt: "2026-05-02T11:00:00.000Z", nextJobId: "b" };
  const published = importJob("a", {
    review: { state: "published", doubts: [{ code: "names_only", share: null }], samples: [], missing: [], ...decided },
  });
  const publisher = importJob("b", { counters: { ...NO_ROWS, rowsRead: 4, updated: 4 }, undo });
  logIn();
  answerProgress();
  answer(listImports, [published]);
  answerBy(getImport, ({ url }) => {
    const job = url.endsWith("/b") ? publisher : published;
    return { job, issues: [], progress: progressOf(job) };
  });
  await renderRoute(PATH);
  const button = { name: "İçe aktarmayı geri al" };
  if (undo !== null) {
    expect(await screen.findByRole("button", button)).toBeTruthy();
    return;
  }
  const link = await screen.findByRole("link", { name: "başka bir içe aktarma" });
  expect(link).toHaveProperty("pathname", "/admin/upload/b");
  expect(screen.queryByRole("button", button)).toBeNull();
});

it("an undo continues in the background, and ends with what was removed and kept, and why", async () => {
  const { user, job, socket, word, confirm } = await askToUndo();
  const undoing: ShownImportJob = {
    ...job,
    undo: { ...UNDO, state: "running", finishedAt: null, removed: 0, kept: 0 },
  };
  const undos = answer(undoImport, undoing);
  answerImport(undoing);
  await user.type(word, "geri al");
  await user.click(confirm);
  const section = within(screen.getByRole("region", { name: "Geri alma" }));
  expect(await section.findByText(/^Geri alma sürüyor/)).toBeTruthy();
  expect(undos).toHaveLength(1);

  const undone: ShownImportJob = { ...job, undo: UNDO };
  answerImport(undone);
  answer(listUndone, [
    { id: "k", name: "Kahve 2", slug: "kahve-2", outcome: "kept", reason: "imported_again" },
    { id: "r", name: "Kahve 3", slug: "kahve-3", outcome: "removed", reason: null },
  ]);
  socket.send(progressOf(undone));
  expect(await section.findByText(/tamamlandı\.$/)).toBeTruthy();
  const [, ...rows] = within(await section.findByRole("table")).getAllByRole("row");
  expect(textsOf(rows)).toEqual(["Kahve 2KorunduSonraki bir içe aktarmada yeniden geldi", "Kahve 3Silindi—"]);
  expect(section.getByRole("link", { name: "Kahve 2" })).toHaveProperty("pathname", "/business/kahve-2");
  expect(section.queryByRole("link", { name: "Kahve 3" })).toBeNull();
});

it("the list of an undo can be filtered to what was kept", async () => {
  logIn();
  answerProgress();
  answerImport(importJob("a", { undo: UNDO }));
  const lists = answer(listUndone, []);
  const { user } = await renderRoute(PATH);
  await user.click(await screen.findByRole("radio", { name: "Korunan (1)" }));
  await waitFor(() => expect(lists.at(-1)?.url).toBe("/api/admin/imports/a/undone?limit=50&outcome=kept"));
  expect(await screen.findByText("Bu listede işletme yok.")).toBeTruthy();
});

it("a rejected undo says why", async () => {
  const { user, word, confirm } = await askToUndo();
  fail(undoImport, 409, { title: "x", status: 409, code: "conflict", detail: "Başka bir iş sürüyor" });
  await user.type(word, "a.csv");
  await user.click(confirm);
  await expectNotice("Başka bir iş sürüyor");
});
