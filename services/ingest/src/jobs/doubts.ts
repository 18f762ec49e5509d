import {
  DEFAULT_REVIEW_THRESHOLDS,
  type ImportDoubt,
  type ImportReview,
  type ReviewThresholds,
} from "@meridian/contracts/imports/import-review";
import type { ChangeSurvey } from "@meridian/ports/businesses/import-batch";
import type { RowSurvey } from "../parse/columns/survey/survey-rows.ts";

/** Shares of fewer rows, cities, phones or known businesses are ignored, unless the rows themselves say that they are not businesses. */
const MIN_COUNTED = 20;

/** Above this share of rows that are rejected, not businesses, or several rows of one, a file is not a list of businesses, or misread. */
const MAX_STRANGE_PERCENT = 50;

/** A reason, and the share of a whole above which it holds an import. */
type Share = readonly [code: ImportDoubt["code"], part: number, whole: number, maxPercent: number];

/** What speaks against a file itself. Without changes, it is not judged by what it would change. */
export function doubtsOfFile(
  survey: Omit<RowSurvey, "drafts" | "signature">,
  changes: Pick<ChangeSurvey, "changed" | "known"> | undefined,
  thresholds: ReviewThresholds = DEFAULT_REVIEW_THRESHOLDS,
): ImportDoubt[] {
  const { maxDuplicatesPercent, maxUnknownCitiesPercent, maxForeignPhonesPercent, maxChangedPercent } = thresholds;
  const shares: Share[] = [
    ["many_duplicates", survey.duplicatesWithoutId, survey.rows, maxDuplicatesPercent],
    ["repeated_names", survey.repeatedNames, survey.rows, MAX_STRANGE_PERCENT],
    ["coded_names", survey.codedNames, survey.rows, MAX_STRANGE_PERCENT],
    ["many_rejected", survey.rejected, survey.rows, MAX_STRANGE_PERCENT],
    ["not_businesses", Math.round(survey.notBusinessesShare * survey.rows), survey.rows, MAX_STRANGE_PERCENT],
    ["unknown_cities", survey.unknownCities, survey.cities, maxUnknownCitiesPercent],
    ["foreign_phones", survey.foreignPhones, survey.phones, maxForeignPhonesPercent],
  ];
  if (changes !== undefined) shares.push(["many_changes", changes.changed, changes.known, maxChangedPercent]);
  return [
    ...(survey.isNamesOnly ? [{ code: "names_only" as const, share: null }] : []),
    ...(survey.areNamesOfList ? [{ code: "names_of_list" as const, share: null }] : []),
    ...(survey.areNamesGuessed ? [{ code: "names_by_values" as const, share: null }] : []),
    ...shares.filter(([code, , whole]) => whole >= MIN_COUNTED || code === "not_businesses").flatMap(exceeded),
  ];
}

/** What the source of an import lets through. */
export interface SourceGate {
  percent: number;
  /** Its headers are not those of the mapping chosen for the source. */
  isOtherFile: boolean;
  /** What its runs have listed, and how much of it the file lacks. */
  listed: number;
  absent: number;
}

/** However few businesses are known: what comes by itself is not seen by anybody. */
export function doubtsOfGate(
  { percent, isOtherFile, listed, absent }: SourceGate,
  { changed, known }: Pick<ChangeSurvey, "changed" | "known">,
): ImportDoubt[] {
  const shares: Share[] = [
    ["many_absent", absent, listed, percent],
    ["many_changes", changed, known, percent],
  ];
  return [...(isOtherFile ? [{ code: "other_columns" as const, share: null }] : []), ...shares.flatMap(exceeded)];
}

/** The review of an import that is doubted. */
export function reviewOf(
  doubts: ImportDoubt[],
  { samples, missing }: Pick<ImportReview, "samples" | "missing">,
): ImportReview | undefined {
  if (doubts.length === 0) return undefined;
  return { state: "waiting", doubts, samples, missing, decidedBy: null, decidedAt: null, nextJobId: null };
}

function exceeded([code, part, whole, maxPercent]: Share): ImportDoubt[] {
  return part * 100 > whole * maxPercent ? [{ code, share: part / whole }] : [];
}
