import type { DatabaseSync } from "node:sqlite";
import { wordsOf } from "../../shared/domain/src/text/search-words.ts";
import { soundOf } from "../../shared/knowledge/src/brands/brand-sound.ts";
import { simplified } from "../../shared/knowledge/src/simplified-characters.ts";
import { readBrandTable } from "./brand-table.ts";

/** A name that more brands share is too ambiguous. */
const MAX_BRANDS_OF_NAME = 3;
/** A brand with fewer is not known in most scripts: texts that sound like it rather mean something else. */
const MIN_NAMES_OF_KNOWN = 4;

/** Writes the tables `brand` and `brand_sound`: the names of the brands in a text, and of those that sound like it. */
export function buildBrands(db: DatabaseSync): void {
  const byKey = new Map<string, string[][]>();
  const bySound = new Map<string, string[][]>();
  for (const names of readBrandTable()) {
    for (const key of new Set(names.map((name) => simplified(wordsOf(name).join(" "))))) {
      byKey.set(key, [...(byKey.get(key) ?? []), names]);
    }
    const sound = names.length < MIN_NAMES_OF_KNOWN ? undefined : soundOf(names.find(isLatin) ?? "");
    if (sound !== undefined) bySound.set(sound, [...(bySound.get(sound) ?? []), names]);
  }
  db.exec("CREATE TABLE brand_sound (sound TEXT PRIMARY KEY, names TEXT NOT NULL) WITHOUT ROWID");
  const insertSound = db.prepare("INSERT INTO brand_sound (sound, names) VALUES (?, ?)");
  for (const [sound, [names = [], ...others]] of bySound) {
    if (others.length === 0) insertSound.run(sound, [...new Set(names)].join("\n"));
  }
  db.exec("CREATE TABLE brand (text TEXT PRIMARY KEY, names TEXT NOT NULL) WITHOUT ROWID");
  const insert = db.prepare("INSERT INTO brand (text, names) VALUES (?, ?)");
  for (const [key, brands] of byKey) {
    if (brands.length <= MAX_BRANDS_OF_NAME) insert.run(key, [...new Set(brands.flat())].join("\n"));
  }
}

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\s'’&.-]+$/u.test(name);
