import {
  MAX_SETTINGS_VERSIONS,
  type SiteSettingsVersion,
  siteSettingsVersionSchema,
} from "@meridian/contracts/site/site-settings";
import { refusal } from "@meridian/platform/app-error";
import type { SettingsStore } from "@meridian/ports/site/settings-store";
import { SETTINGS_CHANGED } from "../../rules/engine-texts.ts";
import { FIRST_SETTINGS } from "../../rules/first-settings.ts";
import { isDuplicateKey } from "../connection/mongo-error.ts";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { SiteSettingsDocument } from "./site-documents.ts";

export function createMongoSettingsStore({ siteSettings }: MongoDirectory): SettingsStore {
  const newest = (limit: number) => siteSettings.find({}, { sort: { _id: -1 }, limit, ...BOUNDED }).toArray();
  return withRetries<SettingsStore>({
    async current() {
      const [document] = await newest(1);
      return document === undefined ? FIRST_SETTINGS : toSettings(document);
    },
    list: async (limit) => (limit <= 0 ? [] : (await newest(limit)).map(toSettings)),
    async append(next) {
      await siteSettings.insertOne(settingsDocumentOf(next)).catch(async (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        // An attempt whose response was lost may have stored it.
        const stored = await siteSettings.findOne({ _id: next.version }, BOUNDED);
        if (stored !== null && isSame(toSettings(stored), next)) return;
        throw refusal("conflict", SETTINGS_CHANGED);
      });
      await siteSettings.deleteMany({ _id: { $lte: next.version - MAX_SETTINGS_VERSIONS } });
    },
  });
}

export function settingsDocumentOf({ version, ...settings }: SiteSettingsVersion): SiteSettingsDocument {
  return { _id: version, ...settings };
}

export function toSettings({ _id, ...settings }: SiteSettingsDocument): SiteSettingsVersion {
  return siteSettingsVersionSchema.parse({ ...settings, version: _id });
}

function isSame(stored: SiteSettingsVersion, next: SiteSettingsVersion): boolean {
  return JSON.stringify(stored) === JSON.stringify(siteSettingsVersionSchema.parse(next));
}
