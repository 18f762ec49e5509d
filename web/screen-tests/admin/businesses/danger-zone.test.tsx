import type { CleanupJob } from "@meridian/contracts/admin/cleanup";
import {
  deleteAllBusinesses,
  deleteTestData,
  fixSlugs,
  listCleanupJobs,
  restoreDeleted,
} from "@meridian/contracts/admin/cleanup-api";
import { listAdminBusinesses } from "@meridian/contracts/businesses/admin-businesses-api";
import type { Endpoint } from "@meridian/contracts/endpoint";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { expectNotice } from "../../admin-shell.ts";
import { answer, fail, respond } from "../../network.ts";
import { businessPage, openCombined, openList, TWO_BUSINESSES } from "./business-fixtures.ts";

const DONE = { success: true, message: "bitti", jobId: "j1", isFinished: true };
const JOB: CleanupJob = {
  id: "j1",
  kind: "delete_all",
  state: "finished",
  processedCount: 1_200,
  changedCount: 1_200,
  startedBy: "operator",
  startedAt: "2026-05-01T12:00:00.000Z",
  endedAt: "2026-05-01T12:00:05.000Z",
};

/** Opens the question of a job on the combined screen. */
async function ask(title: string) {
  const view = await openCombined();
  await view.user.click(screen.getByRole("button", { name: title }));
  return { ...view, dialog: within(await screen.findByRole("dialog", { name: title })) };
}

async function confirm(title: string, word: string) {
  const view = await ask(title);
  const button = view.dialog.getByRole("button", { name: word });
  await view.user.click(button);
  return { ...view, button };
}

async function askToDeleteAll() {
  const view = await ask("Tüm işletmeleri sil");
  await view.user.click(view.dialog.getByRole("button", { name: "Devam" }));
  return { ...view, last: await screen.findByRole("button", { name: "Hepsini sil" }) };
}

async function confirmDeleteAll() {
  const view = await askToDeleteAll();
  await view.user.type(screen.getByLabelText("Onaylamak için DELETE yazın"), "DELETE");
  await view.user.type(screen.getByLabelText("Şifreniz"), "x");
  await view.user.click(view.last);
  return view;
}

/** Refuses a call once `release` is called. */
function holdAndRefuse(endpoint: Endpoint) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  respond(endpoint, () => promise.then(() => HttpResponse.json({}, { status: 404 })));
  return release;
}

it("deleting all asks twice, the second time for a word and the password [admin 5.12]", async () => {
  const { user, dialog } = await ask("Tüm işletmeleri sil");
  expect(
    dialog.getByText("Are you sure you want to delete ALL businesses? This action cannot be undone."),
  ).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Devam" }));
  expect(
    await screen.findByText(
      "This will permanently delete all businesses, hours, and amenities. Are you absolutely sure?",
    ),
  ).toBeTruthy();
  const last = screen.getByRole("button", { name: "Hepsini sil" });
  expect(last).toHaveProperty("disabled", true);
  await user.type(screen.getByLabelText("Onaylamak için DELETE yazın"), "DELETE");
  expect(last).toHaveProperty("disabled", true);
  await user.type(screen.getByLabelText("Şifreniz"), "x");
  expect(last).toHaveProperty("disabled", false);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("deleting test data asks in Turkish: only Test Business records go [admin 5.13]", async () => {
  const { user, dialog } = await ask("Test verilerini sil");
  expect(dialog.getByText(/Yalnızca Test Business kayıtları silinir\.$/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Vazgeç" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("fixing slugs asks, and says that it resumes where it stopped [admin 5.14]", async () => {
  const { dialog } = await ask("URL'leri düzelt");
  expect(dialog.getByText(/İşlem kaldığı yerden devam eder\.$/)).toBeTruthy();
});

async function expectRestAndFailure(endpoint: Endpoint, [title, word, text]: [string, string, string]) {
  const release = holdAndRefuse(endpoint);
  const { button } = await confirm(title, word);
  await waitFor(() => expect(button).toHaveProperty("disabled", true));
  release();
  await expectNotice(text);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

it("deleting test data disables its button while it runs, then reports its failure [admin 4.15] [admin 8.12]", () =>
  expectRestAndFailure(deleteTestData, ["Test verilerini sil", "Sil", "Test verileri silinemedi"]));

it("fixing slugs disables its button while it runs, then reports its failure [admin 4.15] [admin 8.13]", () =>
  expectRestAndFailure(fixSlugs, ["URL'leri düzelt", "Düzelt", "URL'ler düzeltilemedi"]));

it("deleting all disables its button while it runs, then reports its failure [admin 4.15] [admin 8.11]", async () => {
  const release = holdAndRefuse(deleteAllBusinesses);
  await confirmDeleteAll();
  expect(await screen.findByRole("button", { name: "Siliniyor…" })).toHaveProperty("disabled", true);
  release();
  await expectNotice("Failed to delete businesses");
});

it("a wrong password deletes nothing, and the dialog says why", async () => {
  fail(deleteAllBusinesses, 403, { title: "x", status: 403, code: "forbidden", detail: "Şifre yanlış." });
  await confirmDeleteAll();
  expect((await screen.findByRole("alert")).textContent).toBe("Hiçbir şey silinmedi. Şifre yanlış.");
});

it("deleting all ends with the number of businesses, and the list is loaded again", async () => {
  const deletions = answer(deleteAllBusinesses, { ...DONE, deletedCount: 1_200 });
  const { calls, user, last } = await askToDeleteAll();
  await user.type(screen.getByLabelText("Onaylamak için DELETE yazın"), "DELETE");
  await user.type(screen.getByLabelText("Şifreniz"), "geheim");
  const emptied = answer(listAdminBusinesses, businessPage([]));
  await user.click(last);
  await expectNotice("1.200 işletme çöp kutusuna taşındı");
  expect(deletions).toMatchObject([{ body: { confirmation: "DELETE", password: "geheim" } }]);
  await waitFor(() => expect(emptied.length).toBeGreaterThan(0));
  expect(calls).toHaveLength(1);
});

it("deleted test data and fixed slugs end with Başarılı and their figures [admin 8.30]", async () => {
  answer(deleteTestData, { ...DONE, deletedCount: 4 });
  answer(fixSlugs, { ...DONE, successCount: 1, checkpointEnabled: true, totalProcessed: 2 });
  const { user } = await confirm("Test verilerini sil", "Sil");
  await expectNotice("bitti (4)");
  await expectNotice("Başarılı");
  await user.click(screen.getByRole("button", { name: "URL'leri düzelt" }));
  await user.click(await screen.findByRole("button", { name: "Düzelt" }));
  await expectNotice("bitti (1 düzeltildi, 2 incelendi)");
  await expectNotice("Başarılı");
});

it("a job that outlives its call is reported to continue", async () => {
  answer(deleteTestData, { ...DONE, isFinished: false, deletedCount: 0 });
  await confirm("Test verilerini sil", "Sil");
  await expectNotice("İş sürüyor; ilerlemesini aşağıda izleyebilirsiniz.");
});

it("the latest jobs are listed, and a deletion can be undone", async () => {
  const running: CleanupJob = { ...JOB, id: "j2", kind: "fix_slugs", state: "stopped", changedCount: 3 };
  const { user } = await openList(TWO_BUSINESSES, "", () => answer(listCleanupJobs, { jobs: [JOB, running] }));
  const jobs = within(await screen.findByRole("list", { name: "Son temizlik işleri" }));
  expect(jobs.getByText("Tüm işletmelerin silinmesi: bitti", { exact: false })).toBeTruthy();
  expect(jobs.getByText(/^URL düzeltme: durdu/)).toBeTruthy();
  const restorations = answer(restoreDeleted, { ...DONE, restoredCount: 1_200 });
  await user.click(jobs.getByRole("button", { name: /^Geri al: Tüm işletmelerin silinmesi/ }));
  await expectNotice("1.200 işletme geri alındı");
  expect(restorations).toMatchObject([{ body: { jobId: "j1" } }]);
});
