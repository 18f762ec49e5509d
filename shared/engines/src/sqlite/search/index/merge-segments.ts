import type { DatabaseSync } from "node:sqlite";

const MERGE_PAGES = 2_000;

/**
 * Merges all segments into one, a few pages at a time. The result gets a level of its own: beside the segments of later changes it would
 * one day be merged with them in a single commit that blocks the writer for half a minute.
 */
export function* mergeSegments(db: DatabaseSync): Generator<void> {
  const merge = db.prepare("INSERT INTO fts (fts, rank) VALUES ('merge', ?)");
  const changes = db.prepare("SELECT total_changes() AS changes");
  const count = (): number => Number(changes.get()?.changes);
  // A negative number starts a merge of all segments; positive ones continue it. It is finished when nothing changes.
  let before = count();
  merge.run(-MERGE_PAGES);
  while (count() - before >= 2) {
    yield;
    before = count();
    merge.run(MERGE_PAGES);
  }
}
