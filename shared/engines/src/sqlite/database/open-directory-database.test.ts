import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { beforeEach, describe, expect, it } from "vitest";
import { directoryMigrations } from "../migrations/directory-migrations.ts";
import { openDirectoryDatabase } from "./open-directory-database.ts";

const run = promisify(execFile);
const PROCESSES = 4;
const OPEN_ONCE = `
  const { openDirectoryDatabase } = await import(process.argv[1]);
  const db = openDirectoryDatabase(process.argv[2]);
  db.write(() => db.sql("UPDATE dataset_version SET version = version + 1").run());
  db.close();
`;

describe("the directory's database", () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = makeTemporaryFolder();
    path = join(folder, "new", "directory.db");
  });

  it("processes that start together on an empty folder all find it migrated", async () => {
    const module = new URL("./open-directory-database.ts", import.meta.url).href;
    await Promise.all(
      Array.from({ length: PROCESSES }, () =>
        run(process.execPath, ["--input-type=module", "-e", OPEN_ONCE, module, path]),
      ),
    );
    const db = openDirectoryDatabase(path);
    expect(db.sql("SELECT version FROM dataset_version").get()).toEqual({ version: 1 + PROCESSES });
    expect(db.sql("PRAGMA user_version").get()).toEqual({ user_version: directoryMigrations.length });
    expect(db.sql("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    db.close();
  });

  it("the number in a migration's name is its version", () => {
    const numbers = directoryMigrations.map(({ name }) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(directoryMigrations.map((_, at) => at + 1));
  });

  it("a database of a newer program is rejected with both versions", () => {
    openDirectoryDatabase(path).close();
    const raw = new DatabaseSync(path);
    raw.exec("PRAGMA user_version = 900");
    raw.close();
    expect(() => openDirectoryDatabase(path)).toThrow(
      `schema version 900, but this program knows only ${directoryMigrations.length}`,
    );
  });

  it("a database that lacks the column of a field gets it, and keeps its version", () => {
    openDirectoryDatabase(path).close();
    const raw = new DatabaseSync(path);
    raw.exec("ALTER TABLE business DROP COLUMN logo; ALTER TABLE business DROP COLUMN verified");
    raw.close();
    const db = openDirectoryDatabase(path);
    const columns = "SELECT name, type, dflt_value AS empty FROM pragma_table_info('business')";
    expect(db.sql(`${columns} WHERE name IN ('logo', 'verified') ORDER BY name`).all()).toEqual([
      { name: "logo", type: "TEXT", empty: null },
      { name: "verified", type: "INTEGER", empty: "0" },
    ]);
    expect(db.sql("PRAGMA user_version").get()).toEqual({ user_version: directoryMigrations.length });
    db.close();
  });

  it("is a write-ahead log that waits for other writers", () => {
    const db = openDirectoryDatabase(path);
    expect(db.sql("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(Number(db.sql("PRAGMA busy_timeout").get()?.timeout)).toBeGreaterThanOrEqual(5_000);
    db.close();
  });

  it("a transaction that throws writes nothing and rethrows", () => {
    const db = openDirectoryDatabase(":memory:");
    let rollbacks = 0;
    db.onRollback(() => {
      rollbacks += 1;
    });
    const failing = () =>
      db.write(() => {
        db.sql("UPDATE dataset_version SET version = 99").run();
        throw new Error("halfway");
      });
    expect(failing).toThrow("halfway");
    expect(db.sql("SELECT version FROM dataset_version").get()).toEqual({ version: 1 });
    expect(rollbacks).toBe(1);
    db.close();
  });

  it("the audit log cannot be changed or shortened", () => {
    const db = openDirectoryDatabase(":memory:");
    db.sql("INSERT INTO audit (at, actor, action) VALUES (1, 'admin', 'session.opened')").run();
    expect(() => db.sql("UPDATE audit SET actor = 'eve'").run()).toThrow("append-only");
    expect(() => db.sql("DELETE FROM audit").run()).toThrow("append-only");
    expect(db.sql("SELECT actor FROM audit").all()).toHaveLength(1);
    db.close();
  });
});
