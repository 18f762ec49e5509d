import type { MovedCollection, MovedImportSource } from "@meridian/ports/businesses/directory-transfer";
import { sourceDocumentOf, toSource } from "../imports/mongo-import-source-store.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { ofDocuments, putAll } from "./key-pages.ts";

export function createMovedImportSources({ importSources }: MongoDirectory): MovedCollection<MovedImportSource> {
  return {
    ...ofDocuments(importSources),
    async find(keys) {
      const found = await importSources.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map((document) => ({ key: document._id, source: toSource(document) }));
    },
    write: (records) =>
      putAll(
        importSources,
        records.map(({ source }) => sourceDocumentOf(source)),
      ),
  };
}
