import type { Lease } from "@meridian/ports/imports/lease";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";

/** Leases as rows; an expired one is taken over in place. */
export function createSqliteLease({ db, clock }: SqliteStoreOptions): Lease {
  const nowMs = () => clock().getTime();
  return {
    acquire: async (name, holder, ttlMs) =>
      db.write(() => {
        const { changes } = db
          .sql(
            `INSERT INTO lease (name, holder, expires_at) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
             WHERE holder = excluded.holder OR expires_at <= ?4`,
          )
          .run(name, holder, nowMs() + ttlMs, nowMs());
        return changes > 0;
      }),
    renew: async (name, holder, ttlMs) =>
      db.write(() => {
        const { changes } = db
          .sql("UPDATE lease SET expires_at = ? WHERE name = ? AND holder = ? AND expires_at > ?")
          .run(nowMs() + ttlMs, name, holder, nowMs());
        return changes > 0;
      }),
    async release(name, holder) {
      db.write(() => db.sql("DELETE FROM lease WHERE name = ? AND holder = ?").run(name, holder));
    },
  };
}
