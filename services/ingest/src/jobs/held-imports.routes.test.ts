import { shownImportJobSchema } from "@meridian/contracts/imports/import-job";
import { getImport } from "@meridian/contracts/imports/ingest-api";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { callImports, type ImportCalls, undoneJob } from "../testing/import-calls.ts";
import { endedJob, sampleCsv } from "../testing/sample-sheets.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

const ROWS = 24;
const NAMES_ONLY = "name,version\nleft-pad,1.3.0\nis-odd,3.0.1\n";

let ingest: TestIngest;
let calls: ImportCalls;
beforeEach(async () => {
  ingest = await startTestIngest();
  calls = callImports(ingest);
});
afterEach(() => ingest.stop());

const decide = async (jobId: string, body: unknown) => {
  const answer = await calls.send("POST", `/api/admin/imports/${jobId}/decision`, body);
  expect(answer.status).toBe(200);
  return shownImportJobSchema.parse(await answer.json());
};
const job = async (id: string) => {
  const found = await ingest.engines.importJobs.get(id);
  if (found === undefined) throw new Error(`There is no import ${id}`);
  return found;
};
const countHeld = async () => (await calls.send("GET", "/api/admin/imports/held-count")).json();
const lastActionOf = async (id: string) =>
  (await ingest.engines.auditLog.page({ limit: 10 })).find(({ subject }) => subject === id)?.action;
const namesOf = async () =>
  (await ingest.engines.businesses.list({ scope: {}, offset: 0, limit: 100 })).map(({ name }) => name);

describe("an import that would change most known businesses", () => {
  let heldId = "";
  beforeEach(async () => {
    await calls.importFile(sampleCsv(1, ROWS));
    heldId = (await calls.importFile(sampleCsv(1, ROWS + 1, "renamed"))).jobId;
  });

  const shownHeld = async () =>
    getImport.response.parse(await (await calls.send("GET", `/api/admin/imports/${heldId}`)).json());
  const isHeldInProgress = async () => (await shownHeld()).progress.isHeld;
  const shownNotes = async () => (await shownHeld()).job.notes;

  it("is held with samples before and after, and published by a decision", async () => {
    const { review, counters } = await job(heldId);
    expect(review).toMatchObject({ state: "waiting", doubts: [{ code: "many_changes", share: 1 }] });
    expect(review?.samples[0]).toMatchObject({ before: { name: expect.not.stringContaining("renamed") } });
    expect(counters).toMatchObject({ created: 1, updated: 0, withheld: ROWS });
    expect((await namesOf()).filter((name) => name.includes("renamed"))).toEqual([]);
    expect(await lastActionOf(heldId)).toBe("import.held");
    expect(await isHeldInProgress()).toBe(true);
    const next = await decide(heldId, { decision: "publish" });
    await endedJob(ingest, next.id);
    expect(await lastActionOf(next.id)).toBe("import.finished");
    expect((await job(next.id)).notes).toEqual([]);
    expect((await namesOf()).filter((name) => name.includes("renamed"))).toHaveLength(ROWS + 1);
    expect((await job(heldId)).review).toMatchObject({ state: "published", decidedBy: "admin", nextJobId: next.id });
    expect(await isHeldInProgress()).toBe(false);
    expect((await calls.send("POST", `/api/admin/imports/${heldId}/decision`, { decision: "publish" })).status).toBe(
      409,
    );
  });

  it("is undone after the import that published it, and not before", async () => {
    const next = await decide(heldId, { decision: "publish" });
    await endedJob(ingest, next.id);
    expect(await calls.refusal("POST", `/api/admin/imports/${heldId}/undo`)).toEqual([
      409,
      "Bu içe aktarmayı başka bir içe aktarma yayımladı; önce onu geri alın",
    ]);
    for (const id of [next.id, heldId]) {
      expect((await calls.send("POST", `/api/admin/imports/${id}/undo`)).status).toBe(200);
      await undoneJob(ingest, id);
    }
    expect((await job(heldId)).undo).toMatchObject({ state: "done", removed: 1, kept: 0 });
    expect(await ingest.engines.businesses.countAll()).toBe(ROWS);
  });

  it("is undone by a decision, no longer counted, and no longer says that it waits", async () => {
    expect(await countHeld()).toEqual({ heldCount: 1 });
    expect(await shownNotes()).toContainEqual(expect.stringContaining("kararınızı bekliyor"));
    await decide(heldId, { decision: "discard" });
    await undoneJob(ingest, heldId);
    expect(await shownNotes()).not.toContainEqual(expect.stringContaining("kararınızı bekliyor"));
    expect(await ingest.engines.businesses.countAll()).toBe(ROWS);
    expect((await job(heldId)).review?.state).toBe("discarded");
    expect(await countHeld()).toEqual({ heldCount: 0 });
  });

  it("is replaced by one with other columns", async () => {
    const columnChoices = [
      { column: 0, field: null },
      { column: 1, field: "name" },
    ];
    const next = await decide(heldId, { decision: "correct", columnChoices });
    await endedJob(ingest, next.id);
    expect(await job(next.id)).toMatchObject({ columnChoices, review: { state: "waiting" } });
    expect(JSON.stringify((await job(next.id)).notes)).not.toContain("received before");
    expect((await job(heldId)).undo).toMatchObject({ state: "done", removed: 1 });
  });
});

it("a file whose name column was found by its values is not held again once its columns were confirmed", async () => {
  const kinds = ["Bäckerei", "Hotel", "Café", "Autohaus", "Apotheke", "Metzgerei"];
  const owners = ["Huber GmbH", "Adler KG", "Krone", "Waldblick"];
  const rows = owners.flatMap((owner) => kinds.map((kind) => `${kind} ${owner},Berlin,DE`));
  const held = await calls.importFile(["Spalte1,city,country", ...rows].join("\n"));
  expect((await job(held.jobId)).review).toMatchObject({ doubts: [{ code: "names_by_values" }] });
  const next = await decide(held.jobId, { decision: "correct", columnChoices: [] });
  await endedJob(ingest, next.id);
  expect(await job(next.id)).toMatchObject({ state: "succeeded", counters: { created: ROWS } });
  expect((await job(next.id)).review).toBeUndefined();
});

it("a threshold of one hundred percent holds nothing", async () => {
  await calls.importFile(sampleCsv(1, ROWS));
  const { directorySettings } = ingest.engines;
  const review = {
    maxDuplicatesPercent: 5,
    maxUnknownCitiesPercent: 5,
    maxForeignPhonesPercent: 5,
    maxChangedPercent: 100,
  };
  await directorySettings.put({ isApprovedByDefault: true, review });
  const { jobId } = await calls.importFile(sampleCsv(1, ROWS, "renamed"));
  expect(await job(jobId)).toMatchObject({ counters: { updated: ROWS } });
});

it("a file is not held if the mapping of its headers is trusted", async () => {
  const names = await calls.importFile(NAMES_ONLY);
  expect((await job(names.jobId)).review).toMatchObject({ doubts: [{ code: "names_only" }] });
  const preview = await calls.send("POST", "/api/admin/imports/preview", {
    fileId: (await job(names.jobId)).fileId,
    fileName: "a.csv",
  });
  const { signature } = z.object({ signature: z.string() }).parse(await preview.json());
  const profile = { signature, name: "Paketler", headers: ["name", "version"], columnChoices: [], isTrusted: true };
  await ingest.engines.mappingProfiles.put({ ...profile, updatedAt: new Date().toISOString(), updatedBy: "admin" });
  const again = { fileId: (await job(names.jobId)).fileId, fileName: "a.csv" };
  expect(await (await calls.send("POST", "/api/admin/imports/preview", again)).json()).toMatchObject({ notes: [] });
  const trusted = await calls.importFile(NAMES_ONLY.replaceAll("left", "right").replaceAll("odd", "even"));
  const { review: none, notes } = await job(trusted.jobId);
  expect(none).toBeUndefined();
  expect(notes).toEqual([]);
});
