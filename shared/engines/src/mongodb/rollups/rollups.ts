import { refusal } from "@meridian/platform/app-error";
import { pauseBefore } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { countedOf } from "../places/place-documents.ts";
import type { PlaceRegister } from "../places/place-register.ts";
import { finishRollupStep } from "./finish-rollup-step.ts";
import { rebuildRollups } from "./rebuild-rollups.ts";
import type { Counted, RollupStep } from "./rollup-documents.ts";
import { lockRollups, type RollupLock } from "./rollup-lock.ts";
import { createRollupSums } from "./rollup-sums.ts";

const BUSINESSES_PER_STEP = 1_000;
/** A step is one document of at most 16 MiB; a business may have over thirty aliases of 120 letters. */
const ALIASES_PER_STEP = 20_000;
/** Steps counted per batch, of one's own writes or others'; the rest waits for the next batch. */
const STEPS_PER_BATCH = 4;
const MAX_WAIT_MS = 60_000;

/** Keeps the roll-ups in step with the businesses, one process at a time. */
export interface Rollups {
  /** Counts part of what was written, unless another process is counting. */
  advance(): Promise<void>;
  /** See `PlaceStore`. */
  refresh(): Promise<boolean>;
  /** Recounts everything from the start. */
  rebuild(): Promise<void>;
  /** Runs `work` while no process counts: businesses it marks as uncounted need no new revision. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

export interface RollupScope {
  directory: MongoDirectory;
  places: PlaceRegister;
}

export function createRollups({ directory, places }: RollupScope): Rollups {
  const scope = { directory, places };
  return {
    async advance() {
      const lock = await lockRollups(directory);
      if (lock !== undefined) await holding(lock, () => count({ ...scope, lock }, STEPS_PER_BATCH));
    },
    async refresh() {
      if (!(await hasWork(directory))) return true;
      if (await isBeingRebuilt(directory)) return false;
      const lock = await waitForLock(directory);
      return holding(lock, () => count({ ...scope, lock }, Number.POSITIVE_INFINITY));
    },
    async rebuild() {
      const lock = await waitForLock(directory);
      await holding(lock, async () => {
        const step = await finishPending(directory, lock);
        await rebuildRollups({ ...scope, lock, step: step + 1 });
      });
    },
    async exclusively(work) {
      const lock = await waitForLock(directory);
      return holding(lock, async () => {
        await finishPending(directory, lock);
        return lock.during(work);
      });
    },
  };
}

async function hasWork({ businesses, rollupState }: MongoDirectory): Promise<boolean> {
  const options = { projection: { _id: 1 }, ...BOUNDED } as const;
  if ((await businesses.findOne({ uncounted: 1 }, { hint: "uncounted", ...options })) !== null) return true;
  const interrupted = {
    $or: [{ pending: { $exists: true } }, { isRebuilding: true }, { hasMap: { $exists: false } }],
  };
  return (await rollupState.findOne({ _id: "state", ...interrupted }, options)) !== null;
}

/** By another process, for minutes. */
async function isBeingRebuilt({ rollupState }: MongoDirectory): Promise<boolean> {
  const isHeld = { isRebuilding: true, lockExpiresAt: { $gt: Date.now() } };
  return (await rollupState.findOne({ _id: "state", ...isHeld }, { projection: { _id: 1 }, ...BOUNDED })) !== null;
}

async function waitForLock(directory: MongoDirectory): Promise<RollupLock> {
  const giveUpAt = Date.now() + MAX_WAIT_MS;
  for (let attempt = 1; ; attempt++) {
    const lock = await lockRollups(directory);
    if (lock !== undefined) return lock;
    if (Date.now() > giveUpAt)
      throw refusal("unavailable", {
        tr: "Başka bir işlem dizini sayıyor. Lütfen yeniden deneyin.",
        en: "Another process is counting the directory. Please try again.",
      });
    await pauseBefore(attempt);
  }
}

async function holding<T>(lock: RollupLock, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

/** False if an unfinished rebuild comes first, which failed and is not due yet. */
async function count(locked: RollupScope & { lock: RollupLock }, maxSteps: number): Promise<boolean> {
  const { directory, lock } = locked;
  const { isRebuilding, hasMap, recount: begun } = lock.state;
  let step = await finishPending(directory, lock);
  if (isRebuilding || hasMap === undefined) {
    if (begun !== undefined && Date.now() < begun.notBefore) return false;
    step += 1;
    await rebuildRollups({ ...locked, step, begun });
  }
  for (let made = 0; made < maxSteps; made++) {
    const decided = await decideStep(directory, step + 1);
    if (decided === undefined) return true;
    await lock.update({ $set: { pending: decided.next } });
    await finish(directory, lock, decided.next);
    step = decided.next.step;
    if (decided.isLast) return true;
  }
  return true;
}

/** Finishes a step that another process decided before it died. Returns the number of the last step. */
async function finishPending(directory: MongoDirectory, lock: RollupLock): Promise<number> {
  const { pending, step } = lock.state;
  if (pending === undefined) return step;
  await finish(directory, lock, pending);
  return pending.step;
}

async function finish(directory: MongoDirectory, lock: RollupLock, step: RollupStep): Promise<void> {
  await finishRollupStep(directory, step);
  await lock.update({ $set: { step: step.step }, $unset: { pending: "" } });
}

async function decideStep(
  { businesses }: MongoDirectory,
  step: number,
): Promise<{ next: RollupStep; isLast: boolean } | undefined> {
  const options = { hint: "uncounted", limit: BUSINESSES_PER_STEP, batchSize: BUSINESSES_PER_STEP + 1, ...BOUNDED };
  const uncounted = await businesses.find({ uncounted: 1 }, options).toArray();
  if (uncounted.length === 0) return undefined;
  const sums = createRollupSums();
  const counted: RollupStep["counted"] = [];
  let aliases = 0;
  for (const business of uncounted) {
    if (aliases >= ALIASES_PER_STEP) break;
    const now = countedOf(business);
    sums.remove(business.counted);
    sums.add(now);
    counted.push({ id: business._id, revision: business.revision, counted: now });
    aliases += aliasesIn(business.counted) + aliasesIn(now);
  }
  const isLast = counted.length < BUSINESSES_PER_STEP && counted.length === uncounted.length;
  const next = { step, stored: sums.stored(), cells: sums.cells(), aliases: sums.aliases(), mapCells: sums.mapCells() };
  return { next: { ...next, counted }, isLast };
}

function aliasesIn({ listed }: Counted): number {
  return listed?.aliases.length ?? 0;
}
