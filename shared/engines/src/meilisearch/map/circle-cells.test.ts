import { boxAround, distanceKm } from "@meridian/domain/places/geo";
import { FINEST_LEVEL, finestCellOf, parentCell } from "@meridian/domain/places/map-grid";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cellsOfCircle } from "./circle-cells.ts";

const circle = fc.record({
  lat: fc.double({ min: -75, max: 75, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  radiusKm: fc.double({ min: 0.05, max: 500, noNaN: true }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

function read(condition: string): { level: number; cells: Set<number> } {
  const [, level, cells = ""] = /^cell(\d+) IN \[(.*)\]$/.exec(condition) ?? [];
  return { level: Number(level), cells: new Set(cells.split(", ").map(Number)) };
}

it.each([1_024, 16_384])(
  "of %i cells those inside a circle lie in it completely, and no part of it lies elsewhere",
  (maxCells) => {
    fc.assert(
      fc.property(circle, fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 40 }), (near, shares) => {
        const { inside, edge } = cellsOfCircle(near, maxCells);
        const [within, around] = [read(inside), read(edge)];
        const { south, north, west, east } = boxAround(near, near.radiusKm);
        const width = east >= west ? east - west : east + 360 - west;
        for (const [up, right] of shares) {
          const lng = west + right * width;
          const point = { lat: south + up * (north - south), lng: lng > 180 ? lng - 360 : lng };
          const cell = parentCell(finestCellOf(point), FINEST_LEVEL - within.level);
          const isIn = distanceKm(near, point.lat, point.lng) <= near.radiusKm;
          if (within.cells.has(cell)) expect(isIn).toBe(true);
          else if (isIn) expect(around.cells.has(cell)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  },
);
