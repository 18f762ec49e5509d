import type { z } from "zod";
import type { ImportJob, importUndoSchema } from "../../contracts/import-job.ts";
import { conflict } from "../../kernel/app-error.ts";

/** Throws a conflict that says why the import cannot be taken back. */
export function checkUndoable(job: ImportJob, hasChanges: boolean): void {
  if (job.undo !== null) throw conflict("The import has been taken back already, or is about to be.");
  if (job.state === "queued" || job.state === "running") throw conflict("The import has not ended yet.");
  if (job.isDryRun) throw conflict("A dry run has changed nothing.");
  if (!hasChanges) throw conflict("The import has changed nothing that could be taken back.");
}

export function newUndo(requestedBy: string, at: Date): z.infer<typeof importUndoSchema> {
  const figures = { removed: 0, restored: 0, kept: 0 };
  return { state: "queued", requestedBy, requestedAt: at.toISOString(), finishedAt: null, ...figures };
}
