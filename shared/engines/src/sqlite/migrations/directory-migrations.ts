import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Migration } from "../database/migrate.ts";

/** The SQL files in the folders of the releases that brought them, in the order of the numbers that begin their names. */
export const directoryMigrations: readonly Migration[] = globSync("*/*.sql", { cwd: import.meta.dirname })
  .map((file) => ({ name: basename(file, ".sql"), sql: readFileSync(join(import.meta.dirname, file), "utf8") }))
  .sort((left, right) => (left.name < right.name ? -1 : 1));
