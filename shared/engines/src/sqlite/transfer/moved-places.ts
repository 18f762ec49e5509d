import { letterOf } from "@meridian/domain/places/place-words";
import type { MovedCategory, MovedCollection, MovedPlace } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText, type SqlRow, textOf } from "../database/sql-row.ts";
import { countryIdOf, createDimensions } from "../places/dimensions.ts";
import { countOf, partsOf, textColumn } from "./key-pages.ts";

export function createMovedCategories(db: DirectoryDatabase): MovedCollection<MovedCategory> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM category"),
    keys: async (after = "", limit) =>
      textColumn(db, "SELECT slug FROM category WHERE slug > ? ORDER BY slug LIMIT ?", after, limit),
    async find(slugs) {
      const statement = db.sql("SELECT name, words, kind_key, parent_slug FROM category WHERE slug = ?");
      return slugs.flatMap((slug) => {
        const row = statement.get(slug);
        const [kindKey, parentSlug] = [optionalText(row?.kind_key), optionalText(row?.parent_slug)];
        return placeOf(slug, row).map((place) => ({
          ...place,
          ...(kindKey === undefined ? {} : { kindKey }),
          ...(parentSlug === undefined ? {} : { parentSlug }),
        }));
      });
    },
    async write(records) {
      const put = db.sql(
        `INSERT INTO category (slug, name, words, letter, kind_key, parent_slug) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (slug) DO UPDATE SET name = excluded.name, words = excluded.words, kind_key = excluded.kind_key,
           parent_slug = excluded.parent_slug`,
      );
      db.write(() => {
        for (const { key, name, words, kindKey, parentSlug } of records) {
          put.run(key, name, words, letterOf(key), kindKey ?? null, parentSlug ?? null);
        }
      });
    },
    async remove(slugs) {
      const remove = db.sql("DELETE FROM category WHERE slug = ? AND business_count = 0");
      db.write(() => {
        for (const slug of slugs) remove.run(slug);
      });
    },
  };
}

export function createMovedCities(db: DirectoryDatabase): MovedCollection<MovedPlace> {
  const dimensions = createDimensions(db);

  function put({ key, name, words }: MovedPlace): void {
    const [code, slug] = partsOf(key);
    const city = db
      .sql(
        `INSERT INTO city (country_id, slug, name, words, letter) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (country_id, slug) DO UPDATE SET name = excluded.name, words = excluded.words RETURNING id`,
      )
      .get(dimensions.countryId(code), slug, name, words, letterOf(slug));
    const id = numberOf(city?.id);
    for (const word of new Set(words.split(" ").slice(1))) {
      db.sql("INSERT OR IGNORE INTO city_word (word, city_id) VALUES (?, ?)").run(word, id);
    }
  }

  /** Removes the words of a replaced spelling: a city is found by the words of its first one. */
  function removeOtherWords(id: number, words: string): void {
    const kept = JSON.stringify(words.split(" ").slice(1));
    db.sql("DELETE FROM city_word WHERE city_id = ? AND word NOT IN (SELECT value FROM json_each(?))").run(id, kept);
  }

  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM city"),
    keys: async (after, limit) => {
      const [code, slug] = partsOf(after ?? "");
      return textColumn(
        db,
        `SELECT o.code || '/' || t.slug FROM city t JOIN country o ON o.id = t.country_id
         WHERE (t.country_id, t.slug) > (?, ?) ORDER BY t.country_id, t.slug LIMIT ?`,
        after === undefined ? 0 : countryIdOf(code),
        slug,
        limit,
      );
    },
    async find(keys) {
      const statement = db.sql("SELECT name, words FROM city WHERE country_id = ? AND slug = ?");
      return keys.flatMap((key) => {
        const [code, slug] = partsOf(key);
        return placeOf(key, statement.get(countryIdOf(code), slug));
      });
    },
    async write(records) {
      const idOf = db.sql("SELECT id, words FROM city WHERE country_id = ? AND slug = ?");
      db.write(() => {
        for (const record of records) {
          const [code, slug] = partsOf(record.key);
          const known = idOf.get(countryIdOf(code), slug);
          if (known !== undefined && known.words !== record.words) {
            removeOtherWords(numberOf(known.id), record.words);
          }
          put(record);
        }
      });
    },
    async remove(keys) {
      const remove = db.sql("DELETE FROM city WHERE country_id = ? AND slug = ? AND business_count = 0 RETURNING id");
      db.write(() => {
        for (const key of keys) {
          const [code, slug] = partsOf(key);
          const removed = remove.get(countryIdOf(code), slug);
          if (removed !== undefined) removeOtherWords(numberOf(removed.id), "");
        }
      });
    },
  };
}

function placeOf(key: string, row: Readonly<Record<string, SqlRow[number]>> | undefined): MovedPlace[] {
  return row === undefined ? [] : [{ key, name: textOf(row.name), words: textOf(row.words) }];
}
