import type { ImportIssue } from "@meridian/shared/contracts/import-job";
import type { BusinessDraft } from "@meridian/shared/ports/business-store";

/** What became of one row. A row without a draft is rejected, and one of its issues says why. */
export interface NormalisedRow {
  draft?: BusinessDraft;
  /** Of a row without an identifier of Google's: `placeKeyOf` and `nearbyKeysOf` it. */
  placeKeys?: readonly string[];
  issues: readonly ImportIssue[];
}
