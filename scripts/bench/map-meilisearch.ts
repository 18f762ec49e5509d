import { existsSync, mkdirSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MAP_MAX_FEATURES } from "../../shared/src/contracts/map.ts";
import { boundedAreaOf, boxOfArea } from "../../shared/src/domain/map-grid.ts";
import { openMeilisearchIndex } from "../../shared/src/engines/meilisearch/open-meilisearch-index.ts";
import { openSqliteSearchIndex } from "../../shared/src/engines/sqlite/search/open-sqlite-search-index.ts";
import type { ClusteredAnswer, ClusterQuery, IndexFilters, SearchIndex } from "../../shared/src/ports/search-index.ts";
import { cpuMsOf } from "./map/cpu-of.ts";
import { viewAround } from "./map/map-views.ts";
import { benchBusinesses } from "./search/bench-businesses.ts";
import { percentilesOf, runLoad } from "./search/load.ts";
import { type MeilisearchProcess, startBenchMeilisearch } from "./search/meilisearch-process.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

/** Asks both search indexes for the clusters of the same maps at every zoom, and whether they are the same. */
const MAX_ZOOM = 18;
/** As the map service has it. */
const LEVELS_ABOVE_ZOOM = 3;
const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "1200000" },
    dir: { type: "string", default: join(tmpdir(), "meridian-bench") },
    /** How many views of each zoom and question. */
    views: { type: "string", default: "40" },
    port: { type: "string", default: "18310" },
  },
});
const businesses = Number(values.businesses);
if (!Number.isSafeInteger(businesses) || businesses < 1) throw new Error("--businesses must be a whole number above 0");
const folder = join(values.dir, String(businesses));
mkdirSync(folder, { recursive: true });

const [cpu] = cpus();
const load = (): string => `load ${loadavg()[0]?.toFixed(2)}`;
console.log(
  `Machine: ${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.version}; ${load()} before`,
);
console.log(`${businesses.toLocaleString("en")} businesses in ${folder}`);
const places = [...benchBusinesses(Number(values.views))].flatMap(({ document: { latitude: lat, longitude: lng } }) =>
  lat === undefined || lng === undefined ? [] : [{ lat, lng }],
);
type Place = (typeof places)[number];
interface Question {
  label: string;
  text: string;
  filtersOf: (place: Place) => IndexFilters;
}
const QUESTIONS: readonly Question[] = [
  { label: "one word", text: "restaurant", filtersOf: () => ({}) },
  { label: "two words, the last one begun", text: "family rest", filtersOf: () => ({}) },
  { label: "rated 4.5 and more, verified", text: "", filtersOf: () => ({ minRating: 4.5, isVerified: true }) },
  { label: "within 25 km", text: "", filtersOf: (place) => ({ near: { ...place, radiusKm: 25 } }) },
];
const meilisearchFolder = join(folder, "meilisearch");
const isBuilt = existsSync(join(meilisearchFolder, "data.ms"));
if (!existsSync(join(folder, "search-current"))) await runBenchChild("build-index.ts", [folder, String(businesses)]);
const server = await startBenchMeilisearch(meilisearchFolder, Number(values.port));
try {
  if (!isBuilt) await runBenchChild("build-meilisearch.ts", [server.url, server.apiKey, String(businesses)]);
  const worst = await compare(server);
  for (const [label, p95Ms] of worst)
    console.log(`Meilisearch, ${label}: the slowest zoom has p95 ${figure(p95Ms)} ms`);
} finally {
  await server.stop();
}
console.log(`${load()} after`);

async function compare({ url, apiKey, pid }: MeilisearchProcess): Promise<Map<string, number>> {
  const embedded = await openSqliteSearchIndex({ DATA_DIR: folder }, "writer");
  const meilisearch = await openMeilisearchIndex({ url, apiKey, role: "reader" });
  const worst = new Map<string, number>();
  for (const { label, text, filtersOf } of QUESTIONS) {
    console.log(`\n${label}: ${places.length} views of each zoom, one at a time (${load()})`);
    for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
      const queries = places.map((place): ClusterQuery => {
        const area = boundedAreaOf(viewAround(place, zoom), zoom + LEVELS_ABOVE_ZOOM);
        const filters = { ...filtersOf(place), box: boxOfArea(area) };
        return { text, filters, level: area.level, maxCells: MAP_MAX_FEATURES };
      });
      const here = await measure(embedded, queries);
      const cpuBefore = await cpuMsOf(pid);
      const there = await measure(meilisearch, queries);
      const cpuMs = ((await cpuMsOf(pid)) - cpuBefore) / queries.length;
      worst.set(label, Math.max(worst.get(label) ?? 0, there.p95Ms));
      const same = queries.filter((_, at) => cellsIn(here.answers[at]) === cellsIn(there.answers[at])).length;
      const cut = there.answers.filter(({ isCut }) => isCut).length;
      const hits = Math.max(...there.answers.map(({ total }) => total));
      console.log(
        `  zoom ${String(zoom).padStart(2)}  embedded p50 ${figure(here.p50Ms)} p95 ${figure(here.p95Ms)}  Meilisearch p50 ${figure(there.p50Ms)} p95 ${figure(there.p95Ms)} ms, ${figure(cpuMs)} ms of its CPU each; ${same} of ${queries.length} the same, ${cut} cut, at most ${hits} hits`,
      );
    }
  }
  await Promise.all([embedded.close(), meilisearch.close()]);
  return worst;
}

async function measure(index: SearchIndex, queries: readonly ClusterQuery[]) {
  const answers: ClusteredAnswer[] = [];
  const { timesMs } = await runLoad(queries, 1, async (query) => answers.push(await index.cluster(query)));
  return { ...percentilesOf(timesMs), answers };
}

function cellsIn(answer: ClusteredAnswer | undefined): string {
  const cells = (answer?.cells ?? []).map(({ cell, count, id }) => `${cell} ${count} ${id ?? ""}`);
  return [answer?.level, answer?.total, ...cells.sort()].join("\n");
}

function figure(value: number): string {
  return value.toFixed(1).padStart(6);
}
