import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Environment } from "../../shared/src/kernel/load-config.ts";
import { findCluster } from "../move/cluster-under-test.ts";
import { databaseDifferences } from "./move/database-differences.ts";
import { fillSource } from "./move/fill-source.ts";

/** Moves a made-up directory to a cluster and back into another folder, and compares the two folders' databases. */
const ROOT = resolve(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { rows: { type: "string", default: "100000" } } });
const rows = Number(values.rows);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error("--rows must be a whole number above 0");

const folder = await mkdtemp(join(tmpdir(), "meridian-move-"));
const cluster = await findCluster(process.env);
try {
  process.exitCode = cluster.isFound ? await run(cluster.sources, { ...cluster.makeEmpty() }) : 1;
  if (!cluster.isFound) console.log(`Not measured: ${cluster.reason}`);
} finally {
  if (cluster.isFound) await cluster.stop();
  await rm(folder, { recursive: true });
}

async function run(sources: string, environment: Environment): Promise<number> {
  const [cpu] = cpus();
  console.log(`Machine: ${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB`);
  console.log(
    `Node ${process.version}, load ${loadavg()[0]?.toFixed(2)} before, ${rows.toLocaleString("en")} businesses`,
  );
  console.log(`On ${sources}`);
  const [before, after] = [join(folder, "before"), join(folder, "after")];
  const startedAt = performance.now();
  await fillSource(before, rows);
  console.log(`Filled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  const seconds = [
    await move(["--to", "cluster", "--data-dir", before], environment),
    await move(["--to", "embedded", "--data-dir", after], environment),
  ];
  const { rows: told, differences } = databaseDifferences(before, after);
  const rates = seconds.map((each) => `${Math.round(rows / each).toLocaleString("en")} businesses/s`);
  console.log(`\nThere ${rates[0]}, back ${rates[1]}, each with comparison and search index`);
  console.log(`Load ${loadavg()[0]?.toFixed(2)} after`);
  for (const difference of differences) console.log(`DIFFERENT: ${difference}`);
  console.log(
    differences.length === 0
      ? `There and back is the identity: ${told.toLocaleString("en")} rows of every table are the same in both databases.`
      : "There and back is NOT the identity.",
  );
  return differences.length === 0 ? 0 : 1;
}

/** Seconds from the start of the command to its end. */
async function move(args: readonly string[], environment: Environment): Promise<number> {
  console.log(`\n$ node scripts/migrate-engine.ts ${args.join(" ")}`);
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["scripts/migrate-engine.ts", ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The move ended with ${code}`);
  return (performance.now() - startedAt) / 1000;
}
