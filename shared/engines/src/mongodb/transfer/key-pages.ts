import type { MovedCollection, MovedRecord, MovedValue } from "@meridian/ports/businesses/directory-transfer";
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

/** The part of a collection of records that only needs their keys. */
export function keyedOf<D extends Keyed>(
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

/** How records lie in a collection, one document each. */
interface DocumentPlan<R extends MovedRecord, D> {
  toRecord(document: D, key: string): R;
  toDocument(record: R): D;
}

/** The plan of records that are one value each. */
export function valuePlan<T, D>(
  toValue: (document: D) => T,
  toDocument: (value: T) => D,
): DocumentPlan<MovedValue<T>, D> {
  return {
    toRecord: (document, key) => ({ key, value: toValue(document) }),
    toDocument: ({ value }) => toDocument(value),
  };
}

/** Records that are one document each, under their key. */
export function documentsOf<R extends MovedRecord, D extends Keyed>(
  collection: Collection<D>,
  { toRecord, toDocument }: DocumentPlan<R, D>,
): MovedCollection<R> {
  const keyed: Collection<Keyed> = collection.db.collection(collection.collectionName);
  return {
    ...keyedOf(collection),
    async find(keys) {
      const found = await keyed.find<D>({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map((document) => toRecord(document, document._id));
    },
    write: (records) => putAll(collection, records.map(toDocument)),
  };
}

/** Records that are one document each, under a number. */
export function numberedOf<R extends MovedRecord, D extends { _id: number }>(
  collection: Collection<D>,
  { toRecord, toDocument }: DocumentPlan<R, D>,
): MovedCollection<R> {
  const numbered: Collection<{ _id: number }> = collection.db.collection(collection.collectionName);
  return {
    estimate: () => countOf(collection),
    async keys(after = "0", limit) {
      const options = { projection: { _id: 1 }, sort: { _id: 1 }, limit, ...BOUNDED } as const;
      const found = await numbered.find({ _id: { $gt: Number(after) } }, options).toArray();
      return found.map(({ _id }) => String(_id));
    },
    async find(keys) {
      const found = await numbered.find<D>({ _id: { $in: keys.map(Number) } }, BOUNDED).toArray();
      return found.map((document) => toRecord(document, String(document._id)));
    },
    async write(records) {
      for (const { _id, ...replacement } of records.map(toDocument)) {
        await numbered.replaceOne({ _id }, replacement, { upsert: true });
      }
    },
    async remove(keys) {
      await numbered.deleteMany({ _id: { $in: keys.map(Number) } });
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
