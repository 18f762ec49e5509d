import type { DirectoryTransfer } from "@meridian/ports/businesses/directory-transfer";
import { inboxRecordOf } from "../../rules/inbox-record.ts";
import {
  auditIsNeverShortened,
  CREDENTIAL_KEY,
  DIRECTORY_SETTINGS_KEY,
  type PlainMovedKind,
} from "../../rules/moved-records.ts";
import { toVisitCount, visitCountKeyParts } from "../../rules/visit-count-key.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText, textOf } from "../database/sql-row.ts";
import { putSource, toSource } from "../imports/sqlite-import-source-store.ts";
import { putProfile, toProfile } from "../imports/sqlite-mapping-profile-store.ts";
import { putMatch, toMatch } from "../imports/sqlite-match-store.ts";
import { putListings, toListing } from "../imports/sqlite-source-listing-store.ts";
import { insertCategoryDecision, toCategoryDecision } from "../places/sqlite-category-rule-store.ts";
import { insertInboxRecord, toInboxItem } from "../site/inbox-row.ts";
import { putDirectorySettings, toDirectorySettings } from "../site/sqlite-directory-settings-store.ts";
import { insertSettings, toSettings } from "../site/sqlite-settings-store.ts";
import { insertSynonym, toSynonym } from "../site/sqlite-synonym-store.ts";
import { onlyRowOf, partsOf, rowsOf } from "./key-pages.ts";

const numberParts = (key: string): number[] => [Number(key)];

/** The kinds of records that are one row each, without rules of their own. */
export function createMovedRows(db: DirectoryDatabase): Pick<DirectoryTransfer["collections"], PlainMovedKind> {
  return {
    goneSlugs: rowsOf(db, {
      table: "gone_slug",
      columns: ["slug"],
      toRecord: (_, key) => ({ key }),
      put: ({ key }) => db.sql("INSERT OR IGNORE INTO gone_slug (slug) VALUES (?)").run(key),
    }),
    mappingProfiles: rowsOf(db, {
      table: "mapping_profile",
      columns: ["signature"],
      toRecord: (row, key) => ({ key, value: toProfile(row) }),
      put: ({ value }) => putProfile(db, value),
    }),
    importSources: rowsOf(db, {
      table: "import_source",
      columns: ["id"],
      toRecord: (row, key) => ({ key, value: toSource(row) }),
      put: ({ value }) => putSource(db, value),
    }),
    sourceListings: rowsOf(db, {
      table: "source_listing",
      columns: ["source_id", "business_id"],
      separator: "/",
      partsOf,
      toRecord: (row, key) => ({ key, value: toListing(row) }),
      put: ({ value }) => putListings(db, [value]),
    }),
    businessMatches: rowsOf(db, {
      table: "business_match",
      columns: ["id"],
      toRecord: ({ content }, key) => ({ key, value: toMatch(content) }),
      put: ({ value }) => putMatch(db, value, "REPLACE"),
    }),
    credentials: onlyRowOf(db, CREDENTIAL_KEY, {
      table: "credential",
      toRecord: ({ username, password_hash, version }, key) => ({
        key,
        username: textOf(username),
        passwordHash: textOf(password_hash),
        version: numberOf(version),
      }),
      put({ username, passwordHash, version }) {
        const sql = "INSERT OR REPLACE INTO credential (id, username, password_hash, version) VALUES (1, ?, ?, ?)";
        db.sql(sql).run(username, passwordHash, version);
      },
    }),
    auditLog: {
      ...rowsOf(db, {
        table: "audit",
        columns: ["n"],
        partsOf: numberParts,
        toRecord(row, key) {
          const [subject, details] = [optionalText(row.subject), optionalText(row.details)];
          return {
            key,
            at: numberOf(row.at),
            actor: textOf(row.actor),
            action: textOf(row.action),
            ...(subject === undefined ? {} : { subject }),
            ...(details === undefined ? {} : { details }),
          };
        },
        put({ key, at, actor, action, subject = null, details = null }) {
          const sql = "INSERT OR IGNORE INTO audit (n, at, actor, action, subject, details) VALUES (?, ?, ?, ?, ?, ?)";
          db.sql(sql).run(Number(key), at, actor, action, subject, details);
        },
      }),
      remove: async () => auditIsNeverShortened(),
    },
    siteSettings: rowsOf(db, {
      table: "site_settings",
      columns: ["version"],
      partsOf: numberParts,
      toRecord: (row, key) => ({ key, value: toSettings(row) }),
      put({ key, value }) {
        db.sql("DELETE FROM site_settings WHERE version = ?").run(Number(key));
        insertSettings(db, value);
      },
    }),
    inbox: rowsOf(db, {
      table: "inbox",
      columns: ["id"],
      toRecord: (row, key) => ({ key, value: toInboxItem(row) }),
      put: ({ value }) => insertInboxRecord(db, inboxRecordOf(value), "REPLACE"),
    }),
    directorySettings: onlyRowOf(db, DIRECTORY_SETTINGS_KEY, {
      table: "directory_settings",
      toRecord: (row, key) => ({ key, value: toDirectorySettings(row) }),
      put: ({ value }) => putDirectorySettings(db, value),
    }),
    synonyms: rowsOf(db, {
      table: "synonym",
      columns: ["id"],
      toRecord: (row, key) => ({ key, value: toSynonym(row) }),
      put: ({ value }) => insertSynonym(db, value, "REPLACE"),
    }),
    categoryDecisions: rowsOf(db, {
      table: "category_decision",
      columns: ["id"],
      partsOf: numberParts,
      toRecord: (row, key) => ({ key, value: toCategoryDecision(row) }),
      put: ({ value }) => insertCategoryDecision(db, value, "REPLACE"),
    }),
    visitCounts: rowsOf(db, {
      table: "visit_count",
      columns: ["kind", "day", "subject"],
      separator: " ",
      partsOf: visitCountKeyParts,
      toRecord: (row, key) => ({ key, value: toVisitCount(row) }),
      put({ value: { kind, day, subject, count } }) {
        const sql = "INSERT OR REPLACE INTO visit_count (kind, day, subject, count) VALUES (?, ?, ?, ?)";
        db.sql(sql).run(kind, day, subject, count);
      },
    }),
  };
}
