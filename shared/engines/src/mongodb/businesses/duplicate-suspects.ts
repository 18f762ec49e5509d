import type { Document } from "mongodb";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

/** The most businesses shown as suspects. */
const MAX_IDS = 20_000;
/** Index keys grouped by one query, unless a single name has more: tenths of a second of server time. */
const SLICE_KEYS = 100_000;
/** How long an edit that creates a namesake may go unnoticed. */
const FRESH_MS = 60_000;
const BY_NAME = { hint: "by_any_name", ...BOUNDED } as const;
const IN_ORDER = { projection: { _id: 0, nameKey: 1 }, sort: { nameKey: 1, city: 1, _id: 1 }, ...BY_NAME } as const;
const GROUPS_OF_SEVERAL: readonly Document[] = [
  { $group: { _id: { nameKey: "$nameKey", city: "$city" }, ids: { $push: "$_id" }, count: { $sum: 1 } } },
  { $match: { count: { $gt: 1 } } },
];

export interface DuplicateSuspects {
  /** Ids of businesses sharing name and city with another, excluding the trash. */
  ids(): Promise<string[]>;
}

interface Known {
  state: string;
  readAt: number;
  ids: readonly string[];
}

/**
 * Scans all names in slices of their index, each an index-only query, and caches the result for a minute unless businesses are added or
 * removed. Known suspects are checked again every time.
 */
export function createDuplicateSuspects(
  { businesses }: Pick<MongoDirectory, "businesses">,
  sliceKeys = SLICE_KEYS,
): DuplicateSuspects {
  let known: Known | undefined;

  const readState = async (): Promise<string> => {
    const options = { sort: { createdAt: -1 }, projection: { createdAt: 1 }, hint: "by_creation", ...BOUNDED } as const;
    const [count, newest] = await Promise.all([
      businesses.estimatedDocumentCount(BOUNDED),
      businesses.findOne({}, options),
    ]);
    return `${count} ${newest?._id}`;
  };

  /** The first name after a slice that starts with `from`; undefined at the end. */
  const nextName = async (from: string): Promise<string | undefined> => {
    const behind = await businesses.findOne({ nameKey: { $gte: from } }, { ...IN_ORDER, skip: sliceKeys });
    if (behind === null || behind.nameKey !== from) return behind?.nameKey;
    return (await businesses.findOne({ nameKey: { $gt: from } }, IN_ORDER))?.nameKey;
  };

  const groupedIds = async (match: Document, options: Document): Promise<string[]> => {
    const stages = [{ $match: match }, ...GROUPS_OF_SEVERAL];
    const groups = await businesses.aggregate<{ ids: string[] }>(stages, { allowDiskUse: true, ...options }).toArray();
    return groups.flatMap(({ ids }) => ids);
  };

  /** Includes the trash, which the index does not distinguish. */
  const findAll = async (): Promise<string[]> => {
    const ids: string[] = [];
    for (let from: string | undefined = ""; from !== undefined && ids.length < MAX_IDS; ) {
      const behind = await nextName(from);
      const nameKey = behind === undefined ? { $gte: from } : { $gte: from, $lt: behind };
      ids.push(...(await groupedIds({ nameKey, city: { $ne: "" } }, BY_NAME)));
      from = behind;
    }
    return ids.slice(0, MAX_IDS);
  };

  return {
    async ids() {
      const state = await readState();
      if (known?.state !== state || performance.now() - known.readAt > FRESH_MS) {
        known = { state, readAt: performance.now(), ids: await findAll() };
      }
      const match = { _id: { $in: known.ids }, deletedAt: { $exists: false }, city: { $ne: "" } };
      return known.ids.length === 0 ? [] : groupedIds(match, BOUNDED);
    },
  };
}
