import type { IndexedEntry, UnindexedEntry } from "@meridian/ports/businesses/business-store";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { toBusiness } from "./business-document.ts";
import { noteChanges } from "./listed-changes.ts";
import { inLockOrder } from "./lock-order.ts";

/** Marks within a millisecond are ordered by position in the batch. Those of a larger batch reach into the next ones. */
const MARKS_PER_MS = 2_048;
const MARKED = { mark: { $gt: 0 } } as const;
const BY_MARK = { hint: "unindexed", ...BOUNDED } as const;

/** The mark of a write at a time (in milliseconds) and position in its batch. */
export function markOf(now: number, at: number): number {
  return now * MARKS_PER_MS + at;
}

export async function takeUnindexed(
  { businesses }: MongoDirectory,
  limit: number,
  afterMark = 0,
): Promise<UnindexedEntry[]> {
  if (limit <= 0) return [];
  const marked = await businesses
    .find({ mark: { $gt: afterMark } }, { sort: { mark: 1 }, limit, ...BY_MARK })
    .toArray();
  return marked.map(toUnindexedEntry);
}

export async function countUnindexed({ businesses }: MongoDirectory, upTo?: number): Promise<number> {
  return businesses.countDocuments(MARKED, { ...(upTo === undefined ? {} : { limit: upTo }), ...BY_MARK });
}

export async function markIndexed(directory: MongoDirectory, entries: readonly IndexedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  // Done first: after an interruption both are repeated.
  await noteChanges(
    directory,
    entries.map(({ id }) => id),
  );
  await directory.businesses.bulkWrite(
    inLockOrder(entries).map(({ id, revision, mark }) => ({
      updateOne: { filter: { _id: id, revision, mark }, update: { $unset: { mark: "" } } },
    })),
    { ordered: false },
  );
}

function toUnindexedEntry(document: BusinessDocument): UnindexedEntry {
  const { _id: id, revision, mark = 0, isListed, deletedAt } = document;
  const entry = { id, revision, mark };
  return isListed && deletedAt === undefined ? { ...entry, business: toBusiness(document) } : entry;
}
