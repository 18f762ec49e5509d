import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { benchReportSchema } from "./report/bench-report.ts";

it("one case runs end to end on a tiny directory and reports its figures", async () => {
  const dir = await mkdtemp(join(tmpdir(), "meridian-bench-test-"));
  try {
    const report = join(dir, "run.json");
    const options = ["--businesses", "200", "--dir", dir, "--report", report];
    const { stdout } = await promisify(execFile)(process.execPath, ["scripts/bench.ts", "sitemaps", ...options], {
      cwd: join(import.meta.dirname, "../.."),
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "meridian-test-compile-cache") },
    });
    const { businesses, rows } = benchReportSchema.parse(JSON.parse(await readFile(report, "utf8")));
    expect(businesses).toBe(200);
    expect(rows.map(({ what, value }) => [what, value !== undefined && value > 0])).toEqual([
      ["All sitemaps", true],
      ["All sitemaps, nothing changed", true],
    ]);
    expect(stdout).toContain("| All sitemaps ");
  } finally {
    await rm(dir, { recursive: true });
  }
}, 60_000);
