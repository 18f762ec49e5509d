import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** A new empty folder, removed after the test that makes it, or after the suite that makes it before its tests. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "meridian-sheet-"));
  const afterUse = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  afterUse(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file into a temporary folder of its own and answers its path. */
export function writeTemporary(name: string, content: string | Buffer): string {
  const path = join(makeTemporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
