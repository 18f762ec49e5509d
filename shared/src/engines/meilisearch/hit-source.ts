import type { SearchParams } from "meilisearch";
import type { IndexDocument } from "./index-document.ts";
import type { MeilisearchLink } from "./open-meilisearch.ts";

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
  hits: IndexDocument[];
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

export function createHitSource(link: MeilisearchLink, uid: string): HitSource {
  function search(q: string, params: SearchParams) {
    return link.ask((client) => client.index<IndexDocument>(uid).search(q, { matchingStrategy: "all", ...params }));
  }
  return {
    async page({ q, conditions, offset, limit, sort, within }) {
      const answer = await search(q, {
        offset,
        limit,
        filter: conditions.join(" AND "),
        ...(sort === undefined ? {} : { sort: [...sort] }),
        ...(within === undefined ? {} : { attributesToSearchOn: [...within] }),
      });
      return { hits: answer.hits, total: answer.estimatedTotalHits ?? answer.hits.length };
    },
    async facets({ q, conditions }, attributes) {
      const { facetDistribution } = await search(q, {
        limit: 0,
        filter: conditions.join(" AND "),
        facets: [...attributes],
      });
      return facetDistribution === undefined ? {} : { facetDistribution };
    },
  };
}
