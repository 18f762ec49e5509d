import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FOLDERS } from "./folders.ts";

it.each(FOLDERS)("what $name skips exists, so that a moved file is not mutated again", ({ path, skipped }) => {
  const folder = join(import.meta.dirname, "../..", path);
  expect(skipped.filter((pattern) => globSync(pattern, { cwd: folder }).length === 0)).toEqual([]);
});
