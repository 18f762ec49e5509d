import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import { withRetries } from "../connection/retry.ts";
import { surveyChanges } from "../imports/undo/survey-changes.ts";
import { writeImportBatch } from "../imports/write-import-batch.ts";
import { BOUNDED } from "../mongo-directory.ts";
import { toBusiness } from "./business-document.ts";
import type { BusinessScope } from "./business-scope.ts";
import { exportCsv, exportStep } from "./export-step.ts";
import { countUnindexed, markIndexed, takeUnindexed } from "./index-marks.ts";
import { findChanges, settleChanges } from "./listed-changes.ts";
import {
  countByNamePrefix,
  findByIds,
  findByNamePrefix,
  findByPhones,
  findBySlug,
  listBusinesses,
  listFeatured,
} from "./read-businesses.ts";

export function createMongoBusinessStore(options: BusinessScope): BusinessStore {
  const { directory } = options;
  const store: BusinessStore = {
    findBySlug: (slug) => findBySlug(directory, slug),
    findByIds: (ids) => findByIds(directory, ids),
    list: (query) => listBusinesses(directory, query),
    listFeatured: (limit) => listFeatured(directory, limit),
    findByNamePrefix: (prefix, limit) => findByNamePrefix(directory, prefix, limit),
    countByNamePrefix: (...args) => countByNamePrefix(directory, ...args),
    findByPhones: (numbers, limit) => findByPhones(directory, numbers, limit),
    async scan(afterId, limit) {
      if (limit <= 0) return [];
      const found = directory.businesses.find({ _id: { $gt: afterId } }, { sort: { _id: 1 }, limit, ...BOUNDED });
      return (await found.toArray()).map(toBusiness);
    },
    async scanListed(after, limit) {
      if (limit <= 0) return [];
      const listed = { _id: { $gt: after?.id ?? "" }, isListed: true };
      const found = directory.businesses.find(listed, { sort: { _id: 1 }, limit, hint: "_id_", ...BOUNDED });
      return (await found.toArray()).map(toBusiness);
    },
    exportStep: (step) => exportStep(directory, step),
    exportCsv: (step) => exportCsv(directory, step),
    countListed: async () => (await directory.totals.findOne({ _id: "directory" }, BOUNDED))?.businesses ?? 0,
    countAll: async () => (await directory.totals.findOne({ _id: "directory" }, BOUNDED))?.stored ?? 0,
    surveyChanges: (drafts, of) => surveyChanges(options, drafts, of),
    writeImportBatch: (batch) => writeImportBatch(options, batch),
    takeUnindexed: (limit, afterMark) => takeUnindexed(directory, limit, afterMark),
    countUnindexed: (upTo) => countUnindexed(directory, upTo),
    markIndexed: (entries) => markIndexed(directory, entries),
    findChanges: (bounds) => findChanges(directory, bounds),
    settleChanges: (found) => settleChanges(directory, found),
  };
  // A retry would drop what changed since.
  return withRetries(store, ["settleChanges"]);
}
