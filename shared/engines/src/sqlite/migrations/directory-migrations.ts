import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "../database/migrate.ts";

/** The SQL files beside this one, in the order of the numbers that begin their names. */
export const directoryMigrations: readonly Migration[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".sql"))
  .sort()
  .map((file) => ({
    name: file.slice(0, -".sql".length),
    sql: readFileSync(join(import.meta.dirname, file), "utf8"),
  }));
