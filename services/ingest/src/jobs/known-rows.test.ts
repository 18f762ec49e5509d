import { unavailable } from "@meridian/platform/app-error";
import type { RowPrintStore } from "@meridian/ports/imports/row-print-store";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import {
  BATCH_SIZE_ROWS,
  changeArbitrary,
  fileOf,
  importFile,
  lineOf,
  PLACE_COUNT,
  PLACE_NUMBERS,
  stateOf,
} from "../testing/directory-changes.ts";
import { runnerOptionsOf } from "../testing/runner-options.ts";
import { createJobRunner, type JobRunnerOptions } from "./runner/job-runner.ts";

const TIMEOUT_MS = 120_000;
const UNCHANGED = { changes: [], order: PLACE_NUMBERS, rerated: null, repeated: null };
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
  onTestFinished(async () => {
    await runner.stop();
    await engines.close();
  });
  return { engines, knownRows: () => known };
}

it("whatever happens between imports of a file, known rows change nothing about their results", {
  timeout: TIMEOUT_MS,
}, async () => {
  const again = fc.record({
    changes: fc.array(changeArbitrary, { maxLength: 3 }),
    order: fc.shuffledSubarray(PLACE_NUMBERS, { minLength: PLACE_COUNT - 2 }),
    rerated: fc.option(fc.constantFrom(...PLACE_NUMBERS)),
    repeated: fc.option(fc.constantFrom(...PLACE_NUMBERS)),
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
      for (const { changes, order, rerated, repeated } of [UNCHANGED, ...rounds]) {
        const lines = order.map((number) => lineOf(number, number === rerated ? 2 : 4));
        if (repeated !== null) lines.push(lineOf(repeated), lineOf(repeated, 3, "https://shop.example/"));
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
    { numRuns: 4, examples: [[[UNCHANGED, UNCHANGED]]] },
  );
  expect(known).toBeGreaterThan(PLACE_COUNT);
});

it("an import that continues after a failure still knows the rows of the last one, and of its own first part", {
  timeout: TIMEOUT_MS,
}, async () => {
  const engines = await openTestEngines();
  onTestFinished(engines.close);
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
  onTestFinished(() => runner.stop());
  const content = fileOf(PLACE_NUMBERS.map((number) => lineOf(number)));
  await importFile(engines, content);
  failAfterRow = 1 + 2 * BATCH_SIZE_ROWS;
  expect(await importFile(engines, content)).toMatchObject({
    counters: { rowsRead: PLACE_COUNT, unchanged: PLACE_COUNT },
  });
  // One has an issue to report.
  expect(known).toBe(PLACE_COUNT - 1);
  known = 0;
  failAfterRow = 1 + 2 * BATCH_SIZE_ROWS;
  expect(await importFile(engines, content)).toMatchObject({ counters: { unchanged: PLACE_COUNT } });
  expect(known).toBe(PLACE_COUNT - 1);
});

it("another order of sources forgets the rows, and the same one knows them again", {
  timeout: TIMEOUT_MS,
}, async () => {
  const { engines, knownRows } = await openDirectory();
  const file = fileOf(PLACE_NUMBERS.map((number) => lineOf(number)));
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
