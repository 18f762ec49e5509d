import { shownImportJobSchema } from "@meridian/contracts/imports/import-job";
import { mappingProfileSchema } from "@meridian/contracts/imports/import-mapping";
import { type ImportPreview, importPreviewSchema } from "@meridian/contracts/imports/import-preview";
import { afterAll, describe, expect, it } from "vitest";
import { endedJob, sampleCsv, upload, uploadForReport } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const STRANGE_CSV = 'Qx1,Qx2,Qx3\nKafe Bir,"Sokak 1, Ankara, Türkiye",4.5\nKafe İki,"Sokak 2, Ankara, Türkiye",12\n';
/** The first column holds names and the second addresses, although their headers do not say so. */
const STRANGE_CHOICES = [
  { column: 0, field: "name" },
  { column: 1, field: "fullAddress" },
  { column: 2, field: "rating" },
];

const ingest = await startTestIngest();
afterAll(() => ingest.stop());

function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { cookie: ingest.cookie, "content-type": "application/json" };
  return fetch(`${ingest.url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function previewUpload(content: string, fileName = "a.csv"): Promise<ImportPreview> {
  const answer = await upload(ingest, content, { path: "/api/admin/imports/preview", fileName });
  expect(answer.status).toBe(200);
  return importPreviewSchema.parse(await answer.json());
}

async function startAndEnd(body: unknown) {
  const answer = await send("POST", "/api/admin/imports", body);
  expect(answer.status).toBe(200);
  return endedJob(ingest, shownImportJobSchema.parse(await answer.json()).id);
}

const STREETS_CSV = `name,street\n${Array.from({ length: 6 }, (_, n) => `Shop ${n},Lane ${n}`).join("\n")}\n`;

describe("a preview", () => {
  it("shows columns, samples and rows as they would be imported, and imports nothing", async () => {
    const stored = async () => [await ingest.engines.businesses.countAll(), await ingest.engines.importJobs.list(100)];
    const before = await stored();
    const shown = await previewUpload(`${sampleCsv(1, 30)}`, "cafés.xlsx");
    expect(shown).toMatchObject({ kind: "csv", headerRow: 1, profile: null, sameFiles: [] });
    expect(shown.notes).toEqual([expect.stringContaining(".xlsx")]);
    expect(shown.columns[0]).toMatchObject({ header: "name", field: "name", recognisedField: "name" });
    expect(shown.columns[0]?.samples).toHaveLength(3);
    expect(shown.rows).toHaveLength(20);
    expect(shown.rows[0]?.fields).toMatchObject({ name: "Sample 1", countryCode: "GB", rating: "3.1" });
    expect(await stored()).toEqual(before);
  });

  it("of a file with meaningless headers lets a person map them", async () => {
    const refused = await uploadForReport(ingest, STRANGE_CSV).catch(() => undefined);
    expect(refused?.success ?? false).toBe(false);
    const { fileId, fileName, columns } = await previewUpload(STRANGE_CSV);
    expect(columns.map(({ field }) => field)).not.toContain("name");
    const answer = await send("POST", "/api/admin/imports/preview", {
      fileId,
      fileName,
      columnChoices: STRANGE_CHOICES,
    });
    const chosen = importPreviewSchema.parse(await answer.json());
    expect(chosen.rows.map(({ fields }) => fields?.name)).toEqual(["Kafe Bir", "Kafe İki"]);
    expect(chosen.rows[1]?.issues.map(({ code }) => code)).toEqual(["bad_rating"]);
    const job = await startAndEnd({ fileId, fileName, columnChoices: STRANGE_CHOICES });
    expect(job).toMatchObject({ state: "succeeded", counters: { created: 2 } });
  });

  it("puts rows that name no country in the one a person chose, and so do the import and the saved mapping", async () => {
    const { fileId, fileName, fileCountry, notes, signature, columns } = await previewUpload(STREETS_CSV, "shops.csv");
    expect([fileCountry, notes]).toEqual([null, [expect.stringContaining("Varsayılan ülke")]]);
    const asked = await send("POST", "/api/admin/imports/preview", { fileId, fileName, fileCountry: "CH" });
    const chosen = importPreviewSchema.parse(await asked.json());
    expect([chosen.fileCountry, chosen.notes, chosen.rows[0]?.fields?.countryCode]).toEqual(["CH", [], "CH"]);
    await startAndEnd({ fileId, fileName, fileCountry: "CH" });
    const imported = await ingest.engines.overview.findNamed("Shop", { limit: 10 });
    expect(imported.map(({ countryCode }) => countryCode)).toEqual(Array.from({ length: 6 }, () => "CH"));
    const headers = columns.map(({ header }) => header);
    const saved = { name: "Shops", headers, columnChoices: [], fileCountry: "LI" };
    await send("PUT", `/api/admin/imports/profiles/${signature}`, saved);
    expect((await previewUpload(STREETS_CSV)).fileCountry).toBe("LI");
    await send("DELETE", `/api/admin/imports/profiles/${signature}`);
  });

  it("says that the same bytes were imported before, and with which result", async () => {
    const { jobId } = await uploadForReport(ingest, sampleCsv(1, 3), { fileName: "first.csv" });
    const { sameFiles } = await previewUpload(sampleCsv(1, 3), "renamed.csv");
    expect(sameFiles).toMatchObject([{ jobId, fileName: "first.csv", state: "succeeded", isUndone: false }]);
  });

  it("says that an import of the same bytes waits for a decision", async () => {
    const names = "name,version\nyük-bir,1.3.0\nyük-iki,3.0.1\n";
    await uploadForReport(ingest, names, { fileName: "names.csv" });
    const { sameFiles } = await previewUpload(names, "again.csv");
    expect(sameFiles).toMatchObject([{ fileName: "names.csv", review: "waiting" }]);
    const { notes } = await uploadForReport(ingest, names, { fileName: "again.csv" });
    expect(notes).toContainEqual(expect.stringMatching(/"names\.csv".*; karar bekliyor\.$/));
  });

  it("of a file that is not a sheet says what it is", async () => {
    const answer = await upload(ingest, "%PDF-1.7 …", { path: "/api/admin/imports/preview", fileName: "a.xlsx" });
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain("PDF");
  });

  it("of a file that was deleted says so", async () => {
    const answer = await send("POST", "/api/admin/imports/preview", { fileId: "nothing", fileName: "a.csv" });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("yeniden yükleyin");
  });

  it("needs a session, and keeps no file without one", async () => {
    const anonymous = { url: ingest.url, cookie: "" };
    const keptFiles = () => ingest.engines.files.list(new Date(Date.now() + 60_000));
    const before = await keptFiles();
    const answer = await upload(anonymous, sampleCsv(1, 2), { path: "/api/admin/imports/preview" });
    expect(answer.status).toBe(401);
    expect(await keptFiles()).toEqual(before);
  });
});

describe("a saved mapping", () => {
  it("is applied to every file with the same headers, also in a simple upload", async () => {
    const { signature, columns } = await previewUpload(STRANGE_CSV);
    const headers = columns.map(({ header }) => header);
    const path = `/api/admin/imports/profiles/${signature}`;
    const saved = await send("PUT", path, { name: "Kafeler", headers, columnChoices: STRANGE_CHOICES });
    expect(mappingProfileSchema.parse(await saved.json())).toMatchObject({ signature, updatedBy: "admin" });

    const other = STRANGE_CSV.replaceAll("Kafe", "Lokanta").replaceAll("Kim*", "KİM");
    expect((await previewUpload(other)).profile?.name).toBe("Kafeler");
    expect(await uploadForReport(ingest, other)).toMatchObject({ success: true, successCount: 2 });

    expect((await send("DELETE", path)).status).toBe(200);
    expect((await send("DELETE", path)).status).toBe(404);
    expect((await previewUpload(other)).profile).toBeNull();
  });

  it("that maps two columns to one field is rejected", async () => {
    const { signature } = await previewUpload(STRANGE_CSV);
    const columnChoices = [
      { column: 0, field: "name" },
      { column: 1, field: "name" },
    ];
    const path = `/api/admin/imports/profiles/${signature}`;
    expect((await send("PUT", path, { name: "x", headers: [], columnChoices })).status).toBe(400);
  });
});

describe("an import that failed", () => {
  it("can be retried with its file; one that succeeded cannot", async () => {
    const { fileId, fileName } = await previewUpload(STRANGE_CSV);
    const failed = await startAndEnd({ fileId, fileName });
    expect(failed).toMatchObject({ state: "failed", failure: { code: "invalid_input" } });
    const again = await send("POST", `/api/admin/imports/${failed.id}/retry`);
    expect(shownImportJobSchema.parse(await again.json())).toMatchObject({ fileId, fileName });
    const good = await uploadForReport(ingest, sampleCsv(1, 2));
    expect((await send("POST", `/api/admin/imports/${good.jobId}/retry`)).status).toBe(409);
  });
});
