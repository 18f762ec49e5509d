import { isDeepStrictEqual } from "node:util";
import type { PlacedBusinesses } from "@meridian/ports/businesses/directory-upkeep";
import { nextAfter } from "../../rules/next-after.ts";
import type { BusinessDocument } from "../documents.ts";
import { ignoreEngineFailure } from "../imports/write-import-batch.ts";
import { BOUNDED } from "../mongo-directory.ts";
import { placementOf } from "../places/place-documents.ts";
import type { PlaceRegister } from "../places/place-register.ts";
import type { BusinessScope } from "./business-scope.ts";
import { markOf } from "./index-marks.ts";

/** One step of `DirectoryUpkeep.placeBusinesses`. A concurrent write places its business itself. */
export async function placeBusinesses(
  { directory, places, rollups, clock }: BusinessScope,
  after = "",
  limit: number,
): Promise<PlacedBusinesses> {
  const { businesses } = directory;
  await places.followRules();
  const placed = await rollups.exclusively(async () => {
    const options = { sort: { _id: 1 }, limit, batchSize: limit + 1, ...BOUNDED } as const;
    const found = await businesses.find({ _id: { $gt: after } }, options).toArray();
    const now = clock().getTime();
    const moved = found.flatMap((business) => movedOf(places, business));
    await places.ensure(moved);
    const writes = moved.map(({ business: { _id, revision }, place, category, city, isElsewhere }, at) => {
      const uncounted = isElsewhere ? { uncounted: 1 as const } : {};
      // A new mark: a reader that already has the business will not clear it.
      const $set = { place, category, city, mark: markOf(now, at), ...uncounted };
      return { updateOne: { filter: { _id, revision }, update: { $set } } };
    });
    const changed = writes.length === 0 ? 0 : (await businesses.bulkWrite(writes, { ordered: false })).matchedCount;
    return { processed: found.length, changed, ...nextAfter(found, limit, ({ _id }) => _id) };
  });
  if (placed.changed > 0) await rollups.advance().catch(ignoreEngineFailure);
  return placed;
}

/** Empty if the business is already placed correctly. */
function movedOf({ placeOf }: Pick<PlaceRegister, "placeOf">, business: BusinessDocument) {
  const { fields } = business;
  const place = placeOf(fields);
  const { category, city } = placementOf(fields, place);
  const isElsewhere = city !== business.city || category !== business.category;
  if (!isElsewhere && isDeepStrictEqual(place, business.place ?? {})) return [];
  return [{ business, fields, place, category, city, isElsewhere }];
}
