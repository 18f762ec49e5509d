import { type ImportIssue, MAX_KEPT_ISSUES } from "@meridian/contracts/imports/import-job";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { ImportBatch, ImportBatchResult } from "@meridian/ports/businesses/import-batch";
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
import { describedBy, StaleRows } from "../../rules/row-stamps.ts";
import { openBatchKeys } from "../businesses/business-keys.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";
import type { Dimensions } from "../places/dimensions.ts";
import { createRollupDeltas } from "../rollups/rollup-deltas.ts";
import { planDrafts } from "./dry-run-writer.ts";
import { openGiver } from "./giving-jobs.ts";
import { noteCreated } from "./import-changes.ts";
import { importJobRowOf, toImportJob } from "./import-job-row.ts";
import { type ImportScope, writeDraft } from "./import-writer.ts";
import { openKnownRows, readStamps, stampOf } from "./known-rows.ts";
import { openNewBusinesses } from "./new-businesses.ts";
import { openSimilarBusinesses, type SimilarScope } from "./similar-businesses.ts";

/** Drafts whose keys are looked up together, and that are in memory at the same time. */
const DRAFTS_AT_ONCE = 125;
const NO_OUTCOME = { outcome: "duplicate", isOutranked: false } as const;
const MARK_CREATED = "INSERT OR IGNORE INTO unindexed (business_n) SELECT value FROM json_each(?)";

/** The whole batch as one transaction; a batch at or before the job's checkpoint has been applied and does nothing. */
export function writeImportBatch(
  db: DirectoryDatabase,
  dimensions: Dimensions,
  batch: ImportBatch,
  now: number,
): ImportBatchResult {
  try {
    return db.write(() => writeBatch(db, dimensions, batch, now));
  } catch (error) {
    if (!(error instanceof StaleRows)) throw error;
    return {
      ...countOutcomes([]),
      counters: toImportJob(importJobRowOf(db, batch.lease)).counters,
      stale: error.stamps,
    };
  }
}

function writeBatch(db: DirectoryDatabase, dimensions: Dimensions, batch: ImportBatch, now: number): ImportBatchResult {
  const row = importJobRowOf(db, batch.lease);
  const job = toImportJob(row);
  const { id: jobId, isDryRun, counters, restoresDeleted, publishes } = job;
  if (batch.checkpointRow <= job.checkpointRow) {
    return { ...countOutcomes([]), counters, ...(isDryRun ? { planned: [] } : {}) };
  }
  const jobN = numberOf(row.n);
  const jobCreatedAt = Date.parse(job.createdAt);
  const isHeld = job.review?.state === "waiting";
  const giving = openGiver(db, (jobs) => jobs.byNumber(jobN));
  const scope = { db, dimensions, jobId, jobN, jobCreatedAt, restoresDeleted, isHeld, publishes, giving, now };
  const planned = isDryRun ? planDrafts(scope, batch.drafts) : undefined;
  const { outcomes, stamps } =
    planned === undefined
      ? writeDrafts(scope, batch, job.unchangedNames.length)
      : { outcomes: outcomesOf(batch.drafts, planned), stamps: undefined };
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
  return {
    ...countOutcomes(outcomes),
    counters: total,
    ...(planned === undefined ? {} : { planned }),
    ...(stamps === undefined ? {} : { stamps }),
  };
}

function writeDrafts(
  run: Omit<ImportScope, "deltas" | "keys" | "similar" | "newBusinesses" | "created" | "outranked"> & SimilarScope,
  { drafts, known = [], wantsStamps }: ImportBatch,
  reported: number,
): { outcomes: OutcomeOfDraft[]; stamps: (string | undefined)[] | undefined } {
  const { db, jobN } = run;
  const knownRows = openKnownRows(run, known, reported);
  const stamps: (string | undefined)[] | undefined = wantsStamps === true ? [] : undefined;
  let written = 0;
  const deltas = createRollupDeltas(db);
  const newBusinesses = openNewBusinesses(db);
  const created: number[] = [];
  const outcomes: OutcomeOfDraft[] = [];
  for (const some of inGroups(drafts, DRAFTS_AT_ONCE)) {
    const keys = openBatchKeys(db, some.flatMap(keysOf), newBusinesses);
    const similar = openSimilarBusinesses(
      run,
      some.filter((draft) => draft.isRepeat !== true && !keys.knows(keysOf(draft))),
    );
    const outranked = new Set<BusinessDraft>();
    const scope: ImportScope = { ...run, deltas, keys, similar, newBusinesses, created, outranked };
    const createdBefore = created.length;
    const outcomesOfSome: OutcomeOfDraft[] = [];
    for (const draft of some) {
      outcomes.push(...knownRows.takeBefore(written++));
      const decided = writeDraft(scope, draft);
      const outcome = outcomeOf(draft, decided, outranked.has(draft));
      if (known.length > 0) knownRows.meet(keys.ownersOf(keysOf(draft)));
      outcomesOfSome.push(outcome);
      outcomes.push(outcome);
    }
    newBusinesses.store();
    keys.flush();
    const fresh = new Set(created.slice(createdBefore));
    stamps?.push(...stampsOf({ ...scope, fresh }, some, outcomesOfSome));
  }
  outcomes.push(...knownRows.takeBefore(written));
  noteCreated(db, jobN, created);
  db.sql(MARK_CREATED).run(JSON.stringify(created));
  deltas.flush();
  return { outcomes, stamps };
}

/** For each draft, as `ImportBatchResult.stamps`. */
function stampsOf(
  { db, keys, now, fresh }: Pick<ImportScope, "db" | "keys" | "now"> & { fresh: ReadonlySet<number> },
  drafts: readonly BusinessDraft[],
  outcomes: readonly OutcomeOfDraft[],
): (string | undefined)[] {
  const numbers = drafts.map((draft, index) =>
    describedBy(draft, outcomes[index] ?? NO_OUTCOME, (key) => keys.ownersOf([key])[0]),
  );
  const found = readStamps(
    db,
    numbers.filter((n) => n !== undefined).filter((n) => !fresh.has(n)),
  );
  return drafts.map(({ fields }, index) => {
    const n = numbers[index] ?? -1;
    if (fresh.has(n)) return stampOf([n, 1, now]);
    const business = found.get(n);
    return business?.name === fields.name ? business.stamp : undefined;
  });
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
