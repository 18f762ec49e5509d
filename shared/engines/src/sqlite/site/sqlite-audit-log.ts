import type { SQLOutputValue } from "node:sqlite";
import type { AuditEntry, AuditFilter, AuditLog } from "@meridian/ports/site/audit-log";
import { z } from "zod";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText, textOf } from "../database/sql-row.ts";

const detailsSchema = z.record(z.string(), z.unknown());

/** The table itself rejects updates and deletions: see its migration. */
export function createSqliteAuditLog({ db }: { db: DirectoryDatabase }): AuditLog {
  return {
    async append({ at, actor, action, subject, details }) {
      db.write(() =>
        db
          .sql("INSERT INTO audit (at, actor, action, subject, details) VALUES (?, ?, ?, ?, ?)")
          .run(at.getTime(), actor, action, subject ?? null, details === undefined ? null : JSON.stringify(details)),
      );
    },
    async page({ filter = {}, after, limit }) {
      const { conditions, parameters } = conditionsOf(filter);
      if (after !== undefined) {
        conditions.push("n < ?");
        parameters.push(Number(after));
      }
      const where = conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
      const rows = db.sql(`SELECT * FROM audit ${where} ORDER BY n DESC LIMIT ?`).all(...parameters, limit);
      return rows.map((row) => ({ id: String(numberOf(row.n)), ...toEntry(row) }));
    },
  };
}

function conditionsOf({ actor, action, subject, from, before }: AuditFilter) {
  const conditions: string[] = [];
  const parameters: (string | number)[] = [];
  const add = (condition: string, ...values: (string | number)[]) => {
    conditions.push(condition);
    parameters.push(...values);
  };
  if (actor !== undefined) add("actor = ?", actor);
  if (action?.includes(".") === true) add("action = ?", action);
  else if (action !== undefined) add("action > ? AND action < ?", `${action}.`, `${action}/`);
  if (subject !== undefined) add("subject IS NOT NULL AND subject = ?", subject);
  if (from !== undefined) add("at >= ?", from.getTime());
  if (before !== undefined) add("at < ?", before.getTime());
  return { conditions, parameters };
}

function toEntry(row: Record<string, SQLOutputValue>): AuditEntry {
  const entry: AuditEntry = { at: new Date(numberOf(row.at)), actor: textOf(row.actor), action: textOf(row.action) };
  const subject = optionalText(row.subject);
  if (subject !== undefined) entry.subject = subject;
  const details = optionalText(row.details);
  if (details !== undefined) entry.details = detailsSchema.parse(JSON.parse(details));
  return entry;
}
