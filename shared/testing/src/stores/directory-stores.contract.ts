import { describeDirectoryHistoryContract } from "../directory/directory-history.contract.ts";
import { describeExportCsvContract } from "../exports/export-csv.contract.ts";
import { describeExportStepContract } from "../exports/export-step.contract.ts";
import { describeDryRunContract } from "../imports/dry-run.contract.ts";
import { describeFieldSourcesContract } from "../imports/field-sources.contract.ts";
import { describeImportBatchContract } from "../imports/import-batch.contract.ts";
import { describeImportDeletedContract } from "../imports/import-deleted.contract.ts";
import { describeImportIdentityContract } from "../imports/import-identity.contract.ts";
import { describeImportJobStoreContract } from "../imports/import-job-store.contract.ts";
import { describeImportRecordContract } from "../imports/import-record.contract.ts";
import { describeImportReviewContract } from "../imports/import-review.contract.ts";
import { describeImportUndoContract } from "../imports/import-undo.contract.ts";
import { describeKnownRowsContract } from "../imports/known-rows.contract.ts";
import { describeRepeatedRowsContract } from "../imports/repeated-rows.contract.ts";
import { describeUndoJobsContract } from "../imports/undo-jobs.contract.ts";
import { describeWholeListsContract } from "../imports/whole-lists.contract.ts";
import type { OpenStores } from "../stores-under-test.ts";
import { describeDirectoryTransferContract } from "../transfer/directory-transfer.contract.ts";
import { describeAuditLogContract } from "./audit-log.contract.ts";
import { describeBusinessEditorContract } from "./businesses/business-editor.contract.ts";
import { describeBusinessLookupContract } from "./businesses/business-lookup.contract.ts";
import { describeBusinessMergeContract } from "./businesses/business-merge.contract.ts";
import { describeBusinessOverviewContract } from "./businesses/business-overview.contract.ts";
import { describeBusinessStoreContract } from "./businesses/business-store.contract.ts";
import { describeCategorisedBusinessesContract } from "./businesses/categorised-businesses.contract.ts";
import { describeDirectoryUpkeepContract } from "./businesses/directory-upkeep.contract.ts";
import { describeIndexMarksContract } from "./businesses/index-marks.contract.ts";
import { describeMatchStoreContract } from "./businesses/match-store.contract.ts";
import { describePlacedBusinessesContract } from "./businesses/placed-businesses.contract.ts";
import { describeSimilarBusinessesContract } from "./businesses/similar-businesses.contract.ts";
import { describeCategoryRuleStoreContract } from "./category-rule-store.contract.ts";
import { describeCleanupStoresContract } from "./cleanup-job-store.contract.ts";
import { describeContactStoreContract } from "./contact-store.contract.ts";
import { describeCredentialStoreContract } from "./credential-store.contract.ts";
import { describeImportSourceStoreContract } from "./import-source-store.contract.ts";
import { describeMapStoreContract } from "./map-store.contract.ts";
import { describeMappingProfileStoreContract } from "./mapping-profile-store.contract.ts";
import { describePlaceStoreContract } from "./place-store.contract.ts";
import { describeRollupContract } from "./rollup.contract.ts";
import { describeRowPrintStoreContract } from "./row-print-store.contract.ts";
import { describeSettingsStoreContract } from "./settings-store.contract.ts";
import { describeSourceListingStoreContract } from "./source-listing-store.contract.ts";
import { describeSynonymStoreContract } from "./synonym-store.contract.ts";
import { describeVisitCountStoreContract } from "./visit-count-store.contract.ts";

const SUITES: readonly ((engine: string, open: OpenStores) => void)[] = [
  describeFieldSourcesContract,
  describeWholeListsContract,
  describeImportBatchContract,
  describeImportIdentityContract,
  describeKnownRowsContract,
  describeRepeatedRowsContract,
  describeSimilarBusinessesContract,
  describeMatchStoreContract,
  describeImportDeletedContract,
  describeImportReviewContract,
  describeImportRecordContract,
  describeBusinessEditorContract,
  describeAuditLogContract,
  describeCredentialStoreContract,
  describeBusinessMergeContract,
  describeBusinessOverviewContract,
  describeCleanupStoresContract,
  describeDirectoryUpkeepContract,
  describeBusinessLookupContract,
  describeBusinessStoreContract,
  describeExportCsvContract,
  describeExportStepContract,
  describePlaceStoreContract,
  describePlacedBusinessesContract,
  describeCategorisedBusinessesContract,
  describeMapStoreContract,
  describeImportJobStoreContract,
  describeDryRunContract,
  describeUndoJobsContract,
  describeImportUndoContract,
  describeIndexMarksContract,
  describeMappingProfileStoreContract,
  describeRowPrintStoreContract,
  describeImportSourceStoreContract,
  describeSourceListingStoreContract,
  describeSettingsStoreContract,
  describeContactStoreContract,
  describeVisitCountStoreContract,
  describeSynonymStoreContract,
  describeCategoryRuleStoreContract,
  describeRollupContract,
  describeDirectoryTransferContract,
];

/** The guarantees of all stores of a directory; `histories` is how many random histories are compared with the model. */
export function describeDirectoryStoresContract(engine: string, open: OpenStores, histories?: number): void {
  for (const describeSuite of SUITES) describeSuite(engine, open);
  describeDirectoryHistoryContract(engine, open, histories);
}
