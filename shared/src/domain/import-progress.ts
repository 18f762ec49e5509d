import type { ImportJob, ImportPhase, ImportProgress, ImportUndo } from "../contracts/import-job.ts";

const PHASES: readonly ImportPhase[] = ["waiting", "reading", "undoing", "indexing", "counting", "done"];
/** Those that are entered once everything is written; the ones before are entered anew at each try. */
const LAST_PHASES: readonly ImportPhase[] = ["indexing", "counting", "done"];

/** How far a job has come by what is stored of it: without a speed. */
export function progressOf(job: ImportJob): ImportProgress {
  return {
    jobId: job.id,
    fileName: job.fileName,
    state: job.state,
    phase: phaseOf(job),
    counters: job.counters,
    rowsPerSecond: 0,
    readShare: job.undo === null ? job.readShare : undoneShare(job),
    secondsLeft: null,
    isDryRun: job.isDryRun,
    pause: null,
    undo: job.undo,
  };
}

/** A pause stands until the job gets further than it was when it paused: a worker that tries again is no progress. */
export function withStandingPause(progress: ImportProgress, before: ImportProgress | undefined): ImportProgress {
  if (before === undefined || progress.pause !== null || isAtRest(progress)) return progress;
  return isFurther(progress, before) ? progress : { ...progress, pause: before.pause };
}

function isFurther({ phase, counters, undo }: ImportProgress, before: ImportProgress): boolean {
  return (
    counters.rowsRead > before.counters.rowsRead ||
    LAST_PHASES.indexOf(phase) > LAST_PHASES.indexOf(before.phase) ||
    (undo !== null && (before.undo === null || undoneCount(undo) > undoneCount(before.undo)))
  );
}

export function undoneCount({ removed, restored, kept }: ImportUndo): number {
  return removed + restored + kept;
}

export function hasEnded({ state }: Pick<ImportProgress, "state">): boolean {
  return state === "succeeded" || state === "failed" || state === "cancelled";
}

/** Ended, and not being taken back: nothing more is heard of it unless somebody asks for its undo. */
export function isAtRest({ state, undo }: Pick<ImportProgress, "state" | "undo">): boolean {
  return hasEnded({ state }) && (undo === null || undo.state === "done");
}

/**
 * Whether news of a job are of an earlier phase than what is known: read from the store before its worker told of the next, or of a
 * job that another worker takes on anew. Being taken back comes after everything else.
 */
export function isOverdue(news: Pick<ImportProgress, "phase" | "undo">, known: Pick<ImportProgress, "phase" | "undo">) {
  return stageOf(news) < stageOf(known);
}

function stageOf({ phase, undo }: Pick<ImportProgress, "phase" | "undo">): number {
  return PHASES.indexOf(phase) + (undo === null ? 0 : PHASES.length);
}

function phaseOf({ state, phase, undo }: ImportJob): ImportPhase {
  if (undo?.state === "done") return "done";
  return state === "queued" || undo?.state === "queued" ? "waiting" : phase;
}

/** Of the businesses that an import created or changed, the share that was taken back or kept. */
function undoneShare({ counters, undo }: ImportJob): number {
  const all = counters.created + counters.updated;
  const done = undo === null ? 0 : undoneCount(undo);
  return undo?.state === "done" || all === 0 ? 1 : Math.min(1, done / all);
}
