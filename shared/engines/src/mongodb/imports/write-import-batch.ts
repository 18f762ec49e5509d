import { type ImportIssue, importCountersSchema, MAX_KEPT_ISSUES } from "@meridian/contracts/imports/import-job";
import { isAppError } from "@meridian/platform/app-error";
import type { ImportBatch, ImportBatchResult } from "@meridian/ports/businesses/import-batch";
import { MongoError } from "mongodb";
import { addNames, addOutcomes, countIssues, countOutcomes, outcomesOf } from "../../rules/import-outcomes.ts";
import { StaleRows } from "../../rules/row-stamps.ts";
import type { BusinessScope } from "../businesses/business-scope.ts";
import type { ImportIssueDocument, ImportJobDocument } from "../documents.ts";
import { insertAbsent } from "../insert-absent.ts";
import type { MongoDirectory } from "../mongo-directory.ts";
import { applyImport } from "./apply-import.ts";
import { readSourceOrder, toGivingJob } from "./giving-jobs.ts";
import { lostJob, ownedBy, ownJobOf, toImportJob } from "./import-job-document.ts";
import { planDryRun } from "./plan/plan-dry-run.ts";

/**
 * Applies a batch without a transaction. Everything before the last write is idempotent; the last write advances the job's checkpoint, if
 * the lease is still held, and makes the batch count. A batch at or before the checkpoint has been applied and does nothing.
 */
export async function writeImportBatch(scope: BusinessScope, batch: ImportBatch): Promise<ImportBatchResult> {
  try {
    return await writeBatch(scope, batch);
  } catch (error) {
    if (!(error instanceof StaleRows)) throw error;
    const { counters } = await ownJobOf(scope.directory, batch.lease);
    return { ...countOutcomes([]), counters: importCountersSchema.parse(counters), stale: error.stamps };
  }
}

async function writeBatch(
  { directory, places, rollups, clock }: BusinessScope,
  batch: ImportBatch,
): Promise<ImportBatchResult> {
  const job = await ownJobOf(directory, batch.lease);
  const counters = importCountersSchema.parse(job.counters);
  if (batch.checkpointRow <= job.checkpointRow) {
    const nothing = { ...countOutcomes([]), counters };
    return job.isDryRun ? { ...nothing, planned: [] } : nothing;
  }
  const { _id: jobId, createdAt: jobCreatedAt, restoresDeleted, publishes } = job;
  const isHeld = job.review?.state === "waiting";
  await places.followRules();
  const run = { directory, places, jobId, jobCreatedAt, restoresDeleted, isHeld, publishes };
  const giver = { own: toGivingJob(job), order: await readSourceOrder(directory) };
  const scope = { ...run, giver, now: clock().getTime() };
  const drafts = [...batch.drafts];
  const planned = job.isDryRun ? await planDryRun(directory, scope, drafts) : undefined;
  const { outcomes, stamps } =
    planned === undefined
      ? await applyImport(scope, drafts, batch.known ?? [])
      : { outcomes: outcomesOf(drafts, planned), stamps: [] };
  const keptIssues = await keepIssues(directory, job, batch.issues);
  const before = toImportJob(job);
  const total = addOutcomes(counters, batch, outcomes);
  const moved = await directory.importJobs.updateOne(
    { ...ownedBy(batch.lease), checkpointRow: job.checkpointRow },
    {
      $set: {
        checkpointRow: batch.checkpointRow,
        readShare: batch.readShare,
        ...(job.isDryRun ? {} : { attempts: 0 }),
        counters: total,
        issueCounts: countIssues(job.issueCounts, batch.issues),
        keptIssues,
        ...addNames(before, batch, outcomes),
      },
    },
  );
  if (moved.matchedCount === 0) await checkMoved(directory, batch);
  if (planned !== undefined) return { ...countOutcomes(outcomes), counters: total, planned };
  await rollups.advance().catch(ignoreEngineFailure);
  return { ...countOutcomes(outcomes), counters: total, ...(batch.wantsStamps === true ? { stamps } : {}) };
}

/** The driver retried a write whose response was lost: the checkpoint has already advanced. */
async function checkMoved(directory: MongoDirectory, batch: ImportBatch): Promise<void> {
  const { checkpointRow } = await ownJobOf(directory, batch.lease);
  if (checkpointRow !== batch.checkpointRow) throw lostJob();
}

/** The write is durable; what is not counted yet is marked and will be counted later. */
export function ignoreEngineFailure(error: unknown): void {
  if (!(error instanceof MongoError) && !isAppError(error)) throw error;
}

/** Returns the number kept. An earlier attempt at a longer batch may have left more. */
async function keepIssues(
  { importIssues }: MongoDirectory,
  { _id: jobId, checkpointRow: basis, keptIssues }: ImportJobDocument,
  issues: readonly ImportIssue[],
): Promise<number> {
  const fitting = issues.slice(0, Math.max(0, MAX_KEPT_ISSUES - keptIssues));
  const documents: ImportIssueDocument[] = fitting.map((issue, at) => ({
    _id: `${jobId}/${basis}/${at}`,
    jobId,
    basis,
    at,
    ...issue,
  }));
  const areAllNew = await insertAbsent(importIssues, documents);
  if (!areAllNew || fitting.length === 0) await importIssues.deleteMany({ jobId, basis, at: { $gte: fitting.length } });
  return keptIssues + fitting.length;
}
