import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { afterEach, expect, it } from "vitest";
import { endState } from "../../testing/end-state.ts";
import { csvOf, eventfulRows, plainRows } from "../../testing/eventful-sheet.ts";
import type { IngestProcess } from "../../testing/ingest-process.ts";
import {
  holdLease,
  type KillableDirectory,
  newestJob,
  openDirectory,
  sendFile,
  startOn,
  untilMoment,
} from "../../testing/killable-ingest.ts";

const ROWS = 4000;
const KNOWN_ROWS = 2000;
const KILL_AT_SHARES = [0.02, 0.2, 0.4];
/** On a cluster, the Java wire server takes minutes. */
const TIMEOUT_MS = 600_000;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A directory whose newest import added some businesses and changed others, one of which was edited since. */
async function importAndEdit(): Promise<{ directory: KillableDirectory; ingest: IngestProcess; jobId: string }> {
  const directory = await openDirectory(cleanups);
  const ingest = await startOn(directory, cleanups);
  await (await sendFile(directory, ingest, csvOf(plainRows(1, KNOWN_ROWS, "old")))).json();
  await (await sendFile(directory, ingest, csvOf(eventfulRows(1, ROWS)))).json();
  const { businesses, editor } = directory.engines;
  const [first] = await businesses.scan("", 1);
  if (first === undefined) throw new Error("Nothing was imported");
  await editor.edit({ id: first.id, revision: first.revision, patch: { phone: "+44 117 496 0000" } });
  return { directory, ingest, jobId: (await newestJob(directory)).id };
}

async function askUndo({ cookie }: KillableDirectory, { url }: IngestProcess, jobId: string): Promise<void> {
  const answer = await fetch(`${url}/api/admin/imports/${jobId}/undo`, { method: "POST", headers: { cookie } });
  expect(answer.ok, await answer.text()).toBe(true);
}

const undoneOf = ({ undo }: ImportJob) => (undo === null ? 0 : undo.removed + undo.restored + undo.kept);
const isUndone = ({ undo }: ImportJob) => undo?.state === "done";

it("an undo killed repeatedly ends like an undisturbed one", { timeout: TIMEOUT_MS }, async () => {
  const calm = await importAndEdit();
  await askUndo(calm.directory, calm.ingest, calm.jobId);
  await untilMoment(calm.directory, isUndone);
  await calm.ingest.stop();
  const expected = await endState(calm.directory);
  expect(expected.jobs[1]?.undo).toMatchObject({ removed: ROWS - KNOWN_ROWS, restored: KNOWN_ROWS - 1, kept: 1 });

  const { directory, ingest, jobId } = await importAndEdit();
  await askUndo(directory, ingest, jobId);
  const killedAt: number[] = [];
  let running = ingest;
  for (const share of KILL_AT_SHARES) {
    const job = await untilMoment(directory, (moment) => isUndone(moment) || undoneOf(moment) >= share * ROWS);
    if (isUndone(job)) break;
    await running.kill();
    killedAt.push(undoneOf(await newestJob(directory)));
    // It would be through before anybody could see it begin.
    const release = await holdLease(directory);
    running = await startOn(directory, cleanups);
    await release();
  }
  await untilMoment(directory, isUndone);
  await running.stop();
  expect(await endState(directory), `killed at ${killedAt.join(", ")}`).toEqual(expected);
  const midway = killedAt.filter((undone) => undone > 0 && undone < ROWS);
  expect(midway.length, `killed at ${killedAt.join(", ")}`).toBeGreaterThan(1);
});
