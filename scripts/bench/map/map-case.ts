import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { mapAnswerSchema } from "../../../shared/contracts/src/places/map.ts";
import type { GeoBox, GeoPoint } from "../../../shared/contracts/src/search/search.ts";
import type { BenchCase } from "../bench-case.ts";
import { type CatalogueProcess, startCatalogue } from "../measure/catalogue-process.ts";
import { percentilesOf, runLoad } from "../measure/load.ts";
import { readProcessCost } from "../measure/process-cost.ts";
import { MAX_ZOOM, viewAround } from "./map-views.ts";

/** Per zoom and filter. */
const VIEWS = 60;
/** Per zoom, also counted without cells. */
const PLAIN_VIEWS = 12;

interface MapView {
  box: GeoBox;
  parameters: Readonly<Record<string, string>>;
}

export const mapCase: BenchCase = {
  name: "map",
  about: "Maps over HTTP at every zoom, without a filter and with three",
  needs: ["directory", "index"],
  async *run({ folder, note }) {
    const directory = join(folder, "directory.db");
    const places = samplePlaces(directory, VIEWS);
    const category = largestCategory(directory);
    const filters = {
      "no filter": () => ({}),
      "one country": ({ countryCode }: SamplePlace) => ({ country: countryCode }),
      "largest category": () => ({ category: category.slug }),
      "a very common word": () => ({ q: "restaurant" }),
    } as const;
    note(`${places.length} views of each zoom; the largest category has ${category.businesses} businesses`);
    const plain = openPlainBoxes(directory);
    const catalogue = await startCatalogue(folder);
    try {
      for (const label of ["no filter", "one country", "largest category", "a very common word"] as const) {
        const worst = { p95Ms: 0 };
        const times: number[] = [];
        const plainTimes: number[] = [];
        for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
          const views = places.map((place) => ({ box: viewAround(place, zoom), parameters: filters[label](place) }));
          const { p95Ms, timesMs, detail } = await drawMaps(catalogue, views, zoom);
          note(`${label}, zoom ${String(zoom).padStart(2)}  ${detail}`);
          worst.p95Ms = Math.max(worst.p95Ms, p95Ms);
          times.push(...timesMs);
          if (label === "no filter") plainTimes.push(...timePlainCounts(plain, views.slice(0, PLAIN_VIEWS)));
        }
        yield { what: `Map, slowest zoom, ${label}, p95`, value: worst.p95Ms };
        if (label !== "no filter") continue;
        const peer = { name: "COUNT of the box", value: percentilesOf(plainTimes).p50Ms };
        yield { what: "Map, all zooms, no filter, p50", value: percentilesOf(times).p50Ms, peer };
      }
    } finally {
      plain.close();
      await catalogue.stop();
    }
  },
};

async function drawMaps(catalogue: CatalogueProcess, views: readonly MapView[], zoom: number) {
  let features = 0;
  let bytes = 0;
  const before = await readProcessCost(catalogue.pid);
  const { timesMs } = await runLoad(views, 1, async ({ box, parameters }) => {
    const query = new URLSearchParams({ ...parameters, bbox: textOf(box), zoom: String(zoom) });
    const text = await catalogue.read(`/api/map?${query}`);
    features += mapAnswerSchema.parse(JSON.parse(text)).features.length;
    bytes += text.length;
  });
  const cpuMs = (((await readProcessCost(catalogue.pid)).cpuSeconds - before.cpuSeconds) * 1000) / views.length;
  const { p50Ms, p95Ms, p99Ms } = percentilesOf(timesMs);
  const ms = (value: number): string => value.toFixed(1).padStart(6);
  const answer = `${Math.round(features / views.length)} features, ${(bytes / views.length / 1024).toFixed(0)} kB`;
  const detail = `p50 ${ms(p50Ms)}  p95 ${ms(p95Ms)}  p99 ${ms(p99Ms)} ms, ${ms(cpuMs)} ms of CPU each, ${answer}`;
  return { p95Ms, timesMs, detail };
}

function timePlainCounts(plain: PlainBoxes, views: readonly MapView[]): number[] {
  return views.map(({ box }) => {
    const before = performance.now();
    plain.count(box);
    return performance.now() - before;
  });
}

function textOf({ west, south, east, north }: GeoBox): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(",");
}

/** The cost of a map without cells: the businesses of a box counted through an index of latitude and longitude. */
interface PlainBoxes {
  count(box: GeoBox): number;
  close(): void;
}

function openPlainBoxes(directoryPath: string): PlainBoxes {
  const db = new DatabaseSync(":memory:");
  db.prepare("ATTACH ? AS directory").run(directoryPath);
  db.exec(`
    CREATE TABLE point (lat REAL NOT NULL, lng REAL NOT NULL);
    INSERT INTO point SELECT latitude, longitude FROM directory.business WHERE is_listed = 1 AND latitude IS NOT NULL;
    CREATE INDEX point_by_place ON point (lat, lng);
    ANALYZE`);
  const within = db.prepare(
    "SELECT count(*) AS n FROM point WHERE lat BETWEEN ?1 AND ?2 AND (CASE WHEN ?3 <= ?4 THEN lng BETWEEN ?3 AND ?4 ELSE lng >= ?3 OR lng <= ?4 END)",
  );
  return {
    count: ({ south, north, west, east }) => Number(within.get(south, north, west, east)?.n),
    close: () => db.close(),
  };
}

/** A business that a view is drawn around: dense areas get many views. */
interface SamplePlace extends GeoPoint {
  countryCode: string;
}

function samplePlaces(directoryPath: string, count: number): SamplePlace[] {
  const db = new DatabaseSync(directoryPath, { readOnly: true });
  const { first, last } = db.prepare("SELECT min(n) AS first, max(n) AS last FROM business").get() ?? {};
  const step = Math.max(1, Math.floor((Number(last) - Number(first)) / count));
  const rows = db
    .prepare(
      `SELECT latitude AS lat, longitude AS lng, country_code AS code FROM business
       WHERE (n - ?) % ? = 0 AND is_listed = 1 AND latitude IS NOT NULL AND longitude IS NOT NULL LIMIT ?`,
    )
    .all(Number(first), step, count);
  db.close();
  return rows.map(({ lat, lng, code }) => ({ lat: Number(lat), lng: Number(lng), countryCode: String(code) }));
}

/** The category with the most businesses, whose map is the most work. */
export function largestCategory(directoryPath: string): { slug: string; businesses: number } {
  const db = new DatabaseSync(directoryPath, { readOnly: true });
  const row = db.prepare("SELECT slug, business_count AS n FROM category ORDER BY business_count DESC LIMIT 1").get();
  db.close();
  return { slug: String(row?.slug), businesses: Number(row?.n) };
}
