import type { MovedCollection, MovedRecord } from "@meridian/ports/businesses/directory-transfer";
import type { AnyBulkWriteOperation, Collection, Filter, UpdateFilter } from "mongodb";
import { BOUNDED, LONG } from "../mongo-directory.ts";

interface Keyed {
  _id: string;
}

/** The `_id`s after `after`. */
export async function keysOf<D extends Keyed>(
  collection: Collection<D>,
  after: string,
  limit: number,
): Promise<string[]> {
  const keyed: Collection<Keyed> = collection.db.collection(collection.collectionName);
  const options = { projection: { _id: 1 }, sort: { _id: 1 }, limit, ...BOUNDED } as const;
  return (await keyed.find({ _id: { $gt: after } }, options).toArray()).map(({ _id }) => _id);
}

export function countOf<D extends object>(collection: Collection<D>): Promise<number> {
  return collection.countDocuments({}, LONG);
}

/** The common part of records that are one document each, under its key. */
export function ofDocuments<D extends Keyed>(
  collection: Collection<D>,
): Pick<MovedCollection<MovedRecord>, "estimate" | "keys" | "remove"> {
  const keyed: Collection<Keyed> = collection.db.collection(collection.collectionName);
  return {
    estimate: () => countOf(collection),
    keys: (after = "", limit) => keysOf(collection, after, limit),
    async remove(keys) {
      await keyed.deleteMany({ _id: { $in: [...keys] } });
    },
  };
}

/** Replaces whole documents with the same `_id`. */
export async function putAll<D extends Keyed>(collection: Collection<D>, documents: readonly D[]): Promise<void> {
  if (documents.length === 0) return;
  const keyed: Collection<Keyed> = collection.db.collection(collection.collectionName);
  await keyed.bulkWrite(
    documents.map(({ _id, ...replacement }) => ({ replaceOne: { filter: { _id }, replacement, upsert: true } })),
    { ordered: false },
  );
}

/** Updates existing documents, and inserts missing ones with the insert-only values as well. */
export async function upsertAll<D extends Keyed>(
  collection: Collection<D>,
  upserts: readonly { filter: Filter<D>; update: UpdateFilter<D> }[],
): Promise<void> {
  if (upserts.length === 0) return;
  const operations = upserts.map(
    ({ filter, update }): AnyBulkWriteOperation<D> => ({ updateOne: { filter, update, upsert: true } }),
  );
  await collection.bulkWrite(operations, { ordered: false });
}
