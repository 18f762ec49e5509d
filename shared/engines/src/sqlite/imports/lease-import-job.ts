import { randomBytes } from "node:crypto";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { NO_ROWS } from "@meridian/contracts/imports/import-job";
import type { JobLease, LeasedJob } from "@meridian/ports/imports/import-job-store";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";
import { forgetMarks } from "./forget-marks.ts";
import { importJobRowOf, jobOf, leasedJobRowOf } from "./import-job-row.ts";

const TOKEN_BYTES = 16;

export async function leaseNext({ db, clock }: SqliteStoreOptions, leaseMs: number): Promise<LeasedJob | undefined> {
  const now = clock().getTime();
  await endAbandonedCancellations(db, now);
  const leased = db.write(() => leaseUndo(db, now, leaseMs) ?? leaseImport(db, now, leaseMs));
  if (leased === undefined || !isBegunDryRun(leased.job)) return leased;
  return { ...leased, job: await startOver({ db, clock }, leased.lease, leaseMs) };
}

/** The newest first, and never a second one while one is running. */
function leaseUndo(db: DirectoryDatabase, now: number, leaseMs: number): LeasedJob | undefined {
  const open = db
    .sql(
      `SELECT n, undo ->> 'state' = 'running' AND lease_expires_at > ? AS is_leased
       FROM import_job INDEXED BY import_job_to_undo WHERE undo ->> 'state' IN ('queued', 'running') ORDER BY n DESC`,
    )
    .all(now);
  const [newest] = open;
  if (newest === undefined || open.some(({ is_leased }) => is_leased === 1)) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  const row = db
    .sql(
      `UPDATE import_job SET undo = json_set(undo, '$.state', 'running'), lease_token = ?, lease_expires_at = ?,
         attempts = attempts + 1 WHERE n = ? RETURNING *`,
    )
    .get(token, now + leaseMs, numberOf(newest.n));
  const job = jobOf(row);
  return { lease: { jobId: job.id, token }, job, task: "undo" };
}

function leaseImport(db: DirectoryDatabase, now: number, leaseMs: number): LeasedJob | undefined {
  const next = db
    .sql(
      `SELECT n FROM import_job INDEXED BY import_job_open
       WHERE state IN ('queued', 'running') AND (state = 'queued' OR lease_expires_at <= ?) ORDER BY n LIMIT 1`,
    )
    .get(now);
  if (next === undefined) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  const row = db
    .sql(
      `UPDATE import_job SET state = 'running', started_at = coalesce(started_at, ?), lease_token = ?,
         lease_expires_at = ?, attempts = attempts + 1 WHERE n = ? RETURNING *`,
    )
    .get(now, token, now + leaseMs, numberOf(next.n));
  const job = jobOf(row);
  return { lease: { jobId: job.id, token }, job, task: "import" };
}

function isBegunDryRun({ isDryRun, checkpointRow }: ImportJob): boolean {
  return isDryRun && checkpointRow > 0;
}

/** Its preview was lost with its worker, so the dry run starts over. If interrupted here, it still counts as started. */
async function startOver({ db, clock }: SqliteStoreOptions, lease: JobLease, leaseMs: number): Promise<ImportJob> {
  const n = numberOf(importJobRowOf(db, lease).n);
  await forgetMarks(db, n, () => heartbeat({ db, clock }, lease, leaseMs));
  return db.write(() => {
    importJobRowOf(db, lease);
    db.sql("DELETE FROM import_issue WHERE job_n = ?").run(n);
    const row = db
      .sql(
        `UPDATE import_job SET checkpoint_row = 0, read_share = 0, counters = ?, issue_counts = '{}', kept_issues = 0,
           skipped_names = '[]', unchanged_names = '[]' WHERE n = ? RETURNING *`,
      )
      .get(JSON.stringify(NO_ROWS), n);
    return jobOf(row);
  });
}

/** Ends jobs cancelled after their worker died: no one else would. */
export async function endAbandonedCancellations(db: DirectoryDatabase, now: number): Promise<void> {
  const ended = db.write(() =>
    db
      .sql(
        `UPDATE import_job SET state = 'cancelled', phase = 'done', finished_at = ?, lease_token = NULL
         WHERE state = 'running' AND is_cancel_requested = 1 AND lease_expires_at <= ? RETURNING n`,
      )
      .all(now, now),
  );
  for (const { n } of ended) await forgetMarks(db, numberOf(n));
}

export function heartbeat(
  { db, clock }: SqliteStoreOptions,
  { jobId, token }: JobLease,
  leaseMs: number,
): { isLost: boolean; isCancelRequested: boolean } {
  const extend = db.sql(
    "UPDATE import_job SET lease_expires_at = ? WHERE id = ? AND lease_token = ? RETURNING is_cancel_requested",
  );
  const row = db.write(() => extend.get(clock().getTime() + leaseMs, jobId, token));
  return { isLost: row === undefined, isCancelRequested: row?.is_cancel_requested === 1 };
}

export function release(db: DirectoryDatabase, lease: JobLease): void {
  db.write(() => {
    const { n, state } = leasedJobRowOf(db, lease);
    const back = state === "running" ? "state = 'queued'" : "undo = json_set(undo, '$.state', 'queued')";
    db.sql(`UPDATE import_job SET ${back}, attempts = 0, lease_token = NULL, lease_expires_at = NULL WHERE n = ?`).run(
      numberOf(n),
    );
  });
}
