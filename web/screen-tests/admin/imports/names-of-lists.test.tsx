import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import { getImport, previewImport } from "@meridian/contracts/imports/ingest-api";
import { putMappingProfile } from "@meridian/contracts/imports/mapping-profiles-api";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { logIn } from "../../admin-shell.ts";
import { answer, answerBy } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import {
  answerImports,
  answerProgress,
  answerUploads,
  choose,
  columnPreview,
  importJob,
  importPreview,
  openUpload,
  startButton,
} from "./import-fixtures.ts";
import { stubSendableFiles } from "./sendable-files.ts";

const COLUMNS = [columnPreview(0, "Street", "street", "1 High St"), columnPreview(1, "City", "city", "Boston")];
const WALMART = { columns: COLUMNS, listedNames: [{ name: "Walmart", basis: "file" as const }] };
const PROFILE: MappingProfile = {
  signature: importPreview().signature,
  name: "Şubeler",
  headers: ["Street", "City"],
  columnChoices: [],
  updatedAt: "2026-05-01T12:00:00.000Z",
  updatedBy: "operator",
};

beforeEach(stubSendableFiles);

async function openReview(preview: Parameters<typeof answerUploads>[0]) {
  const view = await openUpload();
  answerUploads(preview);
  choose("liste.csv");
  await view.user.click(screen.getByRole("button", { name: "Önce incele" }));
  return { ...view, review: within(await screen.findByRole("region", { name: "liste.csv: sütun eşleme" })) };
}

/** Answers as the server, which takes a given name. */
const answerPreviews = (preview: Parameters<typeof answerUploads>[0]) =>
  answerBy(previewImport, ({ body }) => {
    const { businessName } = previewImport.body.parse(body);
    const chosen =
      businessName === undefined ? {} : { listedNames: [{ name: businessName, basis: "choice" as const }] };
    return importPreview({ ...preview, ...chosen });
  });

const nameField = (review: ReturnType<typeof within>) => review.getByRole("textbox", { name: "İşletmelerin adı" });

describe("the review of a list without a column of names", () => {
  it("fills in the name that the file suggests, which is not sent until a person confirms it", async () => {
    const { user, review } = await openReview(WALMART);
    expect(nameField(review)).toHaveProperty("value", "Walmart");
    expect(review.getByText(/^Walmart \(dosyanın adından\)\. Bu adı onaylamazsanız/)).toBeTruthy();
    const started = answerImports();
    await user.click(startButton());
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.body).not.toHaveProperty("businessName");
  });

  it("sends the name that a person confirmed", async () => {
    const { user, review } = await openReview(WALMART);
    answerPreviews(WALMART);
    await user.click(review.getByRole("button", { name: "Bu adı onayla" }));
    expect(review.queryByRole("button", { name: "Bu adı onayla" })).toBeNull();
    const started = answerImports();
    await user.click(startButton());
    await waitFor(() => expect(started).toMatchObject([{ body: { businessName: "Walmart" } }]));
  });

  it("takes a name where nothing suggests one, and the file can then be imported", async () => {
    const { user, review } = await openReview({ columns: COLUMNS });
    expect(review.getByText(/^İşletme adı sütunu bulunamadı/)).toBeTruthy();
    const previews = answerPreviews({ columns: COLUMNS });
    await user.type(nameField(review), "Dr. Simi");
    await waitFor(() => expect(previews).toMatchObject([{ body: { businessName: "Dr. Simi" } }]));
    await waitFor(() => expect(review.queryByText(/^İşletme adı sütunu bulunamadı/)).toBeNull());
    const started = answerImports();
    await user.click(startButton());
    await waitFor(() => expect(started).toMatchObject([{ body: { businessName: "Dr. Simi" } }]));
  });

  it("says that a name is not enough for a list that says nowhere where anything is", async () => {
    const { user, review } = await openReview({ columns: [columnPreview(0, "Code", null, "A7")] });
    await user.type(nameField(review), "Dr. Simi");
    expect(await review.findByText(/^Ad tek başına yeterli değil/)).toBeTruthy();
  });

  it("keeps the name with the saved mapping, or leaves it out", async () => {
    const { user, review } = await openReview({
      columns: COLUMNS,
      profile: { ...PROFILE, businessName: "Dr. Simi" },
      listedNames: [{ name: "Dr. Simi", basis: "profile" }],
    });
    expect(nameField(review)).toHaveProperty("value", "Dr. Simi");
    await user.click(review.getByRole("checkbox", { name: "İşletmelerin adı da saklanır: Dr. Simi" }));
    const saves = answer(putMappingProfile, PROFILE);
    await user.click(review.getByRole("button", { name: "Değişiklikleri kaydet" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(putMappingProfile.body.parse(saves[0]?.body).businessName).toBeUndefined();
  });
});

it("the page of a refused import opens its file again, and imports it under a given name", async () => {
  logIn();
  answerProgress();
  const failure = { code: "invalid_input", message: "Ad sütunu yok" };
  const job = importJob("a", { state: "failed", failure });
  answer(getImport, { job, issues: [], progress: progressOf(job) });
  answerPreviews({ columns: COLUMNS });
  const { user } = await renderRoute("/admin/upload/a");
  await user.click(await screen.findByRole("button", { name: "Sütunları incele" }));
  const review = within(await screen.findByRole("region", { name: /sütun eşleme$/ }));
  expect(screen.getByRole("button", { name: "Bu seçimlerle içe aktar" })).toHaveProperty("disabled", true);
  await user.type(nameField(review), "Dr. Simi");
  const started = answerImports();
  await user.click(screen.getByRole("button", { name: "Bu seçimlerle içe aktar" }));
  await waitFor(() => expect(started).toMatchObject([{ body: { fileId: "file-a", businessName: "Dr. Simi" } }]));
});
