import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";

const POLL_INTERVAL_MS = 1_000;

/** Processes share no events on this engine: each polls the version once a second while it has watchers. */
export function createSqliteDatasetVersion({ db }: { db: DirectoryDatabase }): DatasetVersion {
  function current(): number {
    return numberOf(db.sql("SELECT version FROM dataset_version").get()?.version);
  }

  return {
    current: async () => current(),
    raise: async () =>
      db.write(() => {
        const row = db.sql("UPDATE dataset_version SET version = version + 1 RETURNING version").get();
        return numberOf(row?.version);
      }),
    watch(onChange) {
      let seen = current();
      const timer = setInterval(() => {
        if (!db.isOpen()) return clearInterval(timer);
        const version = current();
        if (version === seen) return;
        seen = version;
        onChange(version);
      }, POLL_INTERVAL_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
