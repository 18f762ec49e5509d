import { DatabaseSync } from "node:sqlite";

/** Gives every `step`th business of a directory another name, and leaves it the slug of the one before. How many it renamed. */
export function renameSome(directoryPath: string, step: number): number {
  const db = new DatabaseSync(directoryPath);
  db.exec("PRAGMA synchronous = OFF");
  const { changes } = db.prepare("UPDATE business SET name = name || ' & Sons' WHERE n % ? = 0").run(step);
  db.close();
  return Number(changes);
}
