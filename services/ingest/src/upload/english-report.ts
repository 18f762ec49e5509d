import type { ImportIssue, ImportIssueCode, ImportJob, ImportWarning } from "@meridian/shared/contracts/import-job";
import type { UploadReport } from "@meridian/shared/contracts/import-report";

const ISSUE_TEXTS: Readonly<Record<ImportIssueCode, string>> = {
  name_missing: "the row is no business with a name",
  bad_number: "not a number",
  bad_coordinates: "not a position, or one that was corrected",
  bad_rating: "not a rating",
  bad_url: "not a web address (http or https)",
  bad_phone: "not a phone number",
  bad_hours: "some of the opening hours could not be read; those days are unknown",
  bad_amenities: "the amenities could not be read whole",
  unknown_country: "not a known country",
  country_contradicted: "address, phone and coordinates point to different countries",
  bad_city: "not the name of a city; kept in the address",
  too_long: "too long; the rest was left out",
  bad_row: "the row could not be read",
};

/** Of failures, by the code they are stored with; what else is wrong with a file is told in Turkish. */
const FAILURE_TEXTS: Readonly<Record<string, string>> = {
  invalid_input: "The file cannot be read as a list of businesses",
  unsupported_media: "The file is neither a workbook nor a CSV file",
  too_large: "The file exceeds the limits for spreadsheets",
};

const WARNING_TEXTS: Readonly<Record<ImportWarning, (job: ImportJob) => string>> = {
  nothing_imported: () => "No business was added or updated",
  many_duplicates: ({ counters }) =>
    `${counters.duplicatesWithoutId} rows have no id and were skipped because name and place are those of another row; they may be other businesses`,
};

/** A report in English. Counts and names stay; the texts of issues are those of their codes. */
export function inEnglish<R extends UploadReport>(report: R, job: ImportJob, issues: readonly ImportIssue[]): R {
  const ordered = issues.toSorted((left, right) => Number(right.isRejected) - Number(left.isRejected));
  const failure = failureOf(job);
  const errors = [...(failure === undefined ? [] : [failure]), ...ordered.map(issueText)];
  return { ...report, message: messageOf(report, job), errors: errors.slice(0, report.errors.length) };
}

function messageOf(report: UploadReport, job: ImportJob): string {
  const figures = `${report.successCount} new, ${report.updatedCount} updated, ${report.skippedCount} skipped, ${report.errorCount} rejected`;
  const warning = job.warning === null ? "The file was processed" : WARNING_TEXTS[job.warning](job);
  const written = job.isDryRun ? `dry run, nothing was written: ${figures}` : figures;
  switch (job.state) {
    case "failed":
      return `${failureOf(job)} (so far: ${written})`;
    case "cancelled":
      return `The import was cancelled (so far: ${written})`;
    default:
      return `${warning}: ${written}`;
  }
}

function failureOf({ failure }: ImportJob): string | undefined {
  return failure === null ? undefined : (FAILURE_TEXTS[failure.code] ?? "The import could not be completed");
}

function issueText({ row, column, value, code }: ImportIssue): string {
  const where = column === null ? `Row ${row}` : `Row ${row}, column ${column}`;
  return `${where}: ${ISSUE_TEXTS[code]}${value === "" ? "" : ` ("${value}")`}`;
}
