import { randomUUID } from "node:crypto";
import { setImmediate as giveWay, setTimeout as wait } from "node:timers/promises";
import type { AuditAction } from "@meridian/shared/contracts/audit";
import type { CleanupKind } from "@meridian/shared/contracts/cleanup";
import { conflict, isAppError } from "@meridian/shared/kernel/app-error";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { CleanupJobStore, StoredCleanupJob } from "@meridian/shared/ports/cleanup-job-store";
import type { Lease } from "@meridian/shared/ports/lease";
import type { ActionNotes } from "../audit/action-notes.ts";
import type { ChangeAnnouncer } from "../change-announcer.ts";
import type { ApplyRules } from "./apply-rules.ts";
import { type CleanupStepOptions, createCleanupSteps } from "./cleanup-steps.ts";

const LEASE = "cleanup";
const LEASE_MS = 30_000;
/** A request waits this long for the end of its job, which goes on after it. */
const WAIT_MS = 15_000;
const RESUME_EVERY_MS = 20_000;
/** While a job runs, public answers are put in doubt this often. */
const ANNOUNCE_EVERY_MS = 2_000;

const ENDED: Record<CleanupKind, AuditAction> = {
  apply_category_rules: "directory.categories_applied",
  delete_all: "directory.emptied",
  delete_test_data: "directory.test_data_deleted",
  fix_slugs: "directory.slugs_fixed",
  place_businesses: "directory.businesses_placed",
  restore_deleted: "directory.restored",
};

/** Jobs that have looked at a business for good; the others pass over what they have done, and find what is new behind it. */
const KEEPS_CHECKPOINT: ReadonlySet<CleanupKind> = new Set(["apply_category_rules", "fix_slugs", "place_businesses"]);

/** Runs the jobs of the cleanup, of all processes one at a time; each goes on where it was cut off. */
export interface CleanupRunner {
  /**
   * Begins a job, or goes on with one of its kind that did not come to its end, and waits for it for a while. Throws conflict
   * while another runs.
   */
  run(request: CleanupRequest): Promise<StoredCleanupJob>;
  /** Goes on with what a process that ended left behind. */
  resume(): Promise<void>;
  /** Lets the step at hand end; what is left is gone on with at the next start. */
  stop(): Promise<void>;
}

export interface CleanupRequest {
  kind: CleanupKind;
  actor: string;
  /** Of a restoration. */
  ofJobId?: string;
  /** Of a job that is to be done once: by default any of its kind is gone on with. Another of its kind is ended in its favour. */
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
      // What was deleted or restored is passed over quickly; behind the checkpoint there may be new businesses by now.
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

  /** Undefined where there is nothing to do, or somebody is at it. */
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
    // Where it cannot be given back it runs out.
    await leases.release(LEASE, holder).catch(() => undefined);
  }

  /** To the end, unless the process stops or the right is lost: another then goes on with it. */
  async function work(begun: StoredCleanupJob): Promise<StoredCleanupJob> {
    let job = begun;
    let announcedAt = Number.NEGATIVE_INFINITY;
    try {
      await cleanupJobs.save(job);
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
      if (job === undefined) throw conflict("Başka bir temizlik işlemi sürüyor. Lütfen bitmesini bekleyin.");
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
  cleanupJobs: Pick<CleanupJobStore, "hasFinished">;
  applyRules: ApplyRules;
}

/**
 * Resumes, at the start and every so often, what another process left unfinished. Places the businesses that were stored before
 * cities and regions were known, once, and reclassifies all after decisions about categories. Returns the function that stops it.
 */
export function keepCleanupGoing(
  { runner, cleanupJobs, applyRules }: KeepCleanupGoingOptions,
  logger: Logger,
): () => void {
  let arePlaced = false;
  const work = async () => {
    await runner.resume();
    arePlaced ||= await cleanupJobs.hasFinished("place_businesses");
    if (!arePlaced) await runner.run({ kind: "place_businesses", actor: "system" });
    await applyRules();
  };
  const resume = () => {
    work().catch((error: unknown) => {
      // Another job runs: there is a next time.
      if (isAppError(error) && error.code === "conflict") return;
      logger.warn({ err: error }, "cleanup resume failed");
    });
  };
  resume();
  const timer = setInterval(resume, RESUME_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
