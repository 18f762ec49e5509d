import {
  type ImportIssue,
  importCountersSchema,
  importJobSchema,
  MAX_KEPT_ISSUES,
  MAX_REPORTED_ITEMS,
} from "../../contracts/import-job.ts";
import type { ImportBatch, ImportBatchResult } from "../../ports/business-store.ts";
import { addOutcomes, countIssues, countOutcomes, duplicateNames, type OutcomeOfDraft } from "../import-outcomes.ts";
import type { Dimensions } from "./dimensions.ts";
import { importJobRowOf } from "./import-job-row.ts";
import { writeDraft } from "./import-writer.ts";
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
    const issueCounts = importJobSchema.shape.issueCounts.parse(JSON.parse(textOf(job.issue_counts)));
    const deltas = createRollupDeltas(db);
    const scope = { db, dimensions, deltas, jobId: batch.lease.jobId, jobN, now };
    const outcomes: OutcomeOfDraft[] = batch.drafts.map((draft) => [draft, writeDraft(scope, draft)]);
    deltas.flush();
    const total = addOutcomes(counters, batch, outcomes);
    const keptIssues = keepIssues(db, jobN, numberOf(job.kept_issues), batch.issues);
    const skippedNames = [...namesOf(job.skipped_names), ...batch.skippedNames, ...duplicateNames(outcomes)];
    db.sql(
      `UPDATE import_job SET checkpoint_row = ?, read_share = ?, attempts = 0, counters = ?, issue_counts = ?,
         kept_issues = ?, skipped_names = ? WHERE n = ?`,
    ).run(
      batch.checkpointRow,
      batch.readShare,
      JSON.stringify(total),
      JSON.stringify(countIssues(issueCounts, batch.issues)),
      keptIssues,
      JSON.stringify(skippedNames.slice(0, MAX_REPORTED_ITEMS)),
      jobN,
    );
    return { ...countOutcomes(outcomes), counters: total };
  });
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

function namesOf(value: unknown): string[] {
  const names: unknown = JSON.parse(textOf(value));
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
