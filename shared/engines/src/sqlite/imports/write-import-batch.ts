import { type ImportIssue, MAX_KEPT_ISSUES } from "@meridian/contracts/imports/import-job";
import type { BusinessDraft, ImportBatch, ImportBatchResult } from "@meridian/ports/businesses/business-store";
import { keysOf } from "../../rules/draft-keys.ts";
import {
  addNames,
  addOutcomes,
  countIssues,
  countOutcomes,
  type OutcomeOfDraft,
  outcomeOf,
  outcomesOf,
} from "../../rules/import-outcomes.ts";
import { openBatchKeys } from "../businesses/business-keys.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";
import type { Dimensions } from "../places/dimensions.ts";
import { createRollupDeltas } from "../rollups/rollup-deltas.ts";
import { planDrafts } from "./dry-run-writer.ts";
import { noteCreated } from "./import-changes.ts";
import { importJobRowOf, toImportJob } from "./import-job-row.ts";
import { type ImportScope, writeDraft } from "./import-writer.ts";
import { openSimilarBusinesses, type SimilarScope } from "./similar-businesses.ts";

/** Drafts whose keys are looked up together, and that are in memory at the same time. */
const DRAFTS_AT_ONCE = 500;
const MARK_CREATED = "INSERT OR IGNORE INTO unindexed (business_n) SELECT value FROM json_each(?)";

/** The whole batch as one transaction; a batch at or before the job's checkpoint has been applied and does nothing. */
export function writeImportBatch(
  db: DirectoryDatabase,
  dimensions: Dimensions,
  batch: ImportBatch,
  now: number,
): ImportBatchResult {
  return db.write(() => {
    const row = importJobRowOf(db, batch.lease);
    const job = toImportJob(row);
    const { id: jobId, isDryRun, counters, restoresDeleted, publishes } = job;
    if (batch.checkpointRow <= job.checkpointRow) {
      return { ...countOutcomes([]), counters, ...(isDryRun ? { planned: [] } : {}) };
    }
    const jobN = numberOf(row.n);
    const jobCreatedAt = Date.parse(job.createdAt);
    const isHeld = job.review?.state === "waiting";
    const scope = { db, dimensions, jobId, jobN, jobCreatedAt, restoresDeleted, isHeld, publishes, now };
    const planned = isDryRun ? planDrafts(scope, batch.drafts) : undefined;
    const outcomes = planned === undefined ? writeDrafts(scope, batch.drafts) : outcomesOf(batch.drafts, planned);
    const total = addOutcomes(counters, batch, outcomes);
    const keptIssues = keepIssues(db, jobN, numberOf(row.kept_issues), batch.issues);
    const { skippedNames, unchangedNames } = addNames(job, batch, outcomes);
    db.sql(
      `UPDATE import_job SET checkpoint_row = ?, read_share = ?, attempts = iif(is_dry_run, attempts, 0), counters = ?, issue_counts = ?,
         kept_issues = ?, skipped_names = ?, unchanged_names = ? WHERE n = ?`,
    ).run(
      batch.checkpointRow,
      batch.readShare,
      JSON.stringify(total),
      JSON.stringify(countIssues(job.issueCounts, batch.issues)),
      keptIssues,
      JSON.stringify(skippedNames),
      JSON.stringify(unchangedNames),
      jobN,
    );
    return { ...countOutcomes(outcomes), counters: total, ...(planned === undefined ? {} : { planned }) };
  });
}

function writeDrafts(
  run: Omit<ImportScope, "deltas" | "keys" | "similar" | "created"> & SimilarScope,
  drafts: Iterable<BusinessDraft>,
): OutcomeOfDraft[] {
  const { db, jobN } = run;
  const deltas = createRollupDeltas(db);
  const created: number[] = [];
  const outcomes: OutcomeOfDraft[] = [];
  for (const some of inGroups(drafts, DRAFTS_AT_ONCE)) {
    const keys = openBatchKeys(db, some.flatMap(keysOf));
    const similar = openSimilarBusinesses(
      run,
      some.filter((draft) => !keys.knows(keysOf(draft))),
    );
    const scope: ImportScope = { ...run, deltas, keys, similar, created };
    for (const draft of some) outcomes.push(outcomeOf(draft, writeDraft(scope, draft)));
    keys.flush();
  }
  noteCreated(db, jobN, created);
  db.sql(MARK_CREATED).run(JSON.stringify(created));
  deltas.flush();
  return outcomes;
}

function* inGroups<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
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
