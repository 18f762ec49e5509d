import type { Filter } from "mongodb";
import { areOtherEntries, hasGoogleId } from "../../../domain/business-identity.ts";
import { citySlugsOf } from "../../../domain/business-place.ts";
import type { Comparable } from "../../../domain/same-business.ts";
import type { BusinessDraft } from "../../../ports/business-store.ts";
import { keysOf, nameKeyOf } from "../../rules/draft-keys.ts";
import { MAX_NAMESAKES, positionCellsOf, rankSimilar } from "../../rules/similar-draft.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { cityKeyOf } from "../places/place-documents.ts";
import type { PlaceRegister } from "../places/place-register.ts";

/** Positions per query. */
const SPOTS_PER_READ = 50;
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
  place: 1,
} as const;

type Candidate = Pick<BusinessDocument, "_id" | "nameKey" | "city" | "place" | "deletedAt"> & { fields: Comparable };
type Similar = Map<BusinessDraft, Candidate[]>;

export interface AskingImport {
  jobId: string;
  /** When the import was requested, in milliseconds: younger businesses are its own. */
  jobCreatedAt: number;
  places: Pick<PlaceRegister, "placeOf">;
}

/** Ids of businesses, including deleted ones, that existed before the import and match drafts without a known key, likeliest first. */
export async function findSimilar(
  directory: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<Map<BusinessDraft, string[]>> {
  if (drafts.length === 0 || !(await hasOlder(directory, job))) return new Map();
  const isNamesake = (draft: BusinessDraft, { city }: Candidate) =>
    city === "" || cityKeysOf(job, draft).includes(city);
  const similar = rank(drafts, await readNamesakes(directory, job, drafts), { job, isCandidate: isNamesake });
  // A row with a Google id joins only businesses without one, which are found by name and city.
  const left = drafts.filter(
    (draft) => !similar.has(draft) && !hasGoogleId(draft) && positionCellsOf(draft.fields).length > 0,
  );
  for (let start = 0; start < left.length; start += SPOTS_PER_READ) {
    const some = left.slice(start, start + SPOTS_PER_READ);
    const found = rank(some, await readAtPositions(directory, job, some), { job, isCandidate: () => true });
    for (const [draft, candidates] of found) similar.set(draft, candidates);
  }
  return withoutOtherEntries(directory, similar);
}

async function hasOlder({ businesses }: MongoDirectory, { jobCreatedAt }: AskingImport): Promise<boolean> {
  const options = { hint: "by_creation", projection: { _id: 1 }, ...BOUNDED } as const;
  return (await businesses.findOne({ createdAt: { $lte: jobCreatedAt } }, options)) !== null;
}

function rank(
  drafts: readonly BusinessDraft[],
  candidates: readonly Candidate[],
  { job, isCandidate }: { job: AskingImport; isCandidate: (draft: BusinessDraft, candidate: Candidate) => boolean },
): Similar {
  const byName = Map.groupBy(candidates, ({ nameKey }) => nameKey);
  const byPhone = Map.groupBy(candidates, ({ fields }) => fields.phoneE164);
  const ranked: Similar = new Map();
  for (const draft of drafts) {
    const { name, phoneE164 } = draft.fields;
    const namesakes = (byName.get(nameKeyOf(name)) ?? []).filter((candidate) => isCandidate(draft, candidate));
    const ofPhone = phoneE164 === undefined ? [] : (byPhone.get(phoneE164) ?? []);
    const row = { ...draft.fields, ...job.places.placeOf(draft.fields) };
    const matches = rankSimilar(row, [...new Set([...namesakes, ...ofPhone])], {
      read: ({ fields, place }) => ({ ...fields, ...place }),
      isDeleted: ({ deletedAt }) => deletedAt !== undefined,
    });
    if (matches.length > 0) ranked.set(draft, matches);
  }
  return ranked;
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

async function readAtPositions(
  directory: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<Candidate[]> {
  const names = [...new Set(drafts.map(({ fields }) => nameKeyOf(fields.name)))];
  const spots = drafts.flatMap(({ fields }) => positionCellsOf(fields));
  const inSpots = spots.flatMap(({ from, before }) => {
    const mapCell = { $gte: from, $lt: before };
    return [
      { isListed: true, mapCell },
      { isListed: false, mapCell, deletedAt: { $exists: true } },
    ];
  });
  const filter = { $or: inSpots, nameKey: { $in: names }, ...olderThan(job) };
  const options = { limit: MAX_NAMESAKES * drafts.length, projection: COMPARED, ...BOUNDED };
  return withoutMerged(directory, await directory.businesses.find(filter, options).toArray());
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

async function withoutOtherEntries(directory: MongoDirectory, similar: Similar): Promise<Map<BusinessDraft, string[]>> {
  const keys = await readKeys(directory, [...new Set([...similar.values()].flat().map(({ _id }) => _id))]);
  return new Map(
    [...similar].map(([draft, candidates]) => [
      draft,
      candidates.map(({ _id }) => _id).filter((id) => !areOtherEntries(keysOf(draft), keys.get(id) ?? [])),
    ]),
  );
}

async function readKeys({ identityKeys }: MongoDirectory, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const options = { hint: "by_business", ...BOUNDED } as const;
  const claims = await identityKeys.find({ businessId: { $in: [...ids] } }, options).toArray();
  const ofBusiness = Map.groupBy(claims, ({ businessId }) => businessId);
  return new Map([...ofBusiness].map(([id, own]) => [id, own.map(({ _id }) => _id)]));
}
