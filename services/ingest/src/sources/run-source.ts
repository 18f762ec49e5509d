import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportSource } from "@meridian/contracts/imports/import-source";
import type { StoredText } from "@meridian/contracts/stored-text";
import { hasEnded } from "@meridian/domain/imports/import-progress";
import { isAppError } from "@meridian/platform/app-error";
import { storedTextOf } from "@meridian/platform/keyed-texts";
import type { Logger } from "@meridian/platform/logger";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ImportSourceChange, ImportSourceStore } from "@meridian/ports/imports/import-source-store";
import { type QueueImportDeps, queueImport } from "../jobs/queue-import.ts";
import { refusal, text } from "../messages/text.ts";
import type { TextKey } from "../messages/turkish.ts";
import type { ListingDeps } from "./close-listing.ts";
import { type FetchOptions, fetchSource } from "./fetch-source.ts";
import { nextRunAfter, retryAfter } from "./run-times.ts";
import { settleListings } from "./settle-listings.ts";

export interface RunSourceDeps extends QueueImportDeps, ListingDeps {
  sources: ImportSourceStore;
  jobs: Pick<ImportJobStore, "create" | "findByContent" | "get">;
  files: QueueImportDeps["files"] & Pick<FileStore, "save" | "remove">;
  fetching: Pick<FetchOptions, "allowedHosts" | "maxBytes">;
  logger: Logger;
  clock: () => Date;
}

/** The largest choice of an upload: nobody watches the progress of a source, and larger batches write each page less often. */
const BATCH_SIZE_ROWS = 2000;
/** Refusals of content in a format that no reader supports. */
const NO_LISTS: ReadonlySet<string> = new Set<TextKey>(["unsupported_format", "not_a_sheet"]);
const SUCCESS = { lastFailure: null, failures: 0 } as const;

/** Fetches a source and queues the import of its file, unless nothing changed. Failures are recorded, and tried again later. */
export async function runSource(deps: RunSourceDeps, source: ImportSource, signal: AbortSignal): Promise<void> {
  const { sources, logger, clock } = deps;
  const startedAt = clock();
  const run = { lastRunAt: startedAt.toISOString(), isRunRequested: false, nextRunAt: nextRunAfter(source, startedAt) };
  try {
    const outcome = await fetchAndQueue(deps, source, signal);
    await sources.change(source.id, { ...run, ...outcome });
    logger.info({ sourceId: source.id, outcome: outcome.lastOutcome, jobId: outcome.lastJobId }, "source fetched");
  } catch (error) {
    signal.throwIfAborted();
    logger.warn({ err: error, sourceId: source.id, failures: source.failures + 1 }, "source failed");
    const message = isAppError(error) ? storedTextOf(error) : text("source_failed");
    await sources.change(source.id, { ...run, ...failureOf(source, message, clock()) });
  }
}

async function fetchAndQueue(
  deps: RunSourceDeps,
  source: ImportSource,
  signal: AbortSignal,
): Promise<ImportSourceChange> {
  const { files, fetching } = deps;
  const fetched = await fetchSource(source, { files, signal, ...fetching });
  if (fetched.isUnchanged) {
    if (source.contentSha256 === null) throw refusal("unavailable", text("source_refused", { status: "304" }));
    return { ...SUCCESS, lastOutcome: "unchanged" };
  }
  const { file, fileName, etag, lastModified } = fetched;
  if (file.sha256 === source.contentSha256) {
    await files.remove(file.id);
    return { ...SUCCESS, lastOutcome: "unchanged", etag, lastModified };
  }
  const started = await findStarted(deps, source, file.sha256);
  if (started !== undefined) {
    await files.remove(file.id);
    return { lastOutcome: "running", lastJobId: started.id, etag, lastModified };
  }
  try {
    const request = { file, fileName, batchSizeRows: BATCH_SIZE_ROWS, sourceId: source.id };
    const job = await queueImport(deps, request, source.name);
    return { lastOutcome: "running", lastJobId: job.id, etag, lastModified };
  } catch (error) {
    await files.remove(file.id);
    throw error;
  }
}

/** The import that a process queued for this run before it died. */
async function findStarted(
  { jobs }: Pick<RunSourceDeps, "jobs">,
  { id, lastJobId, lastRunAt }: ImportSource,
  sha256: string,
): Promise<ImportJob | undefined> {
  const [newest] = await jobs.findByContent(sha256, 1);
  if (newest?.sourceId !== id || newest.id === lastJobId) return undefined;
  return lastRunAt === null || newest.createdAt > lastRunAt ? newest : undefined;
}

/** Records the outcome of a source's running or held import, and that of the import that a decision led to. */
export async function settleSource(deps: RunSourceDeps, source: ImportSource): Promise<void> {
  const change = await findChange(deps, source);
  if (change === undefined) return;
  if (change.lastOutcome === "imported") await settleImported(deps, source);
  const settled = await deps.sources.change(source.id, change);
  if (settled?.lastOutcome === "running") await settleSource(deps, settled);
}

/** What has changed with the import of a source that is running or held. */
export async function findChange(
  { jobs, clock }: Pick<RunSourceDeps, "jobs" | "clock">,
  source: ImportSource,
): Promise<ImportSourceChange | undefined> {
  const job = source.lastJobId === null ? undefined : await jobs.get(source.lastJobId);
  return job === undefined ? failureOf(source, text("import_not_found"), clock()) : changeAfter(source, job, clock());
}

async function settleImported(deps: RunSourceDeps, { id: sourceId, name, lastJobId }: ImportSource): Promise<void> {
  const job = lastJobId === null ? undefined : await deps.jobs.get(lastJobId);
  if (job === undefined) return;
  const settled = await settleListings(deps, { sourceId, jobId: job.id, rejectedRows: job.counters.rejected });
  if (settled.closed + settled.asked === 0) return;
  const details = { name, importId: job.id, ...settled };
  const action = "source.businesses_settled";
  await deps.audit.append({ at: deps.clock(), actor: name, action, subject: sourceId, details });
}

function changeAfter(source: ImportSource, job: ImportJob, now: Date): ImportSourceChange | undefined {
  const { review, state, failure, fileSha256 } = job;
  if (!hasEnded(job)) return undefined;
  if (state === "cancelled") return { ...SUCCESS, lastOutcome: "discarded", etag: null, lastModified: null };
  if (state === "failed") return failureOf(source, failure?.message ?? text("import_failed"), now);
  if (review?.state === "waiting") return source.lastOutcome === "held" ? undefined : { lastOutcome: "held" };
  if (review?.state === "discarded") return { ...SUCCESS, lastOutcome: "discarded", contentSha256: fileSha256 };
  if (review !== undefined && review.nextJobId !== null) {
    return { lastOutcome: "running", lastJobId: review.nextJobId };
  }
  return { ...SUCCESS, lastOutcome: "imported", contentSha256: fileSha256 };
}

/** The next request is unconditional: what came was not imported. */
function failureOf(source: ImportSource, failure: StoredText, now: Date): ImportSourceChange {
  const lastFailure = advisedOnAddress(failure);
  const failures = source.failures + 1;
  const nextRunAt = retryAfter(failures, now);
  return { lastOutcome: "failed", lastFailure, failures, nextRunAt, etag: null, lastModified: null };
}

/** Of what is no list, the refusal advises to save and upload it, which does not help an address. */
function advisedOnAddress(failure: StoredText): StoredText {
  if (typeof failure === "string" || failure.params.what === undefined || !NO_LISTS.has(failure.key)) return failure;
  return text("source_not_a_list", { what: failure.params.what });
}
