import type { SQLOutputValue } from "node:sqlite";
import { type DirectorySettings, directorySettingsSchema } from "@meridian/contracts/businesses/admin-businesses";
import type { DirectorySettingsStore } from "@meridian/ports/site/settings-store";
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

/** Settings that are not given keep their values. Runs in the caller's transaction. */
export function putDirectorySettings(
  db: DirectoryDatabase,
  { isApprovedByDefault, review, sourceOrder }: DirectorySettings,
): void {
  db.sql(
    `INSERT INTO directory_settings (id, is_approved_by_default, review, source_order) VALUES (1, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET is_approved_by_default = excluded.is_approved_by_default,
       review = coalesce(excluded.review, review), source_order = coalesce(excluded.source_order, source_order)`,
  ).run(
    isApprovedByDefault ? 1 : 0,
    review === undefined ? null : JSON.stringify(review),
    sourceOrder === undefined ? null : JSON.stringify(sourceOrder),
  );
}

export function toDirectorySettings(row: Record<string, SQLOutputValue> | undefined): DirectorySettings {
  const review = optionalText(row?.review ?? null);
  const sourceOrder = optionalText(row?.source_order ?? null);
  const isApprovedByDefault = row?.is_approved_by_default !== 0;
  return directorySettingsSchema.parse({
    isApprovedByDefault,
    ...(review === undefined ? {} : { review: JSON.parse(review) }),
    ...(sourceOrder === undefined ? {} : { sourceOrder: JSON.parse(sourceOrder) }),
  });
}
