import type { SQLOutputValue } from "node:sqlite";
import { type SourceListing, sourceListingSchema } from "@meridian/contracts/businesses/source-listing";
import type { ListedNote, SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import { keysOf } from "../../rules/draft-keys.ts";
import { unlistedCounts } from "../../rules/state-counts.ts";
import { openBatchKeys } from "../businesses/business-keys.ts";
import { decodeBusiness } from "../businesses/business-row.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, rowArrays, textOf } from "../database/sql-row.ts";
import { numberOfStamp } from "./known-rows.ts";

const NOTE = `UPDATE source_listing SET seen_job_id = ?3 WHERE source_id = ?1 AND business_id = ?2`;
const ADD = `INSERT INTO source_listing (source_id, business_id, seen_job_id, state, missed_runs)
  VALUES (?1, ?2, ?3, 'listed', 0) ON CONFLICT DO UPDATE SET seen_job_id = excluded.seen_job_id`;
const IDS = "SELECT known.id FROM json_each(?) AS given CROSS JOIN business AS known ON known.n = given.value";
const PUT = `INSERT OR REPLACE INTO source_listing
  (source_id, business_id, seen_job_id, state, missed_runs, missed_job_id, former_status) VALUES (?, ?, ?, ?, ?, ?, ?)`;

export function createSqliteSourceListingStore({ db }: { db: DirectoryDatabase }): SourceListingStore {
  return {
    async noteListed(note) {
      db.write(() => noteListed(db, note));
    },
    async survey(sourceId, jobId) {
      const row = db
        .sql(
          `SELECT count(*) AS listed, count(*) FILTER (WHERE seen_job_id <> ?) AS absent
           FROM source_listing WHERE source_id = ? AND state = 'listed'`,
        )
        .get(jobId, sourceId);
      return { listed: numberOf(row?.listed), absent: numberOf(row?.absent) };
    },
    async settle(sourceId, jobId) {
      const list = db.sql(
        `UPDATE source_listing SET state = 'listed', missed_runs = 0, missed_job_id = NULL, former_status = NULL
         WHERE source_id = ? AND seen_job_id = ? AND state <> 'listed'`,
      );
      const miss = db.sql(
        `UPDATE source_listing SET state = 'absent', missed_runs = missed_runs + 1, missed_job_id = ?2
         WHERE source_id = ?1 AND state IN ('listed', 'absent') AND seen_job_id <> ?2 AND missed_job_id IS NOT ?2`,
      );
      db.write(() => {
        list.run(sourceId, jobId);
        miss.run(sourceId, jobId);
      });
    },
    async get(sourceId, businessId) {
      const row = db
        .sql("SELECT * FROM source_listing WHERE source_id = ? AND business_id = ?")
        .get(sourceId, businessId);
      return row === undefined ? undefined : toListing(row);
    },
    async list({ sourceId, states, missedJobId = null, unseenJobId = null, after, limit }) {
      return db
        .sql(
          `SELECT * FROM source_listing WHERE source_id = ?1 AND business_id > ?2
             AND state IN (SELECT value FROM json_each(?3)) AND (?4 IS NULL OR missed_job_id = ?4)
             AND (?5 IS NULL OR seen_job_id <> ?5)
           ORDER BY business_id LIMIT ?6`,
        )
        .all(sourceId, after, JSON.stringify(states), missedJobId, unseenJobId, limit)
        .map(toListing);
    },
    async isListedElsewhere(sourceId, businessId) {
      const other = db.sql(
        "SELECT 1 FROM source_listing WHERE business_id = ? AND source_id <> ? AND state = 'listed' LIMIT 1",
      );
      return other.get(businessId, sourceId) !== undefined;
    },
    async countUnlisted(sourceId) {
      const rows = db
        .sql(`SELECT state, count(*) AS n FROM source_listing WHERE source_id = ? AND state <> 'listed' GROUP BY state`)
        .all(sourceId);
      return unlistedCounts(rows.map(({ state, n }) => [textOf(state), numberOf(n)]));
    },
    async putAll(listings) {
      db.write(() => putListings(db, listings));
    },
    async forget(sourceId) {
      db.write(() => db.sql("DELETE FROM source_listing WHERE source_id = ?").run(sourceId));
    },
  };
}

function noteListed(db: DirectoryDatabase, { sourceId, jobId, drafts, known = [], adds }: ListedNote): void {
  const all = [...drafts];
  const keys = openBatchKeys(db, all.flatMap(keysOf));
  for (const draft of all) {
    const row = keys.find(keysOf(draft), draft.fields);
    if (row === undefined) continue;
    db.sql(adds ? ADD : NOTE).run(sourceId, decodeBusiness(row).id, jobId);
  }
  const ids = known.length === 0 ? [] : rowArrays(db.arraySql(IDS), JSON.stringify(known.map(numberOfStamp)));
  for (const [id] of ids) db.sql(adds ? ADD : NOTE).run(sourceId, textOf(id), jobId);
}

/** Call within a write. */
export function putListings(db: DirectoryDatabase, listings: readonly SourceListing[]): void {
  for (const { sourceId, businessId, seenJobId, state, missedRuns, missedJobId, formerStatus } of listings) {
    db.sql(PUT).run(sourceId, businessId, seenJobId, state, missedRuns, missedJobId, formerStatus);
  }
}

export function toListing(row: Record<string, SQLOutputValue>): SourceListing {
  return sourceListingSchema.parse({
    sourceId: row.source_id,
    businessId: row.business_id,
    seenJobId: row.seen_job_id,
    state: row.state,
    missedRuns: row.missed_runs,
    missedJobId: row.missed_job_id,
    formerStatus: row.former_status,
  });
}
