import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Environment } from "../../../shared/platform/src/load-config.ts";
import { findCluster } from "../../move/cluster-under-test.ts";
import { type BenchCase, scaled, secondsSince } from "../bench-case.ts";
import { databaseDifferences } from "./database-differences.ts";
import { fillSource } from "./fill-source.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const ROWS = 100_000;
const THERE = "Move to a cluster";
const BACK = "Move back to a folder";

/** Fails if the directory that comes back differs. */
export const moveCase: BenchCase = {
  name: "move",
  about: "A directory moved to a cluster and back, with comparison and search index",
  needs: [],
  async *run(context) {
    const cluster = await findCluster(process.env);
    if (!cluster.isFound) {
      for (const what of [THERE, BACK] as const) yield { what, reason: cluster.reason };
      return;
    }
    const folder = await mkdtemp(join(context.scratch, "move-"));
    const [before, after] = [join(folder, "before"), join(folder, "after")];
    try {
      context.note(`on ${cluster.sources}`);
      const rows = scaled(context, ROWS);
      await fillSource(before, rows);
      const environment = { ...cluster.makeEmpty() };
      yield { what: THERE, value: rows / (await move(["--to", "cluster", "--data-dir", before], environment)) };
      yield { what: BACK, value: rows / (await move(["--to", "embedded", "--data-dir", after], environment)) };
      const { differences } = databaseDifferences(before, after);
      if (differences.length > 0) throw new Error(`the databases differ: ${differences.join("; ")}`);
    } finally {
      await cluster.stop();
      await rm(folder, { recursive: true });
    }
  },
};

/** Seconds from start to end of the command. */
async function move(args: readonly string[], environment: Environment): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["scripts/migrate-engine.ts", ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`the move ended with ${code}`);
  return secondsSince(startedAt);
}
