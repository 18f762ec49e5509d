import type { MovedCollection, MovedMatch } from "@meridian/ports/businesses/directory-transfer";
import { matchDocumentOf, toMatch } from "../imports/mongo-match-store.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { ofDocuments, putAll } from "./key-pages.ts";

export function createMovedMatches({ businessMatches }: MongoDirectory): MovedCollection<MovedMatch> {
  return {
    ...ofDocuments(businessMatches),
    async find(keys) {
      const found = await businessMatches.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map((document) => ({ key: document._id, match: toMatch(document) }));
    },
    write: (records) =>
      putAll(
        businessMatches,
        records.map(({ match }) => matchDocumentOf(match)),
      ),
  };
}
