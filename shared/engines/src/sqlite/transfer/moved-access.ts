import type { MovedAuditEntry, MovedCollection, MovedCredential } from "@meridian/ports/businesses/directory-transfer";
import { auditIsNeverShortened, CREDENTIAL_KEY } from "../../rules/moved-access-keys.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText, textOf } from "../database/sql-row.ts";
import { countOf, textColumn } from "./key-pages.ts";

export function createMovedCredentials(db: DirectoryDatabase): MovedCollection<MovedCredential> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM credential"),
    keys: async (after = "") => (after < CREDENTIAL_KEY ? [CREDENTIAL_KEY] : []),
    async find(keys) {
      const row = keys.includes(CREDENTIAL_KEY) ? db.sql("SELECT * FROM credential").get() : undefined;
      if (row === undefined) return [];
      const [username, passwordHash] = [textOf(row.username), textOf(row.password_hash)];
      return [{ key: CREDENTIAL_KEY, username, passwordHash, version: numberOf(row.version) }];
    },
    async write(records) {
      const put = db.sql(
        "INSERT OR REPLACE INTO credential (id, username, password_hash, version) VALUES (1, ?, ?, ?)",
      );
      db.write(() => {
        for (const { username, passwordHash, version } of records) put.run(username, passwordHash, version);
      });
    },
    async remove(keys) {
      if (keys.includes(CREDENTIAL_KEY)) db.write(() => db.sql("DELETE FROM credential").run());
    },
  };
}

export function createMovedAuditLog(db: DirectoryDatabase): MovedCollection<MovedAuditEntry> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM audit"),
    keys: async (after = "0", limit) =>
      textColumn(db, "SELECT CAST(n AS TEXT) FROM audit WHERE n > ? ORDER BY n LIMIT ?", Number(after), limit),
    async find(keys) {
      const statement = db.sql("SELECT * FROM audit WHERE n = ?");
      return keys.flatMap((key) => {
        const row = statement.get(Number(key));
        if (row === undefined) return [];
        const entry: MovedAuditEntry = {
          key,
          at: numberOf(row.at),
          actor: textOf(row.actor),
          action: textOf(row.action),
        };
        const [subject, details] = [optionalText(row.subject), optionalText(row.details)];
        if (subject !== undefined) entry.subject = subject;
        if (details !== undefined) entry.details = details;
        return [entry];
      });
    },
    async write(records) {
      const add = db.sql(
        "INSERT OR IGNORE INTO audit (n, at, actor, action, subject, details) VALUES (?, ?, ?, ?, ?, ?)",
      );
      db.write(() => {
        for (const { key, at, actor, action, subject, details } of records) {
          add.run(Number(key), at, actor, action, subject ?? null, details ?? null);
        }
      });
    },
    remove: async () => auditIsNeverShortened(),
  };
}
