import { type BenchCase, secondsSince } from "../bench-case.ts";
import { buildMeilisearch, startBenchMeilisearch } from "../measure/meilisearch-process.ts";

export const reindexMeilisearchCase: BenchCase = {
  name: "reindex-meilisearch",
  about: "The Meilisearch index rebuilt from the store",
  needs: ["directory", "meilisearch"],
  async *run({ folder, note }) {
    const server = await startBenchMeilisearch(folder);
    try {
      const startedAt = performance.now();
      await buildMeilisearch(server, folder);
      yield { what: "Full reindex, Meilisearch", value: secondsSince(startedAt) };
      note(`${(await server.sizeMb()).toFixed(0)} MB on the disk`);
    } finally {
      await server.stop();
    }
  },
};
