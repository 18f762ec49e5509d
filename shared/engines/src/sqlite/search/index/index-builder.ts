import type { DatabaseSync } from "node:sqlite";
import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { conflict } from "@meridian/platform/app-error";
import type { IndexChange } from "@meridian/ports/search/search-index";
import { createIndexDictionary } from "./index-dictionary.ts";
import { type RowContext, toIndexRow, wordsOfRow } from "./index-row.ts";
import { prepareIndexStatements, ROW_COLUMNS, rowOf, valuesOf } from "./index-statements.ts";
import { createIndexWriter, pendingText } from "./index-writer.ts";
import { mergeSegments } from "./merge-segments.ts";
import { createIndexFile, finishIndexFile } from "./search-schema.ts";
import { writeWholeVocabulary } from "./whole-vocabulary.ts";

const STEP_ROWS = 1_000;
/** Full-text settings: large segments while building, bounded work per write afterwards. */
const BUILDING = { hashsize: 8_000_000, automerge: 0, crisismerge: 1_000 };
const SERVING = { hashsize: 4_000_000, automerge: 4, crisismerge: 16 };

/** Builds a complete index file that no one reads yet. */
export interface IndexBuilder {
  /** Of several documents with one id the last counts. */
  add(documents: readonly SearchDocument[]): void;
  /** Applies changes made to the serving index during the build: they override everything added, before and after. */
  follow(changes: Iterable<IndexChange>): void;
  /** Completes the file, yielding between steps; throws conflict if it does not hold exactly `expectedCount` documents. */
  finish(expectedCount: number): Promise<void>;
  close(): void;
}

export function createIndexBuilder(path: string): IndexBuilder {
  const db = createIndexFile(path);
  configure(db, BUILDING);
  db.exec("BEGIN");
  const statements = prepareIndexStatements(db);
  const context: RowContext = { dictionary: createIndexDictionary(db), patternOf: statements.patternOf };
  const stage = db.prepare(`REPLACE INTO staged (${ROW_COLUMNS}) VALUES (${ROW_COLUMNS.replaceAll(/\w+/g, "?")})`);
  const followed = new Map<string, IndexChange>();

  /** Numbers documents by popularity, so that a word's postings are close together and popular rows share pages. */
  function* write(): Generator<void> {
    let documents = 0;
    for (const found of db.prepare(`SELECT ${ROW_COLUMNS} FROM staged ORDER BY popularity DESC, id`).iterate()) {
      const row = rowOf(found);
      const n = statements.addRow(row);
      if (n === undefined) continue;
      statements.putText(pendingText(row, n, wordsOfRow(row, context.dictionary)));
      if (++documents % STEP_ROWS === 0) yield;
    }
    db.prepare("UPDATE meta SET value = ? WHERE key = 'documents'").run(documents);
    yield* mergeSegments(db);
    yield* writeWholeVocabulary(db);
    configure(db, SERVING);
    db.exec("COMMIT");
  }

  return {
    add(documents) {
      for (const document of documents) stage.run(...valuesOf(toIndexRow(document, context)));
    },
    follow(changes) {
      for (const change of changes) followed.set(change.id, change);
    },
    async finish(expectedCount) {
      for (const _ of write()) await new Promise((resolve) => setImmediate(resolve));
      const writer = createIndexWriter(db);
      writer.apply(followed.values());
      const held = writer.documents();
      if (held !== expectedCount)
        throw conflict(`The rebuilt index holds ${held} documents instead of ${expectedCount}.`);
      finishIndexFile(db, path);
    },
    close() {
      if (db.isOpen) db.close();
    },
  };
}

function configure(db: DatabaseSync, settings: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(settings))
    db.exec(`INSERT INTO fts (fts, rank) VALUES ('${name}', ${value})`);
}
