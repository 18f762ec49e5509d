import type { AnyBulkWriteOperation, Collection } from "mongodb";
import { isOnlyDuplicateKeys } from "../connection/mongo-error.ts";
import { pagesById } from "../pages-by-id.ts";
import type { RollupLock } from "./rollup-lock.ts";
import type { CountedDocument } from "./scratch-counts.ts";

export type Counts = Readonly<Record<string, unknown>>;

interface SteppedDocument {
  _id: string;
  step: number;
}

export interface ReplaceOptions {
  lock: RollupLock;
  step: number;
  /** The expected counters, each part with the same ids. */
  sources: readonly Collection<CountedDocument>[];
  /** A counter that no source knows gets this value. */
  nothing: Counts;
  /** Whether a source may name a counter that is not there yet. */
  addsAbsent: boolean;
}

/**
 * Sets each counter to its value and all others to `nothing`, a page at a time and never leaving a counter missing. Writes only
 * differences, and only to counters unchanged since they were read, so a stale process changes nothing.
 */
export async function replaceCounts<D extends SteppedDocument>(
  collection: Collection<D>,
  { lock, step, sources, nothing, addsAbsent }: ReplaceOptions,
): Promise<void> {
  const stepped: Collection<SteppedDocument> = collection.db.collection(collection.collectionName);
  for await (const page of pagesById(stepped)) {
    const values = await valuesOf(sources, page);
    const changes: AnyBulkWriteOperation<SteppedDocument>[] = [];
    for (const stored of page) {
      const wanted = { ...nothing, ...values.get(stored._id) };
      if (areSame(stored, wanted)) continue;
      const filter = { _id: stored._id, step: { $eq: stored.step, $lt: step } };
      changes.push({ updateOne: { filter, update: { $set: { ...wanted, step } } } });
    }
    await write(stepped, lock, changes);
  }
  if (!addsAbsent) return;
  for (const source of sources) {
    for await (const page of pagesById(source)) await addAbsent(stepped, page, { lock, step });
  }
}

async function addAbsent(
  collection: Collection<SteppedDocument>,
  page: readonly CountedDocument[],
  { lock, step }: Pick<ReplaceOptions, "lock" | "step">,
): Promise<void> {
  const known = await collection.find({ _id: { $in: idsOf(page) } }, { projection: { _id: 1 } }).toArray();
  const present = new Set(known.map(({ _id }) => _id));
  const absent = page.filter(({ _id }) => !present.has(_id));
  const changes = absent.map(({ _id, ...values }) => {
    const filter = { _id, step: { $lt: step } };
    return { updateOne: { filter, update: { $set: { ...values, step } }, upsert: true } };
  });
  await write(collection, lock, changes);
}

async function valuesOf(
  sources: readonly Collection<CountedDocument>[],
  page: readonly SteppedDocument[],
): Promise<Map<string, Counts>> {
  const values = new Map<string, Counts>();
  for (const source of sources) {
    for (const { _id, ...part } of await source.find({ _id: { $in: idsOf(page) } }).toArray()) {
      values.set(_id, { ...values.get(_id), ...part });
    }
  }
  return values;
}

function idsOf(page: readonly { _id: string }[]): string[] {
  return page.map(({ _id }) => _id);
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
