import type { DatabaseSync } from "node:sqlite";
import { isCorrectable, termTypoKeys } from "./typo-keys.ts";

const PREFIX_LETTERS = 4;
const PLAIN_WORD = /^[ -~]*$/;
/** Typo keys inserted by one statement. */
const TYPOS_AT_ONCE = 32;

interface Count {
  by: number;
  /** The document counted last, so that each counts once. */
  lastDocument: number;
}

interface TermCount extends Count {
  prefixes: readonly Count[];
}

/** The change in the number of documents with each word and each short prefix. */
export interface VocabularyChange {
  terms: Map<string, TermCount>;
  prefixes: Map<string, Count>;
  documents: number;
}

export function emptyVocabularyChange(): VocabularyChange {
  return { terms: new Map(), prefixes: new Map(), documents: 0 };
}

/** Adds one document's words (1) or subtracts them (-1). */
export function countDocument(
  change: VocabularyChange,
  words: Readonly<Record<"name" | "rest", Iterable<string>>>,
  by: 1 | -1,
): void {
  change.documents++;
  for (const word of words.name) countWord(change, word, by);
  for (const word of words.rest) countWord(change, word, by);
}

function countWord({ terms, prefixes, documents }: VocabularyChange, word: string, by: 1 | -1): void {
  let term = terms.get(word);
  if (term === undefined) {
    term = { by: 0, lastDocument: 0, prefixes: shortPrefixesOf(word).map((prefix) => prefixIn(prefixes, prefix)) };
    terms.set(word, term);
  }
  if (!countOnce(term, documents, by)) return;
  for (const prefix of term.prefixes) countOnce(prefix, documents, by);
}

function prefixIn(prefixes: Map<string, Count>, prefix: string): Count {
  let count = prefixes.get(prefix);
  if (count === undefined) {
    count = { by: 0, lastDocument: 0 };
    prefixes.set(prefix, count);
  }
  return count;
}

function countOnce(count: Count, document: number, by: 1 | -1): boolean {
  if (count.lastDocument === document) return false;
  count.lastDocument = document;
  count.by += by;
  return true;
}

/** The prefixes of a word with one to four letters. */
export function shortPrefixesOf(word: string): string[] {
  const letters = PLAIN_WORD.test(word) ? word : [...word];
  const prefixes: string[] = [];
  let prefix = "";
  for (let index = 0; index < PREFIX_LETTERS && index < letters.length; index++) {
    prefix += letters[index];
    prefixes.push(prefix);
  }
  return prefixes;
}

/** Applies a change in the caller's transaction. Words without documents are removed. */
export function writeVocabulary(db: DatabaseSync, change: VocabularyChange): void {
  const add = db.prepare(
    `INSERT INTO vocabulary (term, documents) VALUES (?, ?)
     ON CONFLICT (term) DO UPDATE SET documents = documents + excluded.documents RETURNING id, documents`,
  );
  add.setReturnArrays(true);
  const remove = db.prepare("DELETE FROM vocabulary WHERE id = ?");
  const removeTypo = db.prepare("DELETE FROM typos WHERE key = ? AND term = ?");
  const newTypos: [key: number, term: number][] = [];
  for (const [term, { by }] of sortedByKey(change.terms)) {
    if (by === 0) continue;
    const row: unknown = add.get(term, by);
    const [id, documents] = Array.isArray(row) ? row.map(Number) : [];
    if (id === undefined || documents === undefined) throw new TypeError("Expected the row that was written");
    if (documents > 0 && documents !== by) continue;
    if (documents <= 0) remove.run(id);
    if (!isCorrectable(term)) continue;
    for (const key of termTypoKeys(term)) {
      if (documents > 0) newTypos.push([key, id]);
      else removeTypo.run(key, id);
    }
  }
  addTypos(db, newTypos);
  writePrefixes(db, change.prefixes);
}

/** In key order, so that neighbouring rows are written together. */
export function addTypos(db: DatabaseSync, typos: [key: number, term: number][]): void {
  typos.sort((left, right) => left[0] - right[0] || left[1] - right[1]);
  const insert = (count: number) =>
    db.prepare(`INSERT OR IGNORE INTO typos (key, term) VALUES ${Array(count).fill("(?, ?)").join(", ")}`);
  const many = insert(TYPOS_AT_ONCE);
  const whole = typos.length - (typos.length % TYPOS_AT_ONCE);
  for (let at = 0; at < whole; at += TYPOS_AT_ONCE) many.run(...typos.slice(at, at + TYPOS_AT_ONCE).flat());
  if (whole < typos.length) insert(typos.length - whole).run(...typos.slice(whole).flat());
}

function writePrefixes(db: DatabaseSync, prefixes: ReadonlyMap<string, Count>): void {
  const add = db.prepare(
    `INSERT INTO prefix_totals (prefix, documents) VALUES (?, ?)
     ON CONFLICT (prefix) DO UPDATE SET documents = documents + excluded.documents`,
  );
  for (const [prefix, { by }] of sortedByKey(prefixes)) if (by !== 0) add.run(prefix, by);
}

function sortedByKey<T>(counts: ReadonlyMap<string, T>): [string, T][] {
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
