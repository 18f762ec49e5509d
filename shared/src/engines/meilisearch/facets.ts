import type { Meilisearch, MultiSearchResult, SearchResponse } from "meilisearch";
import { RATING_STEPS } from "../../domain/rating-steps.ts";
import type { FacetCount, IndexAnswer } from "../../ports/search-index.ts";
import { quoted } from "./filter-expression.ts";
import type { FoundDocument } from "./hit-source.ts";
import type { MeilisearchLink } from "./open-meilisearch.ts";
import { MAX_FACET_VALUES } from "./search-limits.ts";

const MAX_KEPT_LABELS = 20_000;

export type Facets = IndexAnswer["facets"];
export const NO_FACETS: Facets = { category: [], country: [], city: [], rating: [] };

/** The attribute each facet is counted by. */
const ATTRIBUTES = { category: "categories", country: "countryCode", city: "cityKey" } as const;
type LabelledFacet = keyof typeof ATTRIBUTES;
export const FACET_ATTRIBUTES = [...Object.values(ATTRIBUTES), "ratingSteps"];

/** Counts by the engine, which knows values but not their labels: those are read from a hit of each value, and kept. */
export interface FacetReader {
  read(answer: Pick<SearchResponse, "facetDistribution">): Promise<Facets>;
}

export function createFacetReader(link: MeilisearchLink, uid: string): FacetReader {
  const labels = new Map<string, string>();

  async function readLabels(missing: readonly { facet: LabelledFacet; value: string }[]): Promise<void> {
    if (missing.length === 0) return;
    const queries = missing.map(({ facet, value }) => ({
      indexUid: uid,
      filter: `${ATTRIBUTES[facet]} = ${quoted(value)}`,
      limit: 1,
      attributesToRetrieve: ["categories", "labels"],
    }));
    const found = await link.ask((client: Meilisearch) =>
      client.multiSearch<{ queries: typeof queries }, FoundDocument>({ queries }),
    );
    if (labels.size > MAX_KEPT_LABELS) labels.clear();
    for (const [index, { facet, value }] of missing.entries()) {
      const result: MultiSearchResult<FoundDocument> | undefined = found.results[index];
      const [hit] = result?.hits ?? [];
      labels.set(`${facet} ${value}`, (hit === undefined ? undefined : labelIn(hit, facet, value)) ?? value);
    }
  }

  return {
    async read({ facetDistribution = {} }) {
      const counted = (facet: LabelledFacet) => mostFrequent(facetDistribution[ATTRIBUTES[facet]] ?? {});
      const wanted = (["category", "country", "city"] as const).flatMap((facet) =>
        counted(facet).map(([value]) => ({ facet, value })),
      );
      await readLabels(wanted.filter(({ facet, value }) => !labels.has(`${facet} ${value}`)));
      const facetOf = (facet: LabelledFacet): FacetCount[] =>
        counted(facet).map(([value, count]) => ({ value, label: labels.get(`${facet} ${value}`) ?? value, count }));
      return {
        category: facetOf("category"),
        country: facetOf("country"),
        city: facetOf("city"),
        rating: ratingSteps(facetDistribution.ratingSteps ?? {}, 1),
      };
    },
  };
}

/** Counts by hits that have been looked at; `scale` is how many stand behind each. */
export function countFacets(hits: readonly FoundDocument[], scale: number): Facets {
  const counts = {
    category: new Map<string, number>(),
    country: new Map<string, number>(),
    city: new Map<string, number>(),
  };
  const steps: Record<string, number> = {};
  const labels = new Map<string, string>();
  const count = (facet: LabelledFacet, value: string | undefined, hit: FoundDocument): void => {
    if (value === undefined) return;
    counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    const key = `${facet} ${value}`;
    if (!labels.has(key)) labels.set(key, labelIn(hit, facet, value) ?? value);
  };
  for (const hit of hits) {
    for (const slug of hit.categories) count("category", slug, hit);
    count("country", hit.countryCode, hit);
    count("city", hit.cityKey, hit);
    for (const step of hit.ratingSteps) steps[step] = (steps[step] ?? 0) + 1;
  }
  const facetOf = (facet: LabelledFacet): FacetCount[] =>
    mostFrequent(Object.fromEntries(counts[facet])).map(([value, found]) => ({
      value,
      label: labels.get(`${facet} ${value}`) ?? value,
      count: Math.round(found * scale),
    }));
  return {
    category: facetOf("category"),
    country: facetOf("country"),
    city: facetOf("city"),
    rating: ratingSteps(steps, scale),
  };
}

function labelIn({ labels, categories }: FoundDocument, facet: LabelledFacet, value: string): string | undefined {
  return facet === "category" ? labels.categories[categories.indexOf(value)] : labels[facet];
}

function mostFrequent(counts: Readonly<Record<string, number>>): [string, number][] {
  const sorted = Object.entries(counts).sort(([a, counted], [b, other]) => other - counted || (a < b ? -1 : 1));
  return sorted.slice(0, MAX_FACET_VALUES);
}

function ratingSteps(counts: Readonly<Record<string, number>>, scale: number): FacetCount[] {
  return RATING_STEPS.map(String)
    .map((step) => ({ value: step, label: step, count: Math.round((counts[step] ?? 0) * scale) }))
    .filter(({ count }) => count > 0);
}
