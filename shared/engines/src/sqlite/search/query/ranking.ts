import type { DatabaseSync } from "node:sqlite";
import { isUnspaced, type SearchWord } from "@meridian/domain/text/search-words";
import {
  CORRECTED_NAME,
  NAMED_OF_KIND,
  POPULARITY_STEPS,
  TYPO_STEPS,
  WEIGHT_STEPS,
} from "../../../rules/search/ranking-steps.ts";
import { idsAt } from "../index/id-lists.ts";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { Spelling } from "./word-expansion.ts";

const FIELD_WEIGHTS = { name: 4, category: 3, place: 2, address: 1 } as const;

/** A word with the spellings searched together with it. */
export interface RankedWord extends SearchWord {
  spellings: readonly Spelling[];
}

export interface RankedText {
  words: readonly RankedWord[];
  nameText: string;
  /** For a reading by kind: dictionary entries, one of which must be among the document's categories. */
  categoryIds?: ReadonlySet<number>;
}

export interface RankedHit {
  n: number;
  id: string;
  /** Higher is better: exact name, fewest typos, field weight, popularity. */
  key: number;
  isOfKind: boolean;
  /** Set beside `isOfKind`: its name or labels contain the words as typed. */
  hasWords: boolean;
}

/** Rates how well a document matches a text, from its words: the full-text table only says that it matches. */
export interface Ranking {
  /** By the reading it matches best. */
  rank(n: number, readings: readonly RankedText[]): RankedHit | undefined;
  /** The key of a document that comes before the others of its kind. */
  favoured(hit: RankedHit): number;
  /** The key of a document that matches a reading by kind, computed without its words; undefined for others. */
  keyOfKind(n: number, readings: readonly RankedText[]): number | undefined;
  /** The spelling with which a document matches each word; undefined if it contains the word as typed. */
  spellingsIn(n: number, text: RankedText): (string | undefined)[];
  idOf(n: number): string;
}

interface DocumentTexts {
  n: number;
  id: string;
  name: string;
  alt: string;
}

export function createRanking(db: DatabaseSync, index: Pick<ServingIndex, "columns" | "dictionary">): Ranking {
  const select = db.prepare("SELECT id, name, alt FROM docs WHERE n = ?");
  const selectId = db.prepare("SELECT id FROM docs WHERE n = ?");
  const { columns, dictionary } = index;

  function textsOf(n: number): DocumentTexts | undefined {
    const row = select.get(n);
    if (row === undefined) return undefined;
    return { n, id: String(row.id), name: String(row.name), alt: String(row.alt) };
  }

  /** The weight of the best field that contains a word; 0 if only the address may. */
  function fieldWeight(texts: DocumentTexts, word: string, isPrefix: boolean): number {
    const sought = isPrefix ? ` ${word}` : ` ${word} `;
    if (texts.name.includes(isUnspaced(word) ? word : sought) || texts.alt.includes(sought)) return FIELD_WEIGHTS.name;
    const has = (id: number): boolean => dictionary.entry(id)?.text.includes(sought) === true;
    const { n } = texts;
    if (idsAt(columns.categories, n).some(has)) return FIELD_WEIGHTS.category;
    const isPlaced = has(columns.city[n] ?? 0) || has(columns.country[n] ?? 0) || idsAt(columns.amenities, n).some(has);
    return isPlaced ? FIELD_WEIGHTS.place : 0;
  }

  function otherHas(n: number, word: string, isPrefix: boolean): boolean {
    const other = String(selectOther.get(n)?.other ?? "");
    return other.includes(isPrefix ? ` ${word}` : ` ${word} `);
  }
  const selectOther = db.prepare("SELECT other FROM docs WHERE n = ?");

  /** How a document matches one word. Without spellings it certainly does: the full-text table matched it. */
  function matchOf(texts: DocumentTexts, word: RankedWord): { weight: number; spelling?: Spelling; place: number } {
    const { n } = texts;
    const weight = fieldWeight(texts, word.word, word.isPrefix);
    if (weight > 0) return { weight, place: 0 };
    if (word.spellings.length === 0 || otherHas(n, word.word, word.isPrefix))
      return { weight: FIELD_WEIGHTS.address, place: 0 };
    for (const [index, spelling] of word.spellings.entries()) {
      const spelt = fieldWeight(texts, spelling.term, false);
      if (spelt > 0) return { weight: spelt, spelling, place: index };
    }
    const index = word.spellings.findIndex(({ term }) => otherHas(n, term, false));
    const spelling = word.spellings[Math.max(0, index)];
    return spelling === undefined
      ? { weight: FIELD_WEIGHTS.address, place: 0 }
      : { weight: FIELD_WEIGHTS.address, spelling, place: Math.max(0, index) };
  }

  function matchQuality(texts: DocumentTexts, { words, nameText }: RankedText, wordCount: number): number {
    let weight = 0;
    let strangeness = 0;
    let spelt = " ";
    for (const word of words) {
      const match = matchOf(texts, word);
      weight += match.weight;
      spelt += `${match.spelling?.term ?? word.word} `;
      // Among spellings with equal typos, the likeliest word comes first.
      if (match.spelling !== undefined) strangeness += match.spelling.typos * 16 + match.place;
    }
    const quality = (texts.name === nameText ? TYPO_STEPS * 2 : TYPO_STEPS) - Math.min(TYPO_STEPS, strangeness);
    const fit = Math.round((weight * wordCount) / Math.max(1, words.length));
    return quality * WEIGHT_STEPS + fit + (texts.name === spelt ? CORRECTED_NAME : 0);
  }

  function hasWords(texts: DocumentTexts, typed: RankedText | undefined): boolean {
    const words = typed?.words ?? [];
    const isNamed = ({ word, isPrefix }: RankedWord) => fieldWeight(texts, word, isPrefix) >= FIELD_WEIGHTS.category;
    return words.length > 0 && words.every(isNamed);
  }

  /** Just above names that contain every word, and below exact names; higher if the kind lists the document. */
  function kindQuality(n: number, { categoryIds }: RankedText, wordCount: number): number {
    const at = idsAt(columns.categories, n).findIndex((id) => categoryIds?.has(id) === true);
    if (at < 0) return 0;
    return TYPO_STEPS * WEIGHT_STEPS + FIELD_WEIGHTS.name * wordCount + (at < (columns.listed[n] ?? 0) ? 2 : 1);
  }

  return {
    rank(n, readings) {
      const texts = textsOf(n);
      if (texts === undefined) return undefined;
      // More words in a reading do not make it a better match.
      const wordCount = readings[0]?.words.length ?? 0;
      const qualities = readings.map((reading) =>
        reading.categoryIds === undefined
          ? matchQuality(texts, reading, wordCount)
          : kindQuality(n, reading, wordCount),
      );
      const isOfKind = readings.some(({ categoryIds }, at) => categoryIds !== undefined && (qualities[at] ?? 0) > 0);
      const key = Math.max(...qualities) * POPULARITY_STEPS + (columns.popularity[n] ?? 0);
      return { n, id: texts.id, key, isOfKind, hasWords: isOfKind && hasWords(texts, readings[0]) };
    },
    favoured: ({ key }) => key + NAMED_OF_KIND * POPULARITY_STEPS,
    keyOfKind(n, readings) {
      const kind = readings.find(({ categoryIds }) => categoryIds !== undefined);
      if (kind === undefined) return undefined;
      const quality = kindQuality(n, kind, readings[0]?.words.length ?? 0);
      return quality === 0 ? undefined : quality * POPULARITY_STEPS + (columns.popularity[n] ?? 0);
    },
    spellingsIn(n, text) {
      const texts = textsOf(n);
      return text.words.map((word) => (texts === undefined ? undefined : matchOf(texts, word).spelling?.term));
    },
    idOf: (n) => String(selectId.get(n)?.id ?? ""),
  };
}
