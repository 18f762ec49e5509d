import { openKnowledge } from "../../../shared/knowledge/src/open-knowledge.ts";
import { readCityTable } from "../../knowledge/place-tables.ts";
import type { BenchCase } from "../bench-case.ts";
import { percentilesOf } from "../measure/load.ts";
import { readProcessCost } from "../measure/process-cost.ts";

/** One in this many cities is looked up. */
const EVERY = 8;

export const knowledgeCase: BenchCase = {
  name: "knowledge",
  about: "Cities, regions, kinds and brands looked up by name, and cities by position",
  needs: [],
  async *run({ note }) {
    const cities = [...readCityTable()].filter((_, at) => at % EVERY === 0);
    const { ownMb } = await readProcessCost("self");
    const { places, kinds, brands, close } = openKnowledge();
    const lookups = {
      cities: ({ name }) => places.citiesNamed(name),
      "other names of cities": ({ name, otherNames }) => places.citiesNamed(otherNames.at(-1) ?? name),
      regions: ({ name }) => places.regionsNamed(name),
      positions: (city) => places.cityAt(city),
      kinds: ({ name }) => kinds.named(name),
      brands: ({ name }) => brands.named(name),
    } satisfies Record<string, (city: (typeof cities)[number]) => unknown>;
    const allMs: number[] = [];
    for (const [what, look] of Object.entries(lookups)) {
      const tookMs = cities.map((city) => {
        const startedAt = performance.now();
        look(city);
        return performance.now() - startedAt;
      });
      const { p50Ms, p99Ms } = percentilesOf(tookMs);
      note(`${what}: p50 ${p50Ms.toFixed(3)} ms, p99 ${p99Ms.toFixed(3)} ms`);
      allMs.push(...tookMs);
    }
    yield { what: "Knowledge, one lookup, p99", value: percentilesOf(allMs).p99Ms };
    yield { what: "Knowledge, memory of a process", value: (await readProcessCost("self")).ownMb - ownMb };
    close();
  },
};
