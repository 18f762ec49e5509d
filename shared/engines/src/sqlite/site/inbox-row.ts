import type { SQLOutputValue } from "node:sqlite";
import type { InboxItem } from "@meridian/contracts/site/contact";
import { z } from "zod";
import { type InboxRecord, inboxItemOf } from "../../rules/inbox-record.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalNumber, optionalText, textOf } from "../database/sql-row.ts";

const contentSchema = z.record(z.string(), z.unknown());

/** Call within a write; the caller decides what happens to an item with the same id. */
export function insertInboxRecord(db: DirectoryDatabase, record: InboxRecord, onSameId: "IGNORE" | "REPLACE"): void {
  const { id, kind, state, isSuspect, receivedAt, changedAt, changedBy, mail, mailAttempts, content } = record;
  const insert = db.sql(
    `INSERT OR ${onSameId} INTO inbox
       (id, kind, state, is_suspect, received_at, changed_at, changed_by, mail, mail_attempts, content)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const changed = [changedAt ?? null, changedBy ?? null] as const;
  insert.run(id, kind, state, isSuspect ? 1 : 0, receivedAt, ...changed, mail, mailAttempts, JSON.stringify(content));
}

export function toInboxItem(row: Record<string, SQLOutputValue>): InboxItem {
  const { kind, state, mail } = row;
  const [changedAt, changedBy] = [optionalNumber(row.changed_at), optionalText(row.changed_by)];
  return inboxItemOf({
    id: textOf(row.id),
    kind: kind as InboxRecord["kind"],
    state: state as InboxRecord["state"],
    isSuspect: row.is_suspect === 1,
    receivedAt: numberOf(row.received_at),
    ...(changedAt === undefined ? {} : { changedAt }),
    ...(changedBy === undefined ? {} : { changedBy }),
    mail: mail as InboxRecord["mail"],
    mailAttempts: numberOf(row.mail_attempts),
    content: contentSchema.parse(JSON.parse(textOf(row.content))),
  });
}
