import type { FacetCount } from "../../shared/domain/src/businesses/facets.ts";
import { slugify } from "../../shared/domain/src/text/slug.ts";
import type { IndexAnswer } from "../../shared/ports/src/search/search-index.ts";
import type { AgreementQuery } from "./name-queries.ts";

const MAX_FACET_VALUES = 20;

/** What can be compared of two answers, of an index or of the service before it. */
export interface ComparedAnswer extends Pick<IndexAnswer, "isTotalExact" | "facets"> {
  hits: readonly { id: string }[];
  total: number;
  /** How the text was understood. */
  understood: string;
}

export interface Comparison {
  query: AgreementQuery;
  embedded: ComparedAnswer;
  cluster: ComparedAnswer;
  isFirstHitEqual: boolean;
  /** Whether both call their totals exact; only then must totals and facets be equal. */
  areBothExact: boolean;
  isTotalEqual: boolean;
  /** The facets that differ. */
  differingFacets: string[];
  /** The share of hits that are on both pages; 1 if both are empty. */
  overlap: number;
  isUnderstoodAlike: boolean;
}

export function compareAnswers(query: AgreementQuery, embedded: ComparedAnswer, cluster: ComparedAnswer): Comparison {
  return {
    query,
    embedded,
    cluster,
    isFirstHitEqual: embedded.hits[0]?.id === cluster.hits[0]?.id,
    areBothExact: embedded.isTotalExact && cluster.isTotalExact,
    isTotalEqual: embedded.total === cluster.total,
    differingFacets: differingFacets(embedded.facets, cluster.facets),
    overlap: overlapOf(embedded.hits, cluster.hits),
    isUnderstoodAlike: embedded.understood === cluster.understood,
  };
}

/** 0 to 1. */
export function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length;
}

function overlapOf(hits: readonly { id: string }[], others: readonly { id: string }[]): number {
  const ids = new Set(others.map(({ id }) => id));
  const longest = Math.max(hits.length, others.length);
  return longest === 0 ? 1 : hits.filter(({ id }) => ids.has(id)).length / longest;
}

function differingFacets(facets: IndexAnswer["facets"], others: IndexAnswer["facets"]): string[] {
  return (["category", "country", "city", "rating"] as const).filter(
    (facet) => described(facets[facet]) !== described(others[facet]),
  );
}

/**
 * Values with their counts. Values as frequent as the last one are compared by count alone, and labels by slug: engines may pick others.
 */
function described(counts: readonly FacetCount[]): string {
  const least = counts.length < MAX_FACET_VALUES ? 0 : (counts.at(-1)?.count ?? 0);
  return counts
    .map(({ value, label, count }) => (count > least ? `${value} "${slugify(label)}" ${count}` : count))
    .join();
}
