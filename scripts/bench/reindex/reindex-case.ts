import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import { rebuildSearchIndex } from "../../reindex/rebuild-search-index.ts";
import { type BenchCase, secondsSince } from "../bench-case.ts";
import { readProcessCost } from "../measure/process-cost.ts";

/** Also builds the index that other cases search. */
export const reindexCase: BenchCase = {
  name: "reindex",
  about: "The search index and the roll-ups rebuilt from the store",
  needs: ["directory"],
  async *run({ folder, note }) {
    const { signal } = new AbortController();
    const startedAt = performance.now();
    await rebuildSearchIndex({ config: { DATA_DIR: folder }, print: () => {}, signal });
    yield { what: "Full reindex, embedded", value: secondsSince(startedAt) };
    note(`peak RSS ${(await readProcessCost("self")).peakRssMb.toFixed(0)} MB`);

    const engines = await openEngines({ DATA_DIR: folder });
    const rollUpsAt = performance.now();
    await engines.places.rebuild();
    yield { what: "Roll-ups", value: secondsSince(rollUpsAt) };
    await engines.close();
  },
};
