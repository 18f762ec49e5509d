import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm, isInBox } from "./geo.ts";
import {
  areaOf,
  boundedAreaOf,
  boxOfArea,
  boxOfCell,
  cellsOfArea,
  columnAndRowOf,
  countedLevelFor,
  FINEST_LEVEL,
  finestCellOf,
  isCellInArea,
  joinRuns,
  MAX_AREA_CELLS,
  parentCell,
  pointOfCell,
  runsOfArea,
  toMicroDegrees,
} from "./map-grid.ts";

/** Not on cell borders, where rounding decides. */
const pointArbitrary = fc.record({
  lat: fc.integer({ min: -90_000, max: 89_999 }).map((n) => n / 1000 + 0.000_37),
  lng: fc.integer({ min: -180_000, max: 179_999 }).map((n) => n / 1000 + 0.000_37),
});
const boxArbitrary = fc.tuple(pointArbitrary, pointArbitrary).map(([one, other]) => ({
  west: one.lng,
  east: other.lng,
  south: Math.min(one.lat, other.lat),
  north: Math.max(one.lat, other.lat),
}));
const levelArbitrary = fc.integer({ min: 0, max: FINEST_LEVEL });

describe("the grid of maps", () => {
  it.each([
    [{ lat: 0.1, lng: 0.1 }, 1, [1, 0]],
    [{ lat: -0.1, lng: -0.1 }, 1, [0, 1]],
    [{ lat: 90, lng: -180 }, 24, [0, 0]],
    [{ lat: -90, lng: 180 }, 24, [2 ** 24 - 1, 2 ** 24 - 1]],
    [{ lat: 52.52, lng: 13.405 }, 9, [275, 167]],
  ])("%o lies in column and row of level %i: %o", (point, level, expected) => {
    expect(columnAndRowOf(parentCell(finestCellOf(point), FINEST_LEVEL - level))).toEqual(expected);
  });

  it("a point lies in the box of its cell at every level", () => {
    fc.assert(
      fc.property(pointArbitrary, levelArbitrary, (point, level) => {
        const cell = parentCell(finestCellOf(point), FINEST_LEVEL - level);
        expect(isInBox(boxOfCell(level, cell), point.lat, point.lng)).toBe(true);
      }),
    );
  });

  it("an area contains its box, also across the date line, and exactly the points of its own box", () => {
    fc.assert(
      fc.property(boxArbitrary, pointArbitrary, fc.integer({ min: 0, max: 14 }), (box, point, level) => {
        const area = areaOf(box, level);
        const isInArea = isCellInArea(area, parentCell(finestCellOf(point), FINEST_LEVEL - level));
        if (isInBox(box, point.lat, point.lng)) expect(isInArea).toBe(true);
        expect(isInBox(boxOfArea(area), point.lat, point.lng)).toBe(isInArea);
      }),
      { numRuns: 1_000 },
    );
  });

  it("every cell of an area is in one of its few runs", () => {
    fc.assert(
      fc.property(boxArbitrary, pointArbitrary, levelArbitrary, (box, point, level) => {
        const area = boundedAreaOf(box, level);
        expect(area.columns * area.rows).toBeLessThanOrEqual(MAX_AREA_CELLS);
        const runs = runsOfArea(area);
        // Cells on both sides of the date line never share a run; two columns may lie in two columns of blocks, with a row more.
        const sides = box.west > box.east ? 2 : 1;
        expect(runs.length).toBeLessThanOrEqual(sides * (MAX_AREA_CELLS / 8 + 2));
        const finest = finestCellOf(point);
        const isInRun = runs.some(({ from, before }) => finest >= from && finest < before);
        if (isCellInArea(area, parentCell(finest, FINEST_LEVEL - area.level))) expect(isInRun).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

it.each([
  [0, 4],
  [4, 4],
  [5, 7],
  [13, 13],
  [14, undefined],
])("cells of level %i consist of those counted at level %j", (level, counted) => {
  expect(countedLevelFor(level)).toBe(counted);
});

it("an area lists its cells row by row, also across the date line", () => {
  const area = { level: 2, west: 3, columns: 2, north: 1, rows: 2 };
  expect(cellsOfArea(area).map(columnAndRowOf)).toEqual([
    [3, 1],
    [0, 1],
    [3, 2],
    [0, 2],
  ]);
});

it.each([
  [1.000_000_5, 1_000_001],
  [-1.000_000_5, -1_000_001],
  [0, 0],
  [-0.000_000_1, 0],
])("%f degrees are %i millionths", (degrees, micro) => {
  expect(toMicroDegrees(degrees)).toBe(micro);
});

it.each([
  [52.52, 13.405],
  [-33.8688, 151.2093],
  [0, -179.99],
])("the centre of the finest cell of %d, %d is within two metres, and that of a coarse one in the cell", (lat, lng) => {
  const cell = finestCellOf({ lat, lng });
  expect(distanceKm({ lat, lng }, pointOfCell(cell).lat, pointOfCell(cell).lng)).toBeLessThan(0.002);
  const coarse = parentCell(cell, FINEST_LEVEL - 4);
  const centre = pointOfCell(coarse, 4);
  expect(parentCell(finestCellOf(centre), FINEST_LEVEL - 4)).toBe(coarse);
});

it("neighbouring cells are one run of the finest cells, in any order", () => {
  expect(joinRuns([9, 4, 3, 5, 1, 10], FINEST_LEVEL - 1)).toEqual([
    { from: 4, before: 8 },
    { from: 12, before: 24 },
    { from: 36, before: 44 },
  ]);
  expect(joinRuns([], FINEST_LEVEL)).toEqual([]);
});
