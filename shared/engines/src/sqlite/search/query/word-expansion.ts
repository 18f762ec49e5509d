import type { DatabaseSync } from "node:sqlite";
import type { SearchWord } from "@meridian/domain/text/search-words";
import { allowedTypos, mayBeginMisspelt, typosBetween } from "@meridian/domain/text/typos";
import { queryTypoKeys, shortTermsMeant } from "../index/typo-keys.ts";

/** Prefixes up to this length use the full-text table's prefix indexes. */
const PREFIX_INDEX_LETTERS = 4;
const MAX_EXPANDED_TERMS = 100;
const MAX_SPELLINGS = 8;

/** A word of the vocabulary that a visitor may have meant. */
export interface Spelling {
  term: string;
  typos: number;
  documents: number;
}

/** Words in full-text query syntax. */
export interface WordExpansion {
  /** The word, or every word with that prefix, as a query; "" if there is none. */
  expressionOf(word: SearchWord): string;
  /** An upper bound of the documents with the word or prefix. */
  documentsOf(word: SearchWord): number;
  /** Possible corrections of a word, likeliest first: fewest typos, then most documents. */
  spellingsOf(word: SearchWord): Spelling[];
}

export function createWordExpansion(db: DatabaseSync): WordExpansion {
  const selectTerms = db.prepare(
    `SELECT term FROM vocabulary WHERE term >= ? AND term < ? ORDER BY term LIMIT ${MAX_EXPANDED_TERMS + 1}`,
  );
  const selectSpellings = db.prepare(
    "SELECT v.term, v.documents FROM typos t JOIN vocabulary v ON v.id = t.term WHERE t.key = ?",
  );
  const selectTerm = db.prepare("SELECT term, documents FROM vocabulary WHERE term = ?");
  const selectDocuments = db.prepare("SELECT sum(documents) AS documents FROM vocabulary WHERE term >= ? AND term < ?");
  const selectPrefixTotal = db.prepare("SELECT documents FROM prefix_totals WHERE prefix = ?");

  return {
    expressionOf({ word, isPrefix }) {
      if (!isPrefix) return quoted(word);
      if ([...word].length <= PREFIX_INDEX_LETTERS) return `${quoted(word)}*`;
      const terms = selectTerms.all(word, `${word}\u{10ffff}`).map((row) => String(row.term));
      if (terms.length > MAX_EXPANDED_TERMS) return `${quoted(word)}*`;
      return anyOf(terms.map(quoted));
    },
    documentsOf({ word, isPrefix }) {
      const isShort = [...word].length <= PREFIX_INDEX_LETTERS;
      if (isPrefix && isShort) return Number(selectPrefixTotal.get(word)?.documents ?? 0);
      const end = isPrefix ? `${word}\u{10ffff}` : `${word}\0`;
      return Number(selectDocuments.get(word, end)?.documents ?? 0);
    },
    spellingsOf({ word, isPrefix }) {
      const limit = allowedTypos(word);
      if (limit === 0) return [];
      const toBeginning = isPrefix && mayBeginMisspelt(word);
      const found = new Map<string, Spelling>();
      const rows = [
        ...queryTypoKeys(word).flatMap((key) => selectSpellings.all(key)),
        ...shortTermsMeant(word).flatMap((term) => selectTerm.all(term)),
      ];
      for (const row of rows) {
        const term = String(row.term);
        if (found.has(term) || term === word) continue;
        const typos = typosBetween(word, term, { limit, toBeginning });
        if (typos > 0 && typos <= limit) found.set(term, { term, typos, documents: Number(row.documents) });
      }
      const likeliest = [...found.values()].sort((a, b) => a.typos - b.typos || b.documents - a.documents);
      return likeliest.slice(0, MAX_SPELLINGS);
    },
  };
}

/** Any of several expressions; "" for none. */
export function anyOf(expressions: readonly string[]): string {
  if (expressions.length <= 1) return expressions[0] ?? "";
  return `(${expressions.join(" OR ")})`;
}

/** Words contain only letters and digits, so nothing in them can end the quotes. */
export function quoted(word: string): string {
  return `"${word}"`;
}
