import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import type { GeoBox } from "@meridian/contracts/search/search";
import { isInBox } from "@meridian/domain/places/geo";
import {
  boundedAreaOf,
  boxOfArea,
  boxOfCell,
  FINEST_LEVEL,
  finestCellOf,
  type GridArea,
  parentCell,
} from "@meridian/domain/places/map-grid";
import type { MapScope } from "@meridian/ports/search/map-store";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeDraft, without } from "../business-factory.ts";
import {
  deleteBusiness,
  disapprove,
  importFile,
  type OpenStores,
  type StoresUnderTest,
  undoImport,
} from "../stores-under-test.ts";

interface Placed {
  lat: number;
  lng: number;
  country: string | undefined;
  category: string;
}

const WORLD: GeoBox = { west: -180, south: -90, east: 180, north: 90 };
const COUNTRIES = ["US", "DE", undefined] as const;
const CATEGORIES = ["Bar", "Cafe"] as const;
const SCOPES: readonly MapScope[] = [
  {},
  { countryCode: "DE" },
  { categorySlug: "bar" },
  { categorySlug: "cafe", countryCode: "US" },
];
const PLACES = 240;
const QUERIES = 300;

/** The positions of businesses, counted and individually. */
export function describeMapStoreContract(engine: string, open: OpenStores): void {
  describe(`maps on ${engine}`, () => {
    const places = somePlaces();
    let test: StoresUnderTest;
    beforeAll(async () => {
      test = await open();
      await importAll(test, places);
    });
    afterAll(() => test.close());

    it("the cells of any box, level and scope count each of its businesses once, at their mean position", async () => {
      await fc.assert(
        fc.asyncProperty(queryArbitrary, async ({ box, level, scope }) => {
          const area = boundedAreaOf(box, level);
          const cells = await test.stores.map.cells({ scope, area });
          const expected = expectedCells(places, scope, area);
          expect(cells.map(({ cell, count }) => [cell, count]).sort(byFirst)).toEqual(
            [...expected].map(([cell, { length }]) => [cell, length]).sort(byFirst),
          );
          for (const { cell, lat, lng } of cells) {
            const own = expected.get(cell) ?? [];
            expect(lat).toBeCloseTo(own.reduce((sum, place) => sum + place.lat, 0) / own.length, 4);
            expect(lng).toBeCloseTo(own.reduce((sum, place) => sum + place.lng, 0) / own.length, 4);
            expect(isInBox(boxOfCell(area.level, cell), lat, lng)).toBe(true);
          }
        }),
        { numRuns: QUERIES },
      );
    }, 180_000);

    it("returns the businesses of some cells, and no more than requested", async () => {
      await fc.assert(
        fc.asyncProperty(queryArbitrary, fc.integer({ min: 1, max: 20 }), async ({ box, level, scope }, limit) => {
          const area = boundedAreaOf(box, level);
          const expected = expectedCells(places, scope, area);
          const chosen = [...expected.keys()].filter((_, at) => at % 2 === 0);
          const query = { scope, area, cells: chosen };
          const found = await test.stores.map.businessesIn({ ...query, limit: 1_000 });
          expect(found.map(({ latitude, longitude }) => [latitude, longitude]).sort()).toEqual(
            chosen
              .flatMap((cell) => expected.get(cell) ?? [])
              .map(({ lat, lng }) => [lat, lng])
              .sort(),
          );
          const some = await test.stores.map.businessesIn({ ...query, limit });
          expect(some).toHaveLength(Math.min(limit, found.length));
        }),
        { numRuns: QUERIES / 3 },
      );
    }, 180_000);

    it("follows moves, deletions, approvals and undo", async () => {
      const changing = await open();
      onTestFinished(() => changing.close());
      await followChanges(changing);
    }, 60_000);

    it("an unknown category is empty", async () => {
      const query = { scope: { categorySlug: "none" }, area: boundedAreaOf(WORLD, 5) };
      expect(await test.stores.map.cells(query)).toEqual([]);
      expect(await test.stores.map.businessesIn({ ...query, cells: [0, 1], limit: 5 })).toEqual([]);
    });
  });
}

async function followChanges({ stores }: StoresUnderTest): Promise<void> {
  const lake = { west: 40, south: -1, east: 41, north: 0 };
  const beyond = { west: -100, south: -61, east: -99, north: -60 };
  const countIn = async (box: GeoBox): Promise<number[]> => {
    const counts: number[] = [];
    for (const level of [3, 9, 13, 20]) {
      const cells = await stores.map.cells({ scope: {}, area: boundedAreaOf(box, level) });
      counts.push(cells.reduce((sum, { count }) => sum + count, 0));
    }
    return counts;
  };
  const all = (count: number) => [count, count, count, count];
  const lats = [-0.5, -0.51, -0.52, -0.53];
  const drafts = lats.map((lat, n) => makeDraft(`${n}`, fieldsOf({ lat, lng: 40.5, country: "US", category: "Bar" })));
  const job = await importFile(stores, drafts);
  await stores.places.refresh();
  expect(await countIn(lake)).toEqual(all(4));

  const found = (await stores.businesses.scan("", 10)).sort((one, other) =>
    (one.placeId ?? "") < (other.placeId ?? "") ? -1 : 1,
  );
  const [deleted = "", disapproved = "", moved = ""] = found.map(({ id }) => id);
  await deleteBusiness(stores, deleted);
  await disapprove(stores, disapproved);
  expect(await countIn(lake)).toEqual(all(2));
  const patch = { latitude: -60.5, longitude: -99.5 };
  await stores.editor.edit({ id: moved, revision: found[2]?.revision ?? 0, patch, lockedFields: [] });
  await stores.places.refresh();
  expect([await countIn(lake), await countIn(beyond)]).toEqual([all(1), all(1)]);
  await stores.editor.setApproved([disapproved], true);
  await stores.places.refresh();
  expect(await countIn(lake)).toEqual(all(2));

  const undone = await undoImport(stores, job);
  await stores.places.refresh();
  const left = await countIn(WORLD);
  expect(left).toEqual(all((await stores.businesses.scan("", 10)).filter(isListed).length));
  await stores.places.rebuild();
  expect([await countIn(WORLD), undone.state]).toEqual([left, "succeeded"]);
}

function isListed({ isApproved, deletedAt }: Business): boolean {
  return isApproved && deletedAt === undefined;
}

async function importAll({ stores }: StoresUnderTest, places: readonly Placed[]): Promise<void> {
  const drafts = places.map((place, n) => makeDraft(`p${n}`, fieldsOf(place), n + 2));
  await importFile(stores, [
    ...drafts,
    makeDraft("nowhere", without({}, "latitude", "longitude"), drafts.length + 2),
    makeDraft("closed", { status: "closed" }, drafts.length + 3),
  ]);
  await stores.places.refresh();
}

/** A city, positions on both sides of the date line, and others off the edges of cells, where rounding matters. */
function somePlaces(): Placed[] {
  const within = (box: GeoBox) => fc.record({ lat: offEdges(box.south, box.north), lng: offEdges(box.west, box.east) });
  const arbitrary = fc.tuple(
    fc.oneof(
      within({ south: 52.5, north: 52.6, west: 13.3, east: 13.5 }),
      within({ south: -30, north: -10, west: 178, east: 179.9 }),
      within({ south: -30, north: -10, west: -179.9, east: -178 }),
      within({ south: -80, north: 80, west: -175, east: 175 }),
    ),
    fc.constantFrom(...COUNTRIES),
    fc.constantFrom(...CATEGORIES),
  );
  const sample = fc.sample(arbitrary, { numRuns: PLACES, seed: 7 });
  return sample.map(([point, country, category]) => ({ ...point, country, category }));
}

function offEdges(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000 + 0.000_37);
}

function fieldsOf({ lat, lng, country, category }: Placed): Partial<BusinessFields> {
  const fields = { latitude: lat, longitude: lng, type: category, subtypes: [] };
  return country === undefined ? without(fields, "country", "countryCode") : { ...fields, countryCode: country };
}

function expectedCells(places: readonly Placed[], scope: MapScope, area: GridArea): Map<number, Placed[]> {
  const box = boxOfArea(area);
  const cells = new Map<number, Placed[]>();
  for (const place of places) {
    if (!isInBox(box, place.lat, place.lng)) continue;
    if (scope.countryCode !== undefined && place.country !== scope.countryCode) continue;
    if (scope.categorySlug !== undefined && place.category.toLowerCase() !== scope.categorySlug) continue;
    const cell = parentCell(finestCellOf(place), FINEST_LEVEL - area.level);
    cells.set(cell, [...(cells.get(cell) ?? []), place]);
  }
  return cells;
}

function byFirst([left = 0]: number[], [right = 0]: number[]): number {
  return left - right;
}

const cornerArbitrary = fc.oneof(
  fc.constantFrom({ lat: 52.45, lng: 13.2 }, { lat: 52.7, lng: 13.6 }, { lat: -32, lng: 177 }, { lat: -8, lng: -178 }),
  fc.record({
    lat: fc.integer({ min: -85_000, max: 85_000 }).map((n) => n / 1000),
    lng: fc.integer({ min: -180_000, max: 180_000 }).map((n) => n / 1000),
  }),
);
const queryArbitrary = fc.record({
  box: fc.tuple(cornerArbitrary, cornerArbitrary).map(([one, other]) => ({
    west: one.lng,
    east: other.lng,
    south: Math.min(one.lat, other.lat),
    north: Math.max(one.lat, other.lat),
  })),
  level: fc.integer({ min: 0, max: FINEST_LEVEL }),
  scope: fc.constantFrom(...SCOPES),
});
