import {
  DEFAULT_REVIEW_THRESHOLDS,
  type ImportDoubt,
  type ImportReview,
  type ReviewThresholds,
} from "@meridian/shared/contracts/import-review";
import type { ChangeSurvey } from "@meridian/shared/ports/business-store";
import type { RowSurvey } from "../parse/columns/survey-rows.ts";

/** Shares of fewer rows, cities, phones or known businesses are ignored. */
const MIN_COUNTED = 20;

/** The reasons to hold an import; undefined if there are none. */
export function reviewOf(
  survey: Omit<RowSurvey, "drafts" | "signature">,
  changes: ChangeSurvey,
  thresholds: ReviewThresholds = DEFAULT_REVIEW_THRESHOLDS,
): ImportReview | undefined {
  const { maxDuplicatesPercent, maxUnknownCitiesPercent, maxForeignPhonesPercent, maxChangedPercent } = thresholds;
  const shares: readonly (readonly [ImportDoubt["code"], part: number, whole: number, maxPercent: number])[] = [
    ["many_duplicates", survey.duplicatesWithoutId, survey.rows, maxDuplicatesPercent],
    ["unknown_cities", survey.unknownCities, survey.cities, maxUnknownCitiesPercent],
    ["foreign_phones", survey.foreignPhones, survey.phones, maxForeignPhonesPercent],
    ["many_changes", changes.changed, changes.known, maxChangedPercent],
  ];
  const doubts: ImportDoubt[] = [
    ...(survey.isNamesOnly ? [{ code: "names_only" as const, share: null }] : []),
    ...(survey.areNamesGuessed ? [{ code: "names_by_values" as const, share: null }] : []),
    ...shares
      .filter(([, part, whole, maxPercent]) => whole >= MIN_COUNTED && part * 100 > whole * maxPercent)
      .map(([code, part, whole]) => ({ code, share: part / whole })),
  ];
  if (doubts.length === 0) return undefined;
  const { samples } = changes;
  return { state: "waiting", doubts, samples, decidedBy: null, decidedAt: null, nextJobId: null };
}
