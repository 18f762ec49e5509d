import type { DatabaseSync } from "node:sqlite";
import { shortPrefixesOf } from "./index-words.ts";
import { WORD_RANGES } from "./term-codes.ts";
import { hasTypoKeys, termTypoKeys } from "./typo-keys.ts";
import { addTypos } from "./vocabulary.ts";

const STEP_ROWS = 10_000;
const TERM_SPAN = 2 ** 21;
const MAX_TERMS = TERM_SPAN - 1;

/**
 * Fills the empty vocabulary of an index whose full-text table is complete: that table counts its words and prefixes at a fraction of
 * what counting document by document costs. Yields between steps.
 */
export function* writeWholeVocabulary(db: DatabaseSync): Generator<void> {
  const terms: string[] = [];
  yield* writeTerms(db, terms);
  yield* writePrefixes(db, terms);
  yield* writeTypos(db, terms);
}

/** Terms are numbered from 1 in order, and returned in `terms`. */
function* writeTerms(db: DatabaseSync, terms: string[]): Generator<void> {
  db.exec("CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, fts, row)");
  const select = db.prepare("SELECT term, doc FROM temp.words WHERE term >= ? AND term < ?");
  const add = db.prepare("INSERT INTO vocabulary (id, term, documents) VALUES (?, ?, ?)");
  for (const [first, end] of WORD_RANGES) {
    for (const { term = "", doc = 0 } of select.iterate(first, end)) {
      add.run(terms.push(String(term)), term, doc);
      if (terms.length % STEP_ROWS === 0) yield;
    }
  }
  db.exec("DROP TABLE temp.words");
}

/** Words with a prefix follow each other. */
function* writePrefixes(db: DatabaseSync, terms: readonly string[]): Generator<void> {
  const count = db.prepare("SELECT count(*) AS documents FROM fts WHERE fts MATCH ?");
  const add = db.prepare("INSERT INTO prefix_totals (prefix, documents) VALUES (?, ?)");
  const previous: string[] = [];
  for (const [index, term] of terms.entries()) {
    for (const [at, prefix] of shortPrefixesOf(term).entries()) {
      if (previous[at] === prefix) continue;
      previous[at] = prefix;
      add.run(prefix, Number(count.get(`"${prefix}"*`)?.documents));
    }
    if (index % STEP_ROWS === 0) yield;
  }
}

/** In key order: key and term are packed into one number each and sorted as numbers. */
function* writeTypos(db: DatabaseSync, terms: readonly string[]): Generator<void> {
  const packed = packedTypos(terms);
  for (let at = 0; at < packed.length; at += STEP_ROWS) {
    const step = Array.from(packed.subarray(at, at + STEP_ROWS));
    addTypos(
      db,
      step.map((value) => [Math.floor(value / TERM_SPAN), value % TERM_SPAN]),
    );
    yield;
  }
}

function packedTypos(terms: readonly string[]): Float64Array {
  let packed = new Float64Array(1 << 16);
  let size = 0;
  for (const [index, term] of terms.slice(0, MAX_TERMS).entries()) {
    for (const key of hasTypoKeys(term) ? termTypoKeys(term) : []) {
      if (size === packed.length) {
        const larger = new Float64Array(size * 2);
        larger.set(packed);
        packed = larger;
      }
      packed[size++] = key * TERM_SPAN + index + 1;
    }
  }
  return packed.subarray(0, size).sort();
}
