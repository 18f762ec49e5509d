import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";

export interface Delta {
  businesses: number;
  rated: number;
  ratingMilli: number;
  reviews: number;
}

export interface CellDelta extends Delta {
  countryId: number;
  cityId: number;
  categoryId: number;
}

export interface DerivedDelta extends Delta {
  /** Cells that appeared (or disappeared): categories of a city or country, countries of a category, cities of a country. */
  first: number;
  second: number;
}

/** Returns 1 if the cell appeared, -1 if it disappeared, else 0; so do the writers below. */
export function writeCell(db: DirectoryDatabase, cell: CellDelta): number {
  if (isNothing(cell)) return 0;
  const key = [cell.countryId, cell.cityId, cell.categoryId] as const;
  const row = db
    .sql(
      `INSERT INTO rollup VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         business_count = business_count + excluded.business_count, rated_count = rated_count + excluded.rated_count,
         rating_sum_milli = rating_sum_milli + excluded.rating_sum_milli,
         review_count = review_count + excluded.review_count
       RETURNING business_count`,
    )
    .get(...key, cell.businesses, cell.rated, cell.ratingMilli, cell.reviews);
  const count = numberOf(row?.business_count);
  if (count === 0) {
    db.sql("DELETE FROM rollup WHERE country_id = ? AND city_id = ? AND category_id = ?").run(...key);
  }
  return transition(count, cell.businesses);
}

export function writeCountryCategory(
  db: DirectoryDatabase,
  countryId: number,
  categoryId: number,
  businesses: number,
): number {
  if (businesses === 0) return 0;
  const row = db
    .sql(
      `INSERT INTO rollup_country_category VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET business_count = business_count + excluded.business_count RETURNING business_count`,
    )
    .get(countryId, categoryId, businesses);
  const count = numberOf(row?.business_count);
  if (count === 0) {
    db.sql("DELETE FROM rollup_country_category WHERE country_id = ? AND category_id = ?").run(countryId, categoryId);
  }
  return transition(count, businesses);
}

export function writeCity(db: DirectoryDatabase, id: number, delta: DerivedDelta): number {
  if (delta.businesses === 0 && delta.first === 0) return 0;
  const row = db
    .sql(
      `UPDATE city SET business_count = business_count + ?, category_count = category_count + ?
       WHERE id = ? RETURNING business_count`,
    )
    .get(delta.businesses, delta.first, id);
  return transition(numberOf(row?.business_count), delta.businesses);
}

export function writeCountry(db: DirectoryDatabase, id: number, delta: DerivedDelta): number {
  const row = db
    .sql(
      `UPDATE country SET business_count = business_count + ?, city_count = city_count + ?,
         category_count = category_count + ? WHERE id = ? RETURNING business_count`,
    )
    .get(delta.businesses, delta.first, delta.second, id);
  return transition(numberOf(row?.business_count), delta.businesses);
}

export function writeCategory(db: DirectoryDatabase, id: number, delta: DerivedDelta): number {
  if (isNothing(delta) && delta.first === 0) return 0;
  const row = db
    .sql(
      `UPDATE category SET business_count = business_count + ?, rated_count = rated_count + ?,
         rating_sum_milli = rating_sum_milli + ?, review_count = review_count + ?, country_count = country_count + ?
       WHERE id = ? RETURNING business_count`,
    )
    .get(delta.businesses, delta.rated, delta.ratingMilli, delta.reviews, delta.first, id);
  return transition(numberOf(row?.business_count), delta.businesses);
}

export function writeAlias(db: DirectoryDatabase, slug: string, categoryId: number, businesses: number): void {
  if (businesses === 0) return;
  const row = db
    .sql(
      `INSERT INTO category_alias VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET business_count = business_count + excluded.business_count RETURNING business_count`,
    )
    .get(slug, categoryId, businesses);
  if (row?.business_count === 0) {
    db.sql("DELETE FROM category_alias WHERE slug = ? AND category_id = ?").run(slug, categoryId);
  }
}

function transition(countAfter: number, change: number): number {
  if (change === 0) return 0;
  if (countAfter === 0) return -1;
  return countAfter === change ? 1 : 0;
}

function isNothing({ businesses, rated, ratingMilli, reviews }: Delta): boolean {
  return businesses === 0 && rated === 0 && ratingMilli === 0 && reviews === 0;
}
