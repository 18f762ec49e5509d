import type { SearchSort } from "@meridian/contracts/search/search";
import { isNarrowerThanKind } from "@meridian/domain/text/narrower-text";
import type { TextPlan } from "@meridian/domain/text/search-text";
import type { TextReading } from "@meridian/domain/text/synonyms";
import { allowedTypos, mayBeginMisspelt, typosBetween } from "@meridian/domain/text/typos";
import {
  CORRECTED_NAME,
  NAMED_OF_KIND,
  POPULARITY_STEPS,
  TYPO_STEPS,
  WEIGHT_STEPS,
} from "../../rules/search/ranking-steps.ts";
import { otherCategory } from "../index/index-document.ts";
import type { FoundDocument } from "./hit-source.ts";
import { soughtWord } from "./query-text.ts";

const FIELD_WEIGHTS = { names: 4, category: 3, place: 2, address: 1 } as const;
const FIELDS = ["names", "category", "place", "address"] as const;

interface WordMatch {
  weight: number;
  typos: number;
  /** The document's word that matched the typed one. */
  spelling?: string;
}

/** Each document once. */
export function uniqueById(hits: readonly FoundDocument[]): FoundDocument[] {
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}

/** Hits in the port's order; the engine leaves ties open. */
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

/**
 * Orders hits by exact name, typos, field weight, popularity and id, each by the reading it matches best; hits of a kind first that have
 * the words in their name or labels, if those are few.
 */
function rankHits(hits: readonly FoundDocument[], readings: readonly TextReading[]): FoundDocument[] {
  const [typed] = readings;
  const wordCount = typed?.words.length ?? 0;
  const slugs = readings.flatMap(({ categorySlugs = [] }) => categorySlugs);
  const ofKind = hits.filter((hit) => rankOfKind(hit, slugs, wordCount) > 0);
  const named = new Set(ofKind.filter((hit) => isNamed(hit, typed)));
  const bonus = isNarrowerThanKind(named.size, ofKind.length) ? NAMED_OF_KIND * POPULARITY_STEPS : 0;
  const keyed = hits.map((hit) => {
    const key = Math.max(...readings.map((text) => rankOf(hit, text, wordCount)));
    return { hit, key: named.has(hit) ? key + bonus : key };
  });
  return keyed.sort((a, b) => b.key - a.key || (a.hit.id < b.hit.id ? -1 : 1)).map(({ hit }) => hit);
}

/** The spelling with which a document matches each word; undefined if it contains the word as typed. */
export function spellingsIn(hit: FoundDocument, text: TextPlan): (string | undefined)[] {
  return text.words.map(({ word, isPrefix }) => matchOf(hit, word, isPrefix)?.spelling);
}

/** Whether a hit contains every word, allowing typos. The engine also splits and joins words, which is not wanted. */
export function hasWords(hit: FoundDocument, { words }: TextPlan): boolean {
  return words.every(({ word, isPrefix }) => matchOf(hit, word, isPrefix) !== undefined);
}

/** More words in a reading do not make it a better match. */
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

/** Whether its name or labels contain the words as typed. */
function isNamed(hit: FoundDocument, typed: TextReading | undefined): boolean {
  const words = typed?.words ?? [];
  const stands = (word: string) => ` ${hit.names} `.includes(word) || ` ${hit.category} `.includes(word);
  return words.length > 0 && words.every(({ word, isPrefix }) => stands(soughtWord(word, isPrefix)));
}

/** Just above names that contain every word, and below exact names. */
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
