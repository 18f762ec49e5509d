import type { DatabaseSync } from "node:sqlite";
import { textOf } from "../sql-row.ts";

/** The first thing that is wrong with the pages of a database, which are all read; undefined where they are sound. Throws where it cannot even begin. */
export function findDamage(db: DatabaseSync): string | undefined {
  const found = textOf(db.prepare("PRAGMA quick_check(1)").get()?.quick_check);
  return found === "ok" ? undefined : found.replaceAll(/\s+/g, " ");
}
