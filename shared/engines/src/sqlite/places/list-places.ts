import type { CityListItem, CountryListItem } from "@meridian/contracts/places/place";
import type { CityCategoryPage, RatedCategory } from "@meridian/ports/places/place-store";
import { toRatedCategory } from "../../rules/rating-sums.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, textOf } from "../database/sql-row.ts";
import { type CategoryRow, readCategories } from "./category-rows.ts";
import { countryIdOf } from "./dimensions.ts";

const NO_LIMIT = -1;

export function listCategories(
  db: DirectoryDatabase,
  { letter, limit = NO_LIMIT }: { letter?: string; limit?: number },
): RatedCategory[] {
  const labels =
    letter === undefined
      ? { condition: "true", parameters: [] }
      : { condition: "c.letter = ?", parameters: [letter.toUpperCase()] };
  const isMeant = (kind: CategoryRow) => letter === undefined || kind.letter === letter.toUpperCase();
  return readCategories(db, labels, isMeant, limit).map(toRatedCategory);
}

export function listCountries(db: DirectoryDatabase, { limit = NO_LIMIT }: { limit?: number }): CountryListItem[] {
  return db
    .sql("SELECT * FROM country WHERE business_count > 0 ORDER BY business_count DESC, name LIMIT ?")
    .all(limit)
    .map((row) => ({
      country: textOf(row.name),
      businessCount: numberOf(row.business_count),
      cityCount: numberOf(row.city_count),
      categoryCount: numberOf(row.category_count),
      countryCode: textOf(row.code),
      slug: textOf(row.slug),
    }));
}

/** The statement that reads cities in index order; takes the values of its conditions, then the limit. */
export function listCitiesSql({ byCountry, byLetter }: { byCountry: boolean; byLetter: boolean }): string {
  const index = byCountry ? "city_by_country" : byLetter ? "city_by_letter" : "city_by_size";
  const conditions = ["t.business_count > 0"];
  if (byCountry) conditions.push("t.country_id = ?");
  if (byLetter) conditions.push("t.letter = ?");
  return `SELECT t.name, t.slug, t.business_count, t.category_count, o.code
    FROM city t INDEXED BY ${index} CROSS JOIN country o ON o.id = t.country_id
    WHERE ${conditions.join(" AND ")} ORDER BY t.business_count DESC, t.name LIMIT ?`;
}

export function listCities(
  db: DirectoryDatabase,
  { letter, countryCode, limit = NO_LIMIT }: { letter?: string; countryCode?: string; limit?: number },
): CityListItem[] {
  const values: (string | number)[] = [];
  if (countryCode !== undefined) values.push(countryIdOf(countryCode.toUpperCase()));
  if (letter !== undefined) values.push(letter.toUpperCase());
  const sql = listCitiesSql({ byCountry: countryCode !== undefined, byLetter: letter !== undefined });
  return db
    .sql(sql)
    .all(...values, limit)
    .map((row) => ({
      city: textOf(row.name),
      countryCode: textOf(row.code),
      businessCount: numberOf(row.business_count),
      categoryCount: numberOf(row.category_count),
      slug: textOf(row.slug),
    }));
}

/** The last cell of a page is where the next one starts: the roll-up is read in key order. */
export function listCityCategories(
  db: DirectoryDatabase,
  { minBusinesses, limit, after = "0 0 0" }: { minBusinesses: number; limit: number; after?: string },
): CityCategoryPage {
  const [countryId = 0, cityId = 0, categoryId = 0] = after.split(" ").map(Number);
  const rows = db
    .sql(
      `SELECT r.*, o.code, t.slug AS city_slug, c.slug AS category_slug FROM rollup r
       CROSS JOIN country o ON o.id = r.country_id CROSS JOIN city t ON t.id = r.city_id
       CROSS JOIN category c ON c.id = r.category_id
       WHERE (r.country_id, r.city_id, r.category_id) > (?, ?, ?) AND r.business_count >= ?
       ORDER BY r.country_id, r.city_id, r.category_id LIMIT ?`,
    )
    .all(countryId, cityId, categoryId, minBusinesses, limit);
  const entries = rows.map((row) => ({
    countryCode: textOf(row.code),
    citySlug: textOf(row.city_slug),
    categorySlug: textOf(row.category_slug),
    count: numberOf(row.business_count),
  }));
  const last = rows.length < limit ? undefined : rows.at(-1);
  return last === undefined
    ? { entries }
    : { entries, next: [last.country_id, last.city_id, last.category_id].map(numberOf).join(" ") };
}
