import { copyFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { expect, it } from "vitest";
import { KNOWLEDGE_FILE, KNOWLEDGE_VERSION, openKnowledge } from "./open-knowledge.ts";

it("a knowledge file that is missing or of another release is rejected with the command that builds it", () => {
  const folder = makeTemporaryFolder();
  const path = join(folder, "knowledge.db");
  expect(() => openKnowledge(path)).toThrow(/is missing: npm run build makes it/);
  const db = new DatabaseSync(path);
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => openKnowledge(path)).toThrow(`is of version 99, not ${KNOWLEDGE_VERSION}: npm run build renews it`);
});

it("a damaged knowledge file is rejected with the command that builds it", () => {
  const path = join(makeTemporaryFolder(), "knowledge.db");
  writeFileSync(path, "no database");
  expect(() => openKnowledge(path)).toThrow(/is damaged: npm run build renews it/);
  copyFileSync(KNOWLEDGE_FILE, path);
  truncateSync(path, 1_000_000);
  expect(() => openKnowledge(path)).toThrow(/is damaged: npm run build renews it/);
});

it("a built file names its release", () => {
  const { release, close } = openKnowledge();
  close();
  expect(release).toBeGreaterThan(0);
});

it("lookups wait for no lock, whatever the path", () => {
  const folder = makeTemporaryFolder();
  const path = join(folder, "50% #1?.db");
  copyFileSync(KNOWLEDGE_FILE, path);
  const { places, close } = openKnowledge(path);
  const locking = new DatabaseSync(path);
  locking.exec("BEGIN EXCLUSIVE");
  expect(places.hasCityNamed("Zürich", "CH")).toBe(true);
  locking.close();
  close();
});
