import type { AdminCredential, CredentialStore } from "@meridian/ports/access/credential-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, textOf } from "../database/sql-row.ts";

export function createSqliteCredentialStore({ db }: { db: DirectoryDatabase }): CredentialStore {
  function get(): AdminCredential | undefined {
    const row = db.sql("SELECT username, password_hash, version FROM credential").get();
    if (row === undefined) return undefined;
    return {
      username: textOf(row.username),
      passwordHash: textOf(row.password_hash),
      version: numberOf(row.version),
    };
  }

  function store(credential: Omit<AdminCredential, "version">, onConflict: string): AdminCredential {
    return db.write(() => {
      db.sql(`INSERT INTO credential (id, username, password_hash, version) VALUES (1, ?, ?, 1) ${onConflict}`).run(
        credential.username,
        credential.passwordHash,
      );
      const stored = get();
      if (stored === undefined) throw new Error("The credential was not stored");
      return stored;
    });
  }

  return {
    get: async () => get(),
    put: async (credential) =>
      store(
        credential,
        `ON CONFLICT DO UPDATE SET username = excluded.username, password_hash = excluded.password_hash,
           version = version + 1`,
      ),
    putFirst: async (credential) => store(credential, "ON CONFLICT DO NOTHING"),
  };
}
