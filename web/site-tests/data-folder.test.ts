import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

const OTHERS = 0o077;

it("only the site's own user can read its data folder", async () => {
  const { dataDir } = inject("site");
  const entries = await readdir(dataDir, { recursive: true });
  expect(entries).toEqual(expect.arrayContaining(["logs", "compile-cache"]));
  const open: string[] = [];
  for (const path of [".", ...entries]) {
    const { mode } = (await stat(join(dataDir, path)).catch(() => undefined)) ?? { mode: 0 };
    if ((mode & OTHERS) !== 0) open.push(`${path} ${(mode & 0o777).toString(8)}`);
  }
  expect(open).toEqual([]);
});
