import type { EndpointBody, EndpointQuery, EndpointResponse } from "@meridian/contracts/endpoint";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { DashboardReport } from "@meridian/contracts/imports/import-report";
import type { getImport, listUndone, startImport, UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import { hasChanged, hasEnded, isInEffect, progressOf } from "@meridian/domain/imports/import-progress";
import { isAppError } from "@meridian/platform/app-error";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ImportUndoStore } from "@meridian/ports/imports/import-undo";
import { toDashboardReports } from "../load/import-report.ts";
import { refusal, text } from "../messages/text.ts";
import type { RunningJobs } from "../progress/running-jobs.ts";
import type { SourceSchedule } from "../sources/source-schedule.ts";
import { cleanFileName } from "../upload/clean-file-name.ts";
import { readFileFacts } from "../upload/stored-file-facts.ts";
import { decideImport, type ImportDecision } from "./decide-import.ts";
import { type QueueImportDeps, queueImport } from "./queue-import.ts";

export interface ImportsService {
  list(limit: number, offset: number): Promise<ImportJob[]>;
  countHeld(): Promise<number>;
  get(id: string): Promise<ImportDetails>;
  /** Ended imports, newest first, without dry runs. */
  listReports(): Promise<DashboardReport[]>;
  /** Imports a stored file, or runs it dry. Throws not_found for an unknown file. */
  start(request: StartRequest, actor: string): Promise<ImportJob>;
  /** A new job for the file of a failed or cancelled one; throws conflict for any other. */
  retry(id: string, actor: string): Promise<ImportJob>;
  /** Returns the job after the request; a running one ends at its next batch. */
  cancel(id: string, actor: string): Promise<ImportJob>;
  /** Queues the undo of an import; throws conflict if there is nothing to undo, or not yet. */
  undo(id: string, actor: string): Promise<ImportJob>;
  /** Publishes, corrects or discards a held import and returns the import that follows. Throws conflict for any other. */
  decide(id: string, decision: ImportDecision, actor: string): Promise<ImportJob>;
  listUndone(id: string, query: EndpointQuery<typeof listUndone>): Promise<UndoneBusiness[]>;
}

export interface ImportDetails extends Omit<EndpointResponse<typeof getImport>, "job"> {
  job: ImportJob;
}

export type StartRequest = EndpointBody<typeof startImport>;

export interface ImportsServiceOptions extends QueueImportDeps {
  jobs: ImportJobStore;
  undo: Pick<ImportUndoStore, "listUndone">;
  running: Pick<RunningJobs, "progressOf">;
  schedule: Pick<SourceSchedule, "wake">;
}

const SHOWN_ISSUES = 100;
const SHOWN_REPORTS = 20;
/** The number of jobs searched for ended ones. */
const SEARCHED_JOBS = 100;

export function createImportsService(options: ImportsServiceOptions): ImportsService {
  const { jobs, files, audit, hub, runner, running } = options;
  const find = async (id: string): Promise<ImportJob> => {
    const job = await jobs.get(id);
    if (job === undefined) throw refusal("not_found", text("import_not_found"));
    return job;
  };

  /** What a held import added belongs, once published, to the import that published it. */
  const checkPublisher = async ({ review }: ImportJob): Promise<void> => {
    if (review?.state !== "published" || review.nextJobId === null) return;
    const publisher = await jobs.get(review.nextJobId);
    if (publisher !== undefined && isInEffect(publisher)) throw refusal("conflict", text("undo_publisher_first"));
  };

  const undo = async (id: string, actor: string): Promise<ImportJob> => {
    const asked = await find(id);
    checkUndoable(asked);
    await checkPublisher(asked);
    const job = await jobs.requestUndo(id, actor).catch(async (error) => {
      if (!isAppError(error) || error.code !== "conflict") throw error;
      // Another request came first, or no changes were recorded.
      checkUndoable(await find(id));
      throw refusal("conflict", text("changes_not_kept"), { cause: error });
    });
    const { fileName } = job;
    await audit.append({
      at: new Date(),
      actor,
      action: "import.undo_requested",
      subject: id,
      details: { fileName },
    });
    hub.publish(progressOf(job));
    runner.wake();
    return job;
  };

  return {
    list: (limit, offset) => jobs.list(limit, offset),
    countHeld: () => jobs.countHeld(),
    async get(id) {
      const job = await find(id);
      return { job, issues: await jobs.listIssues(id, SHOWN_ISSUES), progress: running.progressOf(job) };
    },
    async listReports() {
      const ended = (await jobs.list(SEARCHED_JOBS)).filter((job) => hasEnded(job) && !job.isDryRun);
      return toDashboardReports(ended).slice(0, SHOWN_REPORTS);
    },
    async start({ fileId, fileName, batchSize: batchSizeRows, columnChoices = null, ...choices }, actor) {
      const file = await readFileFacts(files, fileId);
      const request = { file, fileName: cleanFileName(fileName), batchSizeRows, columnChoices, ...choices };
      return queueImport(options, request, actor);
    },
    async retry(id, actor) {
      const job = await find(id);
      const { state, fileId, fileName, batchSizeRows, isDryRun, restoresDeleted } = job;
      const { columnChoices, headerRow, fileCountry, businessKind, businessName } = job;
      if (state !== "failed" && state !== "cancelled") {
        throw refusal("conflict", text("not_retryable"));
      }
      const file = await readFileFacts(files, fileId);
      const publishing = job.publishes === undefined ? {} : { publishes: job.publishes };
      const request = {
        file,
        fileName,
        batchSizeRows,
        isDryRun,
        restoresDeleted,
        columnChoices,
        headerRow,
        fileCountry,
        businessKind,
        businessName,
        ...publishing,
        ...(job.sourceId === undefined ? {} : { sourceId: job.sourceId }),
      };
      return queueImport(options, request, actor);
    },
    async cancel(id, actor) {
      const { fileName, undo } = await find(id);
      if (undo !== null && undo.state !== "done") throw refusal("conflict", text("undo_not_cancellable"));
      if (!(await jobs.requestCancel(id))) throw refusal("conflict", text("already_ended"));
      await audit.append({ at: new Date(), actor, action: "import.cancelled", subject: id, details: { fileName } });
      runner.wake();
      const job = await find(id);
      if (hasEnded(job)) hub.publish(progressOf(job));
      return job;
    },
    undo,
    async decide(id, decision, actor) {
      const held = await find(id);
      const next = await decideImport({ ...options, undo }, held, { decision, actor });
      if (held.sourceId !== undefined) options.schedule.wake();
      return next;
    },
    async listUndone(id, { outcome, after: afterId, limit }) {
      await find(id);
      return options.undo.listUndone(id, { afterId, limit, ...(outcome === undefined ? {} : { outcome }) });
    },
  };
}
/** Checks what the store checks too, with a message for the admin. */
function checkUndoable(job: ImportJob): void {
  if (!hasEnded(job)) throw refusal("conflict", text("not_ended_yet"));
  if (job.isDryRun) throw refusal("conflict", text("dry_run_changed_nothing"));
  if (job.undo?.state === "done") throw refusal("conflict", text("already_undone"));
  if (job.undo !== null) throw refusal("conflict", text("already_being_undone"));
  if (!hasChanged(job)) throw refusal("conflict", text("import_changed_nothing"));
}
