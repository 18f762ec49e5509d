import { setTimeout as delay } from "node:timers/promises";
import type { Lease } from "@meridian/ports/imports/lease";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import { isBusy } from "../database/sqlite-error.ts";

const LOCK_WAIT_MS = 20_000;
const LOCK_RETRY_MS = 10;
const AT_ONCE = { waitMs: 0 };

/**
 * Leases as rows; an expired one is taken over in place. While another process writes, the holder's thread is free: it may have searches
 * to answer.
 */
export function createSqliteLease({ db, clock }: SqliteStoreOptions): Lease {
  const nowMs = () => clock().getTime();

  async function write(work: () => boolean): Promise<boolean> {
    for (const until = performance.now() + LOCK_WAIT_MS; ; await delay(LOCK_RETRY_MS)) {
      try {
        return db.write(work, AT_ONCE);
      } catch (error) {
        const isLocked = error instanceof Error && isBusy(error.cause);
        if (!isLocked || performance.now() > until) throw error;
      }
    }
  }

  return {
    acquire: (name, holder, ttlMs) =>
      write(() => {
        const { changes } = db
          .sql(
            `INSERT INTO lease (name, holder, expires_at) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
             WHERE holder = excluded.holder OR expires_at <= ?4`,
          )
          .run(name, holder, nowMs() + ttlMs, nowMs());
        return changes > 0;
      }),
    renew: (name, holder, ttlMs) =>
      write(() => {
        const { changes } = db
          .sql("UPDATE lease SET expires_at = ? WHERE name = ? AND holder = ? AND expires_at > ?")
          .run(nowMs() + ttlMs, name, holder, nowMs());
        return changes > 0;
      }),
    async release(name, holder) {
      await write(() => db.sql("DELETE FROM lease WHERE name = ? AND holder = ?").run(name, holder).changes > 0);
    },
  };
}
