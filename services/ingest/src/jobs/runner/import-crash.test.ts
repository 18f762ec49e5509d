import { setTimeout as delay } from "node:timers/promises";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { afterEach, describe, expect, it } from "vitest";
import { endState } from "../../testing/end-state.ts";
import { csvOf, eventfulRows, plainRows, workbookOf } from "../../testing/eventful-sheet.ts";
import type { IngestProcess } from "../../testing/ingest-process.ts";
import { newestJob, openDirectory, passLease, sendFile, startOn, untilMoment } from "../../testing/killable-ingest.ts";

const ROWS = 2000;
const KNOWN_ROWS = 300;
const READING_KILLS = 2;
const LATEST_READING_SHARE = 0.8;
const MAX_RUNS = 3;
/** On a cluster, the Java wire server takes minutes. */
const TIMEOUT_MS = 600_000;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Random rows at which reading is killed; the last kills happen during indexing and counting. */
function drawRows(laterKills: number): number[] {
  const shares = Array.from({ length: READING_KILLS }, () => Math.random() * LATEST_READING_SHARE);
  const rows = shares.sort((left, right) => left - right).map((share) => share * ROWS);
  return [...rows, ...Array.from({ length: laterKills }, () => Number.POSITIVE_INFINITY)];
}

/** Whether the job is past the row, and further than at the last kill. */
function isMoment(
  { phase, checkpointRow, attempts }: ImportJob,
  afterRow: number,
  last: ImportJob | undefined,
): boolean {
  if (phase === "reading") return checkpointRow > Math.max(afterRow, last?.checkpointRow ?? 0);
  if (phase !== "indexing" && phase !== "counting") return false;
  return last?.phase === "reading" || attempts > (last?.attempts ?? 0);
}

async function runUndisturbed(content: Uint8Array<ArrayBuffer>) {
  const directory = await openDirectory(cleanups);
  const ingest = await startOn(directory, cleanups);
  await (await sendFile(directory, ingest, csvOf(plainRows(1, KNOWN_ROWS, "old")))).json();
  await (await sendFile(directory, ingest, content)).json();
  await ingest.stop();
  return endState(directory);
}

async function runKilled(content: Uint8Array<ArrayBuffer>, laterKills: number) {
  const directory = await openDirectory(cleanups);
  let ingest: IngestProcess = await startOn(directory, cleanups);
  await (await sendFile(directory, ingest, csvOf(plainRows(1, KNOWN_ROWS, "old")))).json();
  const { id: firstId } = await newestJob(directory);
  sendFile(directory, ingest, content).catch(() => undefined);
  const killedAt: string[] = [];
  let last: ImportJob | undefined;
  for (const afterRow of drawRows(laterKills)) {
    await untilMoment(
      directory,
      (job) => job.id !== firstId && (isMoment(job, afterRow, last) || job.finishedAt !== null),
    );
    await delay(Math.random() * 20);
    await ingest.kill();
    last = await newestJob(directory);
    killedAt.push(last.phase);
    // The first lease expires by itself.
    if (killedAt.length > 1) {
      await passLease(directory);
      last = await newestJob(directory);
    }
    ingest = await startOn(directory, cleanups);
  }
  await untilMoment(directory, ({ finishedAt }) => finishedAt !== null);
  await ingest.stop();
  return { state: await endState(directory), killedAt };
}

describe.each([
  ["csv", csvOf, 2],
  // After reading, an import no longer depends on the file's format.
  ["xlsx", workbookOf, 0],
] as const)("an import of %s whose process is killed again and again", (_format, fileOf, laterKills) => {
  it("ends like an undisturbed import", { timeout: TIMEOUT_MS }, async () => {
    const content = fileOf(eventfulRows(1, ROWS));
    const expected = await runUndisturbed(content);
    expect(expected.jobs[1]?.counters).toMatchObject({ created: ROWS - KNOWN_ROWS, updated: KNOWN_ROWS });
    const killedAt: string[] = [];
    const isKilledLater = () => killedAt.some((phase) => phase === "indexing" || phase === "counting");
    // On a busy machine the later phases may pass between two looks at the job.
    for (let run = 1; run <= MAX_RUNS && (run === 1 || (laterKills > 0 && !isKilledLater())); run++) {
      const killed = await runKilled(content, laterKills);
      expect(killed.state, `killed at ${killed.killedAt.join(", ")}`).toEqual(expected);
      killedAt.push(...killed.killedAt);
    }
    expect(killedAt.filter((phase) => phase === "reading").length).toBeGreaterThanOrEqual(READING_KILLS - 1);
    if (laterKills > 0) expect(isKilledLater()).toBe(true);
  });
});
