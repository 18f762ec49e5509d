import type { SearchSort } from "../../contracts/search.ts";
import type { TextPlan } from "../../domain/search-text.ts";
import type { TextReading } from "../../domain/synonyms.ts";
import { allowedTypos, mayBeginMisspelt, typosBetween } from "../../domain/typos.ts";
import type { FoundDocument } from "./hit-source.ts";
import { otherCategory } from "./index-document.ts";
import { soughtWord } from "./query-text.ts";

const FIELD_WEIGHTS = { names: 4, category: 3, place: 2, address: 1 } as const;
const FIELDS = ["names", "category", "place", "address"] as const;
const TYPO_STEPS = 1024;
const WEIGHT_STEPS = 256;
/** More than any weight of fields: of texts with the same corrections the one that is the whole name comes first. */
const CORRECTED_NAME = 128;
const POPULARITY_STEPS = 2 ** 20;

interface WordMatch {
  weight: number;
  typos: number;
  /** The word of the document that was taken for the one typed. */
  spelling?: string;
}

/** Each document once. */
export function uniqueById(hits: readonly FoundDocument[]): FoundDocument[] {
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}

/** Hits in the port's order: the engine leaves ties open. */
export function sorted(
  hits: readonly FoundDocument[],
  sort: SearchSort,
  readings: readonly TextReading[],
): FoundDocument[] {
  if (sort !== "rating" && sort !== "reviews") return rankHits(hits, readings);
  return hits.toSorted(
    (a, b) => (b[sort] ?? -1) - (a[sort] ?? -1) || b.popularity - a.popularity || (a.id < b.id ? -1 : 1),
  );
}

/** Hits by exact name, fewest typos, weight of the fields, popularity and id; each by the reading that it answers best. */
function rankHits(hits: readonly FoundDocument[], readings: readonly TextReading[]): FoundDocument[] {
  const wordCount = readings[0]?.words.length ?? 0;
  const keyed = hits.map((hit) => ({ hit, key: Math.max(...readings.map((text) => rankOf(hit, text, wordCount))) }));
  return keyed.sort((a, b) => b.key - a.key || (a.hit.id < b.hit.id ? -1 : 1)).map(({ hit }) => hit);
}

/** For each word the spelling that a document answers with; undefined where it holds the word as typed. */
export function spellingsIn(hit: FoundDocument, text: TextPlan): (string | undefined)[] {
  return text.words.map(({ word, isPrefix }) => matchOf(hit, word, isPrefix)?.spelling);
}

/** Whether a hit holds every word, misspelt as far as that is forgiven. The engine also parts and joins words, which nobody has asked for. */
export function hasWords(hit: FoundDocument, { words }: TextPlan): boolean {
  return words.every(({ word, isPrefix }) => matchOf(hit, word, isPrefix) !== undefined);
}

/** A reading of more words is no better a match for having them. */
function rankOf(hit: FoundDocument, text: TextReading, wordCount: number): number {
  if (text.categorySlugs !== undefined) return rankOfKind(hit, text.categorySlugs, wordCount);
  let weight = 0;
  let typos = 0;
  let spelt = " ";
  for (const { word, isPrefix } of text.words) {
    const match: WordMatch = matchOf(hit, word, isPrefix) ?? { weight: FIELD_WEIGHTS.address, typos: 0 };
    weight += match.weight;
    typos += match.typos;
    spelt += `${match.spelling ?? word} `;
  }
  const isExact = ` ${hit.name} ` === text.nameText && hit.name !== "";
  const quality = (isExact ? TYPO_STEPS * 2 : TYPO_STEPS) - Math.min(TYPO_STEPS, typos);
  const corrected = ` ${hit.name} ` === spelt ? CORRECTED_NAME : 0;
  const fit = Math.round((weight * wordCount) / Math.max(1, text.words.length)) + corrected;
  return (quality * WEIGHT_STEPS + fit) * POPULARITY_STEPS + Math.min(POPULARITY_STEPS - 1, hit.popularity);
}

/** Just above names that hold every word, and below those that are the text. */
function rankOfKind(hit: FoundDocument, slugs: readonly string[], wordCount: number): number {
  const has = (category: string) => hit.categories.includes(category);
  const isListed = slugs.some(has);
  if (!isListed && !slugs.some((slug) => has(otherCategory(slug)))) return 0;
  const quality = TYPO_STEPS * WEIGHT_STEPS + FIELD_WEIGHTS.names * wordCount + (isListed ? 2 : 1);
  return quality * POPULARITY_STEPS + Math.min(POPULARITY_STEPS - 1, hit.popularity);
}

function matchOf(hit: FoundDocument, word: string, isPrefix: boolean): WordMatch | undefined {
  const sought = soughtWord(word, isPrefix);
  for (const field of FIELDS) {
    if (` ${hit[field]} `.includes(sought)) return { weight: FIELD_WEIGHTS[field], typos: 0 };
  }
  const limit = allowedTypos(word);
  if (limit === 0) return undefined;
  let best: WordMatch | undefined;
  const toBeginning = isPrefix && mayBeginMisspelt(word);
  for (const field of FIELDS) {
    for (const spelling of hit[field].split(" ")) {
      const typos = typosBetween(word, spelling, { limit, toBeginning });
      if (typos < (best?.typos ?? limit + 1)) best = { weight: FIELD_WEIGHTS[field], typos, spelling };
    }
  }
  return best;
}
