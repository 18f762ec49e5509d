import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { openSearchIndex } from "../../../shared/src/engines/open-search-index.ts";
import { inBatches } from "../../../shared/src/kernel/batches.ts";
import { benchBusinesses } from "./bench-businesses.ts";

const BATCH = 2_000;

/** Run as a process of its own, so that its peak memory is that of building: `build-index.ts <folder> <count>`. */
const [dataDir = "", count = ""] = process.argv.slice(2);
const businesses = Number(count);
const index = await openSearchIndex({ DATA_DIR: dataDir }, "writer");
if (benchBusinesses(1).next().done === true) throw new Error("no business could be made up");
const startRssMb = process.resourceUsage().maxRSS / 1024;
const startedAt = performance.now();
const rebuild = await index.beginRebuild();
let waitingMs = 0;
for await (const batch of inBatches(benchBusinesses(businesses), BATCH)) {
  const before = performance.now();
  await rebuild.add(batch.map(({ document }) => document));
  waitingMs += performance.now() - before;
}
const before = performance.now();
await rebuild.commit(businesses);
const commitMs = performance.now() - before;
const seconds = (performance.now() - startedAt) / 1000;
await index.close();
const number = readFileSync(join(dataDir, "search-current"), "utf8").trim();
const fileMb = statSync(join(dataDir, `search-${number}.db`)).size / 2 ** 20;
const peakRssMb = process.resourceUsage().maxRSS / 1024;
console.log(
  JSON.stringify({
    seconds,
    indexSeconds: (waitingMs + commitMs) / 1000,
    commitSeconds: commitMs / 1000,
    fileMb,
    startRssMb,
    peakRssMb,
  }),
);
