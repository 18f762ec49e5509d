import type { SQLOutputValue } from "node:sqlite";
import { type DirectorySettings, directorySettingsSchema } from "@meridian/contracts/businesses/admin-businesses";
import type { DirectorySettingsStore } from "@meridian/ports/site/directory-settings-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { optionalText } from "../database/sql-row.ts";

export function createSqliteDirectorySettingsStore({ db }: { db: DirectoryDatabase }): DirectorySettingsStore {
  return {
    async get() {
      return toDirectorySettings(db.sql("SELECT * FROM directory_settings").get());
    },
    async put(settings) {
      db.write(() => putDirectorySettings(db, settings));
    },
  };
}

/** Thresholds that are not given stay. Runs in the caller's transaction. */
export function putDirectorySettings(db: DirectoryDatabase, { isApprovedByDefault, review }: DirectorySettings): void {
  db.sql(
    `INSERT INTO directory_settings (id, is_approved_by_default, review) VALUES (1, ?, ?)
     ON CONFLICT (id) DO UPDATE SET is_approved_by_default = excluded.is_approved_by_default,
       review = coalesce(excluded.review, review)`,
  ).run(isApprovedByDefault ? 1 : 0, review === undefined ? null : JSON.stringify(review));
}

export function toDirectorySettings(row: Record<string, SQLOutputValue> | undefined): DirectorySettings {
  const review = optionalText(row?.review ?? null);
  const isApprovedByDefault = row?.is_approved_by_default !== 0;
  return directorySettingsSchema.parse({
    isApprovedByDefault,
    ...(review === undefined ? {} : { review: JSON.parse(review) }),
  });
}
