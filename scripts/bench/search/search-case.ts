import { join } from "node:path";
import { openSearchIndex } from "../../../shared/engines/src/open-search-index.ts";
import type { SearchIndex } from "../../../shared/ports/src/search/search-index.ts";
import type { BenchCase, BenchContext, Figure } from "../bench-case.ts";
import { startCatalogue } from "../measure/catalogue-process.ts";
import { describeKinds, describeLoad, runLoad } from "../measure/load.ts";
import { readProcessCost } from "../measure/process-cost.ts";
import { type BenchQuery, benchQueries } from "./bench-queries.ts";
import { buildPlainFts, isPlainQuestion, openPlainFts } from "./plain-fts.ts";

/** How many queries the plain table also answers: some take it a second. */
const PLAIN_QUERIES = 250;
const WARM_UP_QUERIES = 200;

export const searchCase: BenchCase = {
  name: "search",
  about: "Mixed queries with facets and suggestions, in the engine and over HTTP",
  needs: ["directory", "index"],
  async *run(context) {
    const queries = benchQueries(context.businesses);
    const index = await openSearchIndex({ DATA_DIR: context.folder }, "reader");
    try {
      yield* searchInEngine(index, queries, context);
      yield await compareWithPlain(index, queries, context);
    } finally {
      await index.close();
    }
    yield* searchOverHttp(queries, context);
  },
};

async function* searchInEngine(
  index: SearchIndex,
  queries: readonly BenchQuery[],
  { note }: BenchContext,
): AsyncGenerator<Figure, void> {
  const search = ({ query }: BenchQuery) => index.search(query);
  await runLoad(queries.slice(0, WARM_UP_QUERIES), 2, search);
  const alone = await runLoad(queries, 1, search);
  yield { what: "Search in the engine, p95", value: alone.p95Ms };
  const kinds = queries.map(({ kind }) => kind);
  for (const line of [describeLoad(alone), ...describeKinds(kinds, alone.timesMs)]) note(line);
  const together = await runLoad(queries, 4, search);
  yield { what: "Search in the engine, four at a time", value: together.perSecond };
  const suggested = await runLoad(beginnings(queries), 1, (text) => index.suggest(text, 5));
  yield { what: "Suggestions in the engine, p95", value: suggested.p95Ms };
}

/** The prefixes someone types letter by letter. */
function beginnings(queries: readonly BenchQuery[]): string[] {
  const typed = queries.filter(({ kind }) => kind === "two words").map(({ query }) => query.text);
  return typed.flatMap((text) => [2, 3, 5, 8].map((length) => text.slice(0, length)));
}

async function compareWithPlain(
  index: SearchIndex,
  queries: readonly BenchQuery[],
  { folder, businesses, note }: BenchContext,
): Promise<Figure> {
  const path = join(folder, "plain.db");
  buildPlainFts(path, businesses);
  const plain = openPlainFts(path);
  const comparable = queries.filter(({ query }) => isPlainQuestion(query)).slice(0, PLAIN_QUERIES);
  const theirs = await runLoad(comparable, 1, ({ query }) => plain.search(query));
  const ours = await runLoad(comparable, 1, ({ query }) => index.search(query));
  plain.close();
  note(`plain FTS5   ${describeLoad(theirs)}`);
  note(`this index   ${describeLoad(ours)}`);
  return {
    what: "Search in the engine, questions plain FTS5 can answer, p95",
    value: ours.p95Ms,
    peer: { name: "bm25 + COUNT + GROUP BY", value: theirs.p95Ms },
  };
}

async function* searchOverHttp(
  queries: readonly BenchQuery[],
  { folder, note }: BenchContext,
): AsyncGenerator<Figure, void> {
  const catalogue = await startCatalogue(folder);
  try {
    const search = ({ query }: BenchQuery) => catalogue.search(query);
    await runLoad(queries.slice(0, WARM_UP_QUERIES), 2, search);
    const alone = await runLoad(queries, 1, search);
    yield { what: "Search over HTTP, p50", value: alone.p50Ms };
    yield { what: "Search over HTTP, p95", value: alone.p95Ms };
    const together = await runLoad(queries, 4, search);
    yield { what: "Search over HTTP, four at a time", value: together.perSecond };
    const suggested = await runLoad(beginnings(queries), 1, (text) => catalogue.suggest(text));
    yield { what: "Suggestions over HTTP, p95", value: suggested.p95Ms };
    const { ownMb, fileMb } = await readProcessCost(catalogue.pid);
    yield { what: "Memory of the catalogue service", value: ownMb };
    note(`and ${fileMb.toFixed(0)} MB of the files it reads`);
  } finally {
    await catalogue.stop();
  }
}
