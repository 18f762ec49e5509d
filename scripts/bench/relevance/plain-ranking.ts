import { DatabaseSync } from "node:sqlite";
import type { Business } from "../../../shared/contracts/src/businesses/business.ts";
import { categoriesOf, categoryByLabelAlone } from "../../../shared/domain/src/categories/business-category.ts";
import { searchWordsOf } from "../../../shared/domain/src/text/search-words.ts";

const HITS = 20;

/** The obvious baseline: all words in one FTS5 table, ranked by bm25. */
export interface PlainRanking {
  /** Ids, best first. */
  search(text: string): string[];
  close(): void;
}

export function openPlainRanking(businesses: Iterable<Business>): PlainRanking {
  const db = new DatabaseSync(":memory:");
  db.exec(`CREATE VIRTUAL TABLE plain USING fts5(id UNINDEXED, name, categories, place, phone,
    tokenize = 'unicode61 remove_diacritics 2'); BEGIN`);
  const add = db.prepare("INSERT INTO plain VALUES (?, ?, ?, ?, ?)");
  for (const business of businesses) {
    const { id, name, fullAddress, country, phone } = business;
    const categories = categoriesOf(business, categoryByLabelAlone).map((category) => category.name);
    add.run(id, name, categories.join(", "), `${fullAddress ?? ""}, ${country ?? ""}`, phone ?? null);
  }
  db.exec("COMMIT");
  const select = db.prepare(`SELECT id FROM plain WHERE plain MATCH ? ORDER BY bm25(plain) LIMIT ${HITS}`);
  return {
    search(text) {
      const words = searchWordsOf(text).map(({ word, isPrefix }) => (isPrefix ? `"${word}"*` : `"${word}"`));
      return words.length === 0 ? [] : select.all(words.join(" ")).map(({ id }) => String(id));
    },
    close: () => db.close(),
  };
}
