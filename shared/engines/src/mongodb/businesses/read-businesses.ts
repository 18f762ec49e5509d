import type { Business } from "@meridian/contracts/businesses/business";
import { foldText } from "@meridian/domain/text/fold-text";
import type { ListingQuery, ListingScope, SlugLookup } from "@meridian/ports/businesses/business-store";
import type { Filter } from "mongodb";
import { chooseFeatured, FEATURED_CANDIDATES } from "../../rules/choose-featured.ts";
import { AFTER_EVERY_SUFFIX, NAME_KEY_LENGTH, nameKeyOf } from "../../rules/draft-keys.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { cityKeyOf } from "../places/place-documents.ts";
import { resolveCategory } from "../places/resolve-category.ts";
import { toBusiness } from "./business-document.ts";

/** Up to this many names with a prefix are ranked; beyond it, the most popular are found by descending rank. */
const MAX_RANKED_NAMES = 2_000;
const BY_RANK = { popularity: -1, _id: 1 } as const;
/** From this offset on, skipped businesses are read only in the index. */
const SKIP_IN_INDEX_FROM = 100;
const IDS_PER_READ = 1_000;

export async function findBySlug(directory: MongoDirectory, slug: string): Promise<SlugLookup> {
  const { slugs, businesses, goneSlugs } = directory;
  const claim = await slugs.findOne({ _id: slug }, BOUNDED);
  const business = claim === null ? null : await businesses.findOne({ _id: claim.businessId }, BOUNDED);
  if (business === null) {
    const isGone = (await goneSlugs.findOne({ _id: slug }, BOUNDED)) !== null;
    return { kind: isGone ? "gone" : "missing" };
  }
  if (business.deletedAt !== undefined) return { kind: "gone" };
  if (!business.isApproved) return { kind: "missing" };
  if (business.slug !== slug) return { kind: "moved", slug: business.slug };
  return { kind: "found", business: toBusiness(business) };
}

export async function findByIds({ businesses }: MongoDirectory, ids: readonly string[]): Promise<Business[]> {
  const found = new Map<string, Business>();
  for (let start = 0; start < ids.length; start += IDS_PER_READ) {
    const part = ids.slice(start, start + IDS_PER_READ);
    for (const document of await businesses.find({ _id: { $in: part }, isListed: true }, BOUNDED).toArray()) {
      found.set(document._id, toBusiness(document));
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function listBusinesses(directory: MongoDirectory, query: ListingQuery): Promise<Business[]> {
  const { scope, offset, limit } = query;
  const listing = await listingOf(directory, scope);
  if (listing === undefined || limit <= 0) return [];
  const options = { hint: listing.hint, sort: BY_RANK, skip: offset, limit, ...BOUNDED } as const;
  const { businesses } = directory;
  if (offset < SKIP_IN_INDEX_FROM) return (await businesses.find(listing.filter, options).toArray()).map(toBusiness);
  const ids = await businesses.find(listing.filter, { projection: { _id: 1 }, ...options }).toArray();
  return findByIds(
    directory,
    ids.map(({ _id }) => _id),
  );
}

export async function listFeatured(directory: MongoDirectory, limit: number): Promise<Business[]> {
  const projection = { country: 1, category: 1, "fields.photo": 1 } as const;
  const candidates = await directory.businesses
    .find({ isListed: true }, { projection, hint: "by_rank", sort: BY_RANK, limit: FEATURED_CANDIDATES, ...BOUNDED })
    .toArray();
  const ids = chooseFeatured(
    candidates.map(({ _id, country, category, fields }) => ({
      id: _id,
      kind: `${country} ${category}`,
      hasPhoto: fields?.photo !== undefined,
    })),
    limit,
  );
  return findByIds(directory, ids);
}

export async function findByPhones(
  { businesses }: MongoDirectory,
  numbers: readonly string[],
  limit: number,
): Promise<Business[]> {
  const filter = { "fields.phoneE164": { $in: [...numbers] }, isListed: true };
  const options = { hint: "by_phone", sort: BY_RANK, limit, ...BOUNDED } as const;
  return numbers.length === 0 ? [] : (await businesses.find(filter, options).toArray()).map(toBusiness);
}

export async function findByNamePrefix(
  { businesses }: MongoDirectory,
  prefix: string,
  limit: number,
): Promise<Business[]> {
  const folded = foldText(prefix);
  if (folded === "" || limit <= 0) return [];
  const key = nameKeyOf(prefix);
  const filter = { isListed: true, nameKey: { $gte: key, $lt: key + AFTER_EVERY_SUFFIX } };
  const counted = await businesses.countDocuments(filter, { hint: "by_name", limit: MAX_RANKED_NAMES + 1, ...BOUNDED });
  const documents = await businesses
    .find(filter, {
      hint: counted <= MAX_RANKED_NAMES ? "by_name" : "by_rank",
      sort: BY_RANK,
      limit: folded.length > NAME_KEY_LENGTH ? MAX_RANKED_NAMES : limit,
      ...BOUNDED,
    })
    .toArray();
  return documents
    .filter(({ fields }) => foldText(fields.name).startsWith(folded))
    .slice(0, limit)
    .map(toBusiness);
}

export async function countByNamePrefix(
  { businesses }: MongoDirectory,
  prefix: string,
  limit: number,
  { isWhole } = { isWhole: false },
): Promise<number> {
  const folded = foldText(prefix);
  if (folded === "" || limit <= 0) return 0;
  const key = nameKeyOf(prefix);
  const isInKey = folded.length < NAME_KEY_LENGTH;
  const range = { $gte: key, $lt: key + AFTER_EVERY_SUFFIX };
  const filter = { isListed: true, nameKey: isWhole && isInKey ? key : range };
  if (isInKey) return businesses.countDocuments(filter, { hint: "by_name", limit, ...BOUNDED });
  const options = { projection: { "fields.name": 1 }, hint: "by_name", limit: MAX_RANKED_NAMES, ...BOUNDED } as const;
  const names = (await businesses.find(filter, options).toArray()).map(({ fields }) => foldText(fields.name));
  return names.filter((name) => (isWhole ? name === folded : name.startsWith(folded))).slice(0, limit).length;
}

/** How to read a scope in the order of its index. */
interface Listing {
  filter: Filter<BusinessDocument>;
  hint: string;
}

/** Undefined if the scope names something unknown. */
async function listingOf(directory: MongoDirectory, scope: ListingScope): Promise<Listing | undefined> {
  const { categorySlug, city } = scope;
  const resolved = categorySlug === undefined ? undefined : await resolveCategory(directory, categorySlug);
  if (categorySlug !== undefined && resolved === undefined) return undefined;
  const category = resolved === undefined ? undefined : { $in: resolved.slugs };
  const country = scope.countryCode?.toUpperCase();
  if (city !== undefined) {
    const cityCountry = city.countryCode.toUpperCase();
    const key = cityKeyOf(cityCountry, city.citySlug);
    if (key === "" || (country !== undefined && country !== cityCountry)) return undefined;
    if (category === undefined) return listing("by_city", { city: key });
    return listing("by_city_category", { city: key, category });
  }
  if (country !== undefined) {
    if (country === "") return undefined;
    return category === undefined
      ? listing("by_country", { country })
      : listing("by_country_category", { country, category });
  }
  return category === undefined ? listing("by_rank", {}) : listing("by_category", { category });
}

function listing(hint: string, filter: Filter<BusinessDocument>): Listing {
  return { filter: { isListed: true, ...filter }, hint };
}
