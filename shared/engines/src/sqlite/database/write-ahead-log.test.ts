import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { beforeEach, expect, it } from "vitest";
import { type DirectoryDatabase, openDirectoryDatabase } from "./open-directory-database.ts";

const MEGABYTE = 1024 * 1024;
const LIMIT_BYTES = 640 * MEGABYTE;
const BATCH_BYTES = 24 * MEGABYTE;
const ROW_BYTES = 1024 * 1024;
/** Reads continuously, about 20 ms each: of two readers, one always started before the last commit. */
const READ_ON = `
  const { DatabaseSync } = require("node:sqlite");
  const { workerData } = require("node:worker_threads");
  const db = new DatabaseSync(workerData.path, { readOnly: true });
  const read = db.prepare("WITH RECURSIVE n(i) AS (SELECT (SELECT version FROM dataset_version) UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT count(*) FROM n");
  const state = new Int32Array(workerData.state);
  while (Atomics.load(state, 0) === 0) { read.get(); Atomics.add(state, 1, 1); }
  db.close();
`;

let folder: string;
let path: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
  path = join(folder, "directory.db");
});

function openForFilling(logWaitMs: number): DirectoryDatabase {
  const db = openDirectoryDatabase(path, { logWaitMs });
  db.write(() => db.sql("CREATE TABLE filler (n INTEGER PRIMARY KEY, content BLOB)").run());
  return db;
}

/** Returns the size of the log afterwards. */
async function writeBatch(db: DirectoryDatabase): Promise<number> {
  await db.roomInLog();
  db.write(() => {
    for (let n = 0; n < BATCH_BYTES / ROW_BYTES; n++)
      db.sql("REPLACE INTO filler VALUES (?, randomblob(?))").run(n, ROW_BYTES);
  });
  return (await stat(`${path}-wal`)).size;
}

it("the write-ahead log stays below 640 MB while 768 MB are written under overlapping reads", {
  timeout: 120_000,
}, async () => {
  const db = openForFilling(60_000);
  const state = new Int32Array(new SharedArrayBuffer(8));
  const start = () => new Worker(READ_ON, { eval: true, workerData: { path, state: state.buffer } });
  const readers = [start(), start()];
  await expect.poll(() => Atomics.load(state, 1), { timeout: 20_000 }).toBeGreaterThan(1);
  let largest = 0;
  for (let written = 0; written < 768 * MEGABYTE; written += BATCH_BYTES)
    largest = Math.max(largest, await writeBatch(db));
  Atomics.store(state, 0, 1);
  await Promise.all(readers.map((reader) => new Promise((resolve) => reader.once("exit", resolve))));
  expect(largest).toBeLessThan(LIMIT_BYTES);
  db.close();
});

it("an endless read pauses large writes before the log fills the disk, and small ones continue", async () => {
  const db = openForFilling(300);
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec("BEGIN; SELECT version FROM dataset_version");
  let largest = 0;
  const fill = async () => {
    for (;;) largest = Math.max(largest, await writeBatch(db));
  };
  await expect(fill()).rejects.toMatchObject({ code: "unavailable" });
  expect(largest).toBeLessThan(LIMIT_BYTES);
  db.write(() => db.sql("UPDATE dataset_version SET version = 7").run());
  reader.close();
  expect(await writeBatch(db)).toBeLessThan(2 * BATCH_BYTES);
  db.close();
});

it("the log is emptied when nothing has been written for a while", async () => {
  const db = openForFilling(300);
  expect(await writeBatch(db)).toBeGreaterThan(BATCH_BYTES);
  await expect.poll(async () => (await stat(`${path}-wal`)).size, { timeout: 20_000 }).toBe(0);
  db.close();
});
