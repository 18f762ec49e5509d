import type { SQLOutputValue } from "node:sqlite";
import { countryCodeOf } from "@meridian/domain/places/country-names";
import type {
  CategoryOptions,
  CategorySummary,
  CitySummary,
  CountrySummary,
  NamedCount,
  PlaceStore,
} from "@meridian/ports/places/place-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, textOf } from "../database/sql-row.ts";
import { rebuildRollups } from "../rollups/rebuild-rollups.ts";
import { placeCategories, readKinds } from "./category-rows.ts";
import { countryIdOf } from "./dimensions.ts";
import { listCategories, listCities, listCityCategories, listCountries } from "./list-places.ts";
import { resolvePlace, suggestCategories, suggestPlaces } from "./match-places.ts";
import { categoryWithBusinesses, resolveCategory } from "./resolve-category.ts";

export function createSqlitePlaceStore({ db }: { db: DirectoryDatabase }): PlaceStore {
  return {
    totals: async () => {
      const row = db.sql("SELECT * FROM directory_totals").get();
      return {
        businesses: numberOf(row?.listed),
        countries: numberOf(row?.countries),
        cities: numberOf(row?.cities),
        categories: numberOf(row?.categories) + countParents(db),
      };
    },
    listCategories: async (options) => listCategories(db, options),
    listCountries: async (options) => listCountries(db, options),
    listCities: async (options) => listCities(db, options),
    listCityCategories: async (options) => listCityCategories(db, options),
    getCategory: async (slug, options) => getCategory(db, slug, options),
    getCountry: async (slugOrCode, options) => getCountry(db, slugOrCode, options.topCities),
    getCity: async ({ countryCode, citySlug }, options) =>
      getCity(db, countryCode.toUpperCase(), citySlug, options.topCategories),
    suggestCategories: async (prefix, limit) => suggestCategories(db, prefix, limit),
    suggestPlaces: async (prefix, limit) => suggestPlaces(db, prefix, limit),
    resolvePlace: async (text) => resolvePlace(db, text),
    /** Every batch writes its roll-ups in its own transaction, so nothing is left to publish. */
    refresh: async () => true,
    rebuild: () => rebuildRollups(db),
  };
}

function getCategory(
  db: DirectoryDatabase,
  slug: string,
  { topCountries, isExact = false }: CategoryOptions,
): CategorySummary | undefined {
  const category = isExact ? categoryWithBusinesses(db, slug) : resolveCategory(db, slug);
  if (category === undefined) return undefined;
  const ids = JSON.stringify(category.ids);
  const total = db
    .sql("SELECT sum(business_count) AS count FROM category WHERE id IN (SELECT value FROM json_each(?))")
    .get(ids);
  const countries = db
    .sql(
      `SELECT c.name, c.slug, c.code, sum(r.business_count) AS count
       FROM rollup_country_category r JOIN country c ON c.id = r.country_id
       WHERE r.category_id IN (SELECT value FROM json_each(?)) GROUP BY c.id ORDER BY count DESC, c.name`,
    )
    .all(ids);
  return {
    name: category.name,
    slug: category.slug,
    businessCount: numberOf(total?.count),
    countryCount: countries.length,
    topCountries: countries.slice(0, topCountries).map((country) => ({
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
    .sql("SELECT category_id AS id, business_count AS count FROM rollup_country_category WHERE country_id = ?")
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
    topCategories: namedCategories(db, categories),
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
    .sql("SELECT category_id AS id, business_count AS count FROM rollup WHERE country_id = ? AND city_id = ?")
    .all(numberOf(row.country_id), numberOf(row.id));
  return {
    name: textOf(row.name),
    slug: textOf(row.slug),
    countryCode,
    countryName: textOf(row.country_name),
    countrySlug: textOf(row.country_slug),
    businessCount: numberOf(row.business_count),
    categoryCount: numberOf(row.category_count),
    topCategories: namedCategories(db, categories).slice(0, topCategories),
  };
}

function namedCategories(db: DirectoryDatabase, rows: readonly Record<string, SQLOutputValue>[]): NamedCount[] {
  const counts = new Map(rows.map(({ id, count }) => [numberOf(id), numberOf(count)]));
  return placeCategories(db, counts).map(({ name, slug, businesses }) => ({ name, slug, count: businesses }));
}

/** Kinds whose businesses are all in kinds below them; totals omit them. */
function countParents(db: DirectoryDatabase): number {
  const own = numberOf(
    db.sql("SELECT count(*) AS n FROM category WHERE kind_key IS NOT NULL AND business_count > 0").get()?.n,
  );
  return readKinds(db).length - own;
}
