import type { MovedCollection, MovedGoneSlug } from "@meridian/ports/businesses/directory-transfer";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { ofDocuments, putAll } from "./key-pages.ts";

export function createMovedGoneSlugs({ goneSlugs }: MongoDirectory): MovedCollection<MovedGoneSlug> {
  return {
    ...ofDocuments(goneSlugs),
    async find(keys) {
      const found = await goneSlugs.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map(({ _id: key }) => ({ key }));
    },
    write: (records) =>
      putAll(
        goneSlugs,
        records.map(({ key }) => ({ _id: key })),
      ),
  };
}
