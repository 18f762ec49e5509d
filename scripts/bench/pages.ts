import { existsSync, mkdirSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedSite, type TestSite } from "../checks/test-site.ts";
import { type AddressGroup, benchAddresses } from "./pages/bench-addresses.ts";
import { createHttpClient } from "./pages/http-client.ts";
import { startNginx } from "./pages/static-nginx.ts";
import { describeLoad, type LoadResult, percentilesOf, runLoad } from "./search/load.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

/**
 * What JSON answers and rendered pages take through the gateway of the whole site: each address for the first time, then from the
 * gateway's cache, and how many cached ones a second beside nginx with the same bytes in a file.
 */
const TARGET_P95_MS = { json: { MISS: 15, HIT: 3 }, page: { MISS: 80, HIT: 5 } } as const;
const OUTCOMES = ["MISS", "HIT"] as const;
type Outcome = (typeof OUTCOMES)[number];
const TARGET_OF_NGINX = 0.3;
const AT_A_TIME = 8;
/** Of each kind, asked before the others: a site that runs has done this a thousand times. */
const WARM_UP_ADDRESSES = 20;

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "1200000" },
    /** The site that is measured makes an administrator and its sitemaps in the folder of the directory. */
    dir: { type: "string", default: join(tmpdir(), "meridian-bench") },
    /** Addresses of each kind. */
    addresses: { type: "string", default: "200" },
    /** Requests of each count a second. */
    requests: { type: "string", default: "10000" },
    port: { type: "string", default: "18290" },
  },
});
const businesses = Number(values.businesses);
if (!Number.isSafeInteger(businesses) || businesses < 1) throw new Error("--businesses must be a whole number above 0");
const folder = join(values.dir, String(businesses));
mkdirSync(folder, { recursive: true });

const load = (): string => `load ${loadavg()[0]?.toFixed(2)}`;
const [cpu] = cpus();
console.log(
  `Machine: ${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.version}; ${load()} before`,
);
await runBenchChild("fill-store.ts", [folder, String(businesses)]);
if (!existsSync(join(folder, "search-current"))) await runBenchChild("build-index.ts", [folder, String(businesses)]);
const groups = benchAddresses(join(folder, "directory.db"), Number(values.addresses) + WARM_UP_ADDRESSES);
const root = new URL("../..", import.meta.url).pathname;
const site = await startEmbeddedSite(root, { DATA_DIR: folder, DEMO_BUSINESSES: "0", RATE_LIMIT_FACTOR: "0" });
try {
  await measure(site);
} finally {
  await site.stop();
}
console.log(`\n${load()} after`);

async function measure({ url }: TestSite): Promise<void> {
  const client = createHttpClient(url);
  for (const path of groups.flatMap(({ paths }) => paths.slice(0, WARM_UP_ADDRESSES))) await client.read(path);
  for (const kind of ["json", "page"] as const) {
    const ofKind = groups.filter((group) => group.kind === kind);
    console.log(`\n${kind === "json" ? "JSON" : "Rendered pages"}, one at a time (${load()})`);
    const all: Record<Outcome, number[]> = { MISS: [], HIT: [] };
    for (const group of ofKind) {
      // At once, before the gateway gives up what it keeps for something newer.
      for (const outcome of OUTCOMES) {
        const result = await readAll(group, outcome);
        all[outcome].push(...result.timesMs);
        console.log(`  ${outcome === "MISS" ? "first " : "cached"} ${group.label.padEnd(15)} ${describeLoad(result)}`);
      }
    }
    for (const outcome of OUTCOMES) {
      const { p95Ms } = percentilesOf(all[outcome]);
      const target = TARGET_P95_MS[kind][outcome];
      const verdict = p95Ms <= target ? "within" : "ABOVE";
      console.log(
        `  all ${outcome === "MISS" ? "first " : "cached"}: p95 ${p95Ms.toFixed(1)} ms, ${verdict} ${target} ms`,
      );
    }
  }
  await besideNginx();
  client.close();

  /** Throws where the gateway does not say what was expected of it: the figure would be another's. */
  function readAll({ paths }: AddressGroup, expected: Outcome): Promise<LoadResult> {
    return runLoad(paths.slice(WARM_UP_ADDRESSES), 1, async (path) => {
      const { status, cache } = await client.read(path);
      if (status !== 200 || cache !== expected) throw new Error(`${path} answered ${status} ${cache}, not ${expected}`);
    });
  }

  async function besideNginx(): Promise<void> {
    const [json, page] = [groups[0]?.paths[0] ?? "", groups.find(({ kind }) => kind === "page")?.paths[0] ?? ""];
    const files = { "json.txt": (await client.read(json)).body, "page.txt": (await client.read(page)).body };
    const nginx = await startNginx(files, Number(values.port));
    if (nginx === undefined) return console.log("\nnginx is not installed: nothing to compare with");
    const theirs = createHttpClient(nginx.origin);
    console.log(`\nOne cached answer again and again, ${AT_A_TIME} at a time (${load()})`);
    for (const [label, path, file] of [
      ["JSON", json, "json.txt"],
      ["page", page, "page.txt"],
    ] as const) {
      const requests = Array.from({ length: Number(values.requests) }, () => path);
      const ours = await runLoad(requests, AT_A_TIME, (wanted) => client.read(wanted));
      const plain = await runLoad(requests, AT_A_TIME, () => theirs.read(`/${file}`));
      const share = ours.perSecond / plain.perSecond;
      console.log(`  ${label} gateway ${describeLoad(ours)}`);
      console.log(`  ${label} nginx   ${describeLoad(plain)}`);
      console.log(
        `  ${share.toFixed(2)}× of nginx, ${share >= TARGET_OF_NGINX ? "above" : "BELOW"} ${TARGET_OF_NGINX}×`,
      );
    }
    theirs.close();
    await nginx.stop();
  }
}
