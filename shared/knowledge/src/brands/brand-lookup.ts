import type { DatabaseSync } from "node:sqlite";
import { remember } from "@meridian/domain/bounded-cache";
import { wordsOf } from "@meridian/domain/text/search-words";
import { createSimilarTexts } from "../similar-texts.ts";
import { simplified } from "../simplified-characters.ts";

export interface BrandLookup {
  /** All names of the brand that the text as a whole names, across scripts ("Starbucks", "星巴克"), English first; empty for most texts. */
  named(text: string): readonly string[];
  /** Names of brands that a misspelt text may stand for, nearest first; at most three. */
  similarTo(text: string): readonly string[];
}

const CACHED_TEXTS = 10_000;
/** Longer texts name no brand. */
const MAX_NAME_CHARS = 100;

/** Looks up brands with different names in different places. */
export function createBrandLookup(db: DatabaseSync): BrandLookup {
  const select = db.prepare("SELECT names FROM brand WHERE text = ?");
  const find = remember((text: string): readonly string[] => {
    const names = select.get(simplified(wordsOf(text).join(" ")))?.names;
    return names === undefined ? [] : String(names).split("\n");
  }, CACHED_TEXTS);
  return {
    named: (text) => (text.length > MAX_NAME_CHARS ? [] : find(text)),
    similarTo: createSimilarTexts(db, { tables: ["brand"], mayDifferInEnding: false }),
  };
}
