import { randomUUID } from "node:crypto";
import { conflict } from "@meridian/platform/app-error";
import type { UpdateFilter } from "mongodb";
import { isDuplicateKey } from "../connection/mongo-error.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { RollupStateDocument } from "./rollup-documents.ts";

const LOCK_MS = 30_000;
const ID = "state";

/** The right to change the roll-ups. A process that stalls longer than it lasts loses it and can do no harm: see `RollupStep`. */
export interface RollupLock {
  state: RollupStateDocument;
  /** Changes the state and renews the lock; throws conflict if another process holds it. */
  update(change: UpdateFilter<RollupStateDocument>): Promise<void>;
  /** Renews the lock while `work` runs. */
  during<T>(work: () => Promise<T>): Promise<T>;
  release(): Promise<void>;
}

/** Undefined while another process holds the lock. */
export async function lockRollups({ rollupState }: MongoDirectory): Promise<RollupLock | undefined> {
  const token = randomUUID();
  const take = () =>
    rollupState.findOneAndUpdate(
      { _id: ID, lockExpiresAt: { $lte: Date.now() } },
      { $set: { lockToken: token, lockExpiresAt: Date.now() + LOCK_MS } },
      { returnDocument: "after", ...BOUNDED },
    );
  const state = (await take()) ?? ((await createState(rollupState)) ? await take() : null);
  if (state === null) return undefined;
  async function update({ $set, ...others }: UpdateFilter<RollupStateDocument>): Promise<void> {
    const set = { ...$set, lockExpiresAt: Date.now() + LOCK_MS };
    const { matchedCount } = await rollupState.updateOne({ _id: ID, lockToken: token }, { ...others, $set: set });
    if (matchedCount === 0) throw conflict("Another process keeps the roll-ups by now.");
  }
  return {
    state,
    update,
    async during(work) {
      // If this fails the lock is lost, which the next update reports.
      const heartbeat = setInterval(() => update({}).catch(() => undefined), LOCK_MS / 3);
      try {
        return await work();
      } finally {
        clearInterval(heartbeat);
      }
    },
    async release() {
      await rollupState.updateOne(
        { _id: ID, lockToken: token },
        { $set: { lockExpiresAt: 0 }, $unset: { lockToken: "" } },
      );
    },
  };
}

/** True if there was no state yet. */
async function createState(rollupState: MongoDirectory["rollupState"]): Promise<boolean> {
  try {
    const first = { step: 0, isRebuilding: false, hasMap: true as const, lockExpiresAt: 0 };
    const { upsertedCount } = await rollupState.updateOne({ _id: ID }, { $setOnInsert: first }, { upsert: true });
    return upsertedCount === 1;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}
