import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

let ownFolder: string | undefined;

afterAll(() => {
  if (ownFolder !== undefined) rmSync(ownFolder, { recursive: true, force: true });
  ownFolder = undefined;
});

/** A new empty folder, which goes when the tests of the file have ended. */
export function makeTemporaryFolder(): string {
  ownFolder ??= mkdtempSync(join(tmpdir(), "meridian-sheets-"));
  return mkdtempSync(join(ownFolder, "sheet-"));
}

/** Writes a file into a temporary folder of its own and answers its path. */
export function writeTemporary(name: string, content: string | Buffer): string {
  const path = join(makeTemporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
