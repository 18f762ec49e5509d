import { getStats } from "@meridian/contracts/admin/admin-api";
import { NO_ROWS } from "@meridian/contracts/imports/import-job";
import { MAX_UPLOAD_BYTES } from "@meridian/contracts/imports/import-limits";
import { RESUMABLE_UPLOADS_PATH, SHEET_EXTENSIONS } from "@meridian/contracts/imports/resumable-upload";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { ADMIN_STATS, expectNotice } from "../../admin-shell.ts";
import { answer, respond } from "../../network.ts";
import { textsOf } from "../../shown-texts.ts";
import { answerImports, answerUploads, choose, openUpload, picker, startButton } from "./import-fixtures.ts";
import { stubSendableFiles } from "./sendable-files.ts";

const UPLOADS = { method: "POST", path: RESUMABLE_UPLOADS_PATH } as const;
const chosen = () => screen.queryByRole("region", { name: "Seçilen dosyalar" });
const results = () => screen.findByRole("region", { name: "Sonuçlar" });

beforeEach(stubSendableFiles);

it("takes several .xlsx, .xls and .csv files, and the other formats of the importer [admin 2.52]", async () => {
  await openUpload();
  expect(picker()).toMatchObject({ multiple: true, accept: expect.stringMatching(/^\.xlsx,\.xls,\.csv,/) });
  expect(picker().accept.split(",")).toEqual([...SHEET_EXTENSIONS]);
});

it("links to the template as .xlsx and as .csv [admin 2.53]", async () => {
  await openUpload();
  const links = screen.getAllByRole("link", { name: /^Şablon/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...["/api/admin/template.xlsx", "/api/admin/template.csv"],
  ]);
});

it("lists chosen files with their size in MB, each to remove and all to clear [admin 2.54]", async () => {
  const { user } = await openUpload();
  choose("a.csv", new File(["x".repeat(2.5 * 1024 * 1024)], "b.csv"));
  const list = within(await screen.findByRole("region", { name: "Seçilen dosyalar" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
  expect(list.getAllByRole("listitem")[1]?.textContent).toContain("2,5 MB");
  await user.click(list.getByRole("button", { name: "a.csv dosyasını kaldır" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  await user.click(list.getByRole("button", { name: "Tümünü temizle" }));
  expect(chosen()).toBeNull();
});

it("the batch size is 100, 500, 1000 or 2000 records, 500 at first [admin 2.55]", async () => {
  await openUpload();
  const sizes = screen.getByLabelText("Grup boyutu");
  const labels = within(sizes).getAllByRole("option");
  expect(textsOf(labels)).toEqual(["100 kayıt", "500 kayıt", "1000 kayıt", "2000 kayıt"]);
  expect(sizes).toHaveProperty("value", "500");
});

it("the button names the current file, n of m, and is disabled while uploading [admin 2.56] [admin 5.8]", async () => {
  const { user } = await openUpload();
  respond(UPLOADS, () => new Promise<Response>(() => undefined));
  choose("a.csv", "b.csv");
  await user.click(startButton());
  const button = await screen.findByRole("button", { name: "Yükleniyor... Dosya 1 / 2" });
  expect(button).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Vazgeç" }));
  await expectNotice("İçe aktarma iptal edildi.");
});

it("rejects another extension, and the button is disabled without a file [admin 5.7]", async () => {
  await openUpload();
  expect(startButton()).toHaveProperty("disabled", true);
  choose("photo.png");
  await expectNotice("Geçersiz dosya türü");
  await expectNotice(/^photo\.png/);
  expect(startButton()).toHaveProperty("disabled", true);
});

it("rejects a file over 150 MB by name and keeps the others", async () => {
  await openUpload();
  const large = new File([], "large.csv");
  Object.defineProperty(large, "size", { value: MAX_UPLOAD_BYTES + 1 });
  choose(large, "a.csv");
  await expectNotice("Dosya çok büyük");
  await expectNotice("large.csv - Maksimum dosya boyutu 150MB'dır");
  expect(screen.getByRole("button", { name: "a.csv dosyasını kaldır" })).toBeTruthy();
});

it("every file gets its report [admin 2.57]", async () => {
  const { user } = await openUpload();
  answerUploads();
  const started = answerImports();
  choose("a.csv", "b.csv");
  await user.selectOptions(screen.getByLabelText("Grup boyutu"), "1000 kayıt");
  await user.click(startButton());
  const cards = within(await results());
  expect(await cards.findByRole("heading", { level: 3, name: "b.csv" })).toBeTruthy();
  expect(await cards.findByRole("heading", { level: 3, name: "a.csv" })).toBeTruthy();
  expect(
    cards.getAllByText("Dosya işlendi: 6 yeni, 0 güncellenen, 1 atlanan, 0 hatalı satır", { exact: false }),
  ).toHaveLength(2);
  expect(started).toMatchObject([
    { body: { fileName: "a.csv", batchSize: 1000, isDryRun: false } },
    { body: { fileName: "b.csv" } },
  ]);
});

it("all files uploaded: a toast says so, and list and figures are refreshed [admin 4.10] [admin 8.35]", async () => {
  const { user, historyCalls } = await openUpload();
  answerUploads();
  answerImports();
  const stats = answer(getStats, ADMIN_STATS);
  const before = historyCalls.length;
  choose("a.csv");
  await user.click(startButton());
  await expectNotice("Tüm dosyalar başarıyla yüklendi");
  await waitFor(() => expect(stats.length).toBeGreaterThan(0));
  await waitFor(() => expect(historyCalls.length).toBeGreaterThan(before));
});

it("choosing other files clears the results [admin 4.10]", async () => {
  const { user } = await openUpload();
  answerUploads();
  answerImports();
  choose("a.csv");
  await user.click(startButton());
  await within(await results()).findByRole("heading", { level: 3, name: "a.csv" });
  await expectNotice("Tüm dosyalar başarıyla yüklendi");
  choose("b.csv");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Sonuçlar" })).toBeNull());
});

it("a failed file does not stop the others; a toast says n/m files successful [admin 4.9]", async () => {
  const { user } = await openUpload();
  answerUploads();
  answerImports((name) => (name === "a.csv" ? { state: "failed", failure: { code: "x", message: "Bozuk" } } : {}));
  choose("a.csv", "b.csv", "c.csv");
  await user.click(startButton());
  await expectNotice("Kısmi başarı");
  await expectNotice("2/3 files successful");
  const left = within(await screen.findByRole("region", { name: "Seçilen dosyalar" }));
  expect(left.getAllByRole("listitem")).toHaveLength(1);
  expect(left.getByRole("button", { name: "a.csv dosyasını kaldır" })).toBeTruthy();
});

it("a rejected upload reads Upload failed for {file} with the answer's text [admin 8.25]", async () => {
  const { user } = await openUpload();
  respond(UPLOADS, () => new HttpResponse("boom", { status: 400 }));
  choose("liste.csv");
  await user.click(startButton());
  await expectNotice("Yükleme hatası");
  await expectNotice("Upload failed for liste.csv: boom");
  expect(await within(await results()).findByText(/Upload failed for liste\.csv: boom/)).toBeTruthy();
});

it("a broken part is resent from the server's offset", async () => {
  const { user } = await openUpload();
  answerUploads();
  answerImports();
  const path = `${RESUMABLE_UPLOADS_PATH}/1`;
  let isBroken = true;
  const parts = respond({ method: "PATCH", path }, () => {
    if (isBroken) return HttpResponse.error();
    return new HttpResponse(null, { status: 204, headers: { "upload-offset": "11", "upload-file-id": "file-1" } });
  });
  respond({ method: "HEAD", path }, () => {
    isBroken = false;
    return new HttpResponse(null, { headers: { "upload-offset": "5" } });
  });
  choose("a.csv");
  await user.click(startButton());
  await expectNotice("Tüm dosyalar başarıyla yüklendi");
  expect(parts.map(({ headers, body }) => [headers.get("upload-offset"), body])).toEqual([
    ["0", "name\nKahve\n"],
    ["5", "Kahve\n"],
  ]);
});

it("a dry run is imported for real at the press of a button", async () => {
  const { user } = await openUpload();
  answerUploads();
  const started = answerImports((name) => (name === "a.csv" ? { isDryRun: true, previewFileId: "p1" } : {}));
  choose("a.csv");
  await user.click(screen.getByLabelText("Yalnızca dene", { exact: false }));
  await user.click(screen.getByRole("button", { name: "Denemeyi Başlat" }));
  const cards = within(await results());
  expect(await cards.findByText("Deneme tamamlandı:")).toBeTruthy();
  await expectNotice("Hiçbir şey yazılmadı.");
  expect(screen.queryByText("Tüm dosyalar başarıyla yüklendi")).toBeNull();
  const preview = cards.getByRole("link", { name: "Deneme sonucu (CSV)" });
  expect(preview.getAttribute("href")).toBe("/api/admin/imports/a.csv/preview.csv");
  await user.click(cards.getByRole("button", { name: "Şimdi gerçekten içe aktar" }));
  await waitFor(() => expect(started).toMatchObject([{ body: { isDryRun: true } }, { body: { isDryRun: false } }]));
});

it("deleted businesses that a file left out are restored at the press of a button", async () => {
  const { user } = await openUpload();
  answerUploads();
  const started = answerImports((name) =>
    name === "a.csv" ? { counters: { ...NO_ROWS, rowsRead: 3, wasDeleted: 3 } } : {},
  );
  choose("a.csv");
  await user.click(startButton());
  const cards = within(await results());
  expect(await cards.findByText("Daha önce silinmiş")).toBeTruthy();
  await user.click(cards.getByRole("button", { name: "Silinenleri geri getirerek yeniden içe aktar" }));
  await waitFor(() =>
    expect(started).toMatchObject([{ body: { restoresDeleted: false } }, { body: { restoresDeleted: true } }]),
  );
});
