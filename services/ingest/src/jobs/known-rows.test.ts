import { Readable } from "node:stream";
import type { Business } from "@meridian/contracts/businesses/business";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { unavailable } from "@meridian/platform/app-error";
import type { RowPrintStore } from "@meridian/ports/imports/row-print-store";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { runnerOptionsOf } from "../testing/runner-options.ts";
import { eventually } from "../testing/sample-sheets.ts";
import { createJobRunner, type JobRunnerOptions } from "./job-runner.ts";

const HEADER = "name,address,city,country_code,phone,latitude,longitude,rating,place_id,scraped_at";
const PLACES = 12;
const BATCH_SIZE_ROWS = 4;
const TIMEOUT_MS = 120_000;

/** A line about place `number`: every third has no id, and one a phone that is an issue. */
function line(number: number, rating = 4): string {
  const id = number % 3 === 0 ? "" : `place-${number}`;
  const phone = number === 5 ? "call us" : `+44 117 496 0${100 + number}`;
  return `Shop ${number},${number} High Street,Bristol,GB,${phone},${51 + number / 10},-2.5,${rating},${id},t${Math.random()}`;
}

const numbers = Array.from({ length: PLACES }, (_, index) => index + 1);
const fileOf = (lines: readonly string[]) => `${[HEADER, ...lines].join("\n")}\n`;

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const FORGETFUL: RowPrintStore = { put: async () => {}, read: async () => undefined, settle: async () => {} };

/** A directory whose imports know rows, or never do. */
async function openDirectory(over: Partial<JobRunnerOptions> = {}) {
  const engines = await openTestEngines();
  let known = 0;
  const businesses: JobRunnerOptions["businesses"] = {
    ...engines.businesses,
    writeImportBatch(batch) {
      known += batch.known?.length ?? 0;
      return (over.businesses ?? engines.businesses).writeImportBatch(batch);
    },
  };
  const runner = createJobRunner({ ...runnerOptionsOf(engines), ...over, businesses });
  runner.start();
  const close = async () => {
    await runner.stop();
    await engines.close();
  };
  cleanups.push(close);
  return { engines, knownRows: () => known };
}

async function importFile({ files, importJobs }: TestEngines, content: string, fileName = "a.csv"): Promise<ImportJob> {
  const file = await files.save(Readable.from([content]), { maxBytes: 1_000_000 });
  const facts = {
    fileId: file.id,
    fileName,
    fileSizeBytes: file.sizeBytes,
    fileSha256: file.sha256,
    kind: "csv",
  } as const;
  const { id } = await importJobs.create({ ...facts, batchSizeRows: BATCH_SIZE_ROWS, createdBy: "admin" });
  return eventually(async () => {
    const job = await importJobs.get(id);
    return job?.finishedAt == null ? undefined : job;
  });
}

/** What must not depend on whether rows are known. */
async function stateOf({ businesses, importJobs, importUndo }: TestEngines, jobs: readonly string[]) {
  const all = await businesses.scan("", 100);
  const numberOf = new Map(jobs.map((id, number) => [id, number]));
  return {
    businesses: all.map(({ createdAt: _c, updatedAt: _u, deletedAt, source, ...rest }) => {
      return {
        ...rest,
        isDeleted: deletedAt !== undefined,
        row: source?.row,
        job: numberOf.get(source?.importId ?? ""),
      };
    }),
    jobs: await Promise.all(
      jobs.map(async (id) => {
        const { state, counters, skippedNames, unchangedNames, issueCounts, checkpointRow, undo } =
          (await importJobs.get(id)) ?? {};
        const issues = await importJobs.listIssues(id, 100);
        const undone = await importUndo.listUndone(id, { afterId: "", limit: 100 });
        const outcome = undo && { ...undo, requestedAt: "", finishedAt: "" };
        return { state, counters, skippedNames, unchangedNames, issueCounts, checkpointRow, issues, undone, outcome };
      }),
    ),
  };
}

type Change = (engines: TestEngines, businesses: readonly Business[], jobs: readonly string[]) => Promise<unknown>;

const changeArbitrary: fc.Arbitrary<[string, Change]> = fc.oneof(
  named(
    "edit",
    (at) =>
      ({ editor }, all) =>
        editor.edit({ ...pick(all, at), patch: { phone: "+44 20 7946 0000" } }),
  ),
  named(
    "lock",
    (at) =>
      ({ editor }, all) =>
        editor.edit({ ...pick(all, at), patch: {}, lockedFields: ["name", "rating"] }),
  ),
  named(
    "rename",
    (at) =>
      ({ editor }, all) =>
        editor.edit({ ...pick(all, at), patch: { name: "Renamed" }, lockedFields: ["name"] }),
  ),
  named(
    "remove",
    (at) =>
      ({ editor }, all) =>
        editor.remove([pick(all, at).id]),
  ),
  named(
    "block",
    (at) =>
      ({ editor }, all) =>
        editor.setBlocked([pick(all, at).id], true),
  ),
  named(
    "hide",
    (at) =>
      ({ editor }, all) =>
        editor.setApproved([pick(all, at).id], false),
  ),
  named("merge", (at) => async ({ editor }, all) => {
    const [keep, removed] = [pick(all, at), pick(all, at + 1)];
    const claims = await editor.claimsOf(removed.id);
    await editor.merge({ keep: { ...keep, patch: {} }, removeId: removed.id, removeRevision: removed.revision });
    if (at % 2 === 0) await editor.split({ ...claims, keepId: keep.id, removedId: removed.id });
  }),
  named("other file", (at) => (engines) => importFile(engines, fileOf([line(at, 1), line(at + 1)]), "b.csv")),
  named("purge", (at) => async ({ editor, upkeep }, all) => {
    await editor.remove([pick(all, at).id]);
    await upkeep.purgeTrash(new Date(Date.now() + 60_000), 10);
  }),
  named("undo", () => async ({ importJobs }, _all, jobs) => {
    const last = jobs.at(-1) ?? "";
    await importJobs.requestUndo(last, "admin").catch(() => undefined);
    const { undo } = (await importJobs.get(last)) ?? {};
    if (undo != null)
      await eventually(async () => ((await importJobs.get(last))?.undo?.state === "done" ? true : undefined));
  }),
);

function named(name: string, change: (at: number) => Change): fc.Arbitrary<[string, Change]> {
  return fc.integer({ min: 0, max: PLACES - 1 }).map((at) => [`${name} ${at}`, change(at)]);
}

function pick(all: readonly Business[], at: number): Pick<Business, "id" | "revision"> {
  const live = all.filter(({ deletedAt }) => deletedAt === undefined);
  const { id = "", revision = 0 } = live[at % Math.max(1, live.length)] ?? {};
  return { id, revision };
}

it("whatever happens between imports of a file, known rows change nothing about their results", {
  timeout: TIMEOUT_MS,
}, async () => {
  const again = fc.record({
    changes: fc.array(changeArbitrary, { maxLength: 3 }),
    order: fc.shuffledSubarray(numbers, { minLength: PLACES - 2 }),
    rerated: fc.option(fc.constantFrom(...numbers)),
    repeated: fc.option(fc.constantFrom(...numbers)),
  });
  let known = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(again, { minLength: 1, maxLength: 3 }), async (rounds) => {
      const knowing = await openDirectory();
      const reading = await openDirectory({ prints: FORGETFUL });
      const jobs = new Map<TestEngines, string[]>([
        [knowing.engines, []],
        [reading.engines, []],
      ]);
      const first = { changes: [], order: numbers, rerated: null, repeated: null };
      for (const { changes, order, rerated, repeated } of [first, ...rounds]) {
        const lines = order.map((number) => line(number, number === rerated ? 2 : 4));
        if (repeated !== null) lines.push(line(repeated));
        for (const [engines, ids] of jobs) {
          for (const [, change] of changes) {
            // Both fail alike where there is nothing to change.
            await change(engines, await engines.businesses.scan("", 100), ids).catch(() => undefined);
          }
          ids.push((await importFile(engines, fileOf(lines))).id);
        }
        const expected = await stateOf(reading.engines, jobs.get(reading.engines) ?? []);
        expect(await stateOf(knowing.engines, jobs.get(knowing.engines) ?? [])).toEqual(expected);
      }
      expect(reading.knownRows()).toBe(0);
      known += knowing.knownRows();
    }),
    { numRuns: 4 },
  );
  expect(known).toBeGreaterThan(PLACES);
});

it("an import that continues after a failure still knows the rows of the last one, and of its own first part", {
  timeout: TIMEOUT_MS,
}, async () => {
  const engines = await openTestEngines();
  cleanups.push(engines.close);
  let failAfterRow = Number.POSITIVE_INFINITY;
  let known = 0;
  const flaky: JobRunnerOptions["businesses"] = {
    ...engines.businesses,
    async writeImportBatch(batch) {
      if (batch.checkpointRow > failAfterRow) {
        failAfterRow = Number.POSITIVE_INFINITY;
        throw unavailable("busy");
      }
      known += batch.known?.length ?? 0;
      return engines.businesses.writeImportBatch(batch);
    },
  };
  const runner = createJobRunner({ ...runnerOptionsOf(engines), businesses: flaky });
  runner.start();
  cleanups.push(() => runner.stop());
  const content = fileOf(numbers.map((number) => line(number)));
  await importFile(engines, content);
  failAfterRow = 1 + 2 * BATCH_SIZE_ROWS;
  expect(await importFile(engines, content)).toMatchObject({ counters: { rowsRead: PLACES, unchanged: PLACES } });
  // One has an issue to report.
  expect(known).toBe(PLACES - 1);
  known = 0;
  failAfterRow = 1 + 2 * BATCH_SIZE_ROWS;
  expect(await importFile(engines, content)).toMatchObject({ counters: { unchanged: PLACES } });
  expect(known).toBe(PLACES - 1);
});

it("another order of sources forgets the rows, and the same one knows them again", {
  timeout: TIMEOUT_MS,
}, async () => {
  const { engines, knownRows } = await openDirectory();
  const file = fileOf(numbers.map((number) => line(number)));
  const knownInImport = async () => {
    const before = knownRows();
    await importFile(engines, file);
    return knownRows() - before;
  };
  const order = (...sourceOrder: string[]) => engines.directorySettings.put({ isApprovedByDefault: true, sourceOrder });
  await importFile(engines, file);
  const known = await knownInImport();
  expect(known).toBeGreaterThan(0);
  await order("other");
  expect([await knownInImport(), await knownInImport()]).toEqual([0, known]);
  await order(`source:${"a".repeat(20)}`, "other");
  expect(await knownInImport()).toBe(0);
});
