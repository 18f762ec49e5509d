import { existsSync, mkdirSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mapAnswerSchema } from "../../shared/src/contracts/map.ts";
import type { GeoBox } from "../../shared/src/contracts/search.ts";
import { openEngines } from "../../shared/src/engines/open-engines.ts";
import { cpuMsOf } from "./map/cpu-of.ts";
import { viewAround } from "./map/map-views.ts";
import { openPlainBoxes } from "./map/plain-boxes.ts";
import { largestCategory, samplePlaces } from "./map/sample-places.ts";
import { startCatalogue } from "./search/catalogue-process.ts";
import { percentilesOf, runLoad } from "./search/load.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

/** Draws maps of a made-up directory over HTTP at every zoom, and counts the same boxes without cells beside them. */
const TARGET_P95_MS = 100;
const MAX_ZOOM = 18;
const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "1200000" },
    dir: { type: "string", default: join(tmpdir(), "meridian-bench") },
    /** How many views of each zoom and filter. */
    views: { type: "string", default: "60" },
    /** How many of them are counted without cells as well. */
    plain: { type: "string", default: "12" },
    port: { type: "string", default: "18240" },
    /** Counts all roll-ups anew first, and says how long that took. */
    rebuild: { type: "boolean", default: false },
  },
});
const businesses = Number(values.businesses);
if (!Number.isSafeInteger(businesses) || businesses < 1) throw new Error("--businesses must be a whole number above 0");
const folder = join(values.dir, String(businesses));
const directory = join(folder, "directory.db");
mkdirSync(folder, { recursive: true });

const [cpu] = cpus();
const load = (): string => `load ${loadavg()[0]?.toFixed(2)}`;
console.log(
  `Machine: ${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.version}; ${load()} before`,
);
console.log(`${businesses.toLocaleString("en")} businesses in ${folder}`);
await runBenchChild("fill-store.ts", [folder, String(businesses)]);
if (!existsSync(join(folder, "search-current"))) await runBenchChild("build-index.ts", [folder, String(businesses)]);
if (values.rebuild) await countAnew();

const places = samplePlaces(directory, Number(values.views));
const category = largestCategory(directory);
const filters: readonly [label: string, parametersOf: (place: (typeof places)[number]) => Record<string, string>][] = [
  ["no filter", () => ({})],
  ["country", ({ countryCode }) => ({ country: countryCode })],
  [`category (${category.slug}, ${category.businesses.toLocaleString("en")})`, () => ({ category: category.slug })],
  ["one word", () => ({ q: "restaurant" })],
];
const worst = new Map<string, number>();
await drawMaps();
console.log(`\n${load()} after`);
for (const [label, p95Ms] of worst) {
  const verdict = p95Ms <= TARGET_P95_MS ? "within" : "ABOVE";
  console.log(`${label}: the slowest zoom has p95 ${p95Ms.toFixed(1)} ms, ${verdict} ${TARGET_P95_MS} ms`);
}

async function countAnew(): Promise<void> {
  const engines = await openEngines({ DATA_DIR: folder });
  const startedAt = performance.now();
  await engines.places.rebuild();
  console.log(`All roll-ups counted anew in ${((performance.now() - startedAt) / 1000).toFixed(1)} s (${load()})`);
  await engines.close();
}

async function drawMaps(): Promise<void> {
  const plain = openPlainBoxes(directory);
  const catalogue = await startCatalogue(folder, Number(values.port));
  try {
    for (const [label, parametersOf] of filters) {
      console.log(`\n${label}: ${places.length} views of each zoom, one at a time (${load()})`);
      for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
        const views = places.map((place) => ({ box: viewAround(place, zoom), parameters: parametersOf(place) }));
        let features = 0;
        let bytes = 0;
        const cpuBefore = await cpuMsOf(catalogue.pid);
        const { timesMs } = await runLoad(views, 1, async ({ box, parameters }) => {
          const query = new URLSearchParams({ ...parameters, bbox: textOf(box), zoom: String(zoom) });
          const text = await catalogue.read(`/api/map?${query}`);
          features += mapAnswerSchema.parse(JSON.parse(text)).features.length;
          bytes += text.length;
        });
        const cpuMs = ((await cpuMsOf(catalogue.pid)) - cpuBefore) / views.length;
        const { p50Ms, p95Ms, p99Ms } = percentilesOf(timesMs);
        worst.set(label, Math.max(worst.get(label) ?? 0, p95Ms));
        const ms = (value: number): string => value.toFixed(1).padStart(6);
        const kb = (bytes / views.length / 1024).toFixed(0).padStart(3);
        const mean = String(Math.round(features / views.length)).padStart(3);
        const beside =
          label === "no filter"
            ? besidePlain(
                views.map(({ box }) => box),
                p50Ms,
              )
            : "";
        console.log(
          `  zoom ${String(zoom).padStart(2)}  p50 ${ms(p50Ms)}  p95 ${ms(p95Ms)}  p99 ${ms(p99Ms)} ms, ${ms(cpuMs)} ms of CPU each  ${mean} features, ${kb} kB${beside}`,
        );
      }
    }
  } finally {
    plain.close();
    await catalogue.stop();
  }

  function besidePlain(boxes: readonly GeoBox[], p50Ms: number): string {
    const timesMs = boxes.slice(0, Number(values.plain)).map((box) => {
      const before = performance.now();
      plain.count(box);
      return performance.now() - before;
    });
    const theirs = percentilesOf(timesMs).p50Ms;
    return `  (plain count of the box ${theirs.toFixed(1)} ms: ${(theirs / p50Ms).toFixed(1)}×)`;
  }
}

function textOf({ west, south, east, north }: GeoBox): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(",");
}
