import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { searchWordsOf } from "../../../shared/domain/src/text/search-words.ts";
import type { IndexQuery } from "../../../shared/ports/src/search/search-index.ts";
import { benchBusinesses } from "./bench-businesses.ts";

const FACET_COLUMNS = ["category", "country", "city"] as const;

/** The obvious baseline: an FTS5 table of the same texts, bm25, COUNT(*) and a GROUP BY per facet. */
export interface PlainFts {
  search(query: IndexQuery): void;
  close(): void;
}

export function buildPlainFts(path: string, businesses: number): void {
  if (existsSync(path)) return;
  const db = new DatabaseSync(path);
  db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE TABLE documents (n INTEGER PRIMARY KEY, id TEXT, name TEXT, categories TEXT, city TEXT, country TEXT, address TEXT,
      category_slug TEXT, city_slug TEXT, country_code TEXT, rating REAL, verified INTEGER);
    CREATE VIRTUAL TABLE plain USING fts5(name, categories, city, country, address, content='documents', content_rowid='n',
      tokenize='unicode61 remove_diacritics 2');
    BEGIN`);
  const add = db.prepare("INSERT INTO documents VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const { document } of benchBusinesses(businesses)) {
    const { id, name, categories, cityName, countryName, address, citySlug, countryCode, rating, isVerified } =
      document;
    const names = categories.map((category) => category.name).join(", ");
    const texts = [id, name, names, cityName ?? null, countryName ?? null, address ?? null];
    add.run(
      ...texts,
      categories[0]?.slug ?? null,
      citySlug ?? null,
      countryCode ?? null,
      rating ?? null,
      isVerified ? 1 : 0,
    );
  }
  db.exec("INSERT INTO plain (plain) VALUES ('rebuild'); COMMIT; PRAGMA journal_mode = WAL");
  db.close();
}

export function openPlainFts(path: string): PlainFts {
  const db = new DatabaseSync(path, { readOnly: true });
  db.exec("PRAGMA mmap_size = 2147483648; PRAGMA cache_size = -64000");
  return {
    search(query) {
      const { where, values } = conditionsOf(query);
      const from = `FROM plain JOIN documents d ON d.n = plain.rowid WHERE ${where}`;
      db.prepare(`SELECT d.id ${from} ORDER BY bm25(plain) LIMIT ${query.limit}`).all(...values);
      db.prepare(`SELECT count(*) AS total ${from}`).get(...values);
      for (const facet of FACET_COLUMNS) {
        const column = facet === "category" ? "category_slug" : facet === "country" ? "country_code" : "city_slug";
        db.prepare(`SELECT d.${column}, count(*) AS count ${from} GROUP BY 1 ORDER BY 2 DESC LIMIT 20`).all(...values);
      }
    },
    close: () => db.close(),
  };
}

/** Whether the plain query can express the search: words, category, city, country, rating and verification. */
export function isPlainQuestion({ text, filters }: IndexQuery): boolean {
  return text !== "" && filters.near === undefined && filters.openAt === undefined && filters.has === undefined;
}

function conditionsOf({ text, filters }: IndexQuery): { where: string; values: (string | number)[] } {
  const words = searchWordsOf(text).map(({ word, isPrefix }) => (isPrefix ? `"${word}"*` : `"${word}"`));
  const where = ["plain MATCH ?"];
  const values: (string | number)[] = [words.join(" ")];
  if (filters.countryCode !== undefined) {
    where.push("d.country_code = ?");
    values.push(filters.countryCode);
  }
  return { where: where.join(" AND "), values };
}
