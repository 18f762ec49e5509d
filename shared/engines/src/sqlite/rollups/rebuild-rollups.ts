import { labelSlugsOf } from "@meridian/domain/categories/business-category";
import { inBatches } from "@meridian/platform/batches";
import { textList } from "../businesses/business-row.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf } from "../database/sql-row.ts";
import { rebuildMapCells, WIDEST_CELLS } from "./map-cells.ts";
import { type BusinessTally, type TradeNames, tallyBusinesses } from "./tally-businesses.ts";

const CITIES_AT_ONCE = 10_000;

/**
 * Recounts everything and corrects the counts that were wrong. Each transaction leaves the counts it covers correct, so writes between
 * two transactions update them as usual, and the write-ahead log never holds more than one. Totals are corrected last: an interrupted
 * recount is still recognised as unfinished. Places keep their ids, slugs and rows even without businesses; each city is shown under
 * its most frequent spelling.
 */
export async function rebuildRollups(db: DirectoryDatabase): Promise<void> {
  const write = async <T>(work: () => T): Promise<T> => {
    await db.roomInLog();
    return db.write(work);
  };
  const spellings = await write(() => {
    const tally = tallyBusinesses(db);
    writeCells(db, tally.cells);
    countAliases(db, tally.trades);
    return tally.spellings;
  });
  for await (const cities of inBatches(spellings, CITIES_AT_ONCE)) await write(() => nameCities(db, cities));
  const countries = db.sql("SELECT id FROM country").all();
  for (const { id } of countries) await write(() => countPlacesOf(db, numberOf(id)));
  for (const area of WIDEST_CELLS) await write(() => rebuildMapCells(db, area));
  await write(() => countTotals(db));
}

function writeCells(db: DirectoryDatabase, cells: BusinessTally["cells"]): void {
  const put = db.sql(
    `INSERT INTO rollup VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
       business_count = excluded.business_count, rated_count = excluded.rated_count,
       rating_sum_milli = excluded.rating_sum_milli, review_count = excluded.review_count
     WHERE business_count <> excluded.business_count OR rated_count <> excluded.rated_count
       OR rating_sum_milli <> excluded.rating_sum_milli OR review_count <> excluded.review_count`,
  );
  for (const { countryId, cityId, categoryId, businesses, rated, ratingMilli, reviews } of cells.values()) {
    put.run(countryId, cityId, categoryId, businesses, rated, ratingMilli, reviews);
  }
  const gone: number[][] = [];
  for (const { country_id, city_id, category_id } of db.sql("SELECT * FROM rollup").iterate()) {
    const key = [country_id, city_id, category_id].map(numberOf);
    if (!cells.has(key.join(" "))) gone.push(key);
  }
  const remove = db.sql("DELETE FROM rollup WHERE country_id = ? AND city_id = ? AND category_id = ?");
  for (const key of gone) remove.run(...key);
}

/** Corrects the counts per category and per city of one country. */
function countPlacesOf(db: DirectoryDatabase, countryId: number): void {
  db.sql(
    `INSERT INTO rollup_country_category SELECT country_id, category_id, sum(business_count) FROM rollup
     WHERE country_id = ? AND category_id <> 0 GROUP BY category_id
     ON CONFLICT DO UPDATE SET business_count = excluded.business_count WHERE business_count <> excluded.business_count`,
  ).run(countryId);
  db.sql(
    `UPDATE city SET business_count = 0, category_count = 0 WHERE country_id = ?1
     AND (business_count <> 0 OR category_count <> 0) AND id NOT IN (SELECT city_id FROM rollup WHERE country_id = ?1)`,
  ).run(countryId);
  db.sql(
    `UPDATE city SET business_count = s.n, category_count = s.categories FROM (
       SELECT city_id, sum(business_count) AS n, sum(category_id <> 0) AS categories FROM rollup
       WHERE country_id = ? GROUP BY city_id
     ) AS s WHERE s.city_id = city.id AND (city.business_count <> s.n OR city.category_count <> s.categories)`,
  ).run(countryId);
}

function countTotals(db: DirectoryDatabase): void {
  db.sql(
    `DELETE FROM rollup_country_category
     WHERE (country_id, category_id) NOT IN (SELECT country_id, category_id FROM rollup)`,
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

/** Works on distinct combinations of names: far fewer than businesses. */
function countAliases(db: DirectoryDatabase, trades: Iterable<TradeNames>): void {
  const counts = new Map<string, { slug: string; categoryId: number; businesses: number }>();
  for (const { categoryId, type, category, subtypes, businesses } of trades) {
    for (const slug of labelSlugsOf({ type, category, subtypes: textList(subtypes) })) {
      const key = `${categoryId} ${slug}`;
      const count = counts.get(key) ?? { slug, categoryId, businesses: 0 };
      count.businesses += businesses;
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

function nameCities(db: DirectoryDatabase, spellings: Iterable<readonly [number, ReadonlyMap<string, number>]>): void {
  const rename = db.sql("UPDATE city SET name = ?1 WHERE id = ?2 AND name <> ?1");
  for (const [id, names] of spellings) rename.run(mostFrequent(names), id);
}

/** Ties go to the spelling whose bytes sort first. */
function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const [first] = [...counts].sort(
    ([left, leftCount], [right, rightCount]) =>
      rightCount - leftCount || Buffer.compare(Buffer.from(left), Buffer.from(right)),
  );
  if (first === undefined) throw new TypeError("A city without a spelling");
  return first[0];
}
