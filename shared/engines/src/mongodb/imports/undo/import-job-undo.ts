import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { refusal } from "@meridian/platform/app-error";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import { NO_SUCH_IMPORT } from "../../../rules/engine-texts.ts";
import { checkUndoable, newUndo } from "../../../rules/undo-request.ts";
import { BOUNDED } from "../../mongo-directory.ts";
import {
  AFTER,
  lostJob,
  type MongoImportJobStoreOptions,
  NO_LEASE,
  toImportJob,
  undoneBy,
} from "../import-job-document.ts";
import { entriesOf } from "../job-ranges.ts";

const ATTEMPTS = 3;

/** A job that was cancelled once must not look like one whose undo should stop. */
export async function requestUndo(
  { directory, clock }: MongoImportJobStoreOptions,
  id: string,
  requestedBy: string,
): Promise<ImportJob> {
  const { importJobs, importChanges } = directory;
  for (let attempt = 1; ; attempt++) {
    const job = await importJobs.findOne({ _id: id }, BOUNDED);
    if (job === null) throw refusal("not_found", NO_SUCH_IMPORT);
    const change = await importChanges.findOne(entriesOf(id), { projection: { _id: 1 }, ...BOUNDED });
    checkUndoable(toImportJob(job), change !== null);
    const undo = newUndo(requestedBy, clock());
    const requested = await importJobs.findOneAndUpdate(
      { _id: id, undo: null, openN: { $exists: false } },
      { $set: { undo, undoN: job.n, undoneUpTo: "", attempts: 0, isCancelRequested: false } },
      AFTER,
    );
    if (requested !== null) return toImportJob(requested);
    // A concurrent request won; the next read returns it.
    if (attempt === ATTEMPTS) throw lostJob();
  }
}

export async function finishUndo(
  { directory, clock }: MongoImportJobStoreOptions,
  lease: JobLease,
): Promise<ImportJob> {
  const ended = await directory.importJobs.findOneAndUpdate(
    undoneBy(lease),
    {
      $set: { "undo.state": "done", "undo.finishedAt": clock().toISOString(), phase: "done" },
      $unset: { undoN: "", undoneUpTo: "", ...NO_LEASE },
    },
    AFTER,
  );
  if (ended === null) throw lostJob();
  return toImportJob(ended);
}
