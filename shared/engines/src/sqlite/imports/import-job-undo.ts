import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { refusal } from "@meridian/platform/app-error";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import { NO_SUCH_IMPORT } from "../../rules/engine-texts.ts";
import { checkUndoable, newUndo } from "../../rules/undo-request.ts";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import { numberOf } from "../database/sql-row.ts";
import { jobOf, toImportJob, undoJobRowOf } from "./import-job-row.ts";

/** A job that was cancelled once must not look like one whose undo should stop. */
export function requestUndo({ db, clock }: SqliteStoreOptions, id: string, requestedBy: string): ImportJob {
  return db.write(() => {
    const row = db.sql("SELECT * FROM import_job WHERE id = ?").get(id);
    if (row === undefined) throw refusal("not_found", NO_SUCH_IMPORT);
    const n = numberOf(row.n);
    const change = db.sql("SELECT 1 FROM import_change WHERE job_n = ? LIMIT 1").get(n);
    checkUndoable(toImportJob(row), change !== undefined);
    const requested = db
      .sql("UPDATE import_job SET undo = ?, attempts = 0, is_cancel_requested = 0 WHERE n = ? RETURNING *")
      .get(JSON.stringify(newUndo(requestedBy, clock())), n);
    return jobOf(requested);
  });
}

export function finishUndo({ db, clock }: SqliteStoreOptions, lease: JobLease): ImportJob {
  return db.write(() => {
    const row = db
      .sql(
        `UPDATE import_job SET undo = json_set(undo, '$.state', 'done', '$.finishedAt', ?), phase = 'done',
           lease_token = NULL, lease_expires_at = NULL WHERE n = ? RETURNING *`,
      )
      .get(clock().toISOString(), numberOf(undoJobRowOf(db, lease).n));
    return jobOf(row);
  });
}
