import type { DatabaseSync } from "node:sqlite";
import { remember } from "@meridian/domain/bounded-cache";
import { wordsOf } from "@meridian/domain/text/search-words";
import { createSimilarTexts } from "../similar-texts.ts";
import { simplified } from "../simplified-characters.ts";
import { soundOfOtherScript } from "./brand-sound.ts";

export interface BrandLookup {
  /**
   * All names of the brand that the text as a whole names, across scripts ("Starbucks", "星巴克"), English first; empty for most texts. A
   * well-known brand is also recognised by its sound in other scripts ("استارباکس").
   */
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
  const selectSound = db.prepare("SELECT names FROM brand_sound WHERE sound = ?");
  const selectTerm = db.prepare(
    "SELECT 1 FROM term WHERE text = ?1 UNION ALL SELECT 1 FROM spoken_term WHERE text = ?1",
  );
  const bySound = (text: string, folded: string) => {
    const sound = soundOfOtherScript(text);
    return sound === undefined || selectTerm.get(folded) !== undefined ? undefined : selectSound.get(sound);
  };
  const find = remember((text: string): readonly string[] => {
    const folded = simplified(wordsOf(text).join(" "));
    const names = (select.get(folded) ?? bySound(text, folded))?.names;
    return names === undefined ? [] : String(names).split("\n");
  }, CACHED_TEXTS);
  return {
    named: (text) => (text.length > MAX_NAME_CHARS ? [] : find(text)),
    similarTo: createSimilarTexts(db, { tables: ["brand"], mayDifferInEnding: false }),
  };
}
