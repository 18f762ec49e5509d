import { existsSync, mkdirSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openSearchIndex } from "../../shared/src/engines/open-search-index.ts";
import type { SearchIndex } from "../../shared/src/ports/search-index.ts";
import { type BenchQuery, benchQueries } from "./search/bench-queries.ts";
import { startCatalogue } from "./search/catalogue-process.ts";
import { describeLoad, percentilesOf, runLoad } from "./search/load.ts";
import { memoryOf } from "./search/memory-of.ts";
import { buildPlainFts, isPlainQuestion, openPlainFts } from "./search/plain-fts.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "1200000" },
    dir: { type: "string", default: join(tmpdir(), "meridian-bench") },
    /** Builds the index anew even where the folder has one. */
    rebuild: { type: "boolean", default: false },
    /** How many of the queries the plain table is asked as well: it takes a second for some. */
    plain: { type: "string", default: "250" },
    "no-http": { type: "boolean", default: false },
    port: { type: "string", default: "18200" },
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
if (values.rebuild || !existsSync(join(folder, "search-current"))) await build();
const queries = benchQueries(businesses);
await searchInEngine();
if (!values["no-http"]) await searchOverHttp();
console.log(`\n${load()} after`);

async function build(): Promise<void> {
  const built = await runBenchChild("build-index.ts", [folder, String(businesses)]);
  const figure = (name: string): string => (built[name] ?? Number.NaN).toFixed(1);
  console.log(
    `\nIndex built in ${figure("seconds")} s, ${figure("indexSeconds")} s of it in the index (the rest makes up businesses);`,
  );
  console.log(
    `  file ${figure("fileMb")} MB, peak memory of the process ${figure("peakRssMb")} MB, before the first business ${figure("startRssMb")} MB`,
  );
}

async function searchInEngine(): Promise<void> {
  const index = await openSearchIndex({ DATA_DIR: folder }, "reader");
  try {
    const openedAt = performance.now();
    await index.search({ text: "open", filters: {}, sort: "relevance", offset: 0, limit: 1, withFacets: false });
    console.log(
      `\nIn the engine: ${queries.length} different queries with facets, two threads, opened in ${(performance.now() - openedAt).toFixed(0)} ms`,
    );
    await runLoad(queries.slice(0, 200), 2, ({ query }) => index.search(query));
    for (const concurrency of [1, 4]) {
      const result = await runLoad(queries, concurrency, ({ query }) => index.search(query));
      console.log(`  ${concurrency} at a time   ${describeLoad(result)}   (${load()})`);
      if (concurrency === 1) printKinds(result.timesMs);
    }
    const texts = beginnings();
    const suggested = await runLoad(texts, 1, (text) => index.suggest(text, 5));
    console.log(`  suggestions   ${describeLoad(suggested)}`);
    await compareWithPlain(index);
    const { anonymousMb, fileMb } = await memoryOf("self");
    console.log(
      `  memory of this process: ${anonymousMb} MB of its own, ${fileMb} MB of the files it reads (twice what two threads share)`,
    );
  } finally {
    await index.close();
  }
}

function printKinds(timesMs: readonly number[]): void {
  const byKind = new Map<string, number[]>();
  for (const [at, { kind }] of queries.entries()) byKind.set(kind, [...(byKind.get(kind) ?? []), timesMs[at] ?? 0]);
  for (const [kind, times] of byKind) {
    const { p50Ms, p95Ms, p99Ms } = percentilesOf(times);
    console.log(
      `    ${kind.padEnd(26)} ${String(times.length).padStart(4)}  p50 ${p50Ms.toFixed(2)}  p95 ${p95Ms.toFixed(2)}  p99 ${p99Ms.toFixed(2)}`,
    );
  }
}

/** What someone types letter by letter. */
function beginnings(): string[] {
  const typed = queries.filter(({ kind }) => kind === "two words").map(({ query }) => query.text);
  return typed.flatMap((text) => [2, 3, 5, 8].map((length) => text.slice(0, length)));
}

async function compareWithPlain(index: SearchIndex): Promise<void> {
  const path = join(folder, "plain.db");
  buildPlainFts(path, businesses);
  const plain = openPlainFts(path);
  const asked: BenchQuery[] = queries.filter(({ query }) => isPlainQuestion(query)).slice(0, Number(values.plain));
  const theirs = await runLoad(asked, 1, ({ query }) => plain.search(query));
  const ours = await runLoad(asked, 1, ({ query }) => index.search(query));
  plain.close();
  const times = (a: number, b: number): string => `${(a / b).toFixed(1)}×`;
  console.log(
    `  Plain FTS5 (bm25, COUNT, three GROUP BY; no typos), ${asked.length} of the queries, one at a time (${load()}):`,
  );
  console.log(`    plain       ${describeLoad(theirs)}`);
  console.log(`    this index  ${describeLoad(ours)}`);
  console.log(
    `    plain takes ${times(theirs.p50Ms, ours.p50Ms)} as long at p50, ${times(theirs.p95Ms, ours.p95Ms)} at p95`,
  );
}

async function searchOverHttp(): Promise<void> {
  const filled = await runBenchChild("fill-store.ts", [folder, String(businesses)]);
  console.log(`\nOver HTTP, from the catalogue service (store filled in ${(filled.seconds ?? 0).toFixed(0)} s):`);
  const catalogue = await startCatalogue(folder, Number(values.port));
  try {
    await runLoad(queries.slice(0, 200), 2, ({ query }) => catalogue.search(query));
    for (const concurrency of [1, 4]) {
      const result = await runLoad(queries, concurrency, ({ query }) => catalogue.search(query));
      console.log(`  ${concurrency} at a time   ${describeLoad(result)}   (${load()})`);
    }
    console.log(`  suggestions   ${describeLoad(await runLoad(beginnings(), 1, (text) => catalogue.suggest(text)))}`);
    const { anonymousMb, fileMb } = await memoryOf(catalogue.pid);
    console.log(`  memory of the service: ${anonymousMb} MB of its own, ${fileMb} MB of the files it reads`);
  } finally {
    await catalogue.stop();
  }
}
