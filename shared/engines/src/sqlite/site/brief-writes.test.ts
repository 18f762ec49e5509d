import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type DirectoryDatabase, openDirectoryDatabase } from "../database/open-directory-database.ts";
import { createSqliteLease } from "./sqlite-lease.ts";
import { createSqliteSessionStore } from "./sqlite-session-store.ts";
import { createSqliteVisitCountStore } from "./sqlite-visit-count-store.ts";

/** Far less than other writes wait. */
const TIMEOUT_MS = 10_000;

let db: DirectoryDatabase;
let importer: DatabaseSync;
beforeEach(() => {
  const path = join(makeTemporaryFolder(), "directory.db");
  db = openDirectoryDatabase(path);
  importer = new DatabaseSync(path);
});
afterEach(() => {
  importer.close();
  db.close();
});

const clock = () => new Date(0);
const VISIT = { kind: "view", day: "2026-05-01", subject: "a", count: 1 } as const;

it.each([
  ["a session's renewal", () => createSqliteSessionStore({ db, clock }).touch("a", clock(), clock())],
  ["a count of visits", () => createSqliteVisitCountStore({ db }).add([VISIT])],
])(
  "%s gives up while another process writes, as its own would stand still",
  { timeout: TIMEOUT_MS },
  async (_, act) => {
    importer.exec("BEGIN IMMEDIATE");
    await expect(act()).rejects.toMatchObject({ code: "unavailable" });
    importer.exec("ROLLBACK");
    await act();
  },
);

it("a lease waits for another process without holding up its own", { timeout: TIMEOUT_MS }, async () => {
  importer.exec("BEGIN IMMEDIATE");
  const acquired = createSqliteLease({ db, clock }).acquire("sitemaps", "a", 1_000);
  await delay(0);
  importer.exec("ROLLBACK");
  expect(await acquired).toBe(true);
});

it("other writes wait as before after one that gave up", () => {
  const waitMs = () => db.sql("PRAGMA busy_timeout").get();
  const usual = waitMs();
  importer.exec("BEGIN IMMEDIATE");
  expect(() => db.write(() => undefined, { waitMs: 0 })).toThrow();
  expect(waitMs()).toEqual(usual);
});
