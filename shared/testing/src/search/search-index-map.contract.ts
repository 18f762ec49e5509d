import type { GeoBox } from "@meridian/contracts/search/search";
import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { distanceKm, isInBox } from "@meridian/domain/places/geo";
import { boundedAreaOf, boxOfArea, FINEST_LEVEL, finestCellOf, parentCell } from "@meridian/domain/places/map-grid";
import { coarsen, groupPoints } from "@meridian/domain/places/map-groups";
import type { ClusterQuery, IndexFilters } from "@meridian/ports/search/search-index";
import { describe, expect, it, vi } from "vitest";
import { makePlacelessDocument, makeSearchDocument } from "./search-document-factory.ts";
import type { WithIndex } from "./search-index-handles.ts";

const WORLD = { west: -180, east: 180, south: -90, north: 90 };
const PACIFIC = { west: 170, east: -170, south: -25, north: -10 };
const BERLIN = { west: 13.2, east: 13.6, south: 52.4, north: 52.6 };
const CORNER = { west: 13.3, east: 13.33, south: 52.45, north: 52.47 };
const BOXES = [WORLD, PACIFIC, BERLIN, CORNER];
const ZOOMS = [0, 5, 9, 10, 11, 13, 18];
const LEVELS_OF_ZOOM = 3;
const MAX_CELLS = 500;

/**
 * 2,400 businesses of a city, 400 of them at one address, 300 on both sides of the date line, 80 around the world, and some without a
 * position.
 */
const DOCUMENTS: SearchDocument[] = [
  ...Array.from({ length: 2_400 }, (_, n) => {
    const latitude = 52.42 + Math.floor(n / 60) * 0.004 + 0.0001;
    return made(`city-${n}`, n, { latitude, longitude: 13.25 + (n % 60) * 0.005 + 0.0001 });
  }),
  ...Array.from({ length: 400 }, (_, n) => made(`tower-${n}`, n, { latitude: 52.4601, longitude: 13.3101 })),
  ...Array.from({ length: 300 }, (_, n) => {
    const lng = 175 + n * 0.03;
    const longitude = lng > 180 ? Number((lng - 360).toFixed(4)) : Number(lng.toFixed(4));
    return made(`island-${n}`, n, { latitude: -12 - (n % 10), longitude, countryCode: "FJ", countryName: "Fiji" });
  }),
  ...Array.from({ length: 80 }, (_, n) => made(`far-${n}`, n, { latitude: -78 + n * 2, longitude: -170 + n * 4.2 })),
  ...Array.from({ length: 20 }, (_, n) => makePlacelessDocument(`nowhere-${n}`, { name: `Cafe ${n}`, rating: 4.5 })),
];

function made(id: string, n: number, place: Partial<SearchDocument>): SearchDocument {
  return makeSearchDocument(id, {
    name: `${n % 3 === 0 ? "Bakery" : "Cafe"} number ${n}`,
    categories: [n % 3 === 0 ? { slug: "bakery", name: "Bakery" } : { slug: "cafe", name: "Cafe" }],
    rating: 3 + (n % 5) / 2,
    isVerified: n % 2 === 0,
    popularity: n,
    ...place,
  });
}

interface Asked {
  text?: string;
  filters?: IndexFilters;
  synonyms?: ClusterQuery["synonyms"];
  fits: (document: SearchDocument) => boolean;
}

const isCafe = ({ name }: SearchDocument): boolean => name.startsWith("Cafe");
const isRated = ({ rating = 0 }: SearchDocument): boolean => rating >= 4.5;
const CITY = { lat: 52.5, lng: 13.4, radiusKm: 7 };
const TOWER = { lat: 52.4602, lng: 13.31, radiusKm: 0.015 };
const ISLANDS = { lat: -16, lng: 179.5, radiusKm: 900 };
const isInCity = (document: SearchDocument): boolean => isWithin(document, CITY);
const MEANT = [{ words: ["cafe"], means: ["bakery"] }];
const QUESTIONS: [string, Asked][] = [
  ["no text", { fits: () => true }],
  ["a word", { text: "cafe", fits: isCafe }],
  ["the beginning of a word", { text: "numb", fits: () => true }],
  [
    "words and filters",
    { text: "number cafe", filters: { minRating: 4.5 }, fits: (one) => isCafe(one) && isRated(one) },
  ],
  ["filters", { filters: { categorySlug: "bakery", isVerified: true }, fits: (one) => !isCafe(one) && one.isVerified }],
  ["a country", { filters: { countryCode: "FJ" }, fits: ({ countryCode }) => countryCode === "FJ" }],
  ["a circle", { filters: { near: CITY }, fits: isInCity }],
  ["a small circle", { filters: { near: TOWER }, fits: (one) => isWithin(one, TOWER) }],
  ["a word in a circle", { text: "cafe", filters: { near: CITY }, fits: (one) => isCafe(one) && isInCity(one) }],
  ["a circle across the date line", { filters: { near: ISLANDS }, fits: (one) => isWithin(one, ISLANDS) }],
  ["a word that means another", { text: "cafe", synonyms: MEANT, fits: () => true }],
  ["what nothing is called", { text: "number nought", fits: () => false }],
];

/** On a busy machine, searches may exceed their time limit. */
function retryWhileBusy<T>(ask: () => Promise<T>): Promise<T> {
  return vi.waitFor(ask, { timeout: 60_000, interval: 100 });
}

function isWithin({ latitude, longitude }: SearchDocument, circle: NonNullable<IndexFilters["near"]>): boolean {
  if (latitude === undefined || longitude === undefined) return false;
  return distanceKm(circle, latitude, longitude) <= circle.radiusKm;
}

export function describeMap(withIndex: WithIndex): void {
  describe("maps", () => {
    const { cluster } = withIndex(DOCUMENTS);

    const askAround = async ({ text = "", filters = {}, synonyms = [] }: Asked, box: GeoBox, zoom: number) => {
      const area = boundedAreaOf(box, zoom + LEVELS_OF_ZOOM);
      const query = { text, filters: { ...filters, box: boxOfArea(area) }, synonyms, maxCells: MAX_CELLS };
      return {
        box: boxOfArea(area),
        level: area.level,
        answer: await retryWhileBusy(() => cluster({ ...query, level: area.level })),
      };
    };

    it.each(QUESTIONS)(
      "the cells of %s hold every business of the box once, at every zoom",
      async (_, question) => {
        for (const box of BOXES) {
          for (const zoom of ZOOMS) {
            const { answer, level, ...found } = await askAround(question, box, zoom);
            const points = DOCUMENTS.filter(question.fits).flatMap(({ id, latitude: lat, longitude: lng }) =>
              lat === undefined || lng === undefined || !isInBox(found.box, lat, lng) ? [] : [{ id, lat, lng }],
            );
            const { cells, ...summary } = answer;
            expect([box, zoom, summary.total]).toEqual([box, zoom, points.length]);
            expect([summary.isTotalExact, summary.isCut]).toEqual([true, false]);
            const expected = coarsen(groupPoints(points, level), MAX_CELLS);
            expect([box, zoom, summary.level]).toEqual([box, zoom, expected.level]);
            const known = ({ cell, count, id }: (typeof cells)[number]) => `${cell}: ${count} ${id ?? ""}`;
            expect(cells.map(known).sort()).toEqual(expected.groups.map(known).sort());
            for (const { cell, lat, lng } of cells) {
              expect(parentCell(finestCellOf({ lat, lng }), FINEST_LEVEL - summary.level)).toBe(cell);
            }
          }
        }
      },
      300_000,
    );

    it("single businesses keep their position, and cells merge until they are few enough", async () => {
      const { answer } = await askAround({ text: "far", fits: () => true }, WORLD, 3);
      expect(answer.total).toBe(0);
      const draw = (maxCells: number) =>
        retryWhileBusy(() => cluster({ text: "", filters: { box: WORLD }, level: 9, maxCells }));
      const few = await draw(20);
      expect(few.cells.length).toBeLessThanOrEqual(20);
      expect(few.level).toBeLessThan(9);
      const all = await draw(MAX_CELLS);
      const places = new Map(DOCUMENTS.map(({ id, latitude, longitude }) => [id, [latitude, longitude]]));
      const singles = all.cells.filter(({ count }) => count === 1);
      expect(singles.length).toBeGreaterThan(50);
      for (const { id = "", lat, lng } of singles) {
        expect([id, lat.toFixed(5), lng.toFixed(5)]).toEqual([
          id,
          ...(places.get(id) ?? []).map((at) => at?.toFixed(5)),
        ]);
      }
    });

    it("a misspelt word is corrected as in lists", async () => {
      const near = { text: "bakary number 42", filters: { box: WORLD }, level: 6, maxCells: MAX_CELLS };
      expect((await retryWhileBusy(() => cluster(near))).total).toBeGreaterThan(0);
      expect((await retryWhileBusy(() => cluster({ ...near, allowTypos: false }))).total).toBe(0);
    });
  });
}
