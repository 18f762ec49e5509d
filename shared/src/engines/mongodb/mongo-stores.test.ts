import { afterAll, describe, inject } from "vitest";
import { describeDirectoryHistoryContract } from "../../testing/directory/directory-history.contract.ts";
import { findMongodb } from "../../testing/engines/find-mongodb.ts";
import { describeExportCsvContract } from "../../testing/exports/export-csv.contract.ts";
import { describeExportStepContract } from "../../testing/exports/export-step.contract.ts";
import { describeFileStoreContract } from "../../testing/files/file-store.contract.ts";
import { describeDryRunContract } from "../../testing/imports/dry-run.contract.ts";
import { describeImportBatchContract } from "../../testing/imports/import-batch.contract.ts";
import { describeImportDeletedContract } from "../../testing/imports/import-deleted.contract.ts";
import { describeImportIdentityContract } from "../../testing/imports/import-identity.contract.ts";
import { describeImportJobStoreContract } from "../../testing/imports/import-job-store.contract.ts";
import { describeImportRecordContract } from "../../testing/imports/import-record.contract.ts";
import { describeImportReviewContract } from "../../testing/imports/import-review.contract.ts";
import { describeImportUndoContract } from "../../testing/imports/import-undo.contract.ts";
import { describeUndoJobsContract } from "../../testing/imports/undo-jobs.contract.ts";
import { describeAccessRecordsContract } from "../../testing/stores/access-stores.contract.ts";
import { describeAuditLogContract } from "../../testing/stores/audit-log.contract.ts";
import { describeBusinessEditorContract } from "../../testing/stores/business-editor.contract.ts";
import { describeBusinessLookupContract } from "../../testing/stores/business-lookup.contract.ts";
import { describeBusinessMergeContract } from "../../testing/stores/business-merge.contract.ts";
import { describeBusinessOverviewContract } from "../../testing/stores/business-overview.contract.ts";
import { describeBusinessStoreContract } from "../../testing/stores/business-store.contract.ts";
import { describeCategorisedBusinessesContract } from "../../testing/stores/categorised-businesses.contract.ts";
import { describeCategoryRuleStoreContract } from "../../testing/stores/category-rule-store.contract.ts";
import { describeCleanupStoresContract } from "../../testing/stores/cleanup-job-store.contract.ts";
import { describeContactStoreContract } from "../../testing/stores/contact-store.contract.ts";
import { describeDirectoryUpkeepContract } from "../../testing/stores/directory-upkeep.contract.ts";
import { describeImportSourceStoreContract } from "../../testing/stores/import-source-store.contract.ts";
import { describeIndexMarksContract } from "../../testing/stores/index-marks.contract.ts";
import { describeMapStoreContract } from "../../testing/stores/map-store.contract.ts";
import { describeMappingProfileStoreContract } from "../../testing/stores/mapping-profile-store.contract.ts";
import { describeMatchStoreContract } from "../../testing/stores/match-store.contract.ts";
import { describePlaceStoreContract } from "../../testing/stores/place-store.contract.ts";
import { describePlacedBusinessesContract } from "../../testing/stores/placed-businesses.contract.ts";
import { describeRollupContract } from "../../testing/stores/rollup.contract.ts";
import { describeSettingsStoreContract } from "../../testing/stores/settings-store.contract.ts";
import { describeSimilarBusinessesContract } from "../../testing/stores/similar-businesses.contract.ts";
import { describeSourceListingStoreContract } from "../../testing/stores/source-listing-store.contract.ts";
import { describeSynonymStoreContract } from "../../testing/stores/synonym-store.contract.ts";
import { describeVisitCountStoreContract } from "../../testing/stores/visit-count-store.contract.ts";
import { describeDirectoryTransferContract } from "../../testing/transfer/directory-transfer.contract.ts";
import { createMongoFileStore } from "./files/mongo-file-store.ts";
import { reuseMongoDatabases } from "./testing/open-mongo-stores-under-test.ts";

/** A quarter as many as for the embedded engine: every step takes several network calls. */
const HISTORIES = 15;
const mongodb = await findMongodb(inject("engineEnvironment"));
const url = mongodb.isFound ? mongodb.url : "";
const name = mongodb.isFound ? mongodb.source : `MongoDB (not reached: ${mongodb.reason})`;
const databases = reuseMongoDatabases(url);
const { open } = databases;

afterAll(async () => {
  await databases.close();
  if (mongodb.isFound) await mongodb.stop();
});

describe.skipIf(!mongodb.isFound)("the directory's stores", () => {
  describeImportBatchContract(name, open);
  describeImportIdentityContract(name, open);
  describeSimilarBusinessesContract(name, open);
  describeMatchStoreContract(name, open);
  describeImportDeletedContract(name, open);
  describeImportReviewContract(name, open);
  describeImportRecordContract(name, open);
  describeBusinessEditorContract(name, open);
  describeAuditLogContract(name, open);
  describeBusinessMergeContract(name, open);
  describeBusinessOverviewContract(name, open);
  describeCleanupStoresContract(name, open);
  describeDirectoryUpkeepContract(name, open);
  describeBusinessLookupContract(name, open);
  describeBusinessStoreContract(name, open);
  describeExportCsvContract(name, open);
  describeExportStepContract(name, open);
  describePlaceStoreContract(name, open);
  describePlacedBusinessesContract(name, open);
  describeCategorisedBusinessesContract(name, open);
  describeMapStoreContract(name, open);
  describeImportJobStoreContract(name, open);
  describeDirectoryHistoryContract(name, open, HISTORIES);
  describeDryRunContract(name, open);
  describeUndoJobsContract(name, open);
  describeImportUndoContract(name, open);
  describeAccessRecordsContract(name, open);
  describeIndexMarksContract(name, open);
  describeMappingProfileStoreContract(name, open);
  describeImportSourceStoreContract(name, open);
  describeSourceListingStoreContract(name, open);
  describeSettingsStoreContract(name, open);
  describeContactStoreContract(name, open);
  describeVisitCountStoreContract(name, open);
  describeSynonymStoreContract(name, open);
  describeCategoryRuleStoreContract(name, open);
  describeRollupContract(name, open);
  describeDirectoryTransferContract(name, open);
  describeFileStoreContract(name, async () => {
    const { db, close } = await open();
    return {
      files: createMongoFileStore(db),
      async countFiles() {
        const collections = ["file.files", "file.chunks", "upload"].map((collection) => db.collection(collection));
        const counts = await Promise.all(collections.map((collection) => collection.countDocuments()));
        return counts.reduce((sum, count) => sum + count, 0);
      },
      close,
    };
  });
});
