import type { MultiSearchParams, SearchParams } from "meilisearch";
import { unavailable } from "../../kernel/app-error.ts";
import { BUSINESS_CONDITION, MARKER_CONDITION } from "./complete-marker.ts";
import type { IndexDocument } from "./index-document.ts";
import type { MeilisearchLink } from "./open-meilisearch.ts";

/** What is read of a hit: what it is ranked, checked and counted by. */
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

/** One question to the engine. */
export interface HitRequest {
  q: string;
  conditions: readonly string[];
  offset: number;
  limit: number;
  /** As the engine spells it: "rating:desc". */
  sort?: readonly string[];
  /** Attributes that the text must match; all when not given. */
  within?: readonly string[];
}

export interface HitPage {
  hits: FoundDocument[];
  /** Of all documents that match. */
  total: number;
}

export interface HitSource {
  page(request: HitRequest): Promise<HitPage>;
  /** Counts of these attributes' values over all documents that match. */
  facets(request: Pick<HitRequest, "q" | "conditions">, attributes: readonly string[]): Promise<Distribution>;
}

export interface Distribution {
  facetDistribution?: Record<string, Record<string, number>>;
}

/** Every answer comes from a complete index: `unavailable` is thrown where it is missing, empty or being filled. */
export function createHitSource(link: MeilisearchLink, uid: string): HitSource {
  /** The marker is looked for after the search and in the same request: what was lost before is lost then too. */
  async function search({ q, conditions }: Pick<HitRequest, "q" | "conditions">, params: SearchParams) {
    const isText = q.trim() !== "";
    const filter = (isText ? conditions : [...conditions, BUSINESS_CONDITION]).join(" AND ");
    const queries: MultiSearchParams["queries"] = [
      { indexUid: uid, q, filter, matchingStrategy: "all", ...params },
      { indexUid: uid, q: "", filter: MARKER_CONDITION, limit: 1, attributesToRetrieve: ["id"] },
    ];
    const { results } = await link.ask((client) => client.multiSearch<MultiSearchParams, IndexDocument>({ queries }));
    const [found, marker] = results;
    if (found === undefined || marker === undefined || marker.hits.length === 0) {
      throw unavailable("The search index is incomplete.");
    }
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
    async facets(request, attributes) {
      const { facetDistribution } = await search(request, { limit: 0, facets: [...attributes] });
      return facetDistribution === undefined ? {} : { facetDistribution };
    },
  };
}
