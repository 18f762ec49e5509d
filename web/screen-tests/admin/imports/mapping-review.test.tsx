import { searchKinds } from "@meridian/contracts/categories/categories-api";
import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import { previewImport } from "@meridian/contracts/imports/ingest-api";
import {
  deleteMappingProfile,
  listMappingProfiles,
  putMappingProfile,
} from "@meridian/contracts/imports/mapping-profiles-api";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { expectNotice } from "../../admin-shell.ts";
import { answer, answerBy, fail } from "../../network.ts";
import {
  answerImports,
  answerUploads,
  choose,
  columnPreview,
  importPreview,
  openUpload,
  startButton,
} from "./import-fixtures.ts";
import { stubSendableFiles } from "./sendable-files.ts";

const NAMELESS = [columnPreview(0, "Kolon A", null, "Praxis 1"), columnPreview(1, "Kolon B", "fullAddress", "Wien")];
const NAMED = NAMELESS.map((column) => (column.column === 0 ? { ...column, field: "name" as const } : column));
const PROFILE: MappingProfile = {
  signature: importPreview().signature,
  name: "Wien listesi",
  headers: ["Kolon A", "Kolon B"],
  columnChoices: [{ column: 0, field: "name" }],
  updatedAt: "2026-05-01T12:00:00.000Z",
  updatedBy: "operator",
};

beforeEach(stubSendableFiles);

/** Sends a file and opens its columns. */
async function openReview(preview: Parameters<typeof answerUploads>[0] = {}) {
  const view = await openUpload();
  answerUploads(preview);
  choose("liste.csv");
  await view.user.click(screen.getByRole("button", { name: "Önce incele" }));
  const review = await screen.findByRole("region", { name: "liste.csv: sütun eşleme" });
  return { ...view, review: within(review) };
}

it("a review shows the field of each column and the first resulting rows", async () => {
  const { review } = await openReview();
  expect(document.activeElement).toBe(review.getByRole("heading", { name: "Sütun eşleme" }));
  expect(review.getByLabelText("name sütununun alanı")).toHaveProperty("value", "name");
  const rows = within(review.getByRole("region", { name: "İlk satırlar" }));
  expect(rows.getByText("İçe aktarılır")).toBeTruthy();
  expect(rows.getByText("Reddedilir")).toBeTruthy();
});

it("the first resulting rows have their ratings in Turkish notation", async () => {
  const { review } = await openReview({ rows: [{ row: 2, fields: { name: "Kahve 1", rating: "3.05" }, issues: [] }] });
  expect(within(review.getByRole("region", { name: "İlk satırlar" })).getByText("3,05")).toBeTruthy();
});

it("reviewing one more file while a review is open leaves the focus beside the button", async () => {
  const { user } = await openReview();
  choose("liste-2.csv");
  await screen.findByRole("button", { name: "liste-2.csv dosyasını kaldır" });
  const button = screen.getByRole("button", { name: "Önce incele" });
  button.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(startButton()));
  expect(button).toHaveProperty("disabled", true);
});

it("the columns can be filtered to the unknown ones", async () => {
  const { user, review } = await openReview();
  await user.click(review.getByRole("radio", { name: "Bilinmeyen (1)" }));
  expect(review.getByLabelText("Kolon B sütununun alanı")).toBeTruthy();
  expect(review.queryByLabelText("name sütununun alanı")).toBeNull();
});

it("a column mapped by hand is previewed again and sent with the import", async () => {
  const { user, review } = await openReview({ columns: NAMELESS });
  expect(review.getByText(/^İşletme adı sütunu bulunamadı/)).toBeTruthy();
  const previews = answer(previewImport, importPreview({ columns: NAMED }));
  await user.selectOptions(review.getByLabelText("Kolon A sütununun alanı"), "İşletme adı");
  expect(review.queryByText(/^İşletme adı sütunu bulunamadı/)).toBeNull();
  const columnChoices = [{ column: 0, field: "name" }];
  await waitFor(() => expect(previews).toMatchObject([{ body: { fileId: "file-1", columnChoices } }]));
  const started = answerImports();
  await user.click(startButton());
  await waitFor(() => expect(started).toMatchObject([{ body: { columnChoices } }]));
  await expectNotice("Tüm dosyalar başarıyla yüklendi");
});

it("the country chosen for rows without one is previewed, and sent with the import", async () => {
  const { user, review } = await openReview();
  const country = review.getByRole("combobox", { name: "Varsayılan ülke" });
  expect(country).toHaveProperty("selectedOptions.0.text", "Kendiliğinden (bulunamadı)");
  const previews = answer(previewImport, importPreview({ fileCountry: "CH" }));
  await user.selectOptions(country, "İsviçre");
  await waitFor(() => expect(previews).toMatchObject([{ body: { fileId: "file-1", fileCountry: "CH" } }]));
  const started = answerImports();
  await user.click(startButton());
  await waitFor(() => expect(started).toMatchObject([{ body: { fileCountry: "CH" } }]));
});

it("the kind that the file's name tells is shown, and another one or none can be chosen in its place", async () => {
  const museum = { key: "tourism/museum", name: "Museum" };
  const { user, review } = await openReview({ listedKinds: [{ ...museum, basis: "file" }] });
  const kind = review.getByRole("combobox", { name: "Dosyadaki işletmelerin türü" });
  expect(kind).toHaveProperty("selectedOptions.0.text", "Museum (dosyanın adından)");
  const gallery = { key: "tourism/gallery", name: "Art gallery" };
  answer(searchKinds, { kinds: [{ ...gallery, within: [] }] });
  const previews = answer(previewImport, importPreview({ listedKinds: [{ ...gallery, basis: "choice" }] }));
  await user.selectOptions(kind, "Başka bir tür seç…");
  await user.type(review.getByRole("combobox", { name: "Tür ara" }), "galeri");
  await user.click(await screen.findByRole("option", { name: /Art gallery/ }));
  await waitFor(() => expect(previews).toMatchObject([{ body: { businessKind: gallery.key } }]));
  expect(kind).toHaveProperty("selectedOptions.0.text", "Art gallery");
  await user.selectOptions(kind, "Tür yok");
  await waitFor(() => expect(previews[1]).toMatchObject({ body: { businessKind: "none" } }));
  const started = answerImports();
  await user.click(startButton());
  await waitFor(() => expect(started).toMatchObject([{ body: { businessKind: "none" } }]));
});

it("a file without a name column is not imported, and its headers are named", async () => {
  const { user } = await openReview({ columns: NAMELESS });
  await user.click(startButton());
  await expectNotice(
    "İşletme adı sütunu bulunamadı. Başlıklar: “Kolon A”, “Kolon B”. “Sütunları incele” altında birini seçin veya hepsinin adını yazın.",
  );
});

it("a failed preview keeps the choice and can be retried", async () => {
  const { user, review } = await openReview({ columns: NAMELESS });
  fail(previewImport, 403);
  await user.selectOptions(review.getByLabelText("Kolon A sütununun alanı"), "İşletme adı");
  expect(await review.findByText(/^Önizleme yenilenemedi/)).toBeTruthy();
  answer(previewImport, importPreview({ columns: NAMED }));
  await user.click(review.getByRole("button", { name: "Tekrar dene" }));
  await waitFor(() => expect(review.queryByText(/^Önizleme yenilenemedi/)).toBeNull());
  expect(review.getByLabelText("Kolon A sütununun alanı")).toHaveProperty("value", "name");
});

it("a mapping is saved under a name for all files with these headers", async () => {
  const { user, review } = await openReview();
  const saved = answer(putMappingProfile, PROFILE);
  answer(previewImport, importPreview({ profile: PROFILE }));
  answer(listMappingProfiles, [PROFILE]);
  await user.type(review.getByLabelText("Eşlemenin adı"), "Wien listesi");
  await user.click(review.getByRole("button", { name: "Eşlemeyi kaydet" }));
  await expectNotice("Eşleme kaydedildi");
  expect(await review.findByText("Wien listesi")).toBeTruthy();
  expect(saved).toMatchObject([{ body: { name: "Wien listesi", headers: ["name", "Kolon B"] } }]);
});

it("a country saved with a mapping is named as its own, and can be taken back", async () => {
  const { user, review } = await openReview({ profile: { ...PROFILE, fileCountry: "CH" }, fileCountry: "CH" });
  const country = review.getByRole("combobox", { name: "Varsayılan ülke" });
  expect(country).toHaveProperty("selectedOptions.0.text", "Kayıtlı eşlemeden (İsviçre)");
  const saved = answer(putMappingProfile, PROFILE);
  answer(previewImport, importPreview({ profile: PROFILE }));
  answer(listMappingProfiles, [PROFILE]);
  await user.click(review.getByRole("checkbox", { name: "Varsayılan ülke de saklanır: İsviçre" }));
  await user.click(review.getByRole("button", { name: "Değişiklikleri kaydet" }));
  await waitFor(() => expect(country).toHaveProperty("selectedOptions.0.text", "Kendiliğinden (bulunamadı)"));
  expect(saved.map(({ body }) => putMappingProfile.body.parse(body).fileCountry)).toEqual([undefined]);
  expect(review.queryByRole("checkbox", { name: /^Varsayılan ülke/ })).toBeNull();
});

it("a kind saved with a mapping is named as its own, and can be taken back", async () => {
  const saved = { key: "tourism/museum", name: "Museum", basis: "profile" } as const;
  const { user, review } = await openReview({
    profile: { ...PROFILE, businessKind: saved.key },
    listedKinds: [saved],
  });
  const kind = review.getByRole("combobox", { name: "Dosyadaki işletmelerin türü" });
  expect(kind).toHaveProperty("selectedOptions.0.text", "Museum (kayıtlı eşlemeden)");
  const saves = answer(putMappingProfile, PROFILE);
  answer(previewImport, importPreview({ profile: PROFILE }));
  answer(listMappingProfiles, [PROFILE]);
  await user.click(review.getByRole("checkbox", { name: "İşletmelerin türü de saklanır: Museum" }));
  await user.click(review.getByRole("button", { name: "Değişiklikleri kaydet" }));
  await waitFor(() =>
    expect(saves.map(({ body }) => putMappingProfile.body.parse(body).businessKind)).toEqual([undefined]),
  );
});

it("a file imported before says so before it is imported again", async () => {
  const same = { jobId: "j1", createdBy: "operator", createdAt: "2026-05-01T12:00:00.000Z" };
  const { review } = await openReview({
    sameFiles: [{ ...same, fileName: "eski.csv", state: "succeeded", isDryRun: false, isUndone: false, review: null }],
    notes: ["Adı .xlsx, içeriği CSV metin dosyası"],
  });
  expect(screen.getByText("Daha önce yüklendi")).toBeTruthy();
  expect(review.getByText(/^Bu dosyanın aynısı .* “eski\.csv” adıyla içe aktarıldı/)).toBeTruthy();
  expect(review.getByRole("link", { name: "Raporu aç" })).toHaveProperty("pathname", "/admin/upload/j1");
  expect(review.getByText("Adı .xlsx, içeriği CSV metin dosyası")).toBeTruthy();
});

it.each([
  ["waiting", /“eski\.csv” adıyla yüklendi \(karar bekliyor\)/],
  ["discarded", /“eski\.csv” adıyla yüklendi \(yayımlanmadı\)/],
  ["published", /“eski\.csv” adıyla içe aktarıldı \(başarılı\)/],
] as const)("a file whose earlier import is %s says so", async (state, text) => {
  const same = { jobId: "j1", createdBy: "operator", createdAt: "2026-05-01T12:00:00.000Z", fileName: "eski.csv" };
  const { review } = await openReview({
    sameFiles: [{ ...same, state: "succeeded", isDryRun: false, isUndone: false, review: state }],
  });
  expect(review.getByText(text)).toBeTruthy();
});

it.each([true, false])("a saved mapping says whether it is trusted: %s", async (isTrusted) => {
  await openUpload([], () => answer(listMappingProfiles, [{ ...PROFILE, isTrusted }]));
  await screen.findByText("Wien listesi");
  expect(screen.queryByText("Güvenilen kaynak") !== null).toBe(isTrusted);
});

it.each(["Museum", undefined])("a saved mapping names the kind it keeps: %s", async (kindName) => {
  const kept = { businessKind: kindName === undefined ? "none" : "tourism/museum", kindName };
  await openUpload([], () => answer(listMappingProfiles, [{ ...PROFILE, ...kept }]));
  expect(await screen.findByText(new RegExp(`İşletmelerin türü: ${kindName ?? "tür yok"} ·`))).toBeTruthy();
});

it("a saved mapping is renamed", async () => {
  const { user } = await openUpload([], () => answer(listMappingProfiles, [PROFILE]));
  await user.click(await screen.findByRole("button", { name: "Wien listesi eşlemesini yeniden adlandır" }));
  let name = PROFILE.name;
  answerBy(listMappingProfiles, () => [{ ...PROFILE, name }]);
  answerBy(putMappingProfile, ({ body }) => {
    ({ name } = putMappingProfile.body.parse(body));
    return { ...PROFILE, name };
  });
  const field = screen.getByLabelText("Eşlemenin yeni adı");
  await user.clear(field);
  await user.type(field, "Yeni ad");
  await user.click(screen.getByRole("button", { name: "Kaydet" }));
  expect(await screen.findByText("Yeni ad")).toBeTruthy();
});

it("a saved mapping is deleted after a question", async () => {
  const { user } = await openUpload([], () => answer(listMappingProfiles, [PROFILE]));
  await user.click(await screen.findByRole("button", { name: "Wien listesi eşlemesini sil" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Kayıtlı eşleme silinsin mi?" }));
  const deletions = answer(deleteMappingProfile, { success: true });
  answer(listMappingProfiles, []);
  await user.click(dialog.getByRole("button", { name: "Eşlemeyi sil" }));
  await expectNotice("Eşleme silindi");
  expect(await screen.findByText(/^Henüz yok\./)).toBeTruthy();
  expect(deletions).toHaveLength(1);
});
