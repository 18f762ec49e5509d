import type { MovedClaim, MovedCollection } from "@meridian/ports/businesses/directory-transfer";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { countOf, keyedOf, keysOf, putAll } from "./key-pages.ts";

/** Claims without a business are left over from interrupted imports. */
export function createMovedIdentityKeys({ identityKeys, businesses }: MongoDirectory): MovedCollection<MovedClaim> {
  return {
    ...keyedOf(identityKeys),
    async find(keys) {
      const claims = await identityKeys.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      const ids = [...new Set(claims.map(({ businessId }) => businessId))];
      const options = { projection: { _id: 1 }, ...BOUNDED } as const;
      const found = await businesses.find({ _id: { $in: ids } }, options).toArray();
      const known = new Set(found.map(({ _id }) => _id));
      return claims.flatMap(({ _id, businessId }) => (known.has(businessId) ? [{ key: _id, businessId }] : []));
    },
    write: (records) =>
      putAll(
        identityKeys,
        records.map(({ key, businessId }) => ({ _id: key, businessId })),
      ),
  };
}

/** A slug's claim is a redirect once its business has another slug. */
export function createMovedSlugRedirects({ slugs, businesses }: MongoDirectory): MovedCollection<MovedClaim> {
  async function find(keys: readonly string[]): Promise<MovedClaim[]> {
    const claims = await slugs.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
    const ids = [...new Set(claims.map(({ businessId }) => businessId))];
    const options = { projection: { slug: 1 }, ...BOUNDED } as const;
    const owners = await businesses.find({ _id: { $in: ids } }, options).toArray();
    const slugOf = new Map(owners.map(({ _id, slug }) => [_id, slug]));
    return claims.flatMap(({ _id: key, businessId }) => {
      const slug = slugOf.get(businessId);
      return slug === undefined || slug === key ? [] : [{ key, businessId }];
    });
  }

  return {
    estimate: () => countOf(slugs),
    keys: (after = "", limit) => keysOf(slugs, after, limit),
    find,
    write: (records) =>
      putAll(
        slugs,
        records.map(({ key, businessId }) => ({ _id: key, businessId })),
      ),
    async remove(keys) {
      const redirects = await find(keys);
      await slugs.deleteMany({ _id: { $in: redirects.map(({ key }) => key) } });
    },
  };
}
