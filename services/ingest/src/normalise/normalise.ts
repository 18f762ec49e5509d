import type { ImportIssue } from "@meridian/contracts/imports/import-job";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";

/** The outcome for one row. A row without a draft is rejected, and one of its issues says why. */
export interface NormalisedRow {
  draft?: BusinessDraft;
  /** For a row without a Google identifier: its `placeKeysOf`. */
  placeKeys?: readonly string[];
  issues: readonly ImportIssue[];
}
