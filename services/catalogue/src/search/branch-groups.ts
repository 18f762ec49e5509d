import type { Business } from "@meridian/contracts/businesses/business";
import type { SearchHit } from "@meridian/contracts/search/search";
import { cityPageOf } from "@meridian/domain/places/business-place";
import { foldText } from "@meridian/domain/text/fold-text";
import { cityKeyOf } from "@meridian/domain/text/slug";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { IndexFilters, SearchIndex } from "@meridian/ports/search/search-index";

/** From this many branches of one name in one city on a page, they share a card. */
const MIN_BRANCHES = 3;
/** Groups per page; each costs a count in the index. */
const MAX_GROUPS = 3;
/** Hits that must all be named after a group: "&pizza" as a search finds every pizza. */
const CHECKED_HITS = 20;
/** Quotes mark phrases, so a name with quotes cannot be searched as one. */
const QUOTE = /["“”„«»]/;

/** What a hit's card says about its branches. */
export type BranchFields = Pick<SearchHit, "branches" | "branchOf">;
export const NO_BRANCHES: BranchFields = { branches: null, branchOf: null };

export interface BranchSources {
  index: Pick<SearchIndex, "search">;
  businesses: Pick<BusinessStore, "findByIds">;
}

/** Branches of one business in one city that appear on the same page. */
interface Group {
  name: string;
  cityKey: string;
  cityName: string;
  ids: string[];
}

/** One page of hits. */
interface Page {
  businesses: readonly Business[];
  /** Over all hits. */
  total: number;
}

/**
 * Groups the branches among a page's businesses by id: the best of each group carries the number of others, which carry the business they
 * belong to. A page with nothing but branches of one name, as for a search for that name in one place, stays ungrouped, as do names that
 * are found in other names: the number of others would be theirs.
 */
export async function groupBranches(
  { index, businesses: store }: BranchSources,
  filters: IndexFilters,
  { businesses, total: hits }: Page,
): Promise<ReadonlyMap<string, BranchFields>> {
  const groups = groupsOf(businesses).filter(({ ids }) => ids.length >= MIN_BRANCHES);
  const largest = groups.toSorted((one, other) => other.ids.length - one.ids.length).slice(0, MAX_GROUPS);
  const page = { sort: "relevance", offset: 0, limit: CHECKED_HITS, withFacets: false, allowTypos: false } as const;
  const counted = await Promise.all(
    largest.map(async (group) => {
      const { name, cityKey } = group;
      const found = await index.search({ ...page, text: `"${name}"`, filters: { ...filters, cityKey } });
      const named = await store.findByIds(found.hits.map(({ id }) => id));
      const areBranches = named.every((business) => isNamedAfter(foldText(business.name), foldText(name)));
      return { ...group, count: areBranches ? Math.max(found.total, group.ids.length) - 1 : 0 };
    }),
  );
  const fields = new Map<string, BranchFields>();
  for (const { name, cityKey, cityName, ids, count } of counted) {
    const [first = "", ...others] = ids;
    if (count === 0 || count + 1 >= hits) continue;
    fields.set(first, { branches: { name, city: cityKey, cityName, count }, branchOf: null });
    for (const id of others) fields.set(id, { branches: null, branchOf: first });
  }
  return fields;
}

/** "Starbucks City Avenue" after "Starbucks". */
function isNamedAfter(name: string, group: string): boolean {
  return name.startsWith(group) && !/^[\p{L}\p{N}]/u.test(name.slice(group.length));
}

function groupsOf(businesses: readonly Business[]): Group[] {
  const groups = new Map<string, Group>();
  for (const business of businesses) {
    const { id, name } = business;
    const page = cityPageOf(business);
    if (page === undefined || QUOTE.test(name)) continue;
    const cityKey = cityKeyOf(page.countryCode, page.citySlug);
    const key = `${cityKey} ${foldText(name)}`;
    const group = groups.get(key) ?? { name, cityKey, cityName: page.name, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
