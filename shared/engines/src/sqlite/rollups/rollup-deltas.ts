import { getOrSet } from "../../rules/get-or-set.ts";
import { ratingMilliOf } from "../../rules/rating-sums.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { createMapDeltas, type MapPosition } from "./map-cells.ts";
import {
  type CellDelta,
  type Delta,
  type DerivedDelta,
  writeAlias,
  writeCategory,
  writeCell,
  writeCity,
  writeCountry,
  writeCountryCategory,
} from "./rollup-rows.ts";

/** What one listed business contributes to the roll-ups. */
export interface Contribution {
  countryId: number;
  cityId: number;
  categoryId: number;
  rating: number | undefined;
  reviews: number;
  /** Slugs of its labels, except its own category's. */
  aliasSlugs: readonly string[];
  /** Absent without coordinates. */
  position?: MapPosition;
}

/** The changes of a transaction, collected so that each counter is written once. */
export interface RollupDeltas {
  add(contribution: Contribution): void;
  remove(contribution: Contribution): void;
  /** Businesses created or restored, listed or not. */
  addStored(count: number): void;
  /** Writes the sums; call once, in the transaction that changes the businesses. */
  flush(): void;
}

export function createRollupDeltas(db: DirectoryDatabase): RollupDeltas {
  const cells = new Map<string, CellDelta>();
  const aliases = new Map<number, Map<string, number>>();
  const map = createMapDeltas(db);
  let stored = 0;

  function change(contribution: Contribution, sign: 1 | -1): void {
    const { countryId, cityId, categoryId, rating, reviews, aliasSlugs, position } = contribution;
    if (position !== undefined) map.change(position, sign);
    const cell = getOrSet(cells, `${countryId} ${cityId} ${categoryId}`, () => ({
      countryId,
      cityId,
      categoryId,
      ...noDelta(),
    }));
    cell.businesses += sign;
    cell.reviews += sign * reviews;
    if (rating !== undefined) {
      cell.rated += sign;
      cell.ratingMilli += sign * ratingMilliOf(rating);
    }
    if (categoryId === 0) return;
    const bySlug = getOrSet(aliases, categoryId, () => new Map<string, number>());
    for (const slug of aliasSlugs) bySlug.set(slug, (bySlug.get(slug) ?? 0) + sign);
  }

  return {
    add: (contribution) => change(contribution, 1),
    remove: (contribution) => change(contribution, -1),
    addStored(count) {
      stored += count;
    },
    flush() {
      for (const [categoryId, bySlug] of aliases) {
        for (const [slug, businesses] of bySlug) writeAlias(db, slug, categoryId, businesses);
      }
      map.flush();
      writeCells(db, cells.values(), stored);
    },
  };
}

function writeCells(db: DirectoryDatabase, cells: Iterable<CellDelta>, stored: number): void {
  const countryCategories = new Map<string, { countryId: number; categoryId: number; businesses: number }>();
  const cities = new Map<number, DerivedDelta & { countryId: number }>();
  const countries = new Map<number, DerivedDelta>();
  const categories = new Map<number, DerivedDelta>();
  let listed = 0;
  for (const cell of cells) {
    const born = writeCell(db, cell);
    const { countryId, cityId, categoryId } = cell;
    listed += cell.businesses;
    if (cityId !== 0) {
      const city = getOrSet(cities, cityId, () => ({ countryId, ...noDerivedDelta() }));
      addDelta(city, cell);
      if (categoryId !== 0) city.first += born;
    }
    if (countryId !== 0) addDelta(getOrSet(countries, countryId, noDerivedDelta), cell);
    if (categoryId !== 0) addDelta(getOrSet(categories, categoryId, noDerivedDelta), cell);
    if (countryId === 0 || categoryId === 0) continue;
    const pair = getOrSet(countryCategories, `${countryId} ${categoryId}`, () => ({
      countryId,
      categoryId,
      businesses: 0,
    }));
    pair.businesses += cell.businesses;
  }
  for (const { countryId, categoryId, businesses } of countryCategories.values()) {
    const born = writeCountryCategory(db, countryId, categoryId, businesses);
    getOrSet(countries, countryId, noDerivedDelta).second += born;
    getOrSet(categories, categoryId, noDerivedDelta).first += born;
  }
  let bornCities = 0;
  for (const [id, delta] of cities) {
    const born = writeCity(db, id, delta);
    getOrSet(countries, delta.countryId, noDerivedDelta).first += born;
    bornCities += born;
  }
  let bornCountries = 0;
  for (const [id, delta] of countries) bornCountries += writeCountry(db, id, delta);
  let bornCategories = 0;
  for (const [id, delta] of categories) bornCategories += writeCategory(db, id, delta);
  db.sql(
    `UPDATE directory_totals SET stored = stored + ?, listed = listed + ?, countries = countries + ?,
       cities = cities + ?, categories = categories + ?`,
  ).run(stored, listed, bornCountries, bornCities, bornCategories);
}

function addDelta(sum: Delta, delta: Delta): void {
  sum.businesses += delta.businesses;
  sum.rated += delta.rated;
  sum.ratingMilli += delta.ratingMilli;
  sum.reviews += delta.reviews;
}

function noDelta(): Delta {
  return { businesses: 0, rated: 0, ratingMilli: 0, reviews: 0 };
}

function noDerivedDelta(): DerivedDelta {
  return { ...noDelta(), first: 0, second: 0 };
}
