import { DatabaseSync } from "node:sqlite";

/** Renames every `step`th business of a directory, giving it the slug of the previous one, and returns their number. */
export function renameSome(directoryPath: string, step: number): number {
  const db = new DatabaseSync(directoryPath);
  db.exec("PRAGMA synchronous = OFF");
  const { changes } = db.prepare("UPDATE business SET name = name || ' & Sons' WHERE n % ? = 0").run(step);
  db.close();
  return Number(changes);
}
