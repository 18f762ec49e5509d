import type { MatchState } from "@meridian/contracts/businesses/business-match";
import { areOtherEntries } from "@meridian/domain/businesses/business-identity";
import { mayBeAlike } from "@meridian/domain/businesses/compare-names";
import type { Comparable } from "@meridian/domain/businesses/compare-places";
import { decisionOf, matchIdsOf } from "@meridian/domain/businesses/match-pair";
import type { Judged } from "@meridian/domain/businesses/same-business";
import { citySlugsOf } from "@meridian/domain/places/business-place";
import { websiteKeysOf, websitePageOf } from "@meridian/domain/text/website-page";
import type { BusinessDraft } from "@meridian/ports/businesses/business-store";
import type { Filter } from "mongodb";
import { keysOf, nameKeyOf } from "../../rules/draft-keys.ts";
import {
  joinDecided,
  judgeSimilar,
  MAX_AROUND,
  MAX_NAMESAKES,
  MAX_OF_PAGE,
  positionCellsOf,
  withDecisions,
} from "../../rules/similar-draft.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { cityKeyOf } from "../places/place-documents.ts";
import type { PlaceRegister } from "../places/place-register.ts";

/** Drafts per query by position or website. */
const DRAFTS_PER_READ = 50;
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

type Candidate = Pick<BusinessDocument, "_id" | "nameKey" | "city" | "place" | "mapCell" | "deletedAt"> & {
  fields: Comparable;
};
export interface AskingImport {
  jobId: string;
  /** When the import was requested, in milliseconds: younger businesses are its own. */
  jobCreatedAt: number;
  places: Pick<PlaceRegister, "placeOf">;
}

/** Ids of the businesses that a draft describes, and of those that it may describe with a key of theirs. */
export interface SimilarIds {
  same: string[];
  doubtful: { id: string; key: string }[];
}

/**
 * Ids of businesses, including deleted ones, that existed before the import and that drafts without a known key describe or may describe.
 */
export async function findSimilar(
  directory: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<Map<BusinessDraft, SimilarIds>> {
  if (drafts.length === 0 || !(await hasOlder(directory, job))) return new Map();
  const namesakes = namesakesOf(job, drafts, await readNamesakes(directory, job, drafts));
  const similar = await judge(directory, job, namesakes);
  const left = drafts.filter((draft) => (similar.get(draft)?.same.length ?? 0) === 0);
  for (let start = 0; start < left.length; start += DRAFTS_PER_READ) {
    const some = left.slice(start, start + DRAFTS_PER_READ);
    const others = othersOf(some, await readAround(directory, job, some), await readOfPages(directory, job, some));
    const all = [...others].map(([draft, own]) => [draft, [...(namesakes.get(draft) ?? []), ...own]] as const);
    for (const [draft, judged] of await judge(directory, job, new Map(all))) similar.set(draft, judged);
  }
  const doubtful = [...similar.values()].flatMap((judged) => judged.doubtful.map(({ _id }) => _id));
  const keys = await readKeys(directory, [...new Set(doubtful)]);
  return new Map([...similar].map(([draft, judged]) => [draft, similarOf(judged, keys)]));
}

type Candidates = ReadonlyMap<BusinessDraft, readonly Candidate[]>;

function similarOf({ same, doubtful }: Judged<Candidate>, keys: ReadonlyMap<string, readonly string[]>): SimilarIds {
  const asked = doubtful.flatMap(({ _id: id }) => {
    const [key] = keys.get(id) ?? [];
    return key === undefined ? [] : [{ id, key }];
  });
  return { same: same.map(({ _id }) => _id), doubtful: asked };
}

/** By name in the draft's city or in none, or by phone. */
function namesakesOf(job: AskingImport, drafts: readonly BusinessDraft[], found: readonly Candidate[]): Candidates {
  const byName = Map.groupBy(found, ({ nameKey }) => nameKey);
  const byPhone = Map.groupBy(found, ({ fields }) => fields.phoneE164);
  return new Map(
    drafts.map((draft) => {
      const { name, phoneE164 } = draft.fields;
      const cities = ["", ...cityKeysOf(job, draft)];
      const named = (byName.get(nameKeyOf(name)) ?? []).filter(({ city }) => cities.includes(city));
      return [draft, [...named, ...(phoneE164 === undefined ? [] : (byPhone.get(phoneE164) ?? []))]];
    }),
  );
}

/** At the draft's position, unless their names differ altogether, or with its website. */
function othersOf(
  drafts: readonly BusinessDraft[],
  around: readonly Candidate[],
  ofPages: readonly Candidate[],
): Candidates {
  const byPage = Map.groupBy(ofPages, ({ fields }) => websitePageOf(fields.website));
  return new Map(
    drafts.map((draft) => {
      const { name, website } = draft.fields;
      const spots = positionCellsOf(draft.fields);
      const near = around.filter(
        ({ mapCell, fields }) =>
          spots.some(({ from, before }) => mapCell >= from && mapCell < before) && mayBeAlike(name, fields.name),
      );
      const page = websitePageOf(website);
      const ofPage = page === undefined ? [] : (byPage.get(page) ?? []);
      return [draft, [...near, ...(ofPage.length > MAX_OF_PAGE ? [] : ofPage)]] as const;
    }),
  );
}

async function judge(
  directory: MongoDirectory,
  job: AskingImport,
  candidates: Candidates,
): Promise<Map<BusinessDraft, Judged<Candidate>>> {
  const keys = await readKeys(directory, [...new Set([...candidates.values()].flat().map(({ _id }) => _id))]);
  const pairs = [...candidates].flatMap(([draft, all]) =>
    all.flatMap(({ _id }) => matchIdsOf(keysOf(draft), keys.get(_id) ?? [])),
  );
  const states = await readDecisions(directory, pairs);
  const statesOf = (left: readonly string[], right: readonly string[]) =>
    matchIdsOf(left, right).flatMap((id) => states.get(id) ?? []);
  const judged = new Map<BusinessDraft, Judged<Candidate>>();
  for (const [draft, all] of candidates) {
    const byId = new Map(all.map((candidate) => [candidate._id, candidate]));
    if (byId.size === 0) continue;
    const decided = withDecisions([...byId.values()], ({ _id }) => {
      const [own, known] = [keysOf(draft), keys.get(_id) ?? []];
      return areOtherEntries(own, known) ? "different" : decisionOf(statesOf(own, known));
    });
    const row = { ...draft.fields, ...job.places.placeOf(draft.fields) };
    judged.set(
      draft,
      joinDecided(
        decided,
        judgeSimilar(row, decided.open, {
          read: ({ fields, place }) => ({ ...fields, ...place }),
          isDeleted: ({ deletedAt }) => deletedAt !== undefined,
        }),
      ),
    );
  }
  return judged;
}

async function hasOlder({ businesses }: MongoDirectory, { jobCreatedAt }: AskingImport): Promise<boolean> {
  const options = { hint: "by_creation", projection: { _id: 1 }, ...BOUNDED } as const;
  return (await businesses.findOne({ createdAt: { $lte: jobCreatedAt } }, options)) !== null;
}

function cityKeysOf({ places }: AskingImport, { fields }: BusinessDraft): string[] {
  return citySlugsOf(fields, places.placeOf(fields)).map((slug) => cityKeyOf(fields.countryCode ?? "", slug));
}

async function readNamesakes(
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

async function readAround(
  directory: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<Candidate[]> {
  const runs = drafts.flatMap(({ fields }) => positionCellsOf(fields));
  if (runs.length === 0) return [];
  const names = [...new Set(drafts.map(({ fields }) => nameKeyOf(fields.name)))];
  const inSpots = runs.flatMap(({ from, before }) => {
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

async function readOfPages(
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

async function readKeys({ identityKeys }: MongoDirectory, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const options = { hint: "by_business", ...BOUNDED } as const;
  const claims = await identityKeys.find({ businessId: { $in: [...ids] } }, options).toArray();
  const ofBusiness = Map.groupBy(claims, ({ businessId }) => businessId);
  return new Map([...ofBusiness].map(([id, own]) => [id, own.map(({ _id }) => _id)]));
}

async function readDecisions(
  { businessMatches }: MongoDirectory,
  ids: readonly string[],
): Promise<Map<string, MatchState>> {
  if (ids.length === 0) return new Map();
  const filter = { _id: { $in: [...new Set(ids)] }, state: { $ne: "open" } } as const;
  const decided = await businessMatches.find(filter, { projection: { state: 1 }, ...BOUNDED }).toArray();
  return new Map(decided.map(({ _id, state }) => [_id, state]));
}
