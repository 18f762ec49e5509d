import { openMeilisearchIndex } from "../../../shared/src/engines/meilisearch/open-meilisearch-index.ts";
import { inBatches } from "../../../shared/src/kernel/batches.ts";
import { benchBusinesses } from "./bench-businesses.ts";

const BATCH = 2_000;

/** Run as a process of its own: `build-meilisearch.ts <url> <key> <count>` builds the index there anew. */
const [url = "", apiKey = "", count = ""] = process.argv.slice(2);
const businesses = Number(count);
const index = await openMeilisearchIndex({ url, apiKey, role: "writer" });
const startedAt = performance.now();
const rebuild = await index.beginRebuild();
for await (const batch of inBatches(benchBusinesses(businesses), BATCH)) {
  await rebuild.add(batch.map(({ document }) => document));
}
const commitAt = performance.now();
await rebuild.commit(businesses);
const seconds = (performance.now() - startedAt) / 1000;
const commitSeconds = (performance.now() - commitAt) / 1000;
await index.close();
console.log(JSON.stringify({ seconds, commitSeconds, peakRssMb: process.resourceUsage().maxRSS / 1024 }));
