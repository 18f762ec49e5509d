import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { benchReportSchema } from "./bench/report/bench-report.ts";

it("one case runs end to end on a tiny directory and leaves a report of its figures", async () => {
  const dir = await mkdtemp(join(tmpdir(), "meridian-bench-test-"));
  try {
    const args = [
      "scripts/bench.ts",
      "sitemaps",
      "--businesses",
      "200",
      "--dir",
      dir,
      "--report",
      join(dir, "run.json"),
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: join(import.meta.dirname, "..") });
    const { businesses, rows } = benchReportSchema.parse(JSON.parse(await readFile(join(dir, "run.json"), "utf8")));
    expect(businesses).toBe(200);
    expect(rows.map(({ what, value }) => [what, value !== undefined && value > 0])).toEqual([
      ["All sitemaps", true],
      ["All sitemaps, nothing changed", true],
    ]);
    expect(stdout).toContain("| All sitemaps ");
  } finally {
    await rm(dir, { recursive: true });
  }
});
