import { isDeepStrictEqual } from "node:util";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import type { ProblemCode } from "@meridian/contracts/problem";
import type { StoredText } from "@meridian/contracts/stored-text";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { isAppError } from "@meridian/platform/app-error";
import { storedTextOf } from "@meridian/platform/keyed-texts";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { FileStore } from "@meridian/ports/file-store";
import type { JobOutcome, LeasedJob } from "@meridian/ports/imports/import-job-store";
import type { MappingProfileStore } from "@meridian/ports/imports/mapping-profile-store";
import type { RowPrintStore } from "@meridian/ports/imports/row-print-store";
import type { SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import { importBatches } from "../../load/import-pipeline.ts";
import { text } from "../../messages/text.ts";
import type { ImportSource, ImportSourceOptions } from "../../parse/worker/open-import-source.ts";
import { createPaceMeter } from "../../progress/pace-meter.ts";
import { openUpload } from "../../upload/stored-file-facts.ts";
import { columnDecisionOf } from "../column-decision-of.ts";
import { createJobFiles, type JobFiles } from "../job-files.ts";
import { noteListed } from "../note-listed.ts";
import { type FindDoubtsDeps, findDoubts } from "./find-doubts.ts";
import { enterPhase, type SettleDeps, settle } from "./job-phases.ts";
import { beginReading, type JobPrints } from "./job-prints.ts";
import type { LeaseKeeper } from "./lease-keeper.ts";

export interface RunJobDeps extends SettleDeps, FindDoubtsDeps {
  businesses: FindDoubtsDeps["businesses"] & Pick<BusinessStore, "writeImportBatch">;
  files: Pick<FileStore, "openLocal" | "save">;
  profiles: Pick<MappingProfileStore, "list">;
  listings: FindDoubtsDeps["listings"] & Pick<SourceListingStore, "noteListed">;
  prints: RowPrintStore;
  openSource: (options: ImportSourceOptions) => Promise<ImportSource>;
  onRows?: (rows: number) => void;
}

/** A file that killed its worker this often without a single batch written is not retried. */
export const MAX_ATTEMPTS = 3;
/** Codes for faults of the sheet. Everything else may pass, and the file is retried. */
const FAILURES_OF_THE_FILE: ReadonlySet<ProblemCode> = new Set([
  "invalid_input",
  "unsupported_media",
  "too_large",
  "not_found",
  "gone",
]);
/** The minimum time between two checks for a cancellation, which cost a write. */
const RENEW_EVERY_MS = 1000;

/**
 * Runs a leased import to its end: read, index, count. A dry run ends after reading. Undefined if it has to give up the job, which another
 * worker then resumes. An unreadable sheet fails the job; any other error is thrown and leaves the lease to expire.
 */
export async function runJob(deps: RunJobDeps, leased: LeasedJob, keeper: LeaseKeeper): Promise<ImportJob | undefined> {
  const outcome = await readAndKeepFiles(deps, leased, keeper);
  if (outcome === undefined) return undefined;
  if (!leased.job.isDryRun && !(await settle(deps, leased.lease, keeper))) return undefined;
  const ended = await deps.jobs.finish(leased.lease, outcome);
  deps.hub.publish(progressOf(ended));
  return ended;
}

async function readAndKeepFiles(
  deps: RunJobDeps,
  leased: LeasedJob,
  keeper: LeaseKeeper,
): Promise<JobOutcome | undefined> {
  const made = createJobFiles(deps, leased);
  try {
    const outcome = await readAll(deps, leased, keeper, made);
    if (outcome !== undefined) await made.keep();
    return outcome;
  } finally {
    made.close();
  }
}

/**
 * Reads on from the checkpoint, even if a worker died after reading: the file then reports its end again. Undefined if the worker must give
 * up the job.
 */
async function readAll(
  deps: RunJobDeps,
  leased: LeasedJob,
  keeper: LeaseKeeper,
  made: JobFiles,
): Promise<JobOutcome | undefined> {
  const { job } = leased;
  if (!hadRead(job) && job.attempts > MAX_ATTEMPTS) return tooManyAttempts();
  try {
    await keeper.renew();
    keeper.signal.throwIfAborted();
    await readFile(deps, leased, keeper, made);
    return { state: "succeeded" };
  } catch (error) {
    if (keeper.letGoSignal.aborted) return undefined;
    if (keeper.signal.aborted) return { state: "cancelled" };
    if (!isAppError(error) || !FAILURES_OF_THE_FILE.has(error.code)) throw error;
    return { state: "failed", code: error.code, message: storedTextOf(error) };
  }
}

async function readFile(
  deps: RunJobDeps,
  { lease, job }: LeasedJob,
  keeper: LeaseKeeper,
  made: JobFiles,
): Promise<void> {
  if (!hadRead(job)) await enterPhase(deps, lease, "reading");
  const file = await openUpload(deps.files, job.fileId);
  try {
    const { fileName, batchSizeRows, checkpointRow: afterRow } = job;
    const profiles = await deps.profiles.list();
    const isSurveyed = afterRow === 0 && !job.isDryRun && job.review === undefined && job.publishes === undefined;
    const decision = columnDecisionOf(job, profiles);
    const opened = { path: file.path, fileName, decision, signal: keeper.signal };
    if (isSurveyed) await noteListed(deps.listings, job, (options) => deps.openSource({ ...opened, ...options }));
    const source = await deps.openSource({
      ...opened,
      batchSizeRows,
      afterRow,
      rejectedFile: made.open(file.path),
      listsSkippedRows: job.isDryRun,
      passesRepeats: !job.isDryRun,
      isSurveyed,
      mayTakePrints: !job.isDryRun && job.review === undefined && job.publishes === undefined,
    });
    try {
      const isNoted = (note: StoredText) => job.notes.some((noted) => isDeepStrictEqual(noted, note));
      const review = job.review ?? (await findDoubts(deps, job, { survey: source.survey, profiles }));
      const notes = [...job.notes, ...notesOf(source, review).filter((note) => !isNoted(note))];
      const { columnExtraction, headerSignature, listedKinds, listedNames } = source;
      const kinds = listedKinds.length === 0 ? {} : { listedKinds: [...listedKinds] };
      const names = listedNames.length === 0 ? {} : { listedNames: [...listedNames] };
      const described = { columnExtraction, headerSignature, notes, ...kinds, ...names };
      await deps.jobs.describeFile(lease, review === undefined ? described : { ...described, review });
      const held = review === undefined ? job : { ...job, review };
      const { sourceOrder = [] } = await deps.settings.get();
      const prints = await beginReading(deps.prints, source, { job: held, sourceOrder });
      await writeBatches(deps, { lease, job: held, task: "import" }, keeper, { source, made, prints });
      await prints?.settle();
      made.complete(source.rejectedBytes());
    } finally {
      await source.close();
    }
  } finally {
    await file.release();
  }
}

/** A file of names alone that is not held was trusted, or is being published; of any other that is held its notes do not tell yet. */
function notesOf({ notes }: Pick<ImportSource, "notes">, review: ImportReview | undefined): readonly StoredText[] {
  const isOfNames = (note: StoredText) => typeof note === "object" && note.key === "held_for_review";
  if (review === undefined) return notes.filter((note) => !isOfNames(note));
  return notes.some(isOfNames) ? notes : [...notes, text("import_held")];
}

async function writeBatches(
  deps: RunJobDeps,
  { lease, job }: LeasedJob,
  keeper: LeaseKeeper,
  { source, made, prints }: { source: ImportSource; made: JobFiles; prints: JobPrints | undefined },
): Promise<void> {
  const { businesses, hub, listings } = deps;
  const { sourceId } = job;
  const isHeld = job.review?.state === "waiting";
  const { isApprovedByDefault } = await deps.settings.get();
  const meter = createPaceMeter({ rows: job.counters.rowsRead, share: job.readShare });
  let renewedAt = performance.now();
  let rowsRead = job.counters.rowsRead;
  await importBatches({
    source,
    lease,
    businesses,
    isApprovedByDefault: isApprovedByDefault && !isHeld,
    signal: keeper.signal,
    onBatch: async (batch, written) => {
      const { counters } = written;
      const { readShare } = batch;
      made.add(batch, written);
      await prints?.keep(batch, written);
      if (sourceId !== undefined && !isHeld) {
        const { drafts, known } = batch;
        await listings.noteListed({ sourceId, jobId: job.id, drafts, known, adds: true });
      }
      deps.onRows?.(counters.rowsRead - rowsRead);
      rowsRead = counters.rowsRead;
      const pace = meter.measure(counters.rowsRead, readShare);
      const phase = hadRead(job) ? job.phase : "reading";
      hub.publish({ ...progressOf(job), state: "running", phase, counters, readShare, ...pace });
      if (!job.isDryRun) {
        deps.keeper.wake();
        await deps.announcer.announceIfDue();
      }
      if (performance.now() - renewedAt < RENEW_EVERY_MS) return;
      renewedAt = performance.now();
      await keeper.renew();
    },
  });
}

/** All rows are durable. Such a job keeps its phase, so that dead workers are not blamed on its file. */
function hadRead({ phase }: ImportJob): boolean {
  return phase === "indexing" || phase === "counting";
}

function tooManyAttempts(): JobOutcome {
  return { state: "failed", code: "internal", message: text("too_many_attempts", { count: MAX_ATTEMPTS }) };
}
