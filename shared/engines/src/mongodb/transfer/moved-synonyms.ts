import type { MovedCollection, MovedSynonym } from "@meridian/ports/businesses/directory-transfer";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { synonymDocumentOf, toSynonym } from "../site/mongo-synonym-store.ts";
import { ofDocuments, putAll } from "./key-pages.ts";

export function createMovedSynonyms({ synonyms }: MongoDirectory): MovedCollection<MovedSynonym> {
  return {
    ...ofDocuments(synonyms),
    async find(keys) {
      const found = await synonyms.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map((document) => ({ key: document._id, synonym: toSynonym(document) }));
    },
    write: (records) =>
      putAll(
        synonyms,
        records.map(({ synonym }) => synonymDocumentOf(synonym)),
      ),
  };
}
