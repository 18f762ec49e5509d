import type { BackupRecord } from "@meridian/ports/site/backup-record";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";

export function createSqliteBackupRecord({ db }: { db: DirectoryDatabase }): BackupRecord {
  return {
    async lastAt() {
      const row = db.sql("SELECT at FROM last_backup").get();
      return row === undefined ? undefined : new Date(Number(row.at));
    },
    async put(at) {
      db.write(() => db.sql("INSERT OR REPLACE INTO last_backup (id, at) VALUES (1, ?)").run(at.getTime()));
    },
  };
}
