import type { SQLOutputValue } from "node:sqlite";
import { MAX_SYNONYMS, type Synonym, synonymSchema } from "@meridian/contracts/categories/synonyms-api";
import { refusal } from "@meridian/platform/app-error";
import type { SynonymStore } from "@meridian/ports/search/synonym-store";
import { SYNONYM_KNOWN } from "../../rules/engine-texts.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { isoTimeOf } from "../database/sql-row.ts";

export function createSqliteSynonymStore({ db }: { db: DirectoryDatabase }): SynonymStore {
  return {
    list: async () =>
      db.sql("SELECT * FROM synonym ORDER BY term, meaning, id LIMIT ?").all(MAX_SYNONYMS).map(toSynonym),
    async add(synonym) {
      if (!db.write(() => insertSynonym(db, synonym, "IGNORE"))) throw refusal("conflict", SYNONYM_KNOWN);
    },
    async remove(id) {
      const row = db.write(() => db.sql("DELETE FROM synonym WHERE id = ? RETURNING *").get(id));
      return row === undefined ? undefined : toSynonym(row);
    },
  };
}

/** Call within a write. False if one with this id exists and must not be replaced. */
export function insertSynonym(
  db: DirectoryDatabase,
  { id, term, meaning, createdAt, createdBy }: Synonym,
  onConflict: "IGNORE" | "REPLACE",
): boolean {
  const insert = db.sql(
    `INSERT OR ${onConflict} INTO synonym (id, term, meaning, created_at, created_by) VALUES (?, ?, ?, ?, ?)`,
  );
  return insert.run(id, term, meaning, Date.parse(createdAt), createdBy).changes !== 0;
}

export function toSynonym(row: Record<string, SQLOutputValue>): Synonym {
  const { id, term, meaning } = row;
  return synonymSchema.parse({ id, term, meaning, createdAt: isoTimeOf(row.created_at), createdBy: row.created_by });
}
