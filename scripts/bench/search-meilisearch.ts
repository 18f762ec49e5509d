import { existsSync, mkdirSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openMeilisearchIndex } from "../../shared/src/engines/meilisearch/open-meilisearch-index.ts";
import { openSqliteSearchIndex } from "../../shared/src/engines/sqlite/search/open-sqlite-search-index.ts";
import type { SearchIndex } from "../../shared/src/ports/search-index.ts";
import { benchBusinesses } from "./search/bench-businesses.ts";
import { type BenchQuery, benchQueries } from "./search/bench-queries.ts";
import { describeLoad, percentilesOf, runLoad } from "./search/load.ts";
import { type MeilisearchProcess, startBenchMeilisearch } from "./search/meilisearch-process.ts";
import { memoryOf } from "./search/memory-of.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

const CHANGES = 20;

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "1200000" },
    dir: { type: "string", default: join(tmpdir(), "meridian-bench") },
    /** Builds both indexes anew even where the folder has them. */
    rebuild: { type: "boolean", default: false },
    port: { type: "string", default: "18300" },
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
const meilisearchFolder = join(folder, "meilisearch");
const isBuilt = !values.rebuild && existsSync(join(meilisearchFolder, "data.ms"));
const server = await startBenchMeilisearch(meilisearchFolder, Number(values.port));
try {
  await build(server);
  await compare(server);
} finally {
  await server.stop();
}
console.log(`\n${load()} after`);

async function build({ url, apiKey, sizeMb }: MeilisearchProcess): Promise<void> {
  if (values.rebuild || !existsSync(join(folder, "search-current"))) {
    const built = await runBenchChild("build-index.ts", [folder, String(businesses)]);
    console.log(`Embedded index built in ${figure(built.seconds)} s, ${figure(built.fileMb)} MB (${load()})`);
  }
  if (!isBuilt) {
    const built = await runBenchChild("build-meilisearch.ts", [url, apiKey, String(businesses)]);
    console.log(
      `Meilisearch index built in ${figure(built.seconds)} s, ${figure(built.commitSeconds)} s of it after the last business was made up and sent (${load()});`,
    );
    console.log(`  peak memory of the process that sends ${figure(built.peakRssMb)} MB`);
  }
  console.log(`Meilisearch index: ${figure(await sizeMb())} MB on the disk`);
}

async function compare({ url, apiKey, pid }: MeilisearchProcess): Promise<void> {
  const queries = benchQueries(businesses);
  const engines: [string, SearchIndex][] = [
    ["embedded", await openSqliteSearchIndex({ DATA_DIR: folder }, "writer")],
    ["Meilisearch", await openMeilisearchIndex({ url, apiKey, role: "writer" })],
  ];
  for (const withFacets of [true, false]) {
    console.log(`\n${queries.length} different queries ${withFacets ? "with" : "without"} facets:`);
    for (const concurrency of [1, 4])
      for (const engine of engines) await measure(queries, engine, withFacets, concurrency);
  }
  console.log(`\nOne change until it is found, ${CHANGES} times:`);
  for (const [name, index] of engines) await measureChanges(name, index);
  const { anonymousMb, fileMb } = await memoryOf(pid);
  console.log(`Memory of Meilisearch: ${anonymousMb} MB of its own, ${fileMb} MB of the files it reads`);
  for (const [, index] of engines) await index.close();
}

async function measure(
  queries: readonly BenchQuery[],
  [name, index]: [string, SearchIndex],
  withFacets: boolean,
  concurrency: number,
): Promise<void> {
  const ask = ({ query }: BenchQuery) => index.search({ ...query, withFacets });
  await runLoad(queries.slice(0, 200), 2, ask);
  const result = await runLoad(queries, concurrency, ask);
  console.log(`  ${concurrency} at a time   ${name.padEnd(12)} ${describeLoad(result)}   (${load()})`);
  if (concurrency === 1 && withFacets) printKinds(queries, result.timesMs);
}

function printKinds(queries: readonly BenchQuery[], timesMs: readonly number[]): void {
  for (const [kind, times] of Map.groupBy(timesMs, (_, at) => queries[at]?.kind ?? "")) {
    const { p50Ms, p95Ms } = percentilesOf(times);
    console.log(
      `    ${kind.padEnd(26)} ${String(times.length).padStart(4)}  p50 ${p50Ms.toFixed(2)}  p95 ${p95Ms.toFixed(2)}`,
    );
  }
}

/** A business is renamed, and looked for until it is found by the new name. */
async function measureChanges(name: string, index: SearchIndex): Promise<void> {
  const documents = [...benchBusinesses(CHANGES)].map(({ document }) => document);
  const { p50Ms, p95Ms } = await runLoad(documents, 1, async (document) => {
    const text = `${document.name} renamed`;
    await index.apply([{ id: document.id, document: { ...document, name: text } }]);
    const query = { text, filters: {}, sort: "relevance", offset: 0, limit: 20, withFacets: false } as const;
    while (!(await index.search(query)).hits.some(({ id }) => id === document.id));
  });
  await index.apply(documents.map((document) => ({ id: document.id, document })));
  console.log(`  ${name.padEnd(12)} p50 ${p50Ms.toFixed(0)}  p95 ${p95Ms.toFixed(0)} ms   (${load()})`);
}

function figure(value: number | undefined): string {
  return (value ?? Number.NaN).toFixed(1);
}
