import type { LongFacet } from "@meridian/contracts/search/search";
import { type FacetCount, type IndexFacets, scaledCount } from "@meridian/domain/businesses/facets";
import { RATING_STEPS } from "@meridian/domain/businesses/popularity";
import { indexWordsOf } from "@meridian/domain/text/search-words";
import { isUnavailable } from "@meridian/platform/app-error";
import type { Meilisearch, MultiSearchResult } from "meilisearch";
import type { MeilisearchLink } from "../connection/open-meilisearch.ts";
import { isListing } from "../index/index-document.ts";
import { quoted } from "../query/filter-expression.ts";
import type { Distribution, FoundDocument, HitSource, Matching } from "../query/hit-source.ts";
import { MAX_FACET_VALUES } from "../query/search-limits.ts";

const MAX_KEPT_LABELS = 20_000;

/** The attribute by which each labelled facet is counted. */
const ATTRIBUTES = { category: "categories", country: "countryCode", city: "cityKey" } as const;
const LABELLED = ["category", "country", "city"] as const satisfies readonly LongFacet[];
const FACET_ATTRIBUTES = [...Object.values(ATTRIBUTES), "ratingSteps", "amenities", "has", "isVerified"];
const HAS_NAMES = ["phone", "website", "hours"] as const;

type Counts = Readonly<Record<string, number>>;

/** Counts facets with the engine, which knows values but not labels: those are read from one hit per value and cached. */
export interface FacetReader {
  /** Over the documents matching any of the disjoint requests. Undefined if the engine does not count in time: the search still answers. */
  count(requests: readonly Matching[]): Promise<IndexFacets | undefined>;
}

export function createFacetReader(link: MeilisearchLink, uid: string, source: Pick<HitSource, "facets">): FacetReader {
  const labels = new Map<string, string>();

  async function readLabels(missing: readonly { facet: LongFacet; value: string }[]): Promise<void> {
    if (missing.length === 0) return;
    const queries = missing.map(({ facet, value }) => ({
      indexUid: uid,
      filter: `${ATTRIBUTES[facet]} = ${quoted(value)}`,
      limit: 1,
      attributesToRetrieve: ["categories", "labels"],
    }));
    const found = await link.count((client: Meilisearch) =>
      client.multiSearch<{ queries: typeof queries }, FoundDocument>({ queries }),
    );
    if (labels.size > MAX_KEPT_LABELS) labels.clear();
    for (const [index, { facet, value }] of missing.entries()) {
      const result: MultiSearchResult<FoundDocument> | undefined = found.results[index];
      const [hit] = result?.hits ?? [];
      labels.set(`${facet} ${value}`, (hit === undefined ? undefined : labelIn(hit, facet, value)) ?? value);
    }
  }

  async function read({ facetDistribution = {} }: Distribution): Promise<IndexFacets> {
    const counted = (facet: LongFacet) => mostFrequent(facetDistribution[ATTRIBUTES[facet]] ?? {}, MAX_FACET_VALUES);
    const wanted = LABELLED.flatMap((facet) => counted(facet).map(([value]) => ({ facet, value })));
    await readLabels(wanted.filter(({ facet, value }) => !labels.has(`${facet} ${value}`)));
    const facetOf = (facet: LongFacet): FacetCount[] =>
      counted(facet).map(([value, count]) => ({ value, label: labels.get(`${facet} ${value}`) ?? value, count }));
    return {
      category: facetOf("category"),
      country: facetOf("country"),
      city: facetOf("city"),
      ...plainFacets(facetDistribution, 1),
    };
  }

  return {
    async count(requests) {
      try {
        const questions = requests.map(({ q, conditions }) => ({ q, conditions }));
        return await read(await source.facets(questions, FACET_ATTRIBUTES));
      } catch (error) {
        if (isUnavailable(error)) return undefined;
        throw error;
      }
    },
  };
}

/** Counts over hits that were read; `scale` is the number of hits each stands for. */
export function countFacets(hits: readonly FoundDocument[], scale: number): IndexFacets {
  const plain = { ratingSteps: new Map(), amenities: new Map(), has: new Map(), isVerified: new Map() };
  for (const hit of hits) {
    for (const step of hit.ratingSteps) increment(plain.ratingSteps, step);
    for (const slug of hit.amenities) increment(plain.amenities, slug);
    for (const has of hit.has) increment(plain.has, has);
    increment(plain.isVerified, String(hit.isVerified));
  }
  const isAny = (): boolean => true;
  const facetOf = (facet: LongFacet) => countValues(hits, scale, { facet, fits: isAny, limit: MAX_FACET_VALUES });
  const distribution = Object.fromEntries(Object.entries(plain).map(([name, counts]) => [name, asRecord(counts)]));
  return {
    category: facetOf("category"),
    country: facetOf("country"),
    city: facetOf("city"),
    ...plainFacets(distribution, scale),
  };
}

export interface WantedValues {
  facet: LongFacet;
  fits: (labelWords: readonly string[]) => boolean;
  limit: number;
}

/** The values of one facet among the hits that were read whose label passes, most frequent first. */
export function countValues(
  hits: readonly FoundDocument[],
  scale: number,
  { facet, fits, limit }: WantedValues,
): FacetCount[] {
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const hit of hits) {
    for (const value of valuesIn(hit, facet)) {
      if (!labels.has(value)) labels.set(value, labelIn(hit, facet, value) ?? value);
      increment(counts, value);
    }
  }
  return mostFrequent(asRecord(counts), counts.size)
    .map(([value, count]) => ({ value, label: labels.get(value) ?? value, ...scaledCount(count, scale) }))
    .filter(({ label }) => fits(indexWordsOf(label)))
    .slice(0, limit);
}

/** Facets whose values are their own labels. */
function plainFacets(
  { ratingSteps = {}, amenities = {}, has = {}, isVerified = {} }: Readonly<Record<string, Counts>>,
  scale: number,
): Pick<IndexFacets, "rating" | "amenity" | "has" | "verified"> {
  const counted = (value: string, count: number | undefined): FacetCount => ({
    value,
    label: value,
    ...scaledCount(count ?? 0, scale),
  });
  const isPresent = ({ count }: FacetCount): boolean => count > 0;
  return {
    rating: RATING_STEPS.map(String)
      .map((step) => counted(step, ratingSteps[step]))
      .filter(isPresent),
    amenity: mostFrequent(amenities, MAX_FACET_VALUES).map(([slug, count]) => counted(slug, count)),
    has: HAS_NAMES.map((name) => counted(name, has[name])).filter(isPresent),
    verified: [counted("1", isVerified.true)].filter(isPresent),
  };
}

function valuesIn({ categories, countryCode, cityKey }: FoundDocument, facet: LongFacet): readonly string[] {
  if (facet === "category") return categories.filter(isListing);
  const value = facet === "country" ? countryCode : cityKey;
  return value === undefined ? [] : [value];
}

function labelIn({ labels, categories }: FoundDocument, facet: LongFacet, value: string): string | undefined {
  return facet === "category" ? labels.categories[categories.indexOf(value)] : labels[facet];
}

function mostFrequent(counts: Counts, limit: number): [string, number][] {
  const sorted = Object.entries(counts).sort(([a, counted], [b, other]) => other - counted || (a < b ? -1 : 1));
  return sorted.slice(0, limit);
}

function increment(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function asRecord(counts: ReadonlyMap<string, number>): Counts {
  return Object.fromEntries(counts);
}
