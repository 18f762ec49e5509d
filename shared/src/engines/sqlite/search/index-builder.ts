import { conflict } from "../../../kernel/app-error.ts";
import type { IndexChange, SearchDocument } from "../../../ports/search-index.ts";
import { createIndexDictionary } from "./index-dictionary.ts";
import { type RowContext, toIndexRow } from "./index-row.ts";
import { type PendingText, prepareIndexStatements } from "./index-statements.ts";
import { createIndexWriter, pendingText } from "./index-writer.ts";
import { syncFile } from "./search-files.ts";
import { createIndexFile } from "./search-schema.ts";
import { createWordTally } from "./word-tally.ts";

const CHUNK_DOCUMENTS = 50_000;
const SEGMENT_BYTES = 400_000_000;
const BULK_SETTINGS = { hashsize: SEGMENT_BYTES, automerge: 0, crisismerge: 1000 };
const SERVING_SETTINGS = { hashsize: 4_000_000, automerge: 4, crisismerge: 16 };

/** Builds a whole index file that nobody reads yet. */
export interface IndexBuilder {
  /** Of several documents for one id the last counts. */
  add(documents: readonly SearchDocument[]): void;
  /** Takes in what was applied to the serving index meanwhile: it is newer than all that is added, before and after. */
  follow(changes: readonly IndexChange[]): void;
  /** Completes the file; throws a conflict when it does not hold exactly `expectedCount` documents. */
  finish(expectedCount: number): void;
  close(): void;
}

export function createIndexBuilder(path: string): IndexBuilder {
  const db = createIndexFile(path);
  configure(BULK_SETTINGS);
  db.exec("BEGIN");
  const statements = prepareIndexStatements(db);
  const context: RowContext = { dictionary: createIndexDictionary(db), patternOf: statements.patternOf };
  const tally = createWordTally();
  const followed = new Map<string, IndexChange>();
  const again = new Map<string, IndexChange>();
  let chunk: PendingText[] = [];
  let documents = 0;

  function configure(settings: Readonly<Record<string, number>>): void {
    for (const [name, value] of Object.entries(settings))
      db.exec(`INSERT INTO fts (fts, rank) VALUES ('${name}', ${value})`);
  }

  /** A chunk in the order of its row numbers, ended by the next lower one, becomes one segment. */
  function flush(): void {
    for (const text of chunk.sort((a, b) => a.rowNumber - b.rowNumber)) statements.putText(text);
    chunk = [];
  }

  return {
    add(added) {
      for (const document of added) {
        const row = toIndexRow(document, context);
        const n = statements.addRow(row);
        if (n === undefined) {
          again.set(document.id, { id: document.id, document });
          continue;
        }
        documents++;
        const text = pendingText(row, n, context);
        tally.count(text.name, n);
        tally.count(text.rest, n);
        chunk.push(text);
      }
      if (chunk.length >= CHUNK_DOCUMENTS) flush();
    },
    follow(changes) {
      for (const change of changes) followed.set(change.id, change);
    },
    finish(expectedCount) {
      flush();
      tally.write(db);
      db.prepare("UPDATE meta SET value = ? WHERE key = 'documents'").run(documents);
      db.exec("INSERT INTO fts (fts) VALUES ('optimize')");
      configure(SERVING_SETTINGS);
      db.exec("COMMIT");
      const writer = createIndexWriter(db);
      writer.apply([...again.values(), ...followed.values()]);
      const held = writer.documents();
      if (held !== expectedCount)
        throw conflict(`The rebuilt index holds ${held} documents instead of ${expectedCount}.`);
      db.exec("PRAGMA journal_mode = WAL");
      db.close();
      syncFile(path);
    },
    close() {
      if (db.isOpen) db.close();
    },
  };
}
