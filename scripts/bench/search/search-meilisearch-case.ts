import { openMeilisearchIndex } from "../../../shared/engines/src/meilisearch/open-meilisearch-index.ts";
import { openSqliteSearchIndex } from "../../../shared/engines/src/sqlite/search/open-sqlite-search-index.ts";
import type { SearchIndex } from "../../../shared/ports/src/search/search-index.ts";
import type { BenchCase, BenchContext } from "../bench-case.ts";
import { copyDirectory } from "../directory/copy-directory.ts";
import { describeKinds, describeLoad, type LoadResult, runLoad } from "../measure/load.ts";
import { openBenchMeilisearch } from "../measure/meilisearch-process.ts";
import { readProcessCost } from "../measure/process-cost.ts";
import { benchBusinesses } from "./bench-businesses.ts";
import { type BenchQuery, benchQueries } from "./bench-queries.ts";

const CHANGES = 20;
const WARM_UP_QUERIES = 200;
const MEILISEARCH = "Meilisearch";

interface Comparison {
  ours: LoadResult;
  theirs: LoadResult;
}

export const searchMeilisearchCase: BenchCase = {
  name: "search-meilisearch",
  about: "The same queries and changes in the embedded index and in Meilisearch",
  needs: ["index", "meilisearch"],
  async *run(context) {
    const queries = benchQueries(context.businesses);
    const server = await openBenchMeilisearch(context.folder);
    const copy = await copyDirectory(context);
    const embedded = await openSqliteSearchIndex({ DATA_DIR: copy.path }, "writer");
    const meilisearch = await openMeilisearchIndex({ ...server, role: "writer" });
    const compare = async (work: (index: SearchIndex) => Promise<LoadResult>): Promise<Comparison> => ({
      ours: await work(embedded),
      theirs: await work(meilisearch),
    });
    const p95 = ({ ours, theirs }: Comparison) => ({
      value: ours.p95Ms,
      peer: { name: MEILISEARCH, value: theirs.p95Ms },
    });
    try {
      const alone = await compare((index) => search(index, queries, { concurrency: 1, withFacets: true }));
      describe(queries, alone, context);
      yield { what: "Search with facets beside Meilisearch, p95", ...p95(alone) };
      const { ours, theirs } = await compare((index) => search(index, queries, { concurrency: 4, withFacets: true }));
      const what = "Search with facets beside Meilisearch, four at a time";
      yield { what, value: ours.perSecond, peer: { name: MEILISEARCH, value: theirs.perSecond } };
      const bare = await compare((index) => search(index, queries, { concurrency: 1, withFacets: false }));
      yield { what: "Search without facets beside Meilisearch, p95", ...p95(bare) };
      yield { what: "Change until searches find it, p95", ...p95(await compare(change)) };
      const { ownMb, fileMb } = await readProcessCost(server.pid);
      context.note(
        `Meilisearch holds ${ownMb.toFixed(0)} MB of its own, ${fileMb.toFixed(0)} MB of the files it reads`,
      );
    } finally {
      await Promise.all([embedded.close(), meilisearch.close()]);
      await copy.remove();
      await server.stop();
    }
  },
};

async function search(
  index: SearchIndex,
  queries: readonly BenchQuery[],
  { concurrency, withFacets }: { concurrency: number; withFacets: boolean },
): Promise<LoadResult> {
  const ask = ({ query }: BenchQuery) => index.search({ ...query, withFacets });
  await runLoad(queries.slice(0, WARM_UP_QUERIES), 2, ask);
  return await runLoad(queries, concurrency, ask);
}

function describe(queries: readonly BenchQuery[], { ours, theirs }: Comparison, { note }: BenchContext): void {
  const kinds = queries.map(({ kind }) => kind);
  for (const [name, result] of [
    ["embedded", ours],
    [MEILISEARCH, theirs],
  ] as const) {
    note(`${name.padEnd(12)} ${describeLoad(result)}`);
    for (const line of describeKinds(kinds, result.timesMs)) note(`  ${line}`);
  }
}

/** Renames a business, and searches until it is found by the new name. */
async function change(index: SearchIndex): Promise<LoadResult> {
  const documents = [...benchBusinesses(CHANGES)].map(({ document }) => document);
  const result = await runLoad(documents, 1, async (document) => {
    const text = `${document.name} renamed`;
    await index.apply([{ id: document.id, document: { ...document, name: text } }]);
    const query = { text, filters: {}, sort: "relevance", offset: 0, limit: 20, withFacets: false } as const;
    while (!(await index.search(query)).hits.some(({ id }) => id === document.id));
  });
  await index.apply(documents.map((document) => ({ id: document.id, document })));
  return result;
}
