import fc from "fast-check";
import { expect, it } from "vitest";
import { FINEST_LEVEL, finestCellOf, parentCell } from "./map-grid.ts";
import { coarsen, groupPoints } from "./map-groups.ts";

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});
const points = fc
  .array(point, { maxLength: 200 })
  .map((all) => all.map((place, id) => ({ id: `${id}`, lat: place.lat, lng: place.lng })));

it("groups contain every point once, lie in their cell, and name the point of a group of one", () => {
  fc.assert(
    fc.property(
      points,
      fc.integer({ min: 0, max: FINEST_LEVEL }),
      fc.integer({ min: 1, max: 50 }),
      (all, level, max) => {
        const { groups, level: drawn } = coarsen(groupPoints(all, level), max);
        expect(groups.length).toBeLessThanOrEqual(max);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
        const cellOf = (place: { lat: number; lng: number }) => parentCell(finestCellOf(place), FINEST_LEVEL - drawn);
        for (const { cell, count, id, lat, lng } of groups) {
          const within = all.filter((one) => cellOf(one) === cell);
          expect(within.length).toBe(count);
          expect(id).toBe(count === 1 ? within[0]?.id : undefined);
          const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
          expect(lat).toBeCloseTo(mean(within.map((one) => one.lat)), 6);
          expect(lng).toBeCloseTo(mean(within.map((one) => one.lng)), 6);
        }
      },
    ),
  );
});
