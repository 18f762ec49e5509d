import { z } from "zod";
import type { AuditEntry, AuditLog } from "../../ports/audit-log.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { numberOf, optionalText, textOf } from "./sql-row.ts";

const detailsSchema = z.record(z.string(), z.unknown());

/** The table itself refuses changes and deletions: see its migration. */
export function createSqliteAuditLog({ db }: { db: DirectoryDatabase }): AuditLog {
  return {
    async append({ at, actor, action, subject, details }) {
      db.write(() =>
        db
          .sql("INSERT INTO audit (at, actor, action, subject, details) VALUES (?, ?, ?, ?, ?)")
          .run(at.getTime(), actor, action, subject ?? null, details === undefined ? null : JSON.stringify(details)),
      );
    },
    async list(limit) {
      const rows = db.sql("SELECT * FROM audit ORDER BY n DESC LIMIT ?").all(limit);
      return rows.map((row) => {
        const entry: AuditEntry = {
          at: new Date(numberOf(row.at)),
          actor: textOf(row.actor),
          action: textOf(row.action),
        };
        const subject = optionalText(row.subject);
        if (subject !== undefined) entry.subject = subject;
        const details = optionalText(row.details);
        if (details !== undefined) entry.details = detailsSchema.parse(JSON.parse(details));
        return entry;
      });
    },
  };
}
