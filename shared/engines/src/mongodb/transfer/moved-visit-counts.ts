import type { MovedCollection, MovedVisitCount } from "@meridian/ports/businesses/directory-transfer";
import { toVisitCount, visitCountKeyOf } from "../../rules/visit-count-key.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { ofDocuments, putAll } from "./key-pages.ts";

export function createMovedVisitCounts({ visitCounts }: MongoDirectory): MovedCollection<MovedVisitCount> {
  return {
    ...ofDocuments(visitCounts),
    async find(keys) {
      const found = await visitCounts.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map((document) => ({ key: document._id, count: toVisitCount(document) }));
    },
    write: (records) =>
      putAll(
        visitCounts,
        records.map(({ count }) => ({ _id: visitCountKeyOf(count), ...count })),
      ),
  };
}
