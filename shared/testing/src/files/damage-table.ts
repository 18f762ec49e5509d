import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";

/** Overwrites the first page of a table in the SQLite file at `path`, as a failing disk does. The file must not be open. */
export async function damageTable(path: string, table: string): Promise<void> {
  const db = new DatabaseSync(path);
  const page = Number(db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(table)?.rootpage);
  const bytes = Number(db.prepare("PRAGMA page_size").get()?.page_size);
  db.close();
  const file = await open(path, "r+");
  await file.write(Buffer.alloc(bytes, 0xa7), 0, bytes, (page - 1) * bytes);
  await file.close();
}
