import { areOtherEntries } from "@meridian/domain/businesses/identity/business-identity";
import { decisionOf, matchIdsOf } from "@meridian/domain/businesses/identity/match-pair";
import { mayBeAlike } from "@meridian/domain/businesses/identity/names/compare-names";
import type { Judged } from "@meridian/domain/businesses/identity/same-business";
import { websitePageOf } from "@meridian/domain/text/website-page";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { keysOf, nameKeyOf } from "../../rules/draft-keys.ts";
import { placeOfDraft } from "../../rules/draft-record.ts";
import {
  joinDecided,
  judgeSimilar,
  MAX_AROUND,
  MAX_NAMESAKES,
  MAX_OF_PAGE,
  positionCellsOf,
  withDecisions,
} from "../../rules/similar-draft.ts";
import type { MongoDirectory } from "../mongo-directory.ts";

import {
  type AskingImport,
  type Candidate,
  cityKeysOf,
  hasOlder,
  readAround,
  readDecisions,
  readKeys,
  readNamesakes,
  readOfPages,
  readOfStarts,
} from "./read-candidates.ts";

/** Drafts per query by position or website. */
const DRAFTS_PER_READ = 50;

/** With a key of the business; a merged one has none. */
interface SimilarId {
  id: string;
  key: string | undefined;
}

/** Ids of the businesses that a draft describes, and of those that it may describe. */
export interface SimilarIds {
  same: SimilarId[];
  doubtful: SimilarId[];
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
    const ofStarts = await readOfStarts(directory, job, some);
    const all = [...others].map(
      ([draft, own]) => [draft, [...(namesakes.get(draft) ?? []), ...own, ...(ofStarts.get(draft) ?? [])]] as const,
    );
    for (const [draft, judged] of await judge(directory, job, new Map(all))) similar.set(draft, judged);
  }
  const found = [...similar.values()].flatMap(({ same, doubtful }) => [...same, ...doubtful].map(({ _id }) => _id));
  const keys = await readKeys(directory, [...new Set(found)]);
  return new Map([...similar].map(([draft, judged]) => [draft, similarOf(judged, keys)]));
}

type Candidates = ReadonlyMap<BusinessDraft, readonly Candidate[]>;

function similarOf({ same, doubtful }: Judged<Candidate>, keys: ReadonlyMap<string, readonly string[]>): SimilarIds {
  const withKey = ({ _id: id }: Candidate) => ({ id, key: keys.get(id)?.[0] });
  return { same: same.map(withKey), doubtful: doubtful.map(withKey) };
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
      const called = phoneE164 === undefined ? [] : (byPhone.get(phoneE164) ?? []);
      return [draft, [...named.slice(0, MAX_NAMESAKES), ...called.slice(0, MAX_NAMESAKES)]];
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
      const near = around
        .filter(({ mapCell }) => spots.some(({ from, before }) => mapCell >= from && mapCell < before))
        .slice(0, MAX_AROUND)
        .filter(({ fields }) => mayBeAlike(name, fields.name));
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
  const open = [...candidates].map(([draft, all]) => {
    const byId = new Map(all.map((candidate) => [candidate._id, candidate]));
    const isOpen = ({ _id }: Candidate) => !areOtherEntries(keysOf(draft), keys.get(_id) ?? []);
    return [draft, [...byId.values()].filter(isOpen)] as const;
  });
  const pairs = open.flatMap(([draft, all]) =>
    all.flatMap(({ _id }) => matchIdsOf(keysOf(draft), keys.get(_id) ?? [])),
  );
  const states = await readDecisions(directory, pairs);
  const statesOf = (left: readonly string[], right: readonly string[]) =>
    matchIdsOf(left, right).flatMap((id) => states.get(id) ?? []);
  const judged = new Map<BusinessDraft, Judged<Candidate>>();
  for (const [draft, all] of open) {
    if (all.length === 0) continue;
    const decided = withDecisions(all, ({ _id }) => decisionOf(statesOf(keysOf(draft), keys.get(_id) ?? [])));
    const row = { ...draft.fields, ...placeOfDraft(job.places, draft) };
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
