import { getDirectorySettings, saveDirectorySettings } from "@meridian/contracts/businesses/admin-businesses-api";
import { type ImportUndo, NO_ROWS, type ShownImportJob } from "@meridian/contracts/imports/import-job";
import { DEFAULT_REVIEW_THRESHOLDS, type ImportReview } from "@meridian/contracts/imports/import-review";
import { decideImport, getImport, listImports, previewImport } from "@meridian/contracts/imports/ingest-api";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNotice, logIn } from "../../admin-shell.ts";
import { answer, fail } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { cellTexts } from "../../shown-texts.ts";
import { answerProgress, importJob, importPreview, openUpload } from "./import-fixtures.ts";

const REVIEW: ImportReview = {
  state: "waiting",
  doubts: [
    { code: "many_changes", share: 0.42 },
    { code: "names_by_values", share: null },
    { code: "coded_names", share: 0.9 },
  ],
  samples: [
    {
      id: "b1",
      name: "Kahve 1",
      before: { phone: "+43 1 1111111", website: "" },
      after: { phone: "+43 1 2222222", website: "https://kahve.example" },
    },
  ],
  decidedBy: null,
  decidedAt: null,
  nextJobId: null,
};
const HELD: Partial<ShownImportJob> = {
  review: REVIEW,
  counters: { ...NO_ROWS, rowsRead: 50, created: 8, withheld: 42 },
};

const answerImport = (job: ShownImportJob) => answer(getImport, { job, issues: [], progress: progressOf(job) });

async function openHeld(overrides: Partial<ShownImportJob> = {}) {
  logIn();
  answerProgress();
  const job = importJob("a", { ...HELD, ...overrides });
  answer(listImports, [job]);
  answerImport(job);
  const view = await renderRoute("/admin/upload/a");
  await screen.findByRole("heading", { level: 1, name: "a.csv" });
  return { ...view, job };
}

it("a held import says why it waits, and shows fields before and after", async () => {
  await openHeld();
  expect(screen.getByRole("heading", { name: "Karar bekliyor" })).toBeTruthy();
  expect(screen.getByText(/^Dosyadaki kayıtlı işletmelerin %42 kadarının/)).toBeTruthy();
  expect(screen.getByText("Adların %90 kadarı ada değil, koda benziyor.")).toBeTruthy();
  expect(screen.getByText(/^Ad sütunu başlığından değil/)).toBeTruthy();
  expect(screen.getByText(/^Eklenen 8 işletme gizli. Değişecek 42 işletme olduğu gibi duruyor. /)).toBeTruthy();
  const samples = within(screen.getByRole("region", { name: "Değişecek işletmelerden örnekler" }));
  const [, ...rows] = samples.getAllByRole("row");
  expect(rows.map(cellTexts)).toEqual([
    ["Kahve 1", "Telefon", "+43 1 1111111", "+43 1 2222222"],
    ["Kahve 1", "Web sitesi", "—", "https://kahve.example"],
  ]);
});

it("an import that was not published is not called a success", async () => {
  await openHeld({ review: { ...REVIEW, state: "discarded" }, counters: { ...NO_ROWS, rowsRead: 42, withheld: 42 } });
  expect(screen.getByText("Yayımlanmadı")).toBeTruthy();
  expect(screen.queryByText("Başarılı")).toBeNull();
});

it("a run of a source that lacks businesses says that they are not marked yet", async () => {
  await openHeld({ review: { ...REVIEW, doubts: [{ code: "many_absent", share: 0.3 }] }, counters: NO_ROWS });
  expect(screen.getByText(/^Dosyada olmayan işletmeler henüz işaretlenmedi\. /)).toBeTruthy();
});

it("a held import asks before it reports, offers one way to take it back, and is not called a success", async () => {
  await openHeld({ counters: { ...NO_ROWS, rowsRead: 8, created: 8 } });
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Karar bekliyor", "Rapor"]);
  expect(screen.queryByText("Başarılı")).toBeNull();
  expect(screen.getByText(/^Eklenen 8 işletme gizli. Yayımlarsanız/)).toBeTruthy();
});

it("of many samples five fields are shown first", async () => {
  const samples = Array.from({ length: 7 }, (_, at) => ({
    id: `b${at}`,
    name: `Kahve ${at}`,
    before: { phone: "1" },
    after: { phone: "2" },
  }));
  const { user } = await openHeld({ review: { ...REVIEW, samples } });
  const table = within(screen.getByRole("region", { name: "Değişecek işletmelerden örnekler" }));
  expect(table.getAllByRole("row")).toHaveLength(6);
  await user.click(screen.getByRole("button", { name: "2 satır daha göster" }));
  expect(table.getAllByRole("row")).toHaveLength(8);
});

const UNDO: ImportUndo = {
  state: "running",
  requestedBy: "operator",
  requestedAt: "2026-05-02T12:00:00.000Z",
  finishedAt: null,
  removed: 0,
  restored: 0,
  kept: 0,
};

it.each<Partial<ShownImportJob>>([{ review: { ...REVIEW, state: "published" } }, { undo: UNDO }])(
  "a decided import asks for no decision: %j",
  async (overrides) => {
    await openHeld(overrides);
    expect(screen.queryByRole("button", { name: "Yayımla" })).toBeNull();
  },
);

it.each([
  ["Yayımla", "publish"],
  ["Geri al", "discard"],
])("%s sends the decision %s, and the next import is shown", async (button, decision) => {
  const { user, job } = await openHeld();
  const next = importJob("b");
  const decisions = answer(decideImport, next);
  answerImport({ ...job, review: { ...REVIEW, state: "published" } });
  await user.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(decisions).toMatchObject([{ url: "/api/admin/imports/a/decision", body: { decision } }]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Yayımla" })).toBeNull());
});

it("columns are corrected from those of the held import", async () => {
  const { user } = await openHeld({ columnChoices: [{ column: 1, field: "city" }], headerRow: 2 });
  const previews = answer(previewImport, importPreview({ headerRow: 2 }));
  const decisions = answer(decideImport, importJob("b"));
  await user.click(screen.getByRole("button", { name: "Sütunları düzelt" }));
  await user.click(await screen.findByRole("button", { name: "Bu sütunlarla yeniden içe aktar" }));
  await waitFor(() => expect(decisions).toHaveLength(1));
  expect(previews[0]?.body).toMatchObject({ columnChoices: [{ column: 1, field: "city" }], headerRow: 2 });
  expect(decisions[0]?.body).toEqual({
    decision: "correct",
    columnChoices: [{ column: 1, field: "city" }],
    headerRow: 2,
  });
});

it("the columns to correct are not shown as those of a file imported before", async () => {
  const { user, job } = await openHeld();
  const { fileName, createdBy, createdAt, state, isDryRun } = job;
  const same = { fileName, createdBy, createdAt, state, isDryRun, isUndone: false, review: "waiting" as const };
  answer(
    previewImport,
    importPreview({
      sameFiles: [
        { ...same, jobId: job.id },
        { ...same, jobId: "b" },
      ],
    }),
  );
  await user.click(screen.getByRole("button", { name: "Sütunları düzelt" }));
  expect(await screen.findAllByText(/^Bu dosyanın aynısı/)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Raporu aç" })).toHaveProperty("pathname", "/admin/upload/b");
});

it("a rejected decision says why, and can be made again", async () => {
  const { user } = await openHeld();
  fail(decideImport, 409, { title: "x", status: 409, code: "conflict", detail: "Karar zaten verildi" });
  await user.click(screen.getByRole("button", { name: "Yayımla" }));
  await expectNotice("Karar zaten verildi");
  expect(screen.getByRole("button", { name: "Yayımla" })).toHaveProperty("disabled", false);
});

it("shares that cannot be read say so, and are read again on request", async () => {
  const { user } = await openUpload();
  fail(getDirectorySettings, 403);
  await user.click(screen.getByRole("button", { name: "Oranları düzenle" }));
  const panel = await screen.findByRole("alert");
  expect(panel.textContent).toContain("Oranlar alınamadı");
  answer(getDirectorySettings, { isApprovedByDefault: false });
  await user.click(within(panel).getByRole("button", { name: "Tekrar dene" }));
  expect(await screen.findByLabelText("Bilinmeyen şehirler (%)")).toHaveProperty("value", "5");
});

it("an emptied share stays empty, and is not saved as 0", async () => {
  const { user } = await openUpload();
  answer(getDirectorySettings, { isApprovedByDefault: false });
  await user.click(screen.getByRole("button", { name: "Oranları düzenle" }));
  const changes = await screen.findByLabelText("Değişecek kayıtlı işletmeler (%)");
  await user.clear(changes);
  expect(changes).toHaveProperty("value", "");
  expect(changes).toHaveProperty("validity.valid", false);
});

it("the shares that hold an import can be read and changed", async () => {
  const { user } = await openUpload();
  answer(getDirectorySettings, { isApprovedByDefault: false });
  const saves = answer(saveDirectorySettings, { success: true, message: "" });
  await user.click(screen.getByRole("button", { name: "Oranları düzenle" }));
  const changes = await screen.findByLabelText("Değişecek kayıtlı işletmeler (%)");
  expect(changes).toHaveProperty("value", "20");
  await user.clear(changes);
  await user.type(changes, "35");
  await user.click(screen.getByRole("button", { name: "Oranları kaydet" }));
  await expectNotice("Ayarlar kaydedildi");
  expect(saves).toMatchObject([
    { body: { isApprovedByDefault: false, review: { ...DEFAULT_REVIEW_THRESHOLDS, maxChangedPercent: 35 } } },
  ]);
});
