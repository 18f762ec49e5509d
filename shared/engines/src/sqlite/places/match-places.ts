import type { SQLOutputValue } from "node:sqlite";
import { countryCodeOf } from "@meridian/domain/places/country-names";
import { searchableWords } from "@meridian/domain/places/place-words";
import { slugify } from "@meridian/domain/text/slug";
import type { NamedCount, PlaceMatch } from "@meridian/ports/places/place-store";
import { AFTER_EVERY_SUFFIX } from "../../rules/draft-keys.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, textOf } from "../database/sql-row.ts";
import { readCategories } from "./category-rows.ts";
import { countryIdOf } from "./dimensions.ts";

/** Up to this many cities with a prefix are ranked; beyond it, the largest are found by descending size. */
const MAX_RANKED_CITIES = 2_000;
const CITY_COLUMNS = `t.name, t.slug, t.business_count, o.code, o.name AS country_name
  FROM city t CROSS JOIN country o ON o.id = t.country_id`;

export function suggestCategories(db: DirectoryDatabase, prefix: string, limit: number): NamedCount[] {
  const words = searchableWords(prefix);
  if (words === "") return [];
  const labels = { condition: "instr(c.words, ?) > 0", parameters: [words] };
  return readCategories(db, labels, (kind) => kind.words.includes(words), limit).map(({ name, slug, businesses }) => ({
    name,
    slug,
    count: businesses,
  }));
}

export function suggestPlaces(db: DirectoryDatabase, prefix: string, limit: number): PlaceMatch[] {
  const words = searchableWords(prefix);
  if (words === "") return [];
  const countries = db
    .sql(
      `SELECT code, name, slug, business_count FROM country WHERE business_count > 0 AND instr(words, ?) > 0
       ORDER BY business_count DESC, name LIMIT ?`,
    )
    .all(words, limit)
    .map(toCountryMatch);
  return [...countries, ...suggestCities(db, words, limit)]
    .sort((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1))
    .slice(0, limit);
}

function suggestCities(db: DirectoryDatabase, words: string, limit: number): PlaceMatch[] {
  const start = words.split(" ")[1] ?? "";
  const counted = db
    .sql("SELECT count(*) AS n FROM (SELECT 1 FROM city_word WHERE word >= ? AND word < ? LIMIT ?)")
    .get(start, start + AFTER_EVERY_SUFFIX, MAX_RANKED_CITIES + 1);
  if (numberOf(counted?.n) > MAX_RANKED_CITIES) {
    return db
      .sql(
        `SELECT ${CITY_COLUMNS} WHERE t.business_count > 0 AND instr(t.words, ?) > 0
         ORDER BY t.business_count DESC, t.name LIMIT ?`,
      )
      .all(words, limit)
      .map(toCityMatch);
  }
  return db
    .sql(
      `SELECT ${CITY_COLUMNS} WHERE t.id IN (SELECT city_id FROM city_word WHERE word >= ? AND word < ?)
         AND t.business_count > 0 AND instr(t.words, ?) > 0 ORDER BY t.business_count DESC, t.name LIMIT ?`,
    )
    .all(start, start + AFTER_EVERY_SUFFIX, words, limit)
    .map(toCityMatch);
}

export function resolvePlace(db: DirectoryDatabase, text: string): PlaceMatch | undefined {
  const comma = text.lastIndexOf(",");
  if (comma > 0) {
    const countryCode = countryCodeOf(text.slice(comma + 1));
    return countryCode === undefined ? undefined : largestCity(db, text.slice(0, comma), countryCode);
  }
  const code = countryCodeOf(text);
  const country =
    code === undefined
      ? undefined
      : db.sql("SELECT code, name, slug, business_count FROM country WHERE code = ? AND business_count > 0").get(code);
  const city = largestCity(db, text, undefined);
  if (country === undefined) return city;
  const match = toCountryMatch(country);
  return city !== undefined && city.count > match.count ? city : match;
}

function largestCity(db: DirectoryDatabase, name: string, countryCode: string | undefined): PlaceMatch | undefined {
  const slug = slugify(name);
  if (slug === "") return undefined;
  const row =
    countryCode === undefined
      ? db
          .sql(
            `SELECT ${CITY_COLUMNS} WHERE t.slug = ? AND t.business_count > 0
             ORDER BY t.business_count DESC, o.name LIMIT 1`,
          )
          .get(slug)
      : db
          .sql(`SELECT ${CITY_COLUMNS} WHERE t.slug = ? AND t.country_id = ? AND t.business_count > 0`)
          .get(slug, countryIdOf(countryCode));
  return row === undefined ? undefined : toCityMatch(row);
}

function toCountryMatch(row: Record<string, SQLOutputValue>): PlaceMatch {
  return {
    kind: "country",
    name: textOf(row.name),
    countryCode: textOf(row.code),
    slug: textOf(row.slug),
    count: numberOf(row.business_count),
  };
}

function toCityMatch(row: Record<string, SQLOutputValue>): PlaceMatch {
  return {
    kind: "city",
    name: textOf(row.name),
    countryCode: textOf(row.code),
    countryName: textOf(row.country_name),
    slug: textOf(row.slug),
    count: numberOf(row.business_count),
  };
}
