import {
  type ImportCounters,
  type ImportIssue,
  importCountersSchema,
  MAX_KEPT_ISSUES,
  MAX_REPORTED_ITEMS,
} from "../../contracts/import-job.ts";
import type { BusinessDraft, ImportBatch, ImportBatchResult } from "../../ports/business-store.ts";
import type { Dimensions } from "./dimensions.ts";
import { importJobRowOf } from "./import-job-row.ts";
import { type DraftOutcome, writeDraft } from "./import-writer.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { createRollupDeltas } from "./rollup-deltas.ts";
import { numberOf, textOf } from "./sql-row.ts";

/** The whole batch as one transaction; a batch at or before the job's checkpoint has been applied and does nothing. */
export function writeImportBatch(
  db: DirectoryDatabase,
  dimensions: Dimensions,
  batch: ImportBatch,
  now: number,
): ImportBatchResult {
  return db.write(() => {
    const job = importJobRowOf(db, batch.lease);
    const counters = importCountersSchema.parse(JSON.parse(textOf(job.counters)));
    if (batch.checkpointRow <= numberOf(job.checkpoint_row)) {
      return { created: 0, updated: 0, unchanged: 0, duplicates: 0, counters };
    }
    const jobN = numberOf(job.n);
    const deltas = createRollupDeltas(db);
    const scope = { db, dimensions, deltas, jobId: batch.lease.jobId, jobN, now };
    const outcomes: [BusinessDraft, DraftOutcome][] = batch.drafts.map((draft) => [draft, writeDraft(scope, draft)]);
    deltas.flush();
    const total = addOutcomes(counters, batch, outcomes);
    const keptIssues = keepIssues(db, jobN, numberOf(job.kept_issues), batch.issues);
    const duplicateNames = outcomes.flatMap(([draft, outcome]) => (outcome === "duplicate" ? [draft.fields.name] : []));
    const skippedNames = [...namesOf(job.skipped_names), ...batch.skippedNames, ...duplicateNames];
    db.sql(
      `UPDATE import_job SET checkpoint_row = ?, read_share = ?, attempts = 0, counters = ?, issue_counts = ?,
         kept_issues = ?, skipped_names = ? WHERE n = ?`,
    ).run(
      batch.checkpointRow,
      batch.readShare,
      JSON.stringify(total),
      JSON.stringify(countIssues(textOf(job.issue_counts), batch.issues)),
      keptIssues,
      JSON.stringify(skippedNames.slice(0, MAX_REPORTED_ITEMS)),
      jobN,
    );
    return { ...countOutcomes(outcomes), counters: total };
  });
}

function countOutcomes(outcomes: readonly [BusinessDraft, DraftOutcome][]): Omit<ImportBatchResult, "counters"> {
  const count = { created: 0, updated: 0, unchanged: 0, duplicates: 0 };
  for (const [, outcome] of outcomes) count[outcome === "duplicate" ? "duplicates" : outcome] += 1;
  return count;
}

function addOutcomes(
  before: ImportCounters,
  { skipped }: ImportBatch,
  outcomes: readonly [BusinessDraft, DraftOutcome][],
): ImportCounters {
  const { created, updated, unchanged, duplicates } = countOutcomes(outcomes);
  const withPlaceId = outcomes.filter(([{ fields }]) => fields.placeId !== undefined);
  const newPlaceIds = withPlaceId.filter(([, outcome]) => outcome === "created").length;
  const rows = outcomes.length + skipped.duplicates + skipped.repeatedHeaders + skipped.rejected;
  return {
    rowsRead: before.rowsRead + rows,
    created: before.created + created,
    updated: before.updated + updated,
    unchanged: before.unchanged + unchanged,
    duplicates: before.duplicates + duplicates + skipped.duplicates,
    repeatedHeaders: before.repeatedHeaders + skipped.repeatedHeaders,
    rejected: before.rejected + skipped.rejected,
    withPlaceId: before.withPlaceId + withPlaceId.length + skipped.withPlaceId,
    uniquePlaceIds: before.uniquePlaceIds + withPlaceId.length,
    newPlaceIds: before.newPlaceIds + newPlaceIds,
  };
}

function keepIssues(db: DirectoryDatabase, jobN: number, kept: number, issues: readonly ImportIssue[]): number {
  const statement = db.sql(
    `INSERT INTO import_issue (job_n, row, column_name, code, value, message, is_rejected)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const fitting = issues.slice(0, Math.max(0, MAX_KEPT_ISSUES - kept));
  for (const { row, column, code, value, message, isRejected } of fitting) {
    statement.run(jobN, row, column, code, value, message, isRejected ? 1 : 0);
  }
  return kept + fitting.length;
}

function countIssues(before: string, issues: readonly ImportIssue[]): Record<string, number> {
  const counts = new Map<string, number>();
  const known: unknown = JSON.parse(before);
  for (const [code, count] of Object.entries(known ?? {})) counts.set(code, numberOf(count));
  for (const { code } of issues) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function namesOf(value: unknown): string[] {
  const names: unknown = JSON.parse(textOf(value));
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
