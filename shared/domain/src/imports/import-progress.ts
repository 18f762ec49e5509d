import type { ImportJob, ImportPhase, ImportProgress, ImportUndo } from "@meridian/contracts/imports/import-job";

const PHASES: readonly ImportPhase[] = ["waiting", "reading", "undoing", "indexing", "counting", "done"];
/** Phases after everything is written; earlier ones are entered again with each attempt. */
const LAST_PHASES: readonly ImportPhase[] = ["indexing", "counting", "done"];

/** The progress of a stored job, without a speed. */
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
    isHeld: isHeld(job),
    pause: null,
    undo: job.undo,
  };
}

/** A pause lasts until the job gets further than when it paused: a retrying worker is not progress. */
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

/** Waits for a decision: what it created is hidden. */
export function isHeld({ review, undo }: Pick<ImportJob, "review" | "undo">): boolean {
  return review?.state === "waiting" && undo === null;
}

/** Whether it changed any business: otherwise there is nothing to undo. */
export function hasChanged({ counters }: Pick<ImportJob, "counters">): boolean {
  return counters.created + counters.updated > 0;
}

/** What an import that publishes another changed is still there: the published one cannot be undone alone. */
export function isInEffect({ state, counters, undo }: Pick<ImportJob, "state" | "counters" | "undo">): boolean {
  return !hasEnded({ state }) || (hasChanged({ counters }) && undo?.state !== "done");
}

/** Ended and not being undone: it will not change unless an undo is requested. */
export function isAtRest({ state, undo }: Pick<ImportProgress, "state" | "undo">): boolean {
  return hasEnded({ state }) && (undo === null || undo.state === "done");
}

/**
 * Whether an event about a job belongs to an earlier phase than the known one: it was read from the store before the worker reported the
 * next phase, or another worker took the job over. An undo follows all other phases.
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

/** The share of the businesses an import created or changed that has been undone or kept. */
function undoneShare({ counters, undo }: ImportJob): number {
  const all = counters.created + counters.updated;
  const done = undo === null ? 0 : undoneCount(undo);
  return undo?.state === "done" || all === 0 ? 1 : Math.min(1, done / all);
}
