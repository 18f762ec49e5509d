import { randomUUID } from "node:crypto";
import { setImmediate as giveWay, setTimeout as wait } from "node:timers/promises";
import type { AuditAction } from "@meridian/contracts/admin/audit-words";
import type { CleanupKind } from "@meridian/contracts/admin/cleanup";
import { isAppError, refusal } from "@meridian/platform/app-error";
import type { Logger } from "@meridian/platform/logger";
import { runEvery } from "@meridian/platform/run-every";
import type { CleanupJobStore, StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";
import type { Lease } from "@meridian/ports/imports/lease";
import type { ActionNotes } from "../audit/action-notes.ts";
import type { ChangeAnnouncer } from "../change-announcer.ts";
import { type CleanupStepOptions, createCleanupSteps } from "./cleanup-steps.ts";

const LEASE = "cleanup";
const LEASE_MS = 30_000;
/** How long a request waits for its job to end; the job continues after it. */
const WAIT_MS = 15_000;
const RESUME_EVERY_MS = 20_000;
/** How often public answers are invalidated while a job runs. */
const ANNOUNCE_EVERY_MS = 2_000;
const BUSY = {
  tr: "Başka bir temizlik işlemi sürüyor. Lütfen bitmesini bekleyin.",
  en: "Another cleanup is running. Please wait for it to end.",
};

const ENDED: Record<CleanupKind, AuditAction> = {
  apply_category_rules: "directory.categories_applied",
  delete_all: "directory.emptied",
  delete_test_data: "directory.test_data_deleted",
  fix_slugs: "directory.slugs_fixed",
  place_businesses: "directory.businesses_placed",
  restore_deleted: "directory.restored",
};

/** Jobs that never revisit a business; the others skip what is done and find what was added behind the checkpoint. */
const KEEPS_CHECKPOINT: ReadonlySet<CleanupKind> = new Set(["apply_category_rules", "fix_slugs", "place_businesses"]);

/** Runs cleanup jobs, one at a time across all processes; each resumes where it was interrupted. */
export interface CleanupRunner {
  /** Starts a job, or resumes an unfinished one of the same kind, and waits for it for a while. Throws conflict while another runs. */
  run(request: CleanupRequest): Promise<StoredCleanupJob>;
  /** Resumes what a dead process left unfinished. */
  resume(): Promise<void>;
  /** Lets the current step finish; the rest resumes at the next start. */
  stop(): Promise<void>;
}

/**
 * Reclassifies all businesses if a category decision requires it and no job has done so since. Throws conflict while another job runs. A
 * running job for earlier decisions finishes first, so a series of decisions costs at most two passes.
 */
export type ApplyRules = () => Promise<void>;

export interface CleanupRequest {
  kind: CleanupKind;
  actor: string;
  /** The deletion job to restore from. */
  ofJobId?: string;
  /** Identifies a job that must run exactly once and ends an unfinished one of its kind; by default any job of its kind is resumed. */
  id?: string;
}

export interface CleanupRunnerOptions extends Omit<CleanupStepOptions, "cleanupJobs"> {
  cleanupJobs: CleanupJobStore;
  leases: Lease;
  notes: ActionNotes;
  announcer: ChangeAnnouncer;
  logger: Logger;
  now: () => Date;
  waitMs?: number;
}

export function createCleanupRunner(options: CleanupRunnerOptions): CleanupRunner {
  const { cleanupJobs, leases, notes, announcer, logger, now, waitMs = WAIT_MS } = options;
  const steps = createCleanupSteps(options);
  const holder = randomUUID();
  const stopping = new AbortController();
  let running: Promise<StoredCleanupJob> | undefined;
  let isBeginning = false;

  async function jobFor({ kind, actor, ofJobId, id }: CleanupRequest): Promise<StoredCleanupJob> {
    const open = await cleanupJobs.findOpen(kind);
    if (open !== undefined && id !== undefined && open.id !== id) {
      await cleanupJobs.save({ ...open, state: "finished", endedAt: now().toISOString() });
    } else if (open !== undefined && (ofJobId === undefined || open.ofJobId === ofJobId)) {
      // Deleted and restored businesses are skipped quickly; new ones may have appeared behind the checkpoint.
      return { ...open, state: "running", checkpoint: KEEPS_CHECKPOINT.has(kind) ? open.checkpoint : "" };
    }
    const job: StoredCleanupJob = {
      id: id ?? randomUUID(),
      kind,
      state: "running",
      processedCount: 0,
      changedCount: 0,
      startedBy: actor,
      startedAt: now().toISOString(),
      endedAt: null,
      checkpoint: "",
      ofJobId: ofJobId ?? null,
    };
    await notes.add(actor, "cleanup.started", job.id, { kind, ...(ofJobId === undefined ? {} : { ofJobId }) });
    await cleanupJobs.add(job);
    return job;
  }

  /** Undefined if there is nothing to do, or another process is doing it. */
  async function begin(find: () => Promise<StoredCleanupJob | undefined>): Promise<StoredCleanupJob | undefined> {
    if (running !== undefined || isBeginning) return undefined;
    isBeginning = true;
    try {
      if (!(await leases.acquire(LEASE, holder, LEASE_MS))) return undefined;
      const job = await find();
      if (job !== undefined) running = work(job).finally(leave);
      return job;
    } finally {
      isBeginning = false;
      if (running === undefined) await leave();
    }
  }

  async function leave(): Promise<void> {
    running = undefined;
    // If it cannot be released, it expires.
    await leases.release(LEASE, holder).catch(() => undefined);
  }

  /** Runs to the end unless the process stops or loses the lease; another process then resumes. */
  async function work(begun: StoredCleanupJob): Promise<StoredCleanupJob> {
    let job = begun;
    let announcedAt = Number.NEGATIVE_INFINITY;
    try {
      await cleanupJobs.save(job);
      // Public answers are empty from here on.
      if (job.kind === "delete_all") await announcer.announce();
      while (!stopping.signal.aborted && (await leases.renew(LEASE, holder, LEASE_MS))) {
        const { processed, changed, next, details } = await steps[job.kind](job);
        job = {
          ...job,
          processedCount: job.processedCount + processed,
          changedCount: job.changedCount + changed,
          ...(next === undefined ? { state: "finished", endedAt: now().toISOString() } : { checkpoint: next }),
        };
        await cleanupJobs.save(job);
        if (changed > 0 && now().getTime() - announcedAt >= ANNOUNCE_EVERY_MS) {
          announcedAt = now().getTime();
          await announcer.announce();
        }
        if (details !== undefined)
          await notes.add(job.startedBy, "cleanup.step", job.id, { kind: job.kind, ...details });
        if (next === undefined) return await end(job);
        await giveWay();
      }
    } catch (error) {
      logger.error({ err: error, jobId: job.id, kind: job.kind }, "cleanup stopped");
      job = { ...job, state: "stopped" };
      await cleanupJobs.save(job).catch(() => undefined);
      await announcer.announce().catch(() => undefined);
    }
    return job;
  }

  async function end(job: StoredCleanupJob): Promise<StoredCleanupJob> {
    const { kind, processedCount, changedCount, startedBy, ofJobId } = job;
    const counts = { processedCount, changedCount };
    logger.info({ jobId: job.id, kind, ...counts }, "cleanup ended");
    await notes.add(startedBy, ENDED[kind], job.id, { ...counts, ...(ofJobId === null ? {} : { ofJobId }) });
    await announcer.announce();
    return job;
  }

  return {
    async run(request) {
      const job = await begin(() => jobFor(request));
      if (job === undefined) throw refusal("conflict", BUSY);
      const waiting = new AbortController();
      const ended = await Promise.race([running, wait(waitMs, undefined, { signal: waiting.signal })]);
      waiting.abort();
      return ended ?? (await cleanupJobs.find(job.id)) ?? job;
    },
    async resume() {
      if (running !== undefined || (await cleanupJobs.listRunning()).length === 0) return;
      await begin(async () => (await cleanupJobs.listRunning())[0]);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

export interface KeepCleanupGoingOptions {
  runner: Pick<CleanupRunner, "resume" | "run">;
  cleanupJobs: Pick<CleanupJobStore, "find">;
  applyRules: ApplyRules;
  /** Of the knowledge file. */
  knowledgeRelease: number;
}

/**
 * Resumes unfinished jobs at the start and at intervals. Places all businesses once with each release of the knowledge file,
 * and reclassifies them after category decisions. Returns a function that stops it.
 */
export function keepCleanupGoing(
  { runner, cleanupJobs, applyRules, knowledgeRelease }: KeepCleanupGoingOptions,
  logger: Logger,
): () => void {
  const id = `place_businesses-${knowledgeRelease}`;
  let arePlaced = false;
  const work = async () => {
    await runner.resume();
    arePlaced ||= (await cleanupJobs.find(id))?.state === "finished";
    if (!arePlaced) await runner.run({ kind: "place_businesses", actor: "system", id });
    await applyRules();
  };
  return runEvery(RESUME_EVERY_MS, work, (error) => {
    // Another job is running; try again next time.
    if (isAppError(error) && error.code === "conflict") return;
    logger.warn({ err: error }, "cleanup resume failed");
  });
}
