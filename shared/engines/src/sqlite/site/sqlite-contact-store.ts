import type { SQLInputValue } from "node:sqlite";
import type { ContactStore, InboxListing } from "@meridian/ports/site/contact-store";
import { inboxRecordOf } from "../../rules/inbox-record.ts";
import { inboxCounts } from "../../rules/state-counts.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, textOf } from "../database/sql-row.ts";
import { insertInboxRecord, toInboxItem } from "./inbox-row.ts";

export function createSqliteContactStore({ db }: { db: DirectoryDatabase }): ContactStore {
  return {
    async add(item) {
      const record = inboxRecordOf(item);
      db.write(() => insertInboxRecord(db, record, "IGNORE"));
    },
    async list(listing) {
      const { where, values } = conditionsOf(listing);
      const sql = `SELECT * FROM inbox WHERE ${where} ORDER BY received_at DESC, id DESC LIMIT ?`;
      return db
        .sql(sql)
        .all(...values, listing.limit)
        .map(toInboxItem);
    },
    async countByState() {
      const rows = db.sql("SELECT state, count(*) AS n FROM inbox WHERE is_suspect = 0 GROUP BY state").all();
      return inboxCounts(rows.map(({ state, n }) => [textOf(state), numberOf(n)]));
    },
    async setState(ids, { state, at, by }) {
      const change = db.sql("UPDATE inbox SET state = ?, changed_at = ?, changed_by = ? WHERE id = ?");
      return db.write(() => ids.filter((id) => change.run(state, at.getTime(), by, id).changes !== 0).length);
    },
    listToMail: async (limit) =>
      db.sql("SELECT * FROM inbox WHERE mail = 'waiting' ORDER BY received_at, id LIMIT ?").all(limit).map(toInboxItem),
    async noteMail(id, mail, attempts) {
      const note = db.sql("UPDATE inbox SET mail = ?, mail_attempts = ? WHERE id = ?");
      db.write(() => note.run(mail, attempts, id));
    },
    async erase(ids) {
      const erase = db.sql("DELETE FROM inbox WHERE id = ?");
      return db.write(() => ids.filter((id) => erase.run(id).changes !== 0).length);
    },
    async eraseBefore(time, limit) {
      const erase = db.sql(
        "DELETE FROM inbox WHERE id IN (SELECT id FROM inbox WHERE received_at < ? ORDER BY received_at, id LIMIT ?)",
      );
      return Number(db.write(() => erase.run(time.getTime(), limit)).changes);
    },
  };
}

/** Of few shapes, so that each is prepared once. */
function conditionsOf({ kind, state, isSuspect, after }: InboxListing): { where: string; values: SQLInputValue[] } {
  const conditions = ["is_suspect = ?"];
  const values: SQLInputValue[] = [isSuspect ? 1 : 0];
  if (kind !== undefined) {
    conditions.push("kind = ?");
    values.push(kind);
  }
  if (state !== undefined) {
    conditions.push("state = ?");
    values.push(state);
  }
  if (after !== undefined) {
    conditions.push("(received_at, id) < (?, ?)");
    values.push(after.receivedAt, after.id);
  }
  return { where: conditions.join(" AND "), values };
}
