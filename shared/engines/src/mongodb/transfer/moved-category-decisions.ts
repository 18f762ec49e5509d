import type { MovedCategoryDecision, MovedCollection } from "@meridian/ports/businesses/directory-transfer";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { categoryDecisionDocumentOf, toCategoryDecision } from "../places/mongo-category-rule-store.ts";
import { countOf } from "./key-pages.ts";

export function createMovedCategoryDecisions({
  categoryDecisions,
}: MongoDirectory): MovedCollection<MovedCategoryDecision> {
  return {
    estimate: () => countOf(categoryDecisions),
    async keys(after = "0", limit) {
      const options = { projection: { _id: 1 }, sort: { _id: 1 }, limit, ...BOUNDED } as const;
      const found = await categoryDecisions.find({ _id: { $gt: Number(after) } }, options).toArray();
      return found.map(({ _id }) => String(_id));
    },
    async find(keys) {
      const found = await categoryDecisions.find({ _id: { $in: keys.map(Number) } }, BOUNDED).toArray();
      return found.map((document) => ({ key: String(document._id), decision: toCategoryDecision(document) }));
    },
    async write(records) {
      for (const { decision } of records) {
        const { _id, ...replacement } = categoryDecisionDocumentOf(decision);
        await categoryDecisions.replaceOne({ _id }, replacement, { upsert: true });
      }
    },
    async remove(keys) {
      await categoryDecisions.deleteMany({ _id: { $in: keys.map(Number) } });
    },
  };
}
