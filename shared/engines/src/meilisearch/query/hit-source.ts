import { refusal } from "@meridian/platform/app-error";
import type { LocatedHit } from "@meridian/ports/search/search-index";
import type { MultiSearchParams, SearchParams } from "meilisearch";
import { isUnknownFacet, type MeilisearchLink } from "../connection/open-meilisearch.ts";
import { BUSINESS_CONDITION, isOutdated, MARKER_ATTRIBUTES, MARKER_CONDITION } from "../index/complete-marker.ts";
import { type IndexDocument, isListing } from "../index/index-document.ts";
import type { CellAttribute } from "../map/map-cells.ts";
import { MAX_FACET_VALUES } from "./search-limits.ts";

/** The attributes read from a hit for ranking, checks and counts. */
const RETRIEVED = [
  "id",
  "name",
  "names",
  "category",
  "place",
  "address",
  "categories",
  "countryCode",
  "cityKey",
  "amenities",
  "has",
  "isVerified",
  "rating",
  "ratingSteps",
  "reviews",
  "popularity",
  "latitude",
  "longitude",
  "week",
  "labels",
] as const satisfies readonly (keyof IndexDocument)[];

export type FoundDocument = Pick<IndexDocument, (typeof RETRIEVED)[number]>;

/** One request to the engine. */
export interface HitRequest {
  q: string;
  conditions: readonly string[];
  offset: number;
  limit: number;
  /** In the engine's syntax: "rating:desc". */
  sort?: readonly string[];
  /** Attributes the text must match; all by default. */
  within?: readonly string[];
}

export interface HitPage {
  hits: FoundDocument[];
  /** The number of matching documents. */
  total: number;
}

export interface HitSource {
  page(request: HitRequest): Promise<HitPage>;
  /** Counts of these attributes' values over the documents matching any of the disjoint requests. */
  facets(requests: readonly Matching[], attributes: readonly string[]): Promise<Distribution>;
}

export interface Distribution {
  facetDistribution?: Record<string, Record<string, number>>;
}

export type Matching = Pick<HitRequest, "q" | "conditions">;

/** Counts documents per map cell. */
export interface CellSource {
  /**
   * The number of matching documents per cell, for as many cells as are counted at a time, lowest cell numbers first. Undefined if the
   * index has no cells.
   */
  cells(request: Matching, attribute: CellAttribute): Promise<Map<number, number> | undefined>;
  points(request: Matching, limit: number): Promise<LocatedHit[]>;
}

/** Every answer comes from a complete index: throws `unavailable` if it is missing, empty or being filled. */
export function createHitSource(link: MeilisearchLink, uid: string): HitSource & CellSource {
  /** The marker is queried after the search in the same request: anything lost before shows then. */
  async function searchAll(requests: readonly Matching[], params: SearchParams, ask = link.ask) {
    const queries: MultiSearchParams["queries"] = [
      ...requests.map(({ q, conditions }) => {
        const filter = (q.trim() === "" ? [...conditions, BUSINESS_CONDITION] : conditions).join(" AND ");
        return { indexUid: uid, q, filter, matchingStrategy: "all" as const, ...params };
      }),
      { indexUid: uid, q: "", filter: MARKER_CONDITION, limit: 1, attributesToRetrieve: MARKER_ATTRIBUTES },
    ];
    const { results } = await ask((client) => client.multiSearch<MultiSearchParams, IndexDocument>({ queries }));
    const marker = results[requests.length]?.hits[0];
    if (marker === undefined)
      throw refusal("unavailable", { tr: "Arama dizini eksik.", en: "The search index is incomplete." });
    return { all: results.slice(0, requests.length), marker };
  }

  async function search(request: Matching, params: SearchParams) {
    const [found] = (await searchAll([request], params)).all;
    if (found === undefined)
      throw refusal("unavailable", { tr: "Arama dizini yanıt vermedi.", en: "The search index did not answer." });
    return found;
  }

  return {
    async page({ offset, limit, sort, within, ...request }) {
      const answer = await search(request, {
        offset,
        limit,
        attributesToRetrieve: [...RETRIEVED],
        ...(sort === undefined ? {} : { sort: [...sort] }),
        ...(within === undefined ? {} : { attributesToSearchOn: [...within] }),
      });
      return { hits: answer.hits, total: answer.estimatedTotalHits ?? answer.hits.length };
    },
    async facets(requests, attributes) {
      const { all } = await searchAll(requests, { limit: 0, facets: [...attributes] }, link.count);
      const sums = attributes.map((name) => {
        const counted = all.map(({ facetDistribution }) => facetDistribution?.[name] ?? {});
        return [name, mostFrequent(sumOf(counted))];
      });
      return { facetDistribution: Object.fromEntries(sums) };
    },
    async cells(request, attribute) {
      const answer = await searchAll([request], { limit: 0, facets: [attribute] }, link.count).catch(
        (error: unknown) => {
          if (isUnknownFacet(error)) return undefined;
          throw error;
        },
      );
      if (answer === undefined || isOutdated(answer.marker)) return undefined;
      const counts = Object.entries(answer.all[0]?.facetDistribution?.[attribute] ?? {});
      return new Map(counts.map(([cell, count]) => [Number(cell), count]));
    },
    async points(request, limit) {
      const attributesToRetrieve = ["id", "latitude", "longitude"];
      const { hits } = await search(request, { limit, attributesToRetrieve });
      return hits.flatMap(({ id, latitude: lat, longitude: lng }): LocatedHit[] =>
        lat === undefined || lng === undefined ? [] : [{ id, lat, lng }],
      );
    },
  };
}

type Counts = Readonly<Record<string, number>>;

function sumOf(all: readonly Counts[]): Counts {
  const [first = {}, ...others] = all;
  const sums = new Map(Object.entries(first));
  for (const [value, count] of others.flatMap((counts) => Object.entries(counts))) {
    sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return others.length === 0 ? first : Object.fromEntries(sums);
}

/** The engine counts more values for maps than facets keep. */
function mostFrequent(counts: Counts): Record<string, number> {
  const listing = Object.entries(counts).filter(([value]) => isListing(value));
  const sorted = listing.sort(([a, counted], [b, other]) => other - counted || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, MAX_FACET_VALUES));
}
