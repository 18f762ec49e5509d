import type { DatabaseSync } from "node:sqlite";
import { isCorrectable, termTypoKeys } from "./typo-keys.ts";

const PREFIX_LETTERS = 4;

/** How many more (or fewer) documents hold each word and each short beginning of words. */
export interface VocabularyChange {
  terms: Map<string, number>;
  prefixes: Map<string, number>;
}

export function emptyVocabularyChange(): VocabularyChange {
  return { terms: new Map(), prefixes: new Map() };
}

/** Counts one document's words in (1) or out (-1). */
export function countDocument(change: VocabularyChange, words: Iterable<string>, by: 1 | -1): void {
  const distinct = new Set(words);
  const prefixes = new Set<string>();
  for (const word of distinct) {
    change.terms.set(word, (change.terms.get(word) ?? 0) + by);
    for (const prefix of shortPrefixesOf(word)) prefixes.add(prefix);
  }
  for (const prefix of prefixes) change.prefixes.set(prefix, (change.prefixes.get(prefix) ?? 0) + by);
}

/** The beginnings of a word of one to four letters. */
export function shortPrefixesOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(0, PREFIX_LETTERS).map((_, index) => letters.slice(0, index + 1).join(""));
}

/** Applies a change within the caller's transaction. Words that no document holds any more leave. */
export function writeVocabulary(db: DatabaseSync, change: VocabularyChange): void {
  const add = db.prepare(
    `INSERT INTO vocabulary (term, documents) VALUES (?, ?)
     ON CONFLICT (term) DO UPDATE SET documents = documents + excluded.documents RETURNING id, documents`,
  );
  const remove = db.prepare("DELETE FROM vocabulary WHERE id = ?");
  const addTypo = db.prepare("INSERT OR IGNORE INTO typos (key, term) VALUES (?, ?)");
  const removeTypo = db.prepare("DELETE FROM typos WHERE key = ? AND term = ?");
  for (const [term, by] of sortedByKey(change.terms)) {
    if (by === 0) continue;
    const row = add.get(term, by);
    const id = Number(row?.id);
    const documents = Number(row?.documents);
    if (documents > 0 && documents !== by) continue;
    if (documents <= 0) remove.run(id);
    if (isCorrectable(term)) for (const key of termTypoKeys(term)) (documents > 0 ? addTypo : removeTypo).run(key, id);
  }
  writePrefixes(db, change.prefixes);
}

function writePrefixes(db: DatabaseSync, prefixes: ReadonlyMap<string, number>): void {
  const add = db.prepare(
    `INSERT INTO prefix_totals (prefix, documents) VALUES (?, ?)
     ON CONFLICT (prefix) DO UPDATE SET documents = documents + excluded.documents`,
  );
  for (const [prefix, by] of sortedByKey(prefixes)) if (by !== 0) add.run(prefix, by);
}

function sortedByKey(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
