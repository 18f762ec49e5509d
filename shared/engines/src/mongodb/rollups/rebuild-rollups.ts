import { isDeepStrictEqual } from "node:util";
import { HOUR_MS } from "@meridian/contracts/durations";
import type { AnyBulkWriteOperation } from "mongodb";
import type { BusinessDocument } from "../documents.ts";
import type { MongoDirectory } from "../mongo-directory.ts";
import { pagesById } from "../pages-by-id.ts";
import { countedOf, mapCellOf } from "../places/place-documents.ts";
import type { PlaceRegister } from "../places/place-register.ts";
import { replaceAllCounts } from "./replace-all-counts.ts";
import type { Counted, RecountDocument } from "./rollup-documents.ts";
import type { RollupLock } from "./rollup-lock.ts";

const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = HOUR_MS;
/** The fields of a business that determine its count and how far it got. */
const COUNTED_FIELDS = {
  isListed: 1,
  category: 1,
  country: 1,
  city: 1,
  place: 1,
  mapCell: 1,
  revision: 1,
  deletedAt: 1,
  uncounted: 1,
  counted: 1,
  ...Object.fromEntries(
    ["type", "category", "subtypes", "city", "countryCode", "rating", "reviews", "latitude", "longitude"].map(
      (name) => [`fields.${name}`, 1],
    ),
  ),
} as const;

export interface RebuildOptions {
  directory: MongoDirectory;
  places: PlaceRegister;
  lock: RollupLock;
  step: number;
  /** An interrupted rebuild to be finished. */
  begun?: RecountDocument | undefined;
}

/**
 * Recounts everything from the businesses, as one step of the roll-ups. Places stay, even without businesses; the name shown for a city
 * becomes its most frequent spelling. After an interruption it continues after the last page of businesses, as a later step: the number is
 * consumed at the start. Correct counters are not written, so readers see no intermediate state; each wrong one is corrected by a single
 * write.
 */
export async function rebuildRollups({ directory, places, lock, step, begun }: RebuildOptions): Promise<void> {
  const recount = nextAttempt(begun);
  await lock.update({ $set: { isRebuilding: true, step, recount } });
  for await (const businesses of pagesById(directory.businesses, {
    projection: COUNTED_FIELDS,
    after: recount.after,
  })) {
    await places.ensure(businesses);
    await noteCounted(directory, businesses, step);
    const after = businesses.at(-1)?._id ?? recount.after;
    await lock.update({ $set: { recount: nextAttempt({ after, attempts: 0 }) } });
  }
  await replaceAllCounts(directory, lock, step);
  await lock.update({ $set: { isRebuilding: false, hasMap: true }, $unset: { recount: "" } });
}

/** Noted before the attempt, since a process that is killed notes nothing after it. */
function nextAttempt(
  { after, attempts: made }: Pick<RecountDocument, "after" | "attempts"> = { after: "", attempts: 0 },
) {
  const attempts = made + 1;
  const delayMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(made, 20));
  return { after, attempts, notBefore: Date.now() + delayMs };
}

/** Of a business that was stored before there were maps, too. */
function recountedOf(business: BusinessDocument): Counted {
  return countedOf({ ...business, mapCell: mapCellOf(business.fields) });
}

/** As after a step: what moved on since it was read stays to be counted. */
async function noteCounted({ businesses }: MongoDirectory, read: BusinessDocument[], step: number): Promise<void> {
  const operations: AnyBulkWriteOperation<BusinessDocument>[] = [];
  for (const business of read) {
    const { _id, revision, uncounted } = business;
    const counted = recountedOf(business);
    const mapCell = mapCellOf(business.fields);
    if (mapCell !== business.mapCell) {
      operations.push({ updateOne: { filter: { _id, revision }, update: { $set: { mapCell } } } });
    }
    const asRead = { _id, countedStep: { $lt: step } };
    const $set = { counted, countedStep: step };
    if (uncounted !== undefined) {
      const update = { $set, $unset: { uncounted: "" } } as const;
      operations.push({ updateOne: { filter: { ...asRead, revision }, update } });
    }
    if (isDeepStrictEqual(counted, business.counted)) continue;
    operations.push({ updateOne: { filter: asRead, update: { $set } } });
  }
  if (operations.length > 0) await businesses.bulkWrite(operations, { ordered: true });
}
