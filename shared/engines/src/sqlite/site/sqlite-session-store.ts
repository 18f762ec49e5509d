import type { SQLOutputValue } from "node:sqlite";
import { MAX_LISTED_SESSIONS, type SessionStore, type StoredSession } from "@meridian/ports/access/session-store";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import { BRIEFLY } from "../database/open-directory-database.ts";
import { numberOf, optionalText, textOf } from "../database/sql-row.ts";

export function createSqliteSessionStore({ db, clock }: SqliteStoreOptions): SessionStore {
  function create(session: StoredSession): void {
    db.write(() => {
      db.sql("DELETE FROM session WHERE expires_at <= ?").run(clock().getTime());
      db.sql(
        `INSERT INTO session
           (token_hash, username, credential_version, created_at, last_used_at, expires_at, address, user_agent)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        session.tokenHash,
        session.username,
        session.credentialVersion,
        session.createdAt.getTime(),
        session.lastUsedAt.getTime(),
        session.expiresAt.getTime(),
        session.address ?? null,
        session.userAgent ?? null,
      );
    });
  }

  function find(tokenHash: string): StoredSession | undefined {
    const row = db
      .sql("SELECT * FROM session WHERE token_hash = ? AND expires_at > ?")
      .get(tokenHash, clock().getTime());
    return row === undefined ? undefined : toSession(row);
  }

  return {
    create: async (session) => create(session),
    find: async (tokenHash) => find(tokenHash),
    async touch(tokenHash, lastUsedAt, expiresAt) {
      const renew = db.sql(
        "UPDATE session SET last_used_at = ?, expires_at = ? WHERE token_hash = ? AND expires_at > ?",
      );
      db.write(() => renew.run(lastUsedAt.getTime(), expiresAt.getTime(), tokenHash, clock().getTime()), BRIEFLY);
    },
    async revoke(tokenHash) {
      db.write(() => db.sql("DELETE FROM session WHERE token_hash = ?").run(tokenHash));
    },
    list: async () =>
      db
        .sql("SELECT * FROM session WHERE expires_at > ? ORDER BY last_used_at DESC, token_hash LIMIT ?")
        .all(clock().getTime(), MAX_LISTED_SESSIONS)
        .map(toSession),
    async revokeAll() {
      db.write(() => db.sql("DELETE FROM session").run());
    },
  };
}

function toSession(row: Record<string, SQLOutputValue>): StoredSession {
  const address = optionalText(row.address);
  const userAgent = optionalText(row.user_agent);
  return {
    tokenHash: textOf(row.token_hash),
    username: textOf(row.username),
    credentialVersion: numberOf(row.credential_version),
    createdAt: new Date(numberOf(row.created_at)),
    lastUsedAt: new Date(numberOf(row.last_used_at)),
    expiresAt: new Date(numberOf(row.expires_at)),
    ...(address === undefined ? {} : { address }),
    ...(userAgent === undefined ? {} : { userAgent }),
  };
}
