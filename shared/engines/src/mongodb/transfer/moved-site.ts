import type { MovedCollection, MovedInboxItem, MovedSiteSettings } from "@meridian/ports/businesses/directory-transfer";
import { inboxRecordOf } from "../../rules/inbox-record.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { inboxDocumentOf, toInboxItem } from "../site/mongo-contact-store.ts";
import { settingsDocumentOf, toSettings } from "../site/mongo-settings-store.ts";
import { countOf, ofDocuments, putAll } from "./key-pages.ts";

export function createMovedSiteSettings({ siteSettings }: MongoDirectory): MovedCollection<MovedSiteSettings> {
  return {
    estimate: () => countOf(siteSettings),
    async keys(after = "0", limit) {
      const options = { projection: { _id: 1 }, sort: { _id: 1 }, limit, ...BOUNDED } as const;
      const found = await siteSettings.find({ _id: { $gt: Number(after) } }, options).toArray();
      return found.map(({ _id }) => String(_id));
    },
    async find(keys) {
      const found = await siteSettings.find({ _id: { $in: keys.map(Number) } }, BOUNDED).toArray();
      return found.map((document) => ({ key: String(document._id), settings: toSettings(document) }));
    },
    async write(records) {
      for (const { settings } of records) {
        const { _id, ...replacement } = settingsDocumentOf(settings);
        await siteSettings.replaceOne({ _id }, replacement, { upsert: true });
      }
    },
    async remove(keys) {
      await siteSettings.deleteMany({ _id: { $in: keys.map(Number) } });
    },
  };
}

export function createMovedInbox({ inbox }: MongoDirectory): MovedCollection<MovedInboxItem> {
  return {
    ...ofDocuments(inbox),
    async find(keys) {
      const found = await inbox.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map((document) => ({ key: document._id, item: toInboxItem(document) }));
    },
    write: (records) =>
      putAll(
        inbox,
        records.map(({ item }) => inboxDocumentOf(inboxRecordOf(item))),
      ),
  };
}
