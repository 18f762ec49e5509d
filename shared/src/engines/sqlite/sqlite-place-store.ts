import { countryCodeOf } from "../../domain/country-names.ts";
import type { CategorySummary, CitySummary, CountrySummary, PlaceStore } from "../../ports/place-store.ts";
import { countryIdOf } from "./dimensions.ts";
import { listCategories, listCities, listCityCategories, listCountries } from "./list-places.ts";
import { resolvePlace, suggestCategories, suggestPlaces } from "./match-places.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { rebuildRollups } from "./rebuild-rollups.ts";
import { resolveCategoryId } from "./resolve-category.ts";
import { numberOf, textOf } from "./sql-row.ts";

export function createSqlitePlaceStore({ db }: { db: DirectoryDatabase }): PlaceStore {
  return {
    totals: async () => {
      const row = db.sql("SELECT * FROM directory_totals").get();
      return {
        businesses: numberOf(row?.listed),
        countries: numberOf(row?.countries),
        cities: numberOf(row?.cities),
        categories: numberOf(row?.categories),
      };
    },
    listCategories: async (options) => listCategories(db, options),
    listCountries: async (options) => listCountries(db, options),
    listCities: async (options) => listCities(db, options),
    listCityCategories: async (options) => listCityCategories(db, options),
    getCategory: async (slug, options) => getCategory(db, slug, options.topCountries),
    getCountry: async (slugOrCode, options) => getCountry(db, slugOrCode, options.topCities),
    getCity: async ({ countryCode, citySlug }, options) =>
      getCity(db, countryCode.toUpperCase(), citySlug, options.topCategories),
    suggestCategories: async (prefix, limit) => suggestCategories(db, prefix, limit),
    suggestPlaces: async (prefix, limit) => suggestPlaces(db, prefix, limit),
    resolvePlace: async (text) => resolvePlace(db, text),
    /** Every batch writes its roll-ups in its own transaction: there is nothing left to make visible. */
    refresh: async () => true,
    rebuild: () => rebuildRollups(db),
  };
}

function getCategory(db: DirectoryDatabase, slug: string, topCountries: number): CategorySummary | undefined {
  const id = resolveCategoryId(db, slug);
  const row = id === undefined ? undefined : db.sql("SELECT * FROM category WHERE id = ?").get(id);
  if (id === undefined || row === undefined) return undefined;
  const countries = db
    .sql(
      `SELECT c.name, c.slug, c.code, r.business_count AS count
       FROM rollup_country_category r JOIN country c ON c.id = r.country_id
       WHERE r.category_id = ? ORDER BY r.business_count DESC, c.name LIMIT ?`,
    )
    .all(id, topCountries);
  return {
    name: textOf(row.name),
    slug: textOf(row.slug),
    businessCount: numberOf(row.business_count),
    countryCount: numberOf(row.country_count),
    topCountries: countries.map((country) => ({
      name: textOf(country.name),
      slug: textOf(country.slug),
      countryCode: textOf(country.code),
      count: numberOf(country.count),
    })),
  };
}

function getCountry(db: DirectoryDatabase, slugOrCode: string, topCities: number): CountrySummary | undefined {
  const code = countryCodeOf(slugOrCode) ?? slugOrCode.toUpperCase();
  const row = db.sql("SELECT * FROM country WHERE code = ? AND business_count > 0").get(code);
  if (row === undefined) return undefined;
  const id = numberOf(row.id);
  const cities = listCities(db, { countryCode: code, limit: topCities });
  const categories = db
    .sql(
      `SELECT c.name, c.slug, r.business_count AS count
       FROM rollup_country_category r JOIN category c ON c.id = r.category_id
       WHERE r.country_id = ? ORDER BY r.business_count DESC, c.name`,
    )
    .all(id);
  return {
    name: textOf(row.name),
    countryCode: textOf(row.code),
    slug: textOf(row.slug),
    businessCount: numberOf(row.business_count),
    cityCount: numberOf(row.city_count),
    categoryCount: numberOf(row.category_count),
    topCities: cities.map(({ city, slug, countryCode, businessCount }) => ({
      name: city,
      slug,
      countryCode,
      count: businessCount,
    })),
    topCategories: categories.map(({ name, slug, count }) => ({
      name: textOf(name),
      slug: textOf(slug),
      count: numberOf(count),
    })),
  };
}

function getCity(
  db: DirectoryDatabase,
  countryCode: string,
  citySlug: string,
  topCategories: number,
): CitySummary | undefined {
  const row = db
    .sql(
      `SELECT t.*, o.name AS country_name, o.slug AS country_slug FROM city t JOIN country o ON o.id = t.country_id
       WHERE t.country_id = ? AND t.slug = ? AND t.business_count > 0`,
    )
    .get(countryIdOf(countryCode), citySlug);
  if (row === undefined) return undefined;
  const categories = db
    .sql(
      `SELECT c.name, c.slug, r.business_count AS count FROM rollup r JOIN category c ON c.id = r.category_id
       WHERE r.country_id = ? AND r.city_id = ? ORDER BY r.business_count DESC, c.name LIMIT ?`,
    )
    .all(numberOf(row.country_id), numberOf(row.id), topCategories);
  return {
    name: textOf(row.name),
    slug: textOf(row.slug),
    countryCode,
    countryName: textOf(row.country_name),
    countrySlug: textOf(row.country_slug),
    businessCount: numberOf(row.business_count),
    categoryCount: numberOf(row.category_count),
    topCategories: categories.map(({ name, slug, count }) => ({
      name: textOf(name),
      slug: textOf(slug),
      count: numberOf(count),
    })),
  };
}
