import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type AdminService, startAdmin } from "./delete-all/admin-service.ts";
import { renameSome } from "./delete-all/rename-some.ts";
import { watchVisitors } from "./delete-all/watch-visitors.ts";
import { costOf } from "./import/run-child.ts";
import { startCatalogue } from "./search/catalogue-process.ts";
import { describeLoad } from "./search/load.ts";
import { memoryOf } from "./search/memory-of.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

/**
 * Deletes all of a made-up directory, restores it and fixes its slugs, as an administrator does, with visitors reading the
 * public site meanwhile. Works on a copy of the folder that the other benches use.
 */
const RENAMED_EVERY = 20;
const ASK_EVERY_MS = 1_000;
const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "1200000" },
    dir: { type: "string", default: join(tmpdir(), "meridian-bench") },
    port: { type: "string", default: "18260" },
  },
});
const businesses = Number(values.businesses);
if (!Number.isSafeInteger(businesses) || businesses < 1) throw new Error("--businesses must be a whole number above 0");
const source = join(values.dir, String(businesses));
await mkdir(source, { recursive: true });
await runBenchChild("fill-store.ts", [source, String(businesses)]);
const folder = await mkdtemp(join(values.dir, "delete-all-"));
try {
  for (const name of await readdir(source)) {
    if (/^(directory|search)-?/.test(name)) await copyFile(join(source, name), join(folder, name));
  }
  await run();
} finally {
  await rm(folder, { recursive: true });
}

async function run(): Promise<void> {
  const [cpu] = cpus();
  console.log(
    `${cpus().length} × ${cpu?.model ?? "unknown"}, Node ${process.version}, ${businesses.toLocaleString("en")} businesses, ${load()}`,
  );
  const renamed = renameSome(join(folder, "directory.db"), RENAMED_EVERY);
  const port = Number(values.port);
  const catalogue = await startCatalogue(folder, port);
  const admin = await startAdmin(folder, port + 10);
  try {
    const deletion = await measure("delete all", catalogue.read, admin, () => admin.deleteAll());
    await measure("restore", catalogue.read, admin, () => admin.restore(deletion));
    await measure(`fix slugs (${renamed.toLocaleString("en")} of other names)`, catalogue.read, admin, () =>
      admin.fixSlugs(),
    );
  } finally {
    await admin.stop();
    await catalogue.stop();
  }
}

/** Waits for the end of what `begin` begins; the id of the job. */
async function measure(
  label: string,
  read: (path: string) => Promise<string>,
  admin: AdminService,
  begin: () => Promise<string>,
): Promise<string> {
  const visitors = watchVisitors(read);
  const memory = async () => Number((await memoryOf(admin.pid)).anonymousMb);
  const before = await memory();
  const cpuBefore = (await costOf(admin.pid))?.cpuSeconds ?? Number.NaN;
  let peak = before;
  const startedAt = performance.now();
  const id = await begin();
  let job = await admin.job(id);
  while (job.state === "running") {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    job = await admin.job(id);
    peak = Math.max(peak, await memory());
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = ((await costOf(admin.pid))?.cpuSeconds ?? Number.NaN) - cpuBefore;
  const { result, failures } = await visitors.stop();
  const count = (value: number): string => value.toLocaleString("en");
  console.log(
    `${label}: ${job.state}, ${count(job.processedCount)} looked at, ${count(job.changedCount)} changed in ${seconds.toFixed(1)} s ` +
      `(${cpuSeconds.toFixed(1)} s of CPU, ${Math.round((cpuSeconds / job.processedCount) * 1e6)} µs each), ` +
      `own memory ${before} MB before, ${peak} MB at most (${load()})`,
  );
  console.log(`  visitors meanwhile: ${describeLoad(result)}, ${failures} of ${result.timesMs.length} failed`);
  return id;
}

function load(): string {
  return `load ${loadavg()[0]?.toFixed(2)}`;
}
