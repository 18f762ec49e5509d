import { renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Migration, migrate } from "@meridian/engines/sqlite/database/migrate";
import { defineMigrationFunctions } from "@meridian/engines/sqlite/database/migration-functions";
import { directoryMigrations } from "@meridian/engines/sqlite/migrations/directory-migrations";

/** The migrations before the one of that name: "0026-known-cities". */
export const migrationsBefore = (name: string): Migration[] =>
  directoryMigrations.slice(0, directoryMigrations.indexOf(findMigration(name)));

export function findMigration(name: string): Migration {
  const migration = directoryMigrations.find((known) => known.name === name);
  if (migration === undefined) throw new Error(`There is no migration ${name}`);
  return migration;
}

/**
 * Rewrites the directory in `dataDir` to the schema before the migration `name`: drops the columns and tables added by it and its
 * successors. The directory must not be open.
 */
export function toSchemaBefore(name: string, dataDir: string): void {
  const path = join(dataDir, "directory.db");
  const formerPath = join(dataDir, "former.db");
  const db = new DatabaseSync(formerPath);
  defineMigrationFunctions(db);
  migrate(db, migrationsBefore(name));
  db.prepare("ATTACH ? AS newer").run(path);
  const tables = db.prepare(
    "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name",
  );
  db.exec("BEGIN");
  for (const { name } of tables.all()) {
    const columns = db.prepare("SELECT name FROM pragma_table_info(?)").all(String(name));
    const list = columns.map((column) => `"${column.name}"`).join(", ");
    db.exec(`DELETE FROM main."${name}"; INSERT INTO main."${name}" (${list}) SELECT ${list} FROM newer."${name}"`);
  }
  db.exec("COMMIT; DETACH newer");
  db.close();
  renameSync(formerPath, path);
}
