import type { MovedCollection, MovedInboxItem, MovedSiteSettings } from "@meridian/ports/businesses/directory-transfer";
import { inboxRecordOf } from "../../rules/inbox-record.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { insertInboxRecord, toInboxItem } from "../site/inbox-row.ts";
import { insertSettings, toSettings } from "../site/sqlite-settings-store.ts";
import { countOf, ofRows, textColumn } from "./key-pages.ts";

export function createMovedSiteSettings(db: DirectoryDatabase): MovedCollection<MovedSiteSettings> {
  const remove = (key: string) => db.sql("DELETE FROM site_settings WHERE version = ?").run(Number(key));
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM site_settings"),
    keys: async (after = "0", limit) =>
      textColumn(
        db,
        "SELECT CAST(version AS TEXT) FROM site_settings WHERE version > ? ORDER BY version LIMIT ?",
        Number(after),
        limit,
      ),
    async find(keys) {
      const statement = db.sql("SELECT * FROM site_settings WHERE version = ?");
      return keys.flatMap((key) => {
        const row = statement.get(Number(key));
        return row === undefined ? [] : [{ key, settings: toSettings(row) }];
      });
    },
    async write(records) {
      db.write(() => {
        for (const { key, settings } of records) {
          remove(key);
          insertSettings(db, settings);
        }
      });
    },
    async remove(keys) {
      db.write(() => {
        for (const key of keys) remove(key);
      });
    },
  };
}

export function createMovedInbox(db: DirectoryDatabase): MovedCollection<MovedInboxItem> {
  return {
    ...ofRows(db, "inbox", "id"),
    async find(keys) {
      const statement = db.sql("SELECT * FROM inbox WHERE id = ?");
      return keys.flatMap((key) => {
        const row = statement.get(key);
        return row === undefined ? [] : [{ key, item: toInboxItem(row) }];
      });
    },
    async write(records) {
      db.write(() => {
        for (const { item } of records) insertInboxRecord(db, inboxRecordOf(item), "REPLACE");
      });
    },
  };
}
