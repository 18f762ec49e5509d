import type { DatabaseSync } from "node:sqlite";
import { conflict } from "@meridian/platform/app-error";
import type { IndexChange } from "@meridian/ports/search/search-index";
import { createIndexDictionary } from "./index-dictionary.ts";
import { type RowContext, readWorded, type WordedDocument } from "./index-row.ts";
import { prepareIndexStatements } from "./index-statements.ts";
import { createIndexWriter, pendingText } from "./index-writer.ts";
import { mergeSegments } from "./merge-segments.ts";
import { createIndexFile, finishIndexFile } from "./search-schema.ts";
import { writeWholeVocabulary } from "./whole-vocabulary.ts";

/**
 * Full-text settings: large segments while building, bounded work per write afterwards. A batch of an import is to fit into the hash, which
 * makes one segment of it; every merge of segments writes their rows again.
 */
const BUILDING = { hashsize: 4_000_000, automerge: 0, crisismerge: 1_000 };
const SERVING = { hashsize: 8_000_000, automerge: 8, crisismerge: 16 };

/** Builds a complete index file that no one reads yet. */
export interface IndexBuilder {
  /**
   * Of several documents with one id the last counts. Popular ones should come first: a word's postings are then close together, popular
   * rows share pages, and the full-text table is written once.
   */
  add(documents: readonly WordedDocument[]): void;
  /** Applies changes made to the serving index during the build: they override everything added, before and after. */
  follow(changes: Iterable<IndexChange>): void;
  /** Completes the file, yielding between steps; throws conflict if it does not hold all of the `expectedCount` documents added. */
  finish(expectedCount: number): Promise<void>;
  close(): void;
}

export function createIndexBuilder(path: string): IndexBuilder {
  const db = createIndexFile(path);
  configure(db, BUILDING);
  db.exec("BEGIN");
  const statements = prepareIndexStatements(db);
  const context: RowContext = { dictionary: createIndexDictionary(db), patternOf: statements.patternOf };
  const followed = new Map<string, IndexChange>();
  let added = 0;
  let repeated = 0;

  function addDocument(document: WordedDocument): void {
    const { row, words } = readWorded(document, context);
    const created = statements.addRow(row);
    const old = created === undefined ? statements.find(row.id) : undefined;
    if (old !== undefined) {
      statements.removeText(old.row, old.n);
      statements.replaceRow(row, old.n);
      repeated++;
    }
    const n = created ?? old?.n;
    if (n === undefined) throw new TypeError("Expected the row that has the id");
    statements.putText(pendingText(row, n, words));
    added++;
  }

  function* complete(): Generator<void> {
    db.prepare("UPDATE meta SET value = ? WHERE key = 'documents'").run(added - repeated);
    yield* mergeSegments(db);
    yield* writeWholeVocabulary(db);
    configure(db, SERVING);
    db.exec("COMMIT");
  }

  return {
    add(documents) {
      for (const document of documents) addDocument(document);
    },
    follow(changes) {
      for (const change of changes) followed.set(change.id, change);
    },
    async finish(expectedCount) {
      for (const _ of complete()) await new Promise((resolve) => setImmediate(resolve));
      const writer = createIndexWriter(db);
      writer.apply(followed.values());
      const held = writer.documents();
      const expected = expectedCount - repeated;
      if (held !== expected) throw conflict(`The rebuilt index holds ${held} documents instead of ${expected}.`);
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
