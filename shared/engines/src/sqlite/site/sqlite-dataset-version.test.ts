import { afterEach, expect, it, vi } from "vitest";
import { openDirectoryDatabase } from "../database/open-directory-database.ts";
import { createSqliteDatasetVersion } from "./sqlite-dataset-version.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("a forgotten watcher is not called after the database is closed", async () => {
  vi.useFakeTimers();
  const db = openDirectoryDatabase(":memory:");
  const seen: number[] = [];
  createSqliteDatasetVersion({ db }).watch((version) => seen.push(version));
  db.sql("UPDATE dataset_version SET version = 7").run();
  vi.advanceTimersByTime(1_000);
  db.close();
  expect(() => vi.advanceTimersByTime(5_000)).not.toThrow();
  expect(seen).toEqual([7]);
});
