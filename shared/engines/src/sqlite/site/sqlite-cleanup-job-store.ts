import type { SQLOutputValue } from "node:sqlite";
import { cleanupKindSchema, cleanupStateSchema } from "@meridian/contracts/admin/cleanup";
import type { CleanupJobStore, StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { isoTimeOf, numberOf, optionalIsoTime, optionalText, textOf } from "../database/sql-row.ts";

const SELECT = "SELECT * FROM cleanup_job";

export function createSqliteCleanupJobStore({ db }: { db: DirectoryDatabase }): CleanupJobStore {
  return {
    async add(job) {
      const { id, kind, state, ofJobId, checkpoint, processedCount, changedCount, startedBy } = job;
      const insert = db.sql(
        `INSERT OR IGNORE INTO cleanup_job (id, kind, state, of_job, checkpoint, processed_count, changed_count,
           started_by, started_at, ended_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      );
      const [startedAt, endedAt] = [Date.parse(job.startedAt), timeOf(job.endedAt)];
      db.write(() =>
        insert.run(id, kind, state, ofJobId, checkpoint, processedCount, changedCount, startedBy, startedAt, endedAt),
      );
    },
    async find(id) {
      const row = db.sql(`${SELECT} WHERE id = ?`).get(id);
      return row === undefined ? undefined : toJob(row);
    },
    list: async (limit) => db.sql(`${SELECT} ORDER BY n DESC LIMIT ?`).all(limit).map(toJob),
    async findOpen(kind) {
      const row = db.sql(`${SELECT} WHERE kind = ? AND state <> 'finished' ORDER BY n DESC LIMIT 1`).get(kind);
      return row === undefined ? undefined : toJob(row);
    },
    hasFinished: async (kind) =>
      db.sql("SELECT 1 FROM cleanup_job WHERE kind = ? AND state = 'finished' LIMIT 1").get(kind) !== undefined,
    listRunning: async () => db.sql(`${SELECT} WHERE state = 'running' ORDER BY n`).all().map(toJob),
    async save({ id, state, checkpoint, processedCount, changedCount, endedAt }) {
      const update = db.sql(
        `UPDATE cleanup_job SET state = ?, checkpoint = ?, processed_count = ?, changed_count = ?, ended_at = ?
         WHERE id = ?`,
      );
      db.write(() => update.run(state, checkpoint, processedCount, changedCount, timeOf(endedAt), id));
    },
  };
}

function timeOf(isoTime: string | null): number | null {
  return isoTime === null ? null : Date.parse(isoTime);
}

function toJob(row: Record<string, SQLOutputValue>): StoredCleanupJob {
  return {
    id: textOf(row.id),
    kind: cleanupKindSchema.parse(row.kind),
    state: cleanupStateSchema.parse(row.state),
    ofJobId: optionalText(row.of_job) ?? null,
    checkpoint: textOf(row.checkpoint),
    processedCount: numberOf(row.processed_count),
    changedCount: numberOf(row.changed_count),
    startedBy: textOf(row.started_by),
    startedAt: isoTimeOf(row.started_at),
    endedAt: optionalIsoTime(row.ended_at) ?? null,
  };
}
