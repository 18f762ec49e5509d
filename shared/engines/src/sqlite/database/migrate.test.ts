import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Migration, migrate } from "./migrate.ts";
import { LOG_SETTINGS } from "./write-ahead-log.ts";

const MEGABYTE = 1024 * 1024;
const STEP_BYTES = 100 * MEGABYTE;

let folder: string;
let connection: DatabaseSync;
beforeEach(() => {
  folder = makeTemporaryFolder();
  connection = new DatabaseSync(join(folder, "directory.db"));
  connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${LOG_SETTINGS}`);
});
afterEach(() => {
  connection.close();
});

const makeTable: Migration = { name: "table", sql: "CREATE TABLE note (bytes INTEGER)" };
const versionOf = () => connection.prepare("PRAGMA user_version").get()?.user_version;

it("an upgrade of several large steps keeps the write-ahead log below 640 MB", () => {
  connection.function("log_bytes", () => statSync(join(folder, "directory.db-wal")).size);
  const fill = `INSERT INTO note SELECT log_bytes(); CREATE TABLE IF NOT EXISTS filler (content BLOB);
    INSERT INTO filler VALUES (zeroblob(${STEP_BYTES}))`;
  migrate(connection, [makeTable, ...[1, 2, 3, 4, 5, 6, 7].map((step) => ({ name: `step ${step}`, sql: fill }))]);
  const noted = connection.prepare("SELECT max(bytes) AS most, count(*) AS steps FROM note").get();
  expect(noted?.steps).toBe(7);
  expect(Number(noted?.most)).toBeLessThan(640 * MEGABYTE);
});

it("a failed upgrade resumes after its last completed step", () => {
  const noteOne: Migration = { name: "note", sql: "INSERT INTO note VALUES (1)" };
  const broken: Migration = { name: "broken", sql: "INSERT INTO note VALUES (2); INSERT INTO nowhere VALUES (1)" };
  expect(() => migrate(connection, [makeTable, noteOne, broken])).toThrow(/nowhere/);
  expect(versionOf()).toBe(2);
  migrate(connection, [makeTable, noteOne, { name: "mended", sql: "INSERT INTO note VALUES (3)" }]);
  expect(connection.prepare("SELECT bytes FROM note").all()).toEqual([{ bytes: 1 }, { bytes: 3 }]);
  expect(versionOf()).toBe(3);
});
