import type { LongFacet } from "@meridian/contracts/search/search";
import { type FacetCount, type IndexFacets, scaledCount } from "@meridian/domain/businesses/facets";
import { RATING_STEPS } from "@meridian/domain/businesses/popularity";
import type { IdLists } from "../index/id-lists.ts";
import { HAS_FLAGS, HAS_NAMES, toRatingUnits, VERIFIED_FLAG } from "../index/index-row.ts";
import type { ServingIndex } from "../threads/serving-index.ts";

/** The most values a facet returns, most frequent first. */
const MAX_VALUES = 20;
const STEP_UNITS = RATING_STEPS.map(toRatingUnits);
const ALL_FLAGS = VERIFIED_FLAG | HAS_FLAGS.phone | HAS_FLAGS.website | HAS_FLAGS.hours;

export interface FacetCounter {
  /** `scale` is the number of hits each given one stands for. */
  countAll(numbers: readonly number[], scale: number): IndexFacets;
  /** The values of one facet whose label passes, most frequent first. */
  countOne(numbers: readonly number[], scale: number, wanted: WantedValues): FacetCount[];
}

export interface WantedValues {
  facet: LongFacet;
  fits: (labelWords: readonly string[]) => boolean;
  limit: number;
}

/** Counts hits from memory, reusing its tables between calls. */
export function createFacetCounter(index: Pick<ServingIndex, "columns" | "dictionary">): FacetCounter {
  const { columns, dictionary } = index;
  let counts = new Uint32Array(0);

  function countIn(id: number, seen: number[]): void {
    if (id === 0) return;
    const count = counts[id] ?? 0;
    if (count === 0) seen.push(id);
    counts[id] = count + 1;
  }

  /** Counts only the first `count` numbers of each list. */
  function countList({ start, pool }: IdLists, count: Uint8Array, n: number, seen: number[]): void {
    const first = start[n] ?? 0;
    const end = first + (count[n] ?? 0);
    for (let at = first; at < end; at++) countIn(pool.ids[at] ?? 0, seen);
  }

  function makeRoom(): void {
    if (counts.length < dictionary.size()) counts = new Uint32Array(dictionary.size() * 2);
  }

  function forget(...lists: readonly number[][]): void {
    for (const ids of lists) for (const id of ids) counts[id] = 0;
  }

  function valuesOf(ids: readonly number[], scale: number, limit: number): FacetCount[] {
    const floor = leastOfTop(ids, limit);
    const values: FacetCount[] = [];
    for (const id of ids) {
      const count = counts[id] ?? 0;
      const entry = count < floor ? undefined : dictionary.entry(id);
      if (entry !== undefined) values.push({ value: entry.value, label: entry.label, ...scaledCount(count, scale) });
    }
    values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return values.slice(0, limit);
  }

  function leastOfTop(ids: readonly number[], limit: number): number {
    if (ids.length <= limit) return 0;
    const sorted = Uint32Array.from(ids, (id) => counts[id] ?? 0).sort();
    return sorted[sorted.length - limit] ?? 0;
  }

  return {
    countAll(numbers, scale) {
      makeRoom();
      const categories: number[] = [];
      const amenities: number[] = [];
      const countries: number[] = [];
      const cities: number[] = [];
      for (const n of numbers) {
        countList(columns.categories, columns.listed, n, categories);
        countList(columns.amenities, columns.amenities.count, n, amenities);
        countIn(columns.country[n] ?? 0, countries);
        countIn(columns.city[n] ?? 0, cities);
      }
      const facets: IndexFacets = {
        category: valuesOf(categories, scale, MAX_VALUES),
        country: valuesOf(countries, scale, MAX_VALUES),
        city: valuesOf(cities, scale, MAX_VALUES),
        amenity: valuesOf(amenities, scale, MAX_VALUES),
        ...countSteps(numbers, columns, scale),
      };
      forget(categories, amenities, countries, cities);
      return facets;
    },
    countOne(numbers, scale, { facet, fits, limit }) {
      makeRoom();
      const seen: number[] = [];
      for (const n of numbers) {
        if (facet === "category") countList(columns.categories, columns.listed, n, seen);
        else countIn(columns[facet][n] ?? 0, seen);
      }
      const fitting = seen.filter((id) => fits(dictionary.entry(id)?.words ?? []));
      const values = valuesOf(fitting, scale, limit);
      forget(seen);
      return values;
    },
  };
}

/** Counts steps that every hit either reaches or does not. */
function countSteps(
  numbers: readonly number[],
  { rating, flags }: ServingIndex["columns"],
  scale: number,
): Pick<IndexFacets, "rating" | "has" | "verified"> {
  const reached = new Array<number>(RATING_STEPS.length).fill(0);
  const flagged = new Array<number>(ALL_FLAGS + 1).fill(0);
  for (const n of numbers) {
    const units = rating[n] ?? -1;
    for (let step = STEP_UNITS.length - 1; step >= 0 && units >= (STEP_UNITS[step] ?? 0); step--) {
      reached[step] = (reached[step] ?? 0) + 1;
    }
    const flagsOfHit = (flags[n] ?? 0) & ALL_FLAGS;
    flagged[flagsOfHit] = (flagged[flagsOfHit] ?? 0) + 1;
  }
  const countOf = (flag: number): number =>
    flagged.reduce((sum, count, flagsOfHits) => ((flagsOfHits & flag) === 0 ? sum : sum + count), 0);
  const scaled = (value: string, count: number): FacetCount => ({
    value,
    label: value,
    ...scaledCount(count, scale),
  });
  const isPresent = ({ count }: FacetCount): boolean => count > 0;
  return {
    rating: RATING_STEPS.map((step, index) => scaled(String(step), reached[index] ?? 0)).filter(isPresent),
    has: HAS_NAMES.map((has) => scaled(has, countOf(HAS_FLAGS[has]))).filter(isPresent),
    verified: [scaled("1", countOf(VERIFIED_FLAG))].filter(isPresent),
  };
}
