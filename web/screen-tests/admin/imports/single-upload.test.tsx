import { getStats } from "@meridian/contracts/admin/admin-api";
import { listAdminBusinesses } from "@meridian/contracts/businesses/admin-businesses-api";
import type { UploadReport } from "@meridian/contracts/imports/import-report";
import { uploadExcel } from "@meridian/contracts/imports/ingest-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ADMIN_STATS, expectNotice } from "../../admin-shell.ts";
import { answer, disconnect, fail, holdAnswer } from "../../network.ts";
import { textsOf } from "../../shown-texts.ts";
import { openCombined, TWO_BUSINESSES } from "../businesses/business-fixtures.ts";
import { stubSendableFiles } from "./sendable-files.ts";

beforeEach(stubSendableFiles);

const REPORT: UploadReport = {
  ...{ success: true, message: "işlendi", totalRows: 3, successCount: 1, updatedCount: 0, skippedCount: 2 },
  wasDeletedCount: 0,
  filledCount: 0,
  restoredCount: 0,
  ...{ errorCount: 0, errors: [], skippedBusinesses: ["Kahve 1"], warning: null, jobId: "x", notes: [] },
};
const PARTIAL: UploadReport = { ...REPORT, success: false, message: "yarıda kaldı", successCount: 1, errorCount: 2 };

const card = () => within(screen.getByRole("region", { name: "Excel Import & Export" }));
const upload = () => card().getByRole("button", { name: "İçe aktar" });
const chooser = () => card().getByLabelText<HTMLInputElement>("Dosya seç");
const choose = (name: string) => fireEvent.change(chooser(), { target: { files: [new File(["x"], name)] } });
const removal = (name: string) => card().queryByRole("button", { name: `${name} dosyasını kaldır` });
const figure = (label: string) => card().getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

async function uploadFile() {
  const view = await openCombined();
  choose("liste.xlsx");
  const refreshed = [answer(listAdminBusinesses, TWO_BUSINESSES), answer(getStats, ADMIN_STATS)];
  await view.user.click(upload());
  return { ...view, refreshed };
}

it("needs a file, and is disabled while it uploads [admin 4.6]", async () => {
  const { user } = await openCombined();
  expect(upload()).toHaveProperty("disabled", true);
  choose("liste.xls");
  expect(removal("liste.xls")).toBeTruthy();
  expect(upload()).toHaveProperty("disabled", false);
  const { release } = holdAnswer(uploadExcel, REPORT);
  await user.click(upload());
  expect(await card().findByRole("button", { name: "İçe aktarılıyor…" })).toHaveProperty("disabled", true);
  release();
  expect(await card().findByRole("button", { name: "İçe aktar" })).toBeTruthy();
});

it("takes one Excel file and shows one report [admin 2.58]", async () => {
  const uploads = answer(uploadExcel, REPORT);
  await uploadFile();
  expect(chooser().multiple).toBe(false);
  expect(await card().findByRole("heading", { name: "İçe aktarma raporu" })).toBeTruthy();
  expect([figure("Toplam satır"), figure("Yeni Eklenen"), figure("Atlanan (tekrar)"), figure("Hatalı")]).toEqual([
    ...["3", "1", "2", "0"],
  ]);
  expect(card().getByText("Kahve 1")).toBeTruthy();
  expect(uploads).toMatchObject([{ body: expect.stringContaining('name="file"; filename="liste.xlsx"') }]);
});

it("success clears the file and refreshes list and figures [admin 4.7]", async () => {
  answer(uploadExcel, REPORT);
  const { refreshed } = await uploadFile();
  await expectNotice("Başarılı");
  expect(removal("liste.xlsx")).toBeNull();
  for (const calls of refreshed) await waitFor(() => expect(calls.length).toBeGreaterThan(0));
});

it("partial success says Kısmi Başarı, refreshes too, and keeps the file [admin 4.8] [admin 8.24]", async () => {
  answer(uploadExcel, PARTIAL);
  const { refreshed } = await uploadFile();
  await expectNotice("Kısmi Başarı");
  await expectNotice("yarıda kaldı");
  expect(removal("liste.xlsx")).toBeTruthy();
  for (const calls of refreshed) await waitFor(() => expect(calls.length).toBeGreaterThan(0));
});

it("refuses anything but .xlsx and .xls as Invalid File Type [admin 5.3]", async () => {
  await openCombined();
  expect(chooser().accept).toBe(".xlsx,.xls");
  choose("list.csv");
  await expectNotice("Invalid File Type");
  await expectNotice("Please select an Excel file (.xlsx or .xls)");
  expect(upload()).toHaveProperty("disabled", true);
});

it("states the limit of 150 MB [admin 5.5]", async () => {
  await openCombined();
  expect(card().getByText(/en fazla 150 MB/)).toBeTruthy();
});

it("lists five names and five errors, then ... and N more [admin 9.6]", async () => {
  const texts = (word: string) => Array.from({ length: 7 }, (_, index) => `${word} ${index + 1}`);
  answer(uploadExcel, { ...REPORT, errorCount: 7, errors: texts("Satır"), skippedBusinesses: texts("Tekrar") });
  await uploadFile();
  await card().findByRole("heading", { name: "İçe aktarma raporu" });
  for (const word of ["Satır", "Tekrar"]) {
    const shown = card().getAllByText(new RegExp(`^${word} \\d$`), { selector: "li" });
    expect(textsOf(shown)).toEqual(texts(word).slice(0, 5));
  }
  expect(card().getAllByText("... and 2 more")).toHaveLength(2);
});

it("a 504 is a timeout [admin 8.19]", async () => {
  fail(uploadExcel, 504);
  await uploadFile();
  await expectNotice("Dosya yükleme timeout oldu. Dosya çok büyük olabilir.");
});

it("without a network it points to the connection [admin 8.20]", async () => {
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => offline.mockRestore());
  disconnect(uploadExcel);
  await uploadFile();
  await expectNotice("Ağ hatası. İnternet bağlantınızı kontrol edin.");
});

it("without an answer it says that the server is unreachable [admin 8.21]", async () => {
  disconnect(uploadExcel);
  await uploadFile();
  await expectNotice("Sunucuya bağlanılamadı. Lütfen tekrar deneyin.");
});

it("any other failure is Hata with a general sentence [admin 8.22]", async () => {
  fail(uploadExcel, 500);
  await uploadFile();
  await expectNotice("Hata");
  await expectNotice("Dosya yükleme sırasında bir hata oluştu.");
});
