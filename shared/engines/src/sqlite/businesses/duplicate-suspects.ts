import type { DirectoryDatabase } from "../database/open-directory-database.ts";

const BY_NAME = "business_by_any_name";
/** Changes with every change of names or places: updates raise the version, new businesses have new numbers. */
const STATE = "SELECT version || ' ' || (SELECT coalesce(max(n), 0) FROM business) AS state FROM dataset_version";

export interface DuplicateSuspects {
  /** Updates the table `temp.duplicate_suspect (n)` of this connection if anything may have changed. */
  refresh(): void;
}

/**
 * Businesses that share name and city with another, found by scanning all names and cached until the directory changes. Some may have
 * ceased to be suspects since; `IS_DUPLICATE` checks again.
 */
export function createDuplicateSuspects(db: DirectoryDatabase): DuplicateSuspects {
  let known: unknown;
  return {
    refresh() {
      const { state } = db.sql(STATE).get() ?? {};
      if (state === known) return;
      db.sql("CREATE TEMP TABLE IF NOT EXISTS duplicate_suspect (n INTEGER PRIMARY KEY)").run();
      db.sql("DELETE FROM duplicate_suspect").run();
      db.sql(
        `INSERT INTO duplicate_suspect
         SELECT n FROM business INDEXED BY ${BY_NAME}
         WHERE deleted_at IS NULL AND city_id <> 0 AND (name_key, city_id) IN (
           SELECT name_key, city_id FROM business INDEXED BY ${BY_NAME}
           WHERE deleted_at IS NULL AND city_id <> 0 GROUP BY name_key, city_id HAVING count(*) > 1)`,
      ).run();
      known = state;
    },
  };
}

export const IS_DUPLICATE = `city_id <> 0 AND n IN (SELECT s.n FROM duplicate_suspect s) AND EXISTS (
  SELECT 1 FROM business other INDEXED BY ${BY_NAME}
  WHERE other.deleted_at IS NULL AND other.name_key = business.name_key AND other.city_id = business.city_id
    AND other.n <> business.n)`;
