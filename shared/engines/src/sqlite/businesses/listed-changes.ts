import type { FoundChanges } from "@meridian/ports/businesses/business-store";
import { touchedStretches } from "../../rules/touched-stretches.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";

/** Changes are recorded per block of this many business numbers. */
const BLOCK_ROWS = 1_000;

/** Call within a write. */
export function noteChange(db: DirectoryDatabase, id: string): void {
  db.sql(
    `INSERT INTO listed_change SELECT (n - 1) / ${BLOCK_ROWS}, 1 FROM business WHERE id = ?
     ON CONFLICT (block) DO UPDATE SET changes = changes + 1`,
  ).run(id);
}

/** As `noteChange`, for many businesses by their numbers. */
export function noteChanges(db: DirectoryDatabase, numbers: readonly number[]): void {
  const changes = new Map<number, number>();
  for (const n of numbers) {
    const block = Math.floor((n - 1) / BLOCK_ROWS);
    changes.set(block, (changes.get(block) ?? 0) + 1);
  }
  const note = db.sql(
    "INSERT INTO listed_change VALUES (?, ?) ON CONFLICT (block) DO UPDATE SET changes = changes + excluded.changes",
  );
  for (const [block, count] of changes) note.run(block, count);
}

export function findChanges(db: DirectoryDatabase, bounds: readonly string[]): FoundChanges {
  const stretches = new Set<number>();
  const notes: Record<string, number> = {};
  const ends = bounds.map(Number);
  for (const row of db.sql("SELECT block, changes FROM listed_change").all()) {
    const block = numberOf(row.block);
    const first = block * BLOCK_ROWS + 1;
    for (const stretch of touchedStretches(ends, first, first + BLOCK_ROWS - 1)) stretches.add(stretch);
    notes[block] = numberOf(row.changes);
  }
  return { stretches, notes };
}

export function settleChanges(db: DirectoryDatabase, { notes }: FoundChanges): void {
  const settle = db.sql("UPDATE listed_change SET changes = changes - ? WHERE block = ?");
  db.write(() => {
    for (const [block, changes] of Object.entries(notes)) settle.run(changes, Number(block));
    db.sql("DELETE FROM listed_change WHERE changes <= 0").run();
  });
}
