import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/**
 * A new empty folder, removed after the test that makes it, or after the suite that makes it before its tests. Not for `beforeAll`, which
 * is neither.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "meridian-test-"));
  const afterUse = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  afterUse(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
