import { MAX_PRINT_BYTES, type RowPrintStore } from "@meridian/ports/imports/row-print-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";

const PUT = "INSERT OR REPLACE INTO row_print (salt, lineage, job_id, page, content) VALUES (?, ?, ?, ?, ?)";
const READ = "SELECT n, content FROM row_print WHERE salt = ? AND n < ? ORDER BY n DESC LIMIT 1";
const REPLACE = "DELETE FROM row_print WHERE salt = ? AND lineage = ? AND job_id <> ?";
const TRIM = `DELETE FROM row_print WHERE n IN (
  SELECT n FROM (SELECT n, sum(length(content)) OVER (ORDER BY n DESC) AS bytes FROM row_print) WHERE bytes > ?)`;

export function createSqliteRowPrintStore({ db }: { db: DirectoryDatabase }): RowPrintStore {
  return {
    async put({ salt, lineage, jobId, page, content }) {
      db.write(() => db.sql(PUT).run(salt, lineage, jobId, page, content));
    },
    async read(salt, before) {
      const row = db.sql(READ).get(salt, before === undefined ? Number.MAX_SAFE_INTEGER : Number(before));
      if (!(row?.content instanceof Uint8Array)) return undefined;
      return { content: row.content, next: String(numberOf(row.n)) };
    },
    async settle({ salt, lineage, jobId }, maxBytes = MAX_PRINT_BYTES) {
      db.write(() => {
        db.sql(REPLACE).run(salt, lineage, jobId);
        db.sql(TRIM).run(maxBytes);
      });
    },
  };
}
