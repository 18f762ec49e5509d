import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { insertRows } from "../../database/insert-rows.ts";
import type { VocabularyChange } from "./index-words.ts";
import { hasTypoKeys, termTypoKeys } from "./typo-keys.ts";

const ADD_TERMS = `INSERT INTO vocabulary (term, documents) SELECT key, value FROM json_each(?) WHERE true
  ON CONFLICT (term) DO UPDATE SET documents = documents + excluded.documents`;
const ADD_PREFIXES = `INSERT INTO prefix_totals (prefix, documents) SELECT key, value FROM json_each(?) WHERE true
  ON CONFLICT (prefix) DO UPDATE SET documents = documents + excluded.documents`;

type Count = VocabularyChange["terms"][number];

/** Applies a change in the caller's transaction. Words without documents are removed. */
export function writeVocabulary(db: DatabaseSync, change: VocabularyChange): void {
  const lastId = Number(db.prepare("SELECT max(id) AS id FROM vocabulary").get()?.id);
  addCounts(db, ADD_TERMS, change.terms);
  const typos: [key: number, term: number][] = [];
  for (const added of db.prepare("SELECT id, term FROM vocabulary WHERE id > ?").iterate(lastId))
    typos.push(...typosOf(added));
  addTypos(db, typos);
  removeUnused(db, change.terms);
  addCounts(db, ADD_PREFIXES, change.prefixes);
}

function typosOf({ id, term }: Record<string, SQLOutputValue>): [key: number, term: number][] {
  const word = String(term);
  return hasTypoKeys(word) ? termTypoKeys(word).map((key) => [key, Number(id)]) : [];
}

/** In key order, so that neighbouring rows are written together, and by one statement: a call costs as much as a row. */
function addCounts(db: DatabaseSync, sql: string, counts: readonly Count[]): void {
  const members = counts.filter(({ by }) => by !== 0).map(({ text, by }) => `${JSON.stringify(text)}:${by}`);
  db.prepare(sql).run(`{${members.sort().join()}}`);
}

function removeUnused(db: DatabaseSync, terms: readonly Count[]): void {
  const remove = db.prepare("DELETE FROM vocabulary WHERE term = ? AND documents <= 0 RETURNING id");
  const removeTypo = db.prepare("DELETE FROM typos WHERE key = ? AND term = ?");
  for (const { text } of terms.filter(({ by }) => by < 0)) {
    const id = remove.get(text)?.id;
    if (id === undefined || !hasTypoKeys(text)) continue;
    for (const key of termTypoKeys(text)) removeTypo.run(key, id);
  }
}

/** In key order, so that neighbouring rows are written together. */
export function addTypos(db: DatabaseSync, typos: [key: number, term: number][]): void {
  typos.sort((left, right) => left[0] - right[0] || left[1] - right[1]);
  insertRows((sql) => db.prepare(sql), "INSERT OR IGNORE INTO typos (key, term) VALUES", typos);
}
