import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { buildSitemaps } from "../../services/catalogue/src/sitemap/build-sitemaps.ts";
import { openEngines } from "../../shared/src/engines/open-engines.ts";
import { openSitemapStore } from "../../shared/src/engines/open-sitemap-store.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

/** Builds the sitemaps of a made-up directory on the embedded engines: all of them anew, and again with nothing changed. */
const TARGET_BUSINESSES = 1_200_000;
const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "200000" },
    dir: { type: "string", default: join(tmpdir(), "meridian-bench") },
  },
});
const rows = Number(values.businesses);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error("--businesses must be a whole number above 0");

const folder = join(values.dir, String(rows));
await mkdir(folder, { recursive: true });
await runBenchChild("fill-store.ts", [folder, String(rows)]);
const ownFolder = await mkdtemp(join(values.dir, "sitemaps-"));
try {
  const { length, 0: cpu } = cpus();
  const load = loadavg()[0]?.toFixed(2);
  console.log(`${length} × ${cpu?.model ?? "unknown"}, Node ${process.version}, load ${load}, ${rows} businesses`);
  await measure();
} finally {
  await rm(ownFolder, { recursive: true });
}

async function measure(): Promise<void> {
  const engines = await openEngines({ DATA_DIR: folder });
  const sitemaps = await openSitemapStore({ DATA_DIR: ownFolder });
  const { businesses, places } = engines;
  for (const label of ["all anew", "nothing changed"]) {
    const options = { businesses, places, sitemaps, origin: "https://example.org", version: 1, now: () => new Date() };
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const cpuBefore = process.cpuUsage();
    const startedAt = performance.now();
    const { set, written } = await buildSitemaps(options);
    const seconds = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(cpuBefore);
    delay.disable();
    const scaled = ((seconds * TARGET_BUSINESSES) / rows).toFixed(1);
    console.log(
      `${label}: ${seconds.toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s of CPU), ${set.parts.length} files, ${written} ` +
        `written; ${scaled} s for 1.2 M businesses; event loop held up ${(delay.percentile(99) / 1e6).toFixed(0)} ms ` +
        `(p99), ${(delay.max / 1e6).toFixed(0)} ms at most; ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
    );
  }
  await sitemaps.close();
  await engines.close();
}
