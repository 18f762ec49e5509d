import { isDeepStrictEqual } from "node:util";
import { businessSlug, slugChoicesOf } from "@meridian/domain/text/slug";
import type { DirectoryUpkeep, FixedSlug, PlacedBusinesses } from "@meridian/ports/businesses/directory-upkeep";
import { nextAfter } from "../../rules/next-after.ts";
import { withRetries } from "../connection/retry.ts";
import type { BusinessDocument, ClaimDocument } from "../documents.ts";
import { ignoreEngineFailure } from "../imports/write-import-batch.ts";
import { insertAbsent } from "../insert-absent.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { placementOf } from "../places/place-documents.ts";
import type { PlaceRegister } from "../places/place-register.ts";
import type { BusinessScope } from "./business-scope.ts";
import { claimSlug } from "./claim-slug.ts";
import { markOf } from "./index-marks.ts";

const FRAME = { slug: 1, revision: 1, "fields.name": 1, "fields.city": 1 } as const;

export function createMongoDirectoryUpkeep(options: BusinessScope): DirectoryUpkeep {
  const { directory, clock } = options;
  const { businesses } = directory;

  async function fixSlug(business: BusinessDocument, now: number, at: number): Promise<FixedSlug | undefined> {
    const { _id: id, slug: from, revision, fields } = business;
    const choices = slugChoicesOf(businessSlug(fields.name, fields.city), id);
    if (choices.includes(from)) return undefined;
    const to = await claimSlug(directory, choices, id);
    if (to === undefined) return undefined;
    const { matchedCount } = await businesses.updateOne(
      { _id: id, revision },
      { $set: { slug: to, revision: revision + 1, updatedAt: now }, $min: { mark: markOf(now, at) } },
    );
    return matchedCount === 0 ? undefined : { id, from, to };
  }

  return withRetries<DirectoryUpkeep>({
    async fixSlugs(after = "", limit) {
      const found = await businesses
        .find(
          { _id: { $gt: after }, deletedAt: { $exists: false } },
          { projection: FRAME, sort: { _id: 1 }, limit, ...BOUNDED },
        )
        .toArray();
      const now = clock().getTime();
      const fixed: FixedSlug[] = [];
      for (const [at, business] of found.entries()) {
        const change = await fixSlug(business, now, at);
        if (change !== undefined) fixed.push(change);
      }
      return { processed: found.length, fixed, ...nextAfter(found, limit, ({ _id }) => _id) };
    },
    placeBusinesses: (after, limit) => placeBusinesses(options, after, limit),
    async purgeTrash(time, limit) {
      const filter = {
        deletedAt: { $lt: time.getTime() },
        deletionKind: { $ne: "blocked" },
        mark: { $exists: false },
        uncounted: { $exists: false },
      } as const;
      const options = { projection: { revision: 1 }, sort: { deletedAt: 1 }, limit, ...BOUNDED } as const;
      const gone: string[] = [];
      for (const { _id, revision } of await businesses.find(filter, options).toArray()) {
        if (await purge(directory, _id, revision)) gone.push(_id);
      }
      return gone;
    },
  });
}

/** Claims first: a claim without its business would give the id to an unrelated business. */
async function purge(directory: MongoDirectory, id: string, revision: number): Promise<boolean> {
  const { businesses, slugs, identityKeys, goneSlugs } = directory;
  const had = await slugs.find({ businessId: id }, BOUNDED).toArray();
  await insertAbsent(
    goneSlugs,
    had.map(({ _id }) => ({ _id })),
  );
  const collections = [slugs, identityKeys];
  const claims: ClaimDocument[][] = [];
  for (const collection of collections) {
    claims.push(await collection.find({ businessId: id }, BOUNDED).toArray());
    await collection.deleteMany({ businessId: id });
  }
  const { deletedCount } = await businesses.deleteOne({ _id: id, revision });
  if (deletedCount === 1) return true;
  // It was restored concurrently and keeps its claims.
  for (const [at, collection] of collections.entries()) await insertAbsent(collection, claims[at] ?? []);
  return false;
}

/** One step of `DirectoryUpkeep.placeBusinesses`. A concurrent write places its business itself. */
async function placeBusinesses(
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
