import type { AnyBulkWriteOperation, Collection } from "mongodb";
import { inBatches } from "../../kernel/batches.ts";
import { isOnlyDuplicateKeys } from "./mongo-error.ts";
import { pagesById } from "./pages-by-id.ts";
import type { RollupLock } from "./rollup-lock.ts";

const BATCH = 1_000;

export type Counts = Readonly<Record<string, number | string>>;

interface SteppedDocument {
  _id: string;
  step: number;
}

export interface ReplaceOptions {
  lock: RollupLock;
  step: number;
  /** What a document has that no value names. */
  nothing: Counts;
  /** Whether a value may stand for a document that is not there yet. */
  addsAbsent: boolean;
}

/**
 * Gives each counter its value and all others `nothing`, without a moment in which there is none. Only what differs is
 * written, and only as it was read: who was overtaken in his sleep changes nothing.
 */
export async function replaceCounts<D extends SteppedDocument>(
  collection: Collection<D>,
  values: ReadonlyMap<string, Counts>,
  { lock, step, nothing, addsAbsent }: ReplaceOptions,
): Promise<void> {
  const stepped: Collection<SteppedDocument> = collection.db.collection(collection.collectionName);
  const absent = new Set(addsAbsent ? values.keys() : []);
  for await (const page of pagesById(stepped)) {
    const changes: AnyBulkWriteOperation<SteppedDocument>[] = [];
    for (const stored of page) {
      absent.delete(stored._id);
      const wanted = values.get(stored._id) ?? nothing;
      if (areSame(stored, wanted)) continue;
      const filter = { _id: stored._id, step: { $eq: stored.step, $lt: step } };
      changes.push({ updateOne: { filter, update: { $set: { ...wanted, step } } } });
    }
    await write(stepped, lock, changes);
  }
  for await (const ids of inBatches(absent, BATCH)) {
    await write(
      stepped,
      lock,
      ids.map((_id) => ({
        updateOne: {
          filter: { _id, step: { $lt: step } },
          update: { $set: { ...values.get(_id), step } },
          upsert: true,
        },
      })),
    );
  }
}

async function write(
  collection: Collection<SteppedDocument>,
  lock: RollupLock,
  changes: AnyBulkWriteOperation<SteppedDocument>[],
): Promise<void> {
  await lock.update({});
  if (changes.length === 0) return;
  try {
    await collection.bulkWrite(changes, { ordered: false });
  } catch (error) {
    if (!isOnlyDuplicateKeys(error)) throw error;
  }
}

function areSame(stored: object, wanted: Counts): boolean {
  const known = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(wanted).every(([name, value]) => known.get(name) === value);
}
