import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";

/** Few enough that neither other writers nor this process wait long. */
const ROWS_PER_PART = 20_000;
/** Tables of what a job remembers only while it runs, with the column that distinguishes its rows. */
const MARKS = [
  ["import_touched", "business_n"],
  ["dry_run_business", "business_n"],
  ["dry_run_key", "key"],
] as const;

/** Deletes a job's marks, one per row, in batches; calls back after each batch. */
export async function forgetMarks(db: DirectoryDatabase, jobN: number, onPart?: () => void): Promise<void> {
  for (const [table, column] of MARKS) {
    const part = db.sql(
      `DELETE FROM ${table} WHERE job_n = ?1 AND ${column} IN
         (SELECT ${column} FROM ${table} WHERE job_n = ?1 LIMIT ${ROWS_PER_PART})`,
    );
    while (Number(db.write(() => part.run(jobN)).changes) === ROWS_PER_PART) {
      onPart?.();
      await yieldToOthers();
    }
  }
}
