import type { DatabaseSync } from "node:sqlite";
import { wordsOf } from "../../shared/domain/src/text/search-words.ts";
import { simplified } from "../../shared/knowledge/src/simplified-characters.ts";
import { readBrandTable } from "./brand-table.ts";

/** A name that more brands share is too ambiguous. */
const MAX_BRANDS_OF_NAME = 3;

/** Writes the table `brand`: the names of the brands in a text. */
export function buildBrands(db: DatabaseSync): void {
  const byKey = new Map<string, string[][]>();
  for (const names of readBrandTable()) {
    for (const key of new Set(names.map((name) => simplified(wordsOf(name).join(" "))))) {
      byKey.set(key, [...(byKey.get(key) ?? []), names]);
    }
  }
  db.exec("CREATE TABLE brand (text TEXT PRIMARY KEY, names TEXT NOT NULL) WITHOUT ROWID");
  const insert = db.prepare("INSERT INTO brand (text, names) VALUES (?, ?)");
  for (const [key, brands] of byKey) {
    if (brands.length <= MAX_BRANDS_OF_NAME) insert.run(key, [...new Set(brands.flat())].join("\n"));
  }
}
