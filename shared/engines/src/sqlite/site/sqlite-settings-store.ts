import type { SQLOutputValue } from "node:sqlite";
import {
  MAX_SETTINGS_VERSIONS,
  type SiteSettingsVersion,
  siteSettingsVersionSchema,
} from "@meridian/contracts/site/site-settings";
import { refusal } from "@meridian/platform/app-error";
import type { SettingsStore } from "@meridian/ports/site/settings-store";
import { SETTINGS_CHANGED } from "../../rules/engine-texts.ts";
import { FIRST_SETTINGS } from "../../rules/first-settings.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { isoTimeOf, optionalText } from "../database/sql-row.ts";

export function createSqliteSettingsStore({ db }: { db: DirectoryDatabase }): SettingsStore {
  const newest = (limit: number) => db.sql("SELECT * FROM site_settings ORDER BY version DESC LIMIT ?").all(limit);
  return {
    async current() {
      const [row] = newest(1);
      return row === undefined ? FIRST_SETTINGS : toSettings(row);
    },
    list: async (limit) => newest(limit).map(toSettings),
    async append(next) {
      const forget = db.sql("DELETE FROM site_settings WHERE version <= ?");
      const isAdded = db.write(() => {
        if (!insertSettings(db, next)) return false;
        forget.run(next.version - MAX_SETTINGS_VERSIONS);
        return true;
      });
      if (!isAdded) throw refusal("conflict", SETTINGS_CHANGED);
    },
  };
}

/** Call within a write. False if that version exists. */
export function insertSettings(db: DirectoryDatabase, settings: SiteSettingsVersion): boolean {
  const { version, head_tags, footer_tags, analytics_code, facebook_pixel, origins, isEnabled, savedAt, savedBy } =
    settings;
  const insert = db.sql(
    `INSERT OR IGNORE INTO site_settings
       (version, head_tags, footer_tags, analytics_code, facebook_pixel, origins, is_enabled, saved_at, saved_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const texts = [head_tags, footer_tags, analytics_code, facebook_pixel, JSON.stringify(origins)] as const;
  const { changes } = insert.run(version, ...texts, isEnabled ? 1 : 0, Date.parse(savedAt ?? ""), savedBy);
  return changes !== 0;
}

export function toSettings(row: Record<string, SQLOutputValue>): SiteSettingsVersion {
  const { version, head_tags, footer_tags, analytics_code, facebook_pixel } = row;
  return siteSettingsVersionSchema.parse({
    version,
    head_tags,
    footer_tags,
    analytics_code,
    facebook_pixel,
    origins: JSON.parse(optionalText(row.origins) ?? "{}"),
    isEnabled: row.is_enabled === 1,
    savedAt: isoTimeOf(row.saved_at),
    savedBy: row.saved_by,
  });
}
