import type { MatchState } from "@meridian/contracts/businesses/business-match";
import type { Comparable } from "@meridian/domain/businesses/identity/comparable";
import { mayBeAlike } from "@meridian/domain/businesses/identity/names/compare-names";
import { citySlugsOf } from "@meridian/domain/places/business-place";
import { websiteKeysOf } from "@meridian/domain/text/website-page";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { Filter } from "mongodb";
import { nameKeyOf } from "../../rules/draft-keys.ts";
import { placeOfDraft } from "../../rules/draft-record.ts";
import {
  MAX_AROUND,
  MAX_NAMESAKES,
  MAX_OF_PAGE,
  MAX_OF_START,
  MAX_RARE,
  type NameRange,
  nameRangesOf,
  positionCellsOf,
} from "../../rules/similar-draft.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { cityKeyOf } from "../places/place-documents.ts";
import type { PlaceRegister } from "../places/place-register.ts";

const SCHEMES = ["https://", "http://"];
const COMPARED = {
  nameKey: 1,
  city: 1,
  deletedAt: 1,
  "fields.name": 1,
  "fields.street": 1,
  "fields.fullAddress": 1,
  "fields.postalCode": 1,
  "fields.city": 1,
  "fields.countryCode": 1,
  "fields.phoneE164": 1,
  "fields.latitude": 1,
  "fields.longitude": 1,
  "fields.placeId": 1,
  "fields.website": 1,
  "fields.type": 1,
  "fields.category": 1,
  mapCell: 1,
  place: 1,
} as const;

const LOCATED = { nameKey: 1, city: 1, country: 1 } as const;
type Located = Pick<BusinessDocument, "_id" | "nameKey" | "city" | "country">;

/** What is compared of a business. */
export type Candidate = Pick<BusinessDocument, "_id" | "nameKey" | "city" | "place" | "mapCell" | "deletedAt"> & {
  fields: Comparable;
};

export interface AskingImport {
  jobId: string;
  /** When the import was requested, in milliseconds: younger businesses are its own. */
  jobCreatedAt: number;
  places: Pick<PlaceRegister, "placeOf">;
}

export async function hasOlder({ businesses }: MongoDirectory, { jobCreatedAt }: AskingImport): Promise<boolean> {
  const options = { hint: "by_creation", projection: { _id: 1 }, ...BOUNDED } as const;
  return (await businesses.findOne({ createdAt: { $lte: jobCreatedAt } }, options)) !== null;
}

export function cityKeysOf({ places }: AskingImport, draft: BusinessDraft): string[] {
  const { fields } = draft;
  return citySlugsOf(fields, placeOfDraft(places, draft)).map((slug) => cityKeyOf(fields.countryCode ?? "", slug));
}

/** With the names of drafts, in their cities or in none, or with their phones. */
export async function readNamesakes(
  directory: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<Candidate[]> {
  const limit = MAX_NAMESAKES * drafts.length;
  const names = [...new Set(drafts.map(({ fields }) => nameKeyOf(fields.name)))];
  const cities = [...new Set(["", ...drafts.flatMap((draft) => cityKeysOf(job, draft))])];
  const phones = [...new Set(drafts.flatMap(({ fields }) => fields.phoneE164 ?? []))];
  const read = (filter: Filter<BusinessDocument>, hint: string) =>
    directory.businesses
      .find({ ...filter, ...olderThan(job) }, { hint, limit, projection: COMPARED, ...BOUNDED })
      .toArray();
  const [namesakes, ofPhones] = await Promise.all([
    read({ nameKey: { $in: names }, city: { $in: cities } }, "by_any_name"),
    phones.length === 0 ? [] : read({ "fields.phoneE164": { $in: phones } }, "by_phone"),
  ]);
  const seen = new Set(namesakes.map(({ _id }) => _id));
  return withoutMerged(directory, [...namesakes, ...ofPhones.filter(({ _id }) => !seen.has(_id))]);
}

/** At the positions of drafts; of deleted ones those of their names. */
export async function readAround(
  directory: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<Candidate[]> {
  const runs = new Map(
    drafts.flatMap(({ fields }) => positionCellsOf(fields).map((run) => [Object.values(run).join(), run])),
  );
  if (runs.size === 0) return [];
  const names = [...new Set(drafts.map(({ fields }) => nameKeyOf(fields.name)))];
  const inSpots = [...runs.values()].flatMap(({ from, before }) => {
    const mapCell = { $gte: from, $lt: before };
    return [
      { isListed: true, mapCell },
      { isListed: false, mapCell, nameKey: { $in: names }, deletedAt: { $exists: true } },
    ];
  });
  const filter = { $or: inSpots, ...olderThan(job) };
  const options = { limit: MAX_AROUND * drafts.length, projection: COMPARED, ...BOUNDED };
  return withoutMerged(directory, await directory.businesses.find(filter, options).toArray());
}

/** With the websites of drafts. */
export async function readOfPages(
  { businesses }: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<Candidate[]> {
  const starts = [...new Set(drafts.flatMap(({ fields }) => websiteKeysOf(fields.website)))];
  if (starts.length === 0) return [];
  const pages = starts.flatMap((start) =>
    SCHEMES.map((scheme) => ({ "fields.website": { $gte: `${scheme}${start}`, $lt: `${scheme}${start}\x7f` } })),
  );
  const filter = { $or: pages, deletedAt: { $exists: false }, ...olderThan(job) };
  const options = { limit: (MAX_OF_PAGE + 1) * drafts.length, projection: COMPARED, ...BOUNDED };
  return businesses.find(filter, options).toArray();
}

/** By draft, with a name that starts as its own may: in its city, in none, or in its country if the start is rare. */
export async function readOfStarts(
  { businesses }: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<Map<BusinessDraft, Candidate[]>> {
  const rangesOf = new Map(drafts.map((draft) => [draft, nameRangesOf(draft.fields)]));
  const ranges = new Map([...rangesOf.values()].flat().map((range) => [range.from, range]));
  const started = await readInRanges(businesses, [...ranges.values()]);
  const idsOf = new Map(
    [...rangesOf].map(([draft, own]) => [draft, own.flatMap((range) => idsInRange(job, draft, range, started))]),
  );
  const _id = { $in: [...new Set([...idsOf.values()].flat())] };
  if (_id.$in.length === 0) return new Map();
  const found = await businesses.find({ _id, ...olderThan(job) }, { projection: COMPARED, ...BOUNDED }).toArray();
  const byId = new Map(found.map((candidate) => [candidate._id, candidate]));
  const isAlike = (draft: BusinessDraft) => (known: Candidate) => mayBeAlike(draft.fields.name, known.fields.name);
  return new Map(
    [...idsOf].map(([draft, ids]) => [draft, ids.flatMap((id) => byId.get(id) ?? []).filter(isAlike(draft))]),
  );
}

/** By name, as many of each range. One query reads all ranges, unless the businesses of some leave no room for those of later ones. */
async function readInRanges(
  businesses: MongoDirectory["businesses"],
  ranges: readonly NameRange[],
): Promise<Located[]> {
  const found = new Map<string, Located>();
  for (let left = ranges; left.length > 0; ) {
    const limit = MAX_OF_START * left.length;
    const inRanges = left.map(({ from, before }) => ({ nameKey: { $gte: from, $lt: before } }));
    const live = { $or: inRanges, deletedAt: { $exists: false } };
    const options = { limit, projection: LOCATED, ...BOUNDED } as const;
    const started = await businesses.find(live, options).sort({ nameKey: 1 }).toArray();
    for (const each of started) found.set(each._id, each);
    const last = started.at(-1);
    if (last === undefined || started.length < limit) break;
    const isOpen = (range: NameRange) =>
      range.before > last.nameKey && started.filter(isInRange(range)).length < MAX_OF_START;
    const rest = left.filter(isOpen);
    // At least one range is full, except in letters that JavaScript orders otherwise.
    if (rest.length === left.length) break;
    left = rest;
  }
  return [...found.values()];
}

function isInRange({ from, before }: NameRange): (business: Located) => boolean {
  return ({ nameKey }) => nameKey >= from && nameKey < before;
}

function idsInRange(job: AskingImport, draft: BusinessDraft, range: NameRange, started: readonly Located[]): string[] {
  const cities = ["", ...cityKeysOf(job, draft)];
  const inRange = started.filter(isInRange(range)).slice(0, MAX_OF_START);
  return inRange
    .filter(({ country }) => country === (draft.fields.countryCode ?? ""))
    .filter(({ city }) => inRange.length <= MAX_RARE || cities.includes(city))
    .map(({ _id }) => _id);
}

/** A merged business stays in the trash without its keys, which now lead to another. */
async function withoutMerged(directory: MongoDirectory, candidates: Candidate[]): Promise<Candidate[]> {
  const deleted = candidates.filter(({ deletedAt }) => deletedAt !== undefined).map(({ _id }) => _id);
  const keys = await readKeys(directory, deleted);
  return candidates.filter(({ _id, deletedAt }) => deletedAt === undefined || keys.has(_id));
}

/** Not created by the import itself. */
function olderThan({ jobId, jobCreatedAt }: AskingImport): Filter<BusinessDocument> {
  return {
    createdAt: { $lte: jobCreatedAt },
    $nor: [{ "source.importId": jobId, revision: 1 }],
  };
}

/** By business. */
export async function readKeys(
  { identityKeys }: MongoDirectory,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const options = { hint: "by_business", ...BOUNDED } as const;
  const claims = await identityKeys.find({ businessId: { $in: [...ids] } }, options).toArray();
  const ofBusiness = Map.groupBy(claims, ({ businessId }) => businessId);
  return new Map([...ofBusiness].map(([id, own]) => [id, own.map(({ _id }) => _id)]));
}

/** By pair, those that a person has decided. */
export async function readDecisions(
  { businessMatches }: MongoDirectory,
  ids: readonly string[],
): Promise<Map<string, MatchState>> {
  if (ids.length === 0) return new Map();
  const filter = { _id: { $in: [...new Set(ids)] }, state: { $ne: "open" } } as const;
  const decided = await businessMatches.find(filter, { projection: { state: 1 }, ...BOUNDED }).toArray();
  return new Map(decided.map(({ _id, state }) => [_id, state]));
}
