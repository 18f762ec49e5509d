import type { FacetValuesAnswer, FacetValuesQuery, LongFacet } from "@meridian/contracts/search/search";
import type { FacetCount } from "@meridian/domain/businesses/facets";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { foldText } from "@meridian/domain/text/fold-text";
import { cityKeyOf } from "@meridian/domain/text/slug";
import { isUnavailable } from "@meridian/platform/app-error";
import type { Logger } from "@meridian/platform/logger";
import type { PlaceMatch, PlaceStore } from "@meridian/ports/places/place-store";
import type { FacetValues, IndexFilters, SearchIndex } from "@meridian/ports/search/search-index";
import type { AddressAreas } from "../meaning/address-areas.ts";
import { planQuery, type QueryPlan, type QueryReading } from "../reading/query-plan.ts";
import { countHits } from "../reading/read-query.ts";
import { tryReadings } from "../reading/try-readings.ts";
import { categoryTree } from "./category-tree.ts";

const MAX_VALUES = 20;
/** Values counted one by one if the index has not examined every hit. */
const MAX_CANDIDATES = 12;
/** Places examined to find as many candidates of the wanted kind. */
const MAX_PLACES = 40;

export interface FacetValuesService {
  /** Empty if the index is unavailable. */
  find(facet: LongFacet, query: FacetValuesQuery): Promise<FacetValuesAnswer>;
}

export interface FacetValuesOptions extends Omit<QueryReading, "at"> {
  addressAreas: AddressAreas;
  index: SearchIndex;
  categoryOf: CategoryOf;
  logger: Logger;
  now: () => Date;
}

export function createFacetValuesService(options: FacetValuesOptions): FacetValuesService {
  const { index, categoryOf, logger, now } = options;
  return {
    async find(facet, query) {
      const reading = { ...options, at: now() };
      const planned = await planQuery(query, reading);
      try {
        const { text, filters } = planned.text === "" ? planned : await readAsSearch(query, planned, reading);
        const plan = { text, filters: withoutFacet(filters, facet) };
        const found = await index.facetValues({ ...plan, facet, label: query.label, limit: MAX_VALUES });
        const values = found.isComplete ? found.values : await complete(options, plan, { facet, query, found });
        return { values: facet === "category" ? categoryTree(values, categoryOf) : values };
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        logger.warn({ err: error }, "facet search degraded: index unavailable");
        return { values: [] };
      }
    },
  };
}

/** The reading whose hits the list shows. */
async function readAsSearch(
  query: FacetValuesQuery,
  planned: QueryPlan,
  reading: FacetValuesOptions & { at: Date },
): Promise<QueryPlan> {
  const { plan } = await tryReadings(query, planned, { ...reading, ask: countHits(reading.index) });
  return plan;
}

interface Found {
  facet: LongFacet;
  query: FacetValuesQuery;
  found: FacetValues;
}

/** Adds values that occur only in hits the index has not examined: the directory's places and categories with that prefix. */
async function complete(
  options: FacetValuesOptions,
  plan: Pick<QueryPlan, "text" | "filters">,
  { facet, query, found }: Found,
): Promise<FacetCount[]> {
  const known = new Set(found.values.map(({ value }) => value));
  const candidates = (await candidatesFor(options.places, facet, query.label)).filter(({ value }) => !known.has(value));
  const counted: FacetCount[] = [];
  for (const { value, label } of candidates.slice(0, MAX_CANDIDATES)) {
    const { total } = await options.index.search({
      text: plan.text,
      filters: { ...plan.filters, ...filterBy(facet, value) },
      sort: "relevance",
      offset: 0,
      limit: 0,
      withFacets: false,
    });
    if (total > 0) counted.push({ value, label, count: total });
  }
  const all = [...found.values, ...counted];
  return all.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, MAX_VALUES);
}

async function candidatesFor(
  places: PlaceStore,
  facet: LongFacet,
  typed: string,
): Promise<Pick<FacetCount, "value" | "label">[]> {
  const prefix = foldText(typed);
  if (prefix === "") return [];
  if (facet === "category") {
    const categories = await places.suggestCategories(prefix, MAX_CANDIDATES);
    return categories.map(({ slug, name }) => ({ value: slug, label: name }));
  }
  const found = await places.suggestPlaces(prefix, MAX_PLACES);
  return found.filter(({ kind }) => kind === facet).map((place) => ({ value: facetValueOf(place), label: place.name }));
}

function facetValueOf(place: PlaceMatch): string {
  return place.kind === "country" ? place.countryCode : cityKeyOf(place.countryCode, place.slug);
}

function filterBy(facet: LongFacet, value: string): IndexFilters {
  if (facet === "category") return { categorySlug: value };
  return facet === "country" ? { countryCode: value } : { cityKey: value };
}

/** A facet is searched for values other than the chosen one; another country would have none of the city. */
function withoutFacet(filters: IndexFilters, facet: LongFacet): IndexFilters {
  const left = { ...filters };
  if (facet === "category") delete left.categorySlug;
  else delete left.cityKey;
  if (facet === "country") delete left.countryCode;
  return left;
}
