import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { IndexQuery } from "../../../shared/ports/src/search/search-index.ts";
import { type BenchCase, scaled } from "../bench-case.ts";
import { copyDirectory } from "../directory/copy-directory.ts";
import { type CatalogueProcess, startCatalogue } from "../measure/catalogue-process.ts";
import { percentilesOf } from "../measure/load.ts";
import { benchQueries } from "../search/bench-queries.ts";
import { openImporter } from "./import-sample.ts";
import { writeSampleCsv } from "./write-sample-csv.ts";

/** Businesses new to the directory. */
const ROWS = 100_000;
const WARM_QUERIES = 100;
const IDLE_QUERIES = 400;
const MIN_BUSY_QUERIES = 100;
/** A visitor's pace rather than full load: the import should be the disturbance. */
const PAUSE_MS = 20;

export const searchDuringImportCase: BenchCase = {
  name: "search-during-import",
  about: "Searches over HTTP while nothing else happens, and while a CSV file is imported",
  needs: ["directory", "index"],
  async *run(context) {
    const copy = await copyDirectory(context);
    const importer = await openImporter(copy.path);
    const catalogue = await startCatalogue(copy.path);
    try {
      const path = join(copy.path, "others.csv");
      await writeSampleCsv(path, { rows: scaled(context, ROWS) });
      const queries = benchQueries(context.businesses).map(({ query }) => query);
      await searchAtPace(catalogue, queries.slice(0, WARM_QUERIES));
      const idle = percentilesOf(
        await searchAtPace(catalogue, queries.slice(WARM_QUERIES, WARM_QUERIES + IDLE_QUERIES)),
      );
      const importing = importer.importFile(path, "csv");
      const times = await searchUntil(importing, catalogue, queries);
      const busy = percentilesOf(times);
      await importing;
      context.note(
        `p50 ${idle.p50Ms.toFixed(1)} ms idle, ${busy.p50Ms.toFixed(1)} ms in ${times.length} searches during the import`,
      );
      if (times.length < MIN_BUSY_QUERIES) context.note("too few searches fell into the import");
      const peer = { name: "idle", value: idle.p95Ms };
      yield { what: "Search during an import, p95", value: busy.p95Ms, peer };
    } finally {
      await catalogue.stop();
      await importer.close();
      await copy.remove();
    }
  },
};

async function searchAtPace(catalogue: CatalogueProcess, queries: readonly IndexQuery[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    await pause(PAUSE_MS);
    const startedAt = performance.now();
    await catalogue.search(query);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Repeats the queries for as long as the work takes. */
async function searchUntil(
  work: Promise<unknown>,
  catalogue: CatalogueProcess,
  queries: readonly IndexQuery[],
): Promise<number[]> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  work.then(end, end);
  const times: number[] = [];
  for (let at = 0; !isOver; at = (at + 1) % queries.length) {
    times.push(...(await searchAtPace(catalogue, queries.slice(at, at + 1))));
  }
  return times;
}
