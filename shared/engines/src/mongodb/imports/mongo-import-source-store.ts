import { type ImportSource, importSourceSchema, MAX_SOURCES } from "@meridian/contracts/imports/import-source";
import type { ImportSourceStore } from "@meridian/ports/imports/import-source-store";
import { withRetries } from "../connection/retry.ts";
import type { ImportSourceDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

export function createMongoImportSourceStore({ importSources }: MongoDirectory): ImportSourceStore {
  return withRetries<ImportSourceStore>(
    {
      async list() {
        const options = { sort: { name: 1, _id: 1 }, limit: MAX_SOURCES, ...BOUNDED } as const;
        return (await importSources.find({}, options).toArray()).map(toSource);
      },
      async get(id) {
        const document = await importSources.findOne({ _id: id }, BOUNDED);
        return document === null ? undefined : toSource(document);
      },
      async put({ id, ...source }) {
        await importSources.replaceOne({ _id: id }, source, { upsert: true });
      },
      async change(id, change) {
        const changed = await importSources.findOneAndUpdate(
          { _id: id },
          { $set: change },
          { returnDocument: "after" },
        );
        return changed === null ? undefined : toSource(changed);
      },
      async remove(id) {
        return (await importSources.deleteOne({ _id: id })).deletedCount === 1;
      },
    },
    [],
  );
}

export function sourceDocumentOf({ id, ...source }: ImportSource): ImportSourceDocument {
  return { _id: id, ...source };
}

export function toSource({ _id, ...source }: ImportSourceDocument): ImportSource {
  return importSourceSchema.parse({ ...source, id: _id });
}
