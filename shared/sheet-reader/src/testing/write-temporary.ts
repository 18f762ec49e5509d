import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";

/** Writes a file into a temporary folder of its own and answers its path. */
export function writeTemporary(name: string, content: string | Buffer): string {
  const path = join(makeTemporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
