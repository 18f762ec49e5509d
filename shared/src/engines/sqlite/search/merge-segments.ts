import type { DatabaseSync } from "node:sqlite";

const MERGE_PAGES = 2_000;

/**
 * Merges all segments into one, some pages at a time. It then stands on a level of its own: segments left beside those of later changes
 * would one day be merged with them in a single commit, and hold up the writer for half a minute.
 */
export function* mergeSegments(db: DatabaseSync): Generator<void> {
  const merge = db.prepare("INSERT INTO fts (fts, rank) VALUES ('merge', ?)");
  const changes = db.prepare("SELECT total_changes() AS changes");
  const count = (): number => Number(changes.get()?.changes);
  // A negative number begins a merge of all segments; positive ones go on with it. It is over when nothing changes.
  let before = count();
  merge.run(-MERGE_PAGES);
  while (count() - before >= 2) {
    yield;
    before = count();
    merge.run(MERGE_PAGES);
  }
}
