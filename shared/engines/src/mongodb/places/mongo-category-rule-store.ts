import { isDeepStrictEqual } from "node:util";
import {
  type CategoryDecision,
  categoryDecisionSchema,
  MAX_CATEGORY_DECISIONS,
} from "@meridian/contracts/categories/category-decisions";
import { refusal } from "@meridian/platform/app-error";
import type { CategoryRuleStore } from "@meridian/ports/places/category-rule-store";
import { CATEGORIES_CHANGED } from "../../rules/engine-texts.ts";
import { isDuplicateKey } from "../connection/mongo-error.ts";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { CategoryDecisionDocument } from "../site/site-documents.ts";

export function createMongoCategoryRuleStore({ categoryDecisions }: MongoDirectory): CategoryRuleStore {
  return withRetries<CategoryRuleStore>({
    async version() {
      const newest = await categoryDecisions.findOne({}, { projection: { _id: 1 }, sort: { _id: -1 }, ...BOUNDED });
      return newest?._id ?? 0;
    },
    async list() {
      const options = { sort: { _id: 1 }, limit: MAX_CATEGORY_DECISIONS, ...BOUNDED } as const;
      return (await categoryDecisions.find({}, options).toArray()).map(toCategoryDecision);
    },
    async append(decision) {
      await categoryDecisions.insertOne(categoryDecisionDocumentOf(decision)).catch(async (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        // An attempt whose response was lost may have stored it.
        const stored = await categoryDecisions.findOne({ _id: decision.id }, BOUNDED);
        if (stored !== null && isDeepStrictEqual(toCategoryDecision(stored), decision)) return;
        throw refusal("conflict", CATEGORIES_CHANGED);
      });
    },
  });
}

export function categoryDecisionDocumentOf({ id, ...decision }: CategoryDecision): CategoryDecisionDocument {
  return { _id: id, ...decision };
}

export function toCategoryDecision({ _id, ...decision }: CategoryDecisionDocument): CategoryDecision {
  return categoryDecisionSchema.parse({ ...decision, id: _id });
}
