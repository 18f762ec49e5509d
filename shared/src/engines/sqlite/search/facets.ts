import { RATING_STEPS } from "../../../domain/rating-steps.ts";
import type { FacetCount, IndexAnswer } from "../../../ports/search-index.ts";
import { toRatingUnits } from "./index-row.ts";
import type { ServingIndex } from "./serving-index.ts";

/** Values a facet answers with, the most frequent. */
const MAX_VALUES = 20;
const STEP_UNITS = RATING_STEPS.map(toRatingUnits);

type Facets = IndexAnswer["facets"];

export const NO_FACETS: Facets = { category: [], country: [], city: [], rating: [] };

/** Counts hits by category, country, city and rating. Reuses its tables from call to call. */
export function createFacetCounter(index: Pick<ServingIndex, "columns" | "dictionary">) {
  const { columns, dictionary } = index;
  let counts = new Uint32Array(0);

  /** `scale` is how many hits stand behind each that is given. */
  return function countFacets(numbers: readonly number[], scale: number): Facets {
    if (counts.length < dictionary.size()) counts = new Uint32Array(dictionary.size() * 2);
    const categories: number[] = [];
    const countries: number[] = [];
    const cities: number[] = [];
    const ratings = new Array<number>(RATING_STEPS.length).fill(0);
    const { categoryStart, categoryCount, categoryPool, country, city, rating } = columns;
    for (const n of numbers) {
      const start = categoryStart[n] ?? 0;
      const end = start + (categoryCount[n] ?? 0);
      for (let at = start; at < end; at++) countIn(categoryPool[at] ?? 0, categories);
      countIn(country[n] ?? 0, countries);
      countIn(city[n] ?? 0, cities);
      const units = rating[n] ?? -1;
      for (let step = STEP_UNITS.length - 1; step >= 0 && units >= (STEP_UNITS[step] ?? 0); step--) {
        ratings[step] = (ratings[step] ?? 0) + 1;
      }
    }
    const facets: Facets = {
      category: topValues(categories, scale),
      country: topValues(countries, scale),
      city: topValues(cities, scale),
      rating: RATING_STEPS.map((step, index) => ({
        value: String(step),
        label: String(step),
        count: Math.round((ratings[index] ?? 0) * scale),
      })).filter(({ count }) => count > 0),
    };
    for (const ids of [categories, countries, cities]) for (const id of ids) counts[id] = 0;
    return facets;
  };

  function countIn(id: number, seen: number[]): void {
    if (id === 0) return;
    const count = counts[id] ?? 0;
    if (count === 0) seen.push(id);
    counts[id] = count + 1;
  }

  function topValues(ids: readonly number[], scale: number): FacetCount[] {
    const floor = leastOfTop(ids);
    const values: FacetCount[] = [];
    for (const id of ids) {
      const count = counts[id] ?? 0;
      const entry = count < floor ? undefined : dictionary.entry(id);
      if (entry !== undefined)
        values.push({ value: entry.value, label: entry.label, count: Math.round(count * scale) });
    }
    values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return values.slice(0, MAX_VALUES);
  }

  function leastOfTop(ids: readonly number[]): number {
    if (ids.length <= MAX_VALUES) return 0;
    const sorted = Uint32Array.from(ids, (id) => counts[id] ?? 0).sort();
    return sorted[sorted.length - MAX_VALUES] ?? 0;
  }
}
