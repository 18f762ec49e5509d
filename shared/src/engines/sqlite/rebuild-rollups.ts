import { createDimensions } from "./dimensions.ts";
import { rebuildMapCells } from "./map-cells.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { firstRowArray, numberOf, optionalText, rowArrays, textOf } from "./sql-row.ts";

/**
 * Counts everything anew in one transaction. Ids, slugs and rows of places stay, also of those without businesses; the
 * shown name of a city becomes its most frequent spelling.
 */
export function rebuildRollups(db: DirectoryDatabase): void {
  db.write(() => {
    countCells(db);
    countPlaces(db);
    countAliases(db);
    nameCities(db);
    rebuildMapCells(db);
  });
}

function countCells(db: DirectoryDatabase): void {
  db.sql("DELETE FROM rollup").run();
  db.sql(
    `INSERT INTO rollup
     SELECT country_id, city_id, category_id, count(*), count(rating), coalesce(sum(round(rating * 1000)), 0), sum(reviews)
     FROM business WHERE is_listed = 1 GROUP BY country_id, city_id, category_id`,
  ).run();
  db.sql("DELETE FROM rollup_country_category").run();
  db.sql(
    `INSERT INTO rollup_country_category SELECT country_id, category_id, sum(business_count) FROM rollup
     WHERE country_id <> 0 AND category_id <> 0 GROUP BY country_id, category_id`,
  ).run();
}

function countPlaces(db: DirectoryDatabase): void {
  db.sql(
    "UPDATE city SET business_count = 0, category_count = 0 WHERE business_count <> 0 OR category_count <> 0",
  ).run();
  db.sql(
    `UPDATE city SET business_count = s.n, category_count = s.categories FROM (
       SELECT city_id, sum(business_count) AS n, sum(category_id <> 0) AS categories FROM rollup GROUP BY city_id
     ) AS s WHERE s.city_id = city.id`,
  ).run();
  db.sql("UPDATE country SET business_count = 0, city_count = 0, category_count = 0").run();
  db.sql(
    `UPDATE country SET business_count = s.n FROM (
       SELECT country_id, sum(business_count) AS n FROM rollup GROUP BY country_id
     ) AS s WHERE s.country_id = country.id`,
  ).run();
  db.sql(
    `UPDATE country SET
       city_count = (SELECT count(*) FROM city WHERE city.country_id = country.id AND city.business_count > 0),
       category_count = (SELECT count(*) FROM rollup_country_category r WHERE r.country_id = country.id)`,
  ).run();
  db.sql(
    "UPDATE category SET business_count = 0, rated_count = 0, rating_sum_milli = 0, review_count = 0, country_count = 0",
  ).run();
  db.sql(
    `UPDATE category SET business_count = s.n, rated_count = s.rated, rating_sum_milli = s.rating, review_count = s.reviews
     FROM (
       SELECT category_id, sum(business_count) AS n, sum(rated_count) AS rated, sum(rating_sum_milli) AS rating,
         sum(review_count) AS reviews FROM rollup GROUP BY category_id
     ) AS s WHERE s.category_id = category.id`,
  ).run();
  db.sql(
    `UPDATE category SET country_count =
       (SELECT count(*) FROM rollup_country_category r WHERE r.category_id = category.id)`,
  ).run();
  db.sql(
    `UPDATE directory_totals SET
       stored = (SELECT count(*) FROM business WHERE deleted_at IS NULL),
       listed = (SELECT coalesce(sum(business_count), 0) FROM rollup),
       countries = (SELECT count(*) FROM country WHERE business_count > 0),
       cities = (SELECT count(*) FROM city WHERE business_count > 0),
       categories = (SELECT count(*) FROM category WHERE business_count > 0)`,
  ).run();
}

/** Sources repeat themselves: the names are read once per combination, not once per business. */
function countAliases(db: DirectoryDatabase): void {
  const dimensions = createDimensions(db);
  const counts = new Map<string, { slug: string; categoryId: number; businesses: number }>();
  const combinations = rowArrays(
    db.arraySql(
      `SELECT category_id, category, subtypes, count(*) FROM business WHERE is_listed = 1 AND category_id <> 0
       GROUP BY category_id, category, subtypes`,
    ),
  );
  for (const [id, category, subtypes, businesses] of combinations) {
    const categoryId = numberOf(id);
    for (const slug of slugsOf(optionalText(category), optionalText(subtypes), dimensions.categorySlug)) {
      const key = `${categoryId} ${slug}`;
      const count = counts.get(key) ?? { slug, categoryId, businesses: 0 };
      count.businesses += numberOf(businesses);
      counts.set(key, count);
    }
  }
  db.sql("DELETE FROM category_alias").run();
  const ownSlug = db.arraySql("SELECT slug FROM category WHERE id = ?");
  const insert = db.sql("INSERT INTO category_alias VALUES (?, ?, ?)");
  for (const { slug, categoryId, businesses } of counts.values()) {
    if (firstRowArray(ownSlug, categoryId)?.[0] !== slug) insert.run(slug, categoryId, businesses);
  }
}

function slugsOf(
  category: string | undefined,
  subtypes: string | undefined,
  slugOf: (name: string) => string,
): Set<string> {
  const names: unknown = JSON.parse(subtypes ?? "[]");
  const slugs = new Set<string>();
  for (const name of [category, ...(Array.isArray(names) ? names : [])]) {
    if (typeof name === "string") slugs.add(slugOf(name));
  }
  slugs.delete("");
  return slugs;
}

function nameCities(db: DirectoryDatabase): void {
  const spellings = db
    .sql(
      `SELECT city_id, city, max(n) FROM (
         SELECT city_id, city, count(*) AS n FROM business WHERE is_listed = 1 AND city_id <> 0 GROUP BY city_id, city
         ORDER BY city_id, n DESC, city
       ) GROUP BY city_id`,
    )
    .all();
  const rename = db.sql("UPDATE city SET name = ?1 WHERE id = ?2 AND name <> ?1");
  for (const { city_id: id, city } of spellings) rename.run(textOf(city), numberOf(id));
}
