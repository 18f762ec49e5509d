import { listAdminBusinesses } from "@meridian/contracts/businesses/admin-businesses-api";
import { type ImportUndo, NO_ROWS, type ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import {
  decideImport,
  getImport,
  listImports,
  listUndone,
  previewImport,
} from "@meridian/contracts/imports/ingest-api";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNotice, logIn } from "../../admin-shell.ts";
import { answer, fail } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { cellTexts } from "../../shown-texts.ts";
import { businessPage, listItem } from "../businesses/business-fixtures.ts";
import {
  answerImports,
  answerProgress,
  answerUploads,
  choose,
  importJob,
  importPreview,
  openUpload,
  startButton,
} from "./import-fixtures.ts";
import { stubSendableFiles } from "./sendable-files.ts";

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
  missing: [{ id: "b2", name: "Fırın", city: "Graz" }],
  decidedBy: null,
  decidedAt: null,
  nextJobId: null,
};
const HELD: Partial<ShownImportJob> = {
  review: REVIEW,
  counters: { ...NO_ROWS, rowsRead: 50, created: 8, withheld: 42 },
};

const UNDO: ImportUndo = {
  state: "running",
  requestedBy: "operator",
  requestedAt: "2026-05-02T12:00:00.000Z",
  finishedAt: null,
  removed: 0,
  restored: 0,
  kept: 0,
};

const answerImport = (job: ShownImportJob) => answer(getImport, { job, issues: [], progress: progressOf(job) });

async function openHeld(overrides: Partial<ShownImportJob> = {}, created = listItem(1)) {
  logIn();
  answerProgress();
  const job = importJob("a", { ...HELD, ...overrides });
  answer(listImports, [job]);
  answer(listAdminBusinesses, businessPage([created]));
  answerImport(job);
  const view = await renderRoute("/admin/upload/a");
  await screen.findByRole("heading", { level: 1, name: "a.csv" });
  return { ...view, job };
}

it("a held import says why it waits, and shows fields before and after", async () => {
  await openHeld();
  expect(screen.getByRole("heading", { name: "Karar bekliyor" })).toBeTruthy();
  expect(screen.getByText(/^Dosyada geçen kayıtlı işletmelerin %42 kadarının/)).toBeTruthy();
  expect(screen.getByText("Adların %90 kadarı işletme adından çok koda benziyor.")).toBeTruthy();
  expect(screen.getByText(/^Ad sütunu başlığına göre değil/)).toBeTruthy();
  expect(
    screen.getByText(/^Eklenen 8 işletme şimdilik gizli. Değişecek 42 işletmeye henüz dokunulmadı. /),
  ).toBeTruthy();
  const samples = within(screen.getByRole("region", { name: "Değişecek işletmelerden örnekler" }));
  const [, ...rows] = samples.getAllByRole("row");
  expect(rows.map(cellTexts)).toEqual([
    ["Kahve 1", "Telefon", "+43 1 1111111", "+43 1 2222222"],
    ["Kahve 1", "Web sitesi", "—", "https://kahve.example"],
  ]);
});

it("a held import shows some of the businesses that its file lacks", async () => {
  await openHeld();
  const samples = within(screen.getByRole("region", { name: "Dosyada olmayan işletmelerden örnekler" }));
  expect(samples.getAllByRole("row").slice(1).map(cellTexts)).toEqual([["Fırın", "Graz"]]);
  const link = samples.getByRole("link", { name: "Fırın" });
  expect(link.getAttribute("href")).toBe("/admin/businesses/b2");
});

it("a held import shows some of the businesses that it created, and leads to all of them", async () => {
  await openHeld();
  const samples = within(await screen.findByRole("region", { name: "Eklenen işletmelerden örnekler" }));
  const { name, category, address, city, phone } = listItem(1);
  expect(samples.getAllByRole("row").slice(1).map(cellTexts)).toEqual([[name, category, address, city, phone]]);
  const all = screen.getByRole("link", { name: "Eklenen işletmelerin hepsi" });
  expect(all.getAttribute("href")).toBe("/admin/businesses?importId=a");
});

it("created businesses are shown without the columns that none of them fills", async () => {
  await openHeld({}, { ...listItem(1), category: null, address: null, city: null, phone: null });
  const samples = within(await screen.findByRole("region", { name: "Eklenen işletmelerden örnekler" }));
  expect(samples.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["İşletme"]);
});

it("a held import that created nothing shows no created businesses", async () => {
  await openHeld({ counters: { ...NO_ROWS, rowsRead: 42, withheld: 42 } });
  expect(screen.queryByRole("link", { name: "Eklenen işletmelerin hepsi" })).toBeNull();
});

it("the result of an upload that waits says why, and leads to the decision", async () => {
  stubSendableFiles();
  const { user } = await openUpload();
  answerUploads();
  answerImports(() => HELD);
  choose("liste.csv");
  await user.click(startButton());
  const results = within(await screen.findByRole("region", { name: "Sonuçlar" }));
  expect(await results.findByText(/^Dosyada geçen kayıtlı işletmelerin %42 kadarının/)).toBeTruthy();
  expect(results.getByRole("link", { name: "Karar ver" })).toHaveProperty("pathname", "/admin/upload/liste.csv");
  await expectNotice("Karar bekleyen dosya: 1/1. Karar verilene kadar yayımlanmaz.");
});

const DISCARDED: Partial<ShownImportJob> = { review: { ...REVIEW, state: "discarded" } };

it.each<[string, Partial<ShownImportJob>, string[]]>([
  ["discarded", DISCARDED, ["Yayımlanmadı"]],
  ["discarded and undone", { ...DISCARDED, undo: { ...UNDO, state: "done" } }, ["Yayımlanmadı", "Geri alındı"]],
  ["corrected", { review: { ...REVIEW, state: "corrected" } }, ["Düzeltildi"]],
])("a held import that was %s is not called a success", async (_, overrides, chips) => {
  answer(listUndone, []);
  await openHeld({ counters: { ...NO_ROWS, rowsRead: 42, withheld: 42 }, ...overrides });
  for (const chip of chips) expect(screen.getAllByText(chip).length).toBeGreaterThan(0);
  expect(screen.queryByText("Başarılı")).toBeNull();
  expect(screen.queryByText(/^Dosya işlendi/)).toBeNull();
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
  expect(screen.getByText(/^Eklenen 8 işletme şimdilik gizli. Yayımlarsanız/)).toBeTruthy();
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
  const { user } = await openHeld({ columnChoices: [{ column: 1, field: "city" }], headerRow: 2, fileCountry: "DE" });
  const previews = answer(previewImport, importPreview({ headerRow: 2 }));
  const decisions = answer(decideImport, importJob("b"));
  await user.click(screen.getByRole("button", { name: "Sütunları düzelt" }));
  await user.click(await screen.findByRole("button", { name: "Bu sütunlarla yeniden içe aktar" }));
  await waitFor(() => expect(decisions).toHaveLength(1));
  const columns = { columnChoices: [{ column: 1, field: "city" }], headerRow: 2, fileCountry: "DE" };
  expect(previews[0]?.body).toMatchObject(columns);
  expect(decisions[0]?.body).toEqual({ decision: "correct", ...columns });
});

it("a list is not published while its columns are being corrected, unless that is given up", async () => {
  const { user } = await openHeld();
  answer(previewImport, importPreview());
  const publish = () => screen.getByRole("button", { name: "Yayımla" });
  await user.click(screen.getByRole("button", { name: "Sütunları düzelt" }));
  await screen.findByRole("button", { name: "Bu sütunlarla yeniden içe aktar" });
  expect(publish()).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Düzeltmeden vazgeç" }));
  expect(publish()).toHaveProperty("disabled", false);
  expect(screen.queryByRole("button", { name: "Bu sütunlarla yeniden içe aktar" })).toBeNull();
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
