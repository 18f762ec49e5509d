import type { BusinessSortKey } from "@meridian/contracts/businesses/admin-businesses";
import { foldText } from "@meridian/domain/text/fold-text";
import type { OverviewFilter } from "@meridian/ports/businesses/business-overview";
import type { Filter } from "mongodb";
import { NAME_KEY_LENGTH } from "../../rules/draft-keys.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { cityKeyOf } from "../places/place-documents.ts";
import { allSlugsWithin } from "../places/resolve-category.ts";
import type { DuplicateSuspects } from "./duplicate-suspects.ts";

/** The most unlisted businesses whose names are searched. */
const MAX_IDS = 20_000;
/** The most businesses awaiting the index whose names are searched, the latest changes first. */
const MAX_PENDING = 1_000;
const MAX_CITIES = 1_000;
const ABSENT = { $exists: false } as const;

const SORTS: Record<BusinessSortKey, readonly string[]> = {
  name: ["nameKey", "city", "_id"],
  rating: ["fields.rating", "_id"],
  reviewCount: ["fields.reviews", "_id"],
  createdAt: ["createdAt", "_id"],
};

export function overviewSort(sortBy: BusinessSortKey, isDescending: boolean): Record<string, 1 | -1> {
  return Object.fromEntries(SORTS[sortBy].map((path) => [path, isDescending ? -1 : 1]));
}

export async function overviewFilter(
  directory: MongoDirectory,
  filter: OverviewFilter,
  suspects: DuplicateSuspects,
): Promise<Filter<BusinessDocument>> {
  const { text, listedIds, categorySlug, countryCode, citySlug, isApproved, importId, problem, isTrash } = filter;
  const found: Filter<BusinessDocument> = { deletedAt: isTrash ? { $exists: true } : ABSENT };
  if (filter.isBlocked === true) found.deletionKind = "blocked";
  if (categorySlug !== undefined) found.category = { $in: await allSlugsWithin(directory, [categorySlug]) };
  if (countryCode !== undefined) found.country = countryCode;
  if (citySlug !== undefined) found.city = { $in: await cityKeysOf(directory, citySlug, countryCode) };
  if (isApproved !== undefined) found.isApproved = isApproved;
  if (importId !== undefined) found["source.importId"] = importId;
  if (problem === "no_hours") found["fields.hours"] = ABSENT;
  if (problem === "no_coordinates") found["fields.latitude"] = ABSENT;
  if (problem === "no_photo") found["fields.photo"] = ABSENT;
  if (problem === "country") found.isContradicted = true;
  const among: Filter<BusinessDocument>[] = [];
  if (problem === "duplicate") among.push({ _id: { $in: await suspects.ids() } });
  if (text !== undefined) {
    const named = inName(text);
    found.$or = named;
    if (listedIds !== undefined) {
      const missed = await Promise.all([findUnlistedIds(directory, named), findPendingIds(directory)]);
      among.push({ _id: { $in: [...listedIds, ...missed.flat()] } });
    }
  }
  if (among.length > 0) found.$and = among;
  return found;
}

function inName(text: string): Filter<BusinessDocument>[] {
  const isWhole = new RegExp(`^.{${NAME_KEY_LENGTH}}`, "us");
  const behind = { nameKey: isWhole, "fields.name": new RegExp(escaped(text), "i") };
  return [{ nameKey: new RegExp(escaped(foldText(text))) }, behind];
}

/** Businesses no search index contains: closed, unapproved, or in the trash. */
async function findUnlistedIds({ businesses }: MongoDirectory, named: Filter<BusinessDocument>[]): Promise<string[]> {
  const options = { projection: { _id: 1 }, hint: "by_name", limit: MAX_IDS, ...BOUNDED } as const;
  const found = await businesses.find({ isListed: false, $or: named }, options).toArray();
  return found.map(({ _id }) => _id);
}

/** Businesses changed so recently that the search index may lack them. */
async function findPendingIds({ businesses }: MongoDirectory): Promise<string[]> {
  const latest = { sort: { mark: -1 }, limit: MAX_PENDING, hint: "unindexed", projection: { _id: 1 } } as const;
  const found = await businesses.find({ mark: { $gt: 0 } }, { ...latest, ...BOUNDED }).toArray();
  return found.map(({ _id }) => _id);
}

async function cityKeysOf(
  { cities }: MongoDirectory,
  slug: string,
  countryCode: string | undefined,
): Promise<string[]> {
  if (countryCode !== undefined) return [cityKeyOf(countryCode, slug)];
  const found = await cities.find({ slug }, { projection: { _id: 1 }, limit: MAX_CITIES, ...BOUNDED }).toArray();
  return found.map(({ _id }) => _id);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
