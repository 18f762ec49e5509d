import type { SQLOutputValue } from "node:sqlite";
import { type MappingProfile, mappingProfileSchema } from "@meridian/contracts/imports/import-mapping";
import { MAX_MAPPING_PROFILES, type MappingProfileStore } from "@meridian/ports/imports/mapping-profile-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { isoTimeOf, textOf } from "../database/sql-row.ts";

export function createSqliteMappingProfileStore({ db }: { db: DirectoryDatabase }): MappingProfileStore {
  return {
    async get(signature) {
      const row = db.sql("SELECT * FROM mapping_profile WHERE signature = ?").get(signature);
      return row === undefined ? undefined : toProfile(row);
    },
    list: async () =>
      db.sql("SELECT * FROM mapping_profile ORDER BY name, signature LIMIT ?").all(MAX_MAPPING_PROFILES).map(toProfile),
    put: async (profile) => db.write(() => putProfile(db, profile)),
    async remove(signature) {
      const remove = db.sql("DELETE FROM mapping_profile WHERE signature = ?");
      return db.write(() => remove.run(signature)).changes !== 0;
    },
  };
}

/** Runs in the caller's transaction. */
export function putProfile(
  db: DirectoryDatabase,
  {
    signature,
    name,
    headers,
    columnChoices,
    isTrusted,
    fileCountry,
    businessKind,
    businessName,
    updatedAt,
    updatedBy,
  }: MappingProfile,
): void {
  const put = db.sql(
    `INSERT OR REPLACE INTO mapping_profile (signature, name, headers, column_choices, is_trusted, file_country, business_kind,
       business_name, updated_at, updated_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const texts = [JSON.stringify(headers), JSON.stringify(columnChoices)] as const;
  const chosen = [fileCountry ?? null, businessKind ?? null, businessName ?? null] as const;
  put.run(signature, name, ...texts, isTrusted === true ? 1 : 0, ...chosen, Date.parse(updatedAt), updatedBy);
}

export function toProfile(row: Record<string, SQLOutputValue>): MappingProfile {
  return mappingProfileSchema.parse({
    signature: row.signature,
    name: row.name,
    headers: JSON.parse(textOf(row.headers)),
    columnChoices: JSON.parse(textOf(row.column_choices)),
    ...(row.is_trusted === 1 ? { isTrusted: true } : {}),
    ...(row.file_country === null ? {} : { fileCountry: row.file_country }),
    ...(row.business_kind === null ? {} : { businessKind: row.business_kind }),
    ...(row.business_name === null ? {} : { businessName: row.business_name }),
    updatedAt: isoTimeOf(row.updated_at),
    updatedBy: row.updated_by,
  });
}
