import type { ImportJob, ImportUndo } from "@meridian/contracts/imports/import-job";
import { progressOf, undoneCount } from "@meridian/domain/imports/import-progress";
import type { LeasedJob } from "@meridian/ports/imports/import-job-store";
import type { ImportUndoStore, UndoBatchResult } from "@meridian/ports/imports/import-undo";
import { createPaceMeter } from "../../progress/pace-meter.ts";
import { enterPhase, type SettleDeps, settle } from "./job-phases.ts";
import type { LeaseKeeper } from "./lease-keeper.ts";

export interface RunUndoDeps extends SettleDeps {
  undo: Pick<ImportUndoStore, "undoBatch">;
  /** Called before the undo ends, and again if that is interrupted. */
  takeBack?: (job: ImportJob) => Promise<void>;
}

/** The minimum time between two renewals, which cost a write. */
const RENEW_EVERY_MS = 1000;

/**
 * Undoes an import to the end: batch by batch, then index and counts. Each batch is durable, so that the next worker can resume. Undefined
 * if the worker must give up the job.
 */
export async function runUndo(
  deps: RunUndoDeps,
  leased: LeasedJob,
  keeper: LeaseKeeper,
): Promise<ImportJob | undefined> {
  const { lease } = leased;
  await enterPhase(deps, lease, "undoing");
  if (!(await undoAll(deps, leased, keeper))) return undefined;
  await deps.takeBack?.(leased.job);
  if (!(await settle(deps, lease, keeper))) return undefined;
  const ended = await deps.jobs.finishUndo(lease);
  deps.hub.publish(progressOf(ended));
  return ended;
}

async function undoAll(deps: RunUndoDeps, { lease, job }: LeasedJob, keeper: LeaseKeeper): Promise<boolean> {
  const start = progressOf(job);
  let undo = job.undo;
  if (undo === null) throw new Error("A job without an undo was leased to be undone");
  const meter = createPaceMeter({ rows: undoneCount(undo), share: start.readShare });
  let renewedAt = performance.now();
  for (;;) {
    if (keeper.letGoSignal.aborted) return false;
    const batch = await deps.undo.undoBatch(lease, job.batchSizeRows);
    undo = addFigures(undo, batch);
    const { readShare } = progressOf({ ...job, undo });
    const pace = meter.measure(undoneCount(undo), readShare);
    deps.hub.publish({ ...start, phase: "undoing", undo, readShare, ...pace });
    deps.keeper.wake();
    await deps.announcer.announceIfDue();
    if (batch.isDone) return true;
    if (performance.now() - renewedAt < RENEW_EVERY_MS) continue;
    renewedAt = performance.now();
    await keeper.renew();
  }
}

function addFigures(undo: ImportUndo, { removed, restored, kept }: UndoBatchResult): ImportUndo {
  return {
    ...undo,
    removed: undo.removed + removed,
    restored: undo.restored + restored,
    kept: undo.kept + kept,
  };
}
