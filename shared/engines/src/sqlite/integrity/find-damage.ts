import type { DatabaseSync } from "node:sqlite";
import { textOf } from "../database/sql-row.ts";

/** Reads every page of a database and returns the first damage, or undefined. Throws if it cannot start. */
export function findDamage(db: DatabaseSync): string | undefined {
  const found = textOf(db.prepare("PRAGMA quick_check(1)").get()?.quick_check);
  return found === "ok" ? undefined : found.replaceAll(/\s+/g, " ");
}
