import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { hasTypoKeys, termTypoKeys } from "./typo-keys.ts";

const PREFIX_LETTERS = 4;
const PLAIN_WORD = /^[ -~]*$/;
/** Typo keys inserted by one statement. */
const TYPOS_AT_ONCE = 32;
const ADD_TERMS = `INSERT INTO vocabulary (term, documents) SELECT key, value FROM json_each(?) WHERE true
  ON CONFLICT (term) DO UPDATE SET documents = documents + excluded.documents`;
const ADD_PREFIXES = `INSERT INTO prefix_totals (prefix, documents) SELECT key, value FROM json_each(?) WHERE true
  ON CONFLICT (prefix) DO UPDATE SET documents = documents + excluded.documents`;

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
  const lastId = Number(db.prepare("SELECT max(id) AS id FROM vocabulary").get()?.id);
  addCounts(db, ADD_TERMS, change.terms);
  addTypos(db, db.prepare("SELECT id, term FROM vocabulary WHERE id > ?").all(lastId).flatMap(typosOf));
  removeUnused(db, change.terms);
  addCounts(db, ADD_PREFIXES, change.prefixes);
}

function typosOf({ id, term }: Record<string, SQLOutputValue>): [key: number, term: number][] {
  const word = String(term);
  return hasTypoKeys(word) ? termTypoKeys(word).map((key) => [key, Number(id)]) : [];
}

/** In key order, so that neighbouring rows are written together, and by one statement: a call costs as much as a row. */
function addCounts(db: DatabaseSync, sql: string, counts: ReadonlyMap<string, Count>): void {
  db.prepare(sql).run(`{${[...counts].filter(isChange).sort(byKey).map(toMember).join()}}`);
}

type Entry = [key: string, count: Count];
const isChange = ([, { by }]: Entry): boolean => by !== 0;
const isLoss = ([, { by }]: Entry): boolean => by < 0;
const byKey = ([left]: Entry, [right]: Entry): number => (left < right ? -1 : 1);
const toMember = ([key, { by }]: Entry): string => `${JSON.stringify(key)}:${by}`;

function removeUnused(db: DatabaseSync, terms: ReadonlyMap<string, Count>): void {
  const remove = db.prepare("DELETE FROM vocabulary WHERE term = ? AND documents <= 0 RETURNING id");
  const removeTypo = db.prepare("DELETE FROM typos WHERE key = ? AND term = ?");
  for (const [term] of [...terms].filter(isLoss)) {
    const id = remove.get(term)?.id;
    if (id === undefined || !hasTypoKeys(term)) continue;
    for (const key of termTypoKeys(term)) removeTypo.run(key, id);
  }
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
