import type { SQLOutputValue } from "node:sqlite";
import type { RateLimitState, RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import { numberOf } from "../database/sql-row.ts";

/** Expired windows are swept in passing, more per hit than a hit can add. */
const SWEPT_PER_HIT = 4;

export function createSqliteRateLimitStore({ db, clock }: SqliteStoreOptions): RateLimitStore {
  function hit(key: string, windowMs: number): RateLimitState {
    const now = clock().getTime();
    return db.write(() => {
      db.sql("DELETE FROM rate_limit WHERE key IN (SELECT key FROM rate_limit WHERE resets_at <= ? LIMIT ?)").run(
        now,
        SWEPT_PER_HIT,
      );
      const row = db
        .sql(
          `INSERT INTO rate_limit (key, count, resets_at) VALUES (?1, 1, ?2)
           ON CONFLICT DO UPDATE SET count = CASE WHEN resets_at <= ?3 THEN 1 ELSE count + 1 END,
             resets_at = CASE WHEN resets_at <= ?3 THEN excluded.resets_at ELSE resets_at END
           RETURNING count, resets_at`,
        )
        .get(key, now + windowMs, now);
      return stateOf(row);
    });
  }

  return {
    hit: async (key, windowMs) => hit(key, windowMs),
    async get(key) {
      const row = db
        .sql("SELECT count, resets_at FROM rate_limit WHERE key = ? AND resets_at > ?")
        .get(key, clock().getTime());
      return row === undefined ? undefined : stateOf(row);
    },
    async reset(key) {
      db.write(() => db.sql("DELETE FROM rate_limit WHERE key = ?").run(key));
    },
  };
}

function stateOf(row: Record<string, SQLOutputValue> | undefined): RateLimitState {
  return { count: numberOf(row?.count), resetsAt: new Date(numberOf(row?.resets_at)) };
}
