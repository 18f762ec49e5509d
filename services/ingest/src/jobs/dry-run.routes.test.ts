import { shownImportJobSchema } from "@meridian/contracts/imports/import-job";
import { everyTable } from "@meridian/testing/directory/every-table";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { csvOf, eventfulRows, plainRows } from "../testing/eventful-sheet.ts";
import { businessesByNumber, callImports, type ImportCalls, neverHold } from "../testing/import-calls.ts";
import { endedJob, eventually } from "../testing/sample-sheets.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

/** Tables about jobs and files: a dry run adds to them and changes no existing row. */
const GROWING = /^(?:import_job|import_issue|audit|upload.*|file\..*)$/;
/** Sessions, leases and counters, which change over time. */
const PASSING = /^(?:session|lease|counter)$/;

const SEVERAL_IMPORTS_MS = 180_000;

let ingest: TestIngest;
let calls: ImportCalls;
beforeEach(async () => {
  ingest = await startTestIngest();
  await neverHold(ingest.engines);
  calls = callImports(ingest);
});
afterEach(() => ingest.stop());

/** Changed and unchanged rows, rows with locked fields, new rows, repeated rows and headers, bad rows and cells. */
async function prepare(): Promise<Uint8Array<ArrayBuffer>> {
  await calls.importFile(csvOf([...plainRows(1, 40, "old"), ...plainRows(41, 60)]));
  const { editor } = ingest.engines;
  const [locked, removed] = [(await businessesByNumber(ingest)).get(1), (await businessesByNumber(ingest)).get(2)];
  if (locked === undefined || removed === undefined) throw new Error("The first file was not imported");
  await editor.edit({ ...locked, patch: { name: "By hand" }, lockedFields: ["name"] });
  await editor.remove([removed.id]);
  await eventually(async () => ((await ingest.engines.businesses.countUnindexed()) === 0 ? true : undefined));
  // When it ends, everything is indexed and counted.
  await calls.importFile(csvOf(plainRows(95, 96)));
  return csvOf(eventfulRows(1, 90));
}

it("a dry run writes nothing, and predicts every figure of the import", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const file = await prepare();
  const { config } = ingest;
  const [before, indexBefore] = [await everyTable(config), await ingest.index.status()];
  const version = await ingest.engines.datasetVersion.current();
  const tried = await calls.importFile(file, { isDryRun: true, batchSize: 100 });
  expect(tried).toMatchObject({
    success: true,
    message: expect.stringMatching(/^Deneme tamamlandı, hiçbir şey yazılmadı: /),
  });

  const after = await everyTable(config);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  const compared = Object.keys(before).filter((table) => !PASSING.test(table));
  expect(compared.length).toBeGreaterThan(5);
  for (const table of compared) {
    const kept = GROWING.test(table) ? after[table]?.filter((row) => before[table]?.includes(row)) : after[table];
    expect(kept, table).toEqual(before[table]);
  }
  expect(await ingest.index.status()).toEqual(indexBefore);
  expect(await ingest.engines.datasetVersion.current()).toBe(version);

  const foretold = await calls.download(`/api/admin/imports/${tried.jobId}/preview.csv`);
  const rejected = await calls.download(`/api/admin/imports/${tried.jobId}/errors.csv`);
  const done = await calls.importFile(file, { batchSize: 100 });
  const [first, second] = [await endedJob(ingest, tried.jobId), await endedJob(ingest, done.jobId)];
  for (const figure of ["counters", "issueCounts", "skippedNames", "columnExtraction", "checkpointRow"] as const) {
    expect(first[figure], figure).toEqual(second[figure]);
  }
  expect({ ...tried, jobId: "", message: "" }).toEqual({ ...done, jobId: "", message: "" });
  expect(await calls.download(`/api/admin/imports/${done.jobId}/errors.csv`)).toEqual(rejected);

  const { created, updated, unchanged, duplicates, repeatedHeaders, rejected: bad } = second.counters;
  const outcomes = {
    created,
    updated,
    unchanged,
    duplicate: duplicates,
    repeated_header: repeatedHeaders,
    rejected: bad,
  };
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(0);
  const [header, ...rows] = foretold;
  expect(header).toEqual(["satır", "sonuç", "işletme", "değişen_alanlar", "açıklama"]);
  const [englishHeader, ...english] = await calls.download(`/api/admin/imports/${tried.jobId}/preview.csv`, "en");
  expect(englishHeader).toEqual(["row", "outcome", "name", "changed_fields", "message"]);
  expect(english.map((row) => row.slice(0, -1))).toEqual(rows.map((row) => row.slice(0, -1)));
  expect(english.filter((row) => row[4] === "" || /[ğışçöü]/.test(row[4] ?? ""))).toEqual([]);
  expect(rows.map(([row]) => Number(row))).toEqual(rows.map((_, index) => index + 2));
  for (const [outcome, count] of Object.entries(outcomes)) {
    expect(rows.filter((row) => row[1] === outcome).length, outcome).toBe(count);
  }
  expect(rows.every((row) => (row[4] ?? "") !== "")).toBe(true);
  const written = [...(await businessesByNumber(ingest)).values()].filter(
    ({ source }) => source?.importId === done.jobId,
  );
  const changing = rows.filter(([, outcome]) => outcome === "created" || outcome === "updated");
  expect(written.map(({ source }) => source?.row).sort()).toEqual(changing.map(([row]) => Number(row)).sort());
});

it("a dry run is marked as one, is missing from reports of imports, and cannot be undone", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const { jobId } = await calls.importFile(csvOf(plainRows(1, 20)), { isDryRun: true });
  const jobs = z.array(shownImportJobSchema).parse(await (await calls.send("GET", "/api/admin/imports")).json());
  expect(jobs).toMatchObject([{ id: jobId, isDryRun: true, state: "succeeded", createdBy: "admin" }]);
  expect(await (await calls.send("GET", "/api/admin/upload-reports")).json()).toEqual([]);
  expect(await calls.refusal("POST", `/api/admin/imports/${jobId}/undo`)).toEqual([
    409,
    "Deneme hiçbir şey yazmadı; geri alınacak bir şey yok",
  ]);
  const again = await calls.importFile(csvOf(plainRows(1, 20)));
  expect((await endedJob(ingest, again.jobId)).notes).toEqual([]);
  expect(await calls.refusal("GET", `/api/admin/imports/${again.jobId}/preview.csv`)).toEqual([
    404,
    "Bu bir deneme değil; önizleme dosyası yok",
  ]);
});

it("a cancelled dry run reports its progress, and has written nothing", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const answer = calls.importFile(csvOf(plainRows(1, 40_000)), { isDryRun: true, batchSize: 100 });
  const job = await eventually(async () => {
    const [newest] = await ingest.engines.importJobs.list(1);
    return newest !== undefined && newest.counters.rowsRead > 0 ? newest : undefined;
  });
  expect(await calls.refusal("GET", `/api/admin/imports/${job.id}/preview.csv`)).toEqual([
    404,
    "Deneme sonucu henüz hazır değil",
  ]);
  expect((await calls.send("POST", `/api/admin/imports/${job.id}/cancel`)).status).toBe(200);
  const report = await answer;
  expect(report.success).toBe(false);
  expect(report.message).toMatch(/^Deneme iptal edildi, hiçbir şey yazılmadı: /);
  const preview = await calls.download(`/api/admin/imports/${job.id}/preview.csv`);
  expect(preview).toHaveLength(report.totalRows + 1);
  expect(await ingest.engines.businesses.countAll()).toBe(0);
  expect((await everyTable(ingest.config)).dry_run_key ?? []).toEqual([]);
});
