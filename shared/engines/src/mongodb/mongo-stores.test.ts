import { describeDirectoryHistoryContract } from "@meridian/testing/directory/directory-history.contract";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { describeExportCsvContract } from "@meridian/testing/exports/export-csv.contract";
import { describeExportStepContract } from "@meridian/testing/exports/export-step.contract";
import { describeFileStoreContract } from "@meridian/testing/files/file-store.contract";
import { describeDryRunContract } from "@meridian/testing/imports/dry-run.contract";
import { describeFieldSourcesContract } from "@meridian/testing/imports/field-sources.contract";
import { describeImportBatchContract } from "@meridian/testing/imports/import-batch.contract";
import { describeImportDeletedContract } from "@meridian/testing/imports/import-deleted.contract";
import { describeImportIdentityContract } from "@meridian/testing/imports/import-identity.contract";
import { describeImportJobStoreContract } from "@meridian/testing/imports/import-job-store.contract";
import { describeImportRecordContract } from "@meridian/testing/imports/import-record.contract";
import { describeImportReviewContract } from "@meridian/testing/imports/import-review.contract";
import { describeImportUndoContract } from "@meridian/testing/imports/import-undo.contract";
import { describeKnownRowsContract } from "@meridian/testing/imports/known-rows.contract";
import { describeUndoJobsContract } from "@meridian/testing/imports/undo-jobs.contract";
import { describeAccessRecordsContract } from "@meridian/testing/stores/access-stores.contract";
import { describeAuditLogContract } from "@meridian/testing/stores/audit-log.contract";
import { describeBusinessEditorContract } from "@meridian/testing/stores/businesses/business-editor.contract";
import { describeBusinessLookupContract } from "@meridian/testing/stores/businesses/business-lookup.contract";
import { describeBusinessMergeContract } from "@meridian/testing/stores/businesses/business-merge.contract";
import { describeBusinessOverviewContract } from "@meridian/testing/stores/businesses/business-overview.contract";
import { describeBusinessStoreContract } from "@meridian/testing/stores/businesses/business-store.contract";
import { describeCategorisedBusinessesContract } from "@meridian/testing/stores/businesses/categorised-businesses.contract";
import { describeDirectoryUpkeepContract } from "@meridian/testing/stores/businesses/directory-upkeep.contract";
import { describeIndexMarksContract } from "@meridian/testing/stores/businesses/index-marks.contract";
import { describeMatchStoreContract } from "@meridian/testing/stores/businesses/match-store.contract";
import { describePlacedBusinessesContract } from "@meridian/testing/stores/businesses/placed-businesses.contract";
import { describeSimilarBusinessesContract } from "@meridian/testing/stores/businesses/similar-businesses.contract";
import { describeCategoryRuleStoreContract } from "@meridian/testing/stores/category-rule-store.contract";
import { describeCleanupStoresContract } from "@meridian/testing/stores/cleanup-job-store.contract";
import { describeContactStoreContract } from "@meridian/testing/stores/contact-store.contract";
import { describeImportSourceStoreContract } from "@meridian/testing/stores/import-source-store.contract";
import { describeMapStoreContract } from "@meridian/testing/stores/map-store.contract";
import { describeMappingProfileStoreContract } from "@meridian/testing/stores/mapping-profile-store.contract";
import { describePlaceStoreContract } from "@meridian/testing/stores/place-store.contract";
import { describeRollupContract } from "@meridian/testing/stores/rollup.contract";
import { describeRowPrintStoreContract } from "@meridian/testing/stores/row-print-store.contract";
import { describeSettingsStoreContract } from "@meridian/testing/stores/settings-store.contract";
import { describeSourceListingStoreContract } from "@meridian/testing/stores/source-listing-store.contract";
import { describeSynonymStoreContract } from "@meridian/testing/stores/synonym-store.contract";
import { describeVisitCountStoreContract } from "@meridian/testing/stores/visit-count-store.contract";
import { describeDirectoryTransferContract } from "@meridian/testing/transfer/directory-transfer.contract";
import { afterAll, describe } from "vitest";
import { createMongoFileStore } from "./files/mongo-file-store.ts";
import { reuseMongoDatabases } from "./testing/open-mongo-stores-under-test.ts";

/** A quarter as many as for the embedded engine: every step takes several network calls. */
const HISTORIES = 15;
const { isFound, name, url } = await reachEngine("mongodb");
const databases = reuseMongoDatabases(url);
const { open } = databases;

afterAll(databases.close);

describe.skipIf(!isFound)("the directory's stores", () => {
  describeFieldSourcesContract(name, open);
  describeImportBatchContract(name, open);
  describeImportIdentityContract(name, open);
  describeKnownRowsContract(name, open);
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
  describeRowPrintStoreContract(name, open);
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
