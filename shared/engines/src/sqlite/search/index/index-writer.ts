import type { DatabaseSync } from "node:sqlite";
import type { IndexChange } from "@meridian/ports/search/search-index";
import { emptyLargeLog } from "../../database/write-ahead-log.ts";
import { findDamage } from "../../integrity/find-damage.ts";
import { filterTermsOf } from "./filter-terms.ts";
import { createIndexDictionary } from "./index-dictionary.ts";
import { type IndexRow, type RowContext, type RowTexts, readDocument, wordsOfRow } from "./index-row.ts";
import { isSameRow, type PendingText, prepareIndexStatements } from "./index-statements.ts";
import { createIndexWords, type RowWords } from "./index-words.ts";
import { mergeSegments } from "./merge-segments.ts";
import { isIncomplete, readMeta, rowNumber } from "./search-schema.ts";
import { writeVocabulary } from "./vocabulary.ts";

/** Segments from which a merge pays off. */
const SEGMENTS_WORTH_MERGING = 20;
const KEPT_CHANGES = 200_000;
/** Searches finish sooner, and nothing else runs in this thread. */
const LOG_WAIT_MS = 2_000;
/** Every search looks for its pages in the log first. */
const LARGE_LOG_BYTES = 40 * 1024 * 1024;

export interface IndexWriter {
  /** One transaction: all changes, durable on return, or none. Of several with one id the last counts. */
  apply(changes: Iterable<IndexChange>): void;
  documents(): number;
  /** False for a new index that no rebuild has filled. */
  isComplete(): boolean;
  /** Reads the whole file. */
  findDamage(): string | undefined;
  /** Merges what many changes have scattered, step by step. */
  compact(): Iterable<void>;
  close(): void;
}

/** Changes a serving index document by document. */
export function createIndexWriter(db: DatabaseSync): IndexWriter {
  let write: ((changes: Iterable<IndexChange>) => void) | undefined = prepareChanges(db);
  return {
    apply(changes) {
      db.exec("BEGIN IMMEDIATE");
      try {
        write ??= prepareChanges(db);
        write(changes);
        db.exec("COMMIT");
        emptyLargeLog(db, LOG_WAIT_MS, LARGE_LOG_BYTES);
      } catch (error) {
        // It may remember numbers of entries rolled back here.
        write = undefined;
        if (db.isTransaction) db.exec("ROLLBACK");
        throw error;
      }
    },
    documents: () => readMeta(db, "documents"),
    isComplete: () => !isIncomplete(db),
    findDamage: () => findDamage(db),
    *compact() {
      const { segments } = db.prepare("SELECT count(DISTINCT segid) AS segments FROM fts_idx").get() ?? {};
      if (Number(segments) < SEGMENTS_WORTH_MERGING) return;
      for (const _ of mergeSegments(db)) {
        emptyLargeLog(db, LOG_WAIT_MS, LARGE_LOG_BYTES);
        yield;
      }
    },
    close: () => db.close(),
  };
}

function prepareChanges(db: DatabaseSync): (changes: Iterable<IndexChange>) => void {
  const dictionary = createIndexDictionary(db);
  const statements = prepareIndexStatements(db);
  const words = createIndexWords(dictionary);
  const context: RowContext = { dictionary, patternOf: statements.patternOf };
  const log = db.prepare("INSERT INTO changes (n) SELECT value FROM json_each(?)");
  const trimLog = db.prepare("DELETE FROM changes WHERE seq <= (SELECT max(seq) FROM changes) - ?");
  const countIn = db.prepare("UPDATE meta SET value = value + ? WHERE key = 'documents'");

  return (changes) => {
    const pending = new Map<number, PendingText>();
    const changed: number[] = [];
    let added = 0;
    dictionary.refresh();
    for (const { id, document } of changes) {
      const read = document === undefined ? undefined : readDocument(document, words, context);
      const created = read === undefined ? undefined : statements.addRow(read.row);
      // Most documents are new: only the others are looked up.
      const old = created === undefined ? statements.find(id) : undefined;
      if (old !== undefined) {
        if (read !== undefined && isSameRow(old.row, read.row)) continue;
        if (!pending.delete(old.n)) statements.removeText(old.row, old.n);
        words.count(wordsOfRow(old.row, words), -1);
        added--;
        if (read === undefined) statements.removeRow(old.n);
        else statements.replaceRow(read.row, old.n);
      }
      const n = created ?? old?.n;
      if (n === undefined) continue;
      changed.push(n);
      if (read === undefined) continue;
      added++;
      words.count(read.words, 1);
      pending.set(n, pendingText(read.row, n, textsOf(read.words)));
    }
    const texts = [...pending.values()].sort((a, b) => a.rowNumber - b.rowNumber);
    for (const text of texts) statements.putText(text);
    writeVocabulary(db, words.changes());
    words.settle();
    log.run(JSON.stringify(changed));
    countIn.run(added);
    trimLog.run(KEPT_CHANGES);
  };
}

export function pendingText(row: IndexRow, n: number, words: RowTexts): PendingText {
  const rest = [...words.rest, ...filterTermsOf(row)].join(" ");
  return { rowNumber: rowNumber(row.popularity, n), name: words.name.join(" "), rest };
}

function textsOf({ name, rest }: RowWords): RowTexts {
  return { name: name.map(({ text }) => text), rest: rest.map(({ text }) => text) };
}
