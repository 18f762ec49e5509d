import { benchQueries } from "../search/bench-queries.ts";
import { startCatalogue } from "../search/catalogue-process.ts";
import { type LoadResult, percentilesOf, runLoad } from "../search/load.ts";
import { type ImportRun, withImportBench } from "./import-sample.ts";

export interface SearchesDuringImport {
  idle: Pick<LoadResult, "p50Ms" | "p95Ms">;
  busy: Pick<LoadResult, "p50Ms" | "p95Ms">;
  searches: number;
  run: ImportRun;
}

const PORT = 18_240;
const CONCURRENCY = 1;
const WARM_QUERIES = 100;
const IDLE_QUERIES = 400;
const MIN_BUSY_QUERIES = 100;
/** A visitor's pace rather than all that the machine can do: it is the import that is to be in the way. */
const PAUSE_MS = 20;

/** Imports one file, searches while nothing happens, then again while another file of new businesses is imported. */
export async function searchDuringImport(
  folder: string,
  files: { first: string; second: string; rows: number },
): Promise<SearchesDuringImport> {
  return await withImportBench(folder, async ({ dataDir, run }) => {
    await run(files.first, "csv");
    const catalogue = await startCatalogue(dataDir, PORT);
    try {
      const queries = benchQueries(files.rows).map(({ query }) => query);
      let times: number[] = [];
      const search = async (query: (typeof queries)[number]) => {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        const startedAt = performance.now();
        await catalogue.search(query);
        times.push(performance.now() - startedAt);
      };
      await runLoad(queries.slice(0, WARM_QUERIES), CONCURRENCY, search);
      times = [];
      await runLoad(queries.slice(WARM_QUERIES, WARM_QUERIES + IDLE_QUERIES), CONCURRENCY, search);
      const idle = percentilesOf(times);
      times = [];
      let isOver = false;
      const importing = run(files.second, "csv").finally(() => {
        isOver = true;
      });
      for (let at = 0; !isOver; at++) {
        const query = queries[at % queries.length];
        if (query !== undefined) await search(query);
      }
      const imported = await importing;
      if (times.length < MIN_BUSY_QUERIES) console.log(`  (only ${times.length} searches fell into the import)`);
      return { idle, busy: percentilesOf(times), searches: times.length, run: imported };
    } finally {
      await catalogue.stop();
    }
  });
}
