import { MAP_MAX_FEATURES } from "../../../shared/contracts/src/places/map.ts";
import type { GeoPoint } from "../../../shared/contracts/src/search/search.ts";
import { boundedAreaOf, boxOfArea } from "../../../shared/domain/src/places/map-grid.ts";
import { openMeilisearchIndex } from "../../../shared/engines/src/meilisearch/open-meilisearch-index.ts";
import { openSqliteSearchIndex } from "../../../shared/engines/src/sqlite/search/open-sqlite-search-index.ts";
import type {
  ClusteredAnswer,
  ClusterQuery,
  IndexFilters,
  SearchIndex,
} from "../../../shared/ports/src/search/search-index.ts";
import type { BenchCase } from "../bench-case.ts";
import { percentilesOf, runLoad } from "../measure/load.ts";
import { openBenchMeilisearch } from "../measure/meilisearch-process.ts";
import { benchBusinesses } from "../search/bench-businesses.ts";
import { MAX_ZOOM, viewAround } from "./map-views.ts";

/** As in the map service. */
const LEVELS_ABOVE_ZOOM = 3;
/** Per zoom and query. */
const VIEWS = 40;

interface Question {
  label: string;
  text: string;
  filtersOf: (place: GeoPoint) => IndexFilters;
}
const QUESTIONS: readonly Question[] = [
  { label: "one word", text: "restaurant", filtersOf: () => ({}) },
  { label: "two words, the last one begun", text: "family rest", filtersOf: () => ({}) },
  { label: "rated 4.5 and more, verified", text: "", filtersOf: () => ({ minRating: 4.5, isVerified: true }) },
  { label: "within 25 km", text: "", filtersOf: (place) => ({ near: { ...place, radiusKm: 25 } }) },
];

export const mapMeilisearchCase: BenchCase = {
  name: "map-meilisearch",
  about: "Clusters of the same maps from the embedded index and from Meilisearch",
  needs: ["index", "meilisearch"],
  async *run({ folder, note }) {
    const places = [...benchBusinesses(VIEWS)].flatMap(({ document: { latitude: lat, longitude: lng } }) =>
      lat === undefined || lng === undefined ? [] : [{ lat, lng }],
    );
    const server = await openBenchMeilisearch(folder);
    const embedded = await openSqliteSearchIndex({ DATA_DIR: folder }, "reader");
    const meilisearch = await openMeilisearchIndex({ ...server, role: "reader" });
    const worst = { ours: 0, theirs: 0 };
    let same = 0;
    let compared = 0;
    try {
      for (const question of QUESTIONS) {
        for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
          const queries = queriesOf(question, places, zoom);
          const ours = await clusterAll(embedded, queries);
          const theirs = await clusterAll(meilisearch, queries);
          const sameHere = queries.filter((_, at) => cellsIn(ours.answers[at]) === cellsIn(theirs.answers[at])).length;
          worst.ours = Math.max(worst.ours, ours.p95Ms);
          worst.theirs = Math.max(worst.theirs, theirs.p95Ms);
          same += sameHere;
          compared += queries.length;
          const times = `embedded p95 ${ours.p95Ms.toFixed(1)}, Meilisearch p95 ${theirs.p95Ms.toFixed(1)} ms`;
          note(`${question.label}, zoom ${zoom}: ${times}, ${sameHere} of ${queries.length} the same`);
        }
      }
      const peer = { name: "Meilisearch", value: worst.theirs };
      yield { what: "Map clusters beside Meilisearch, slowest zoom, p95", value: worst.ours, peer };
      yield { what: "Map clusters beside Meilisearch, same answers", value: (100 * same) / compared };
    } finally {
      await Promise.all([embedded.close(), meilisearch.close()]);
      await server.stop();
    }
  },
};

function queriesOf({ text, filtersOf }: Question, places: readonly GeoPoint[], zoom: number): ClusterQuery[] {
  return places.map((place) => {
    const area = boundedAreaOf(viewAround(place, zoom), zoom + LEVELS_ABOVE_ZOOM);
    const filters = { ...filtersOf(place), box: boxOfArea(area) };
    return { text, filters, level: area.level, maxCells: MAP_MAX_FEATURES };
  });
}

async function clusterAll(index: SearchIndex, queries: readonly ClusterQuery[]) {
  const answers: ClusteredAnswer[] = [];
  const { timesMs } = await runLoad(queries, 1, async (query) => answers.push(await index.cluster(query)));
  return { ...percentilesOf(timesMs), answers };
}

function cellsIn(answer: ClusteredAnswer | undefined): string {
  const cells = (answer?.cells ?? []).map(({ cell, count, id }) => `${cell} ${count} ${id ?? ""}`);
  return [answer?.level, answer?.total, ...cells.sort()].join("\n");
}
