import fc from "fast-check";
import { expect, it } from "vitest";
import { clusterSizePx, declutter, type Markers, overlap, type PixelBox, pinBox, roundBox } from "./declutter.ts";
import type { MapPlace } from "./map-place.ts";

const place = (id: string, latitude: number, longitude: number): MapPlace => ({
  id,
  latitude,
  longitude,
  slug: id,
  name: id,
  category: null,
  city: null,
  rating: 4.5,
  reviews: 3,
  verified: false,
  openState: { state: "unknown" } as never,
  timeZone: null,
});
const cluster = (id: string, count: number, latitude: number, longitude: number): Markers["clusters"][number] => ({
  type: "Feature",
  id,
  geometry: { type: "Point", coordinates: [longitude, latitude] },
  properties: {
    kind: "cluster",
    count,
    bounds: [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01],
  },
});

const point = fc.tuple(fc.double({ min: 47, max: 47.6, noNaN: true }), fc.double({ min: 8, max: 9, noNaN: true }));
const markers = fc.record({
  places: fc.array(point, { maxLength: 20 }).map((all) => all.map(([lat, lng], index) => place(`p${index}`, lat, lng))),
  others: fc.array(point, { maxLength: 30 }).map((all) => all.map(([lat, lng], index) => place(`o${index}`, lat, lng))),
  clusters: fc
    .array(fc.tuple(point, fc.integer({ min: 2, max: 90_000 })), { maxLength: 40 })
    .map((all) => all.map(([[lat, lng], count], index) => cluster(`c${index}`, count, lat, lng))),
});

it("no marker overlaps another at the zoom of the layout or closer, and every business of the list is in one pin", () => {
  fc.assert(
    fc.property(
      markers,
      fc.double({ min: 2, max: 19, noNaN: true }),
      fc.double({ min: 0, max: 1 }),
      (all, zoom, closer) => {
        const shown = declutter(all, zoom);
        const boxes: PixelBox[] = [
          ...shown.pins.map((pin) => pinBox(pin.place, zoom + closer)),
          ...shown.clusters.map(({ centre, count }) => roundBox(centre, clusterSizePx(count), zoom + closer)),
          ...shown.dots.map((dot) => roundBox(dot, 24, zoom + closer)),
        ];
        for (const [index, box] of boxes.entries()) {
          expect(boxes.slice(index + 1).some((other) => touches(box, other))).toBe(false);
        }
        const ids = shown.pins.flatMap((pin) => [...pin.ids]);
        expect(ids.toSorted()).toEqual(all.places.map(({ id }) => id).toSorted());
      },
    ),
    { numRuns: 60 },
  );
});

it("distant markers stay separate", () => {
  const shown = declutter(
    { places: [place("a", 47.37, 8.54)], others: [place("b", 46.95, 7.44)], clusters: [cluster("c", 12, 46.2, 6.14)] },
    8,
  );
  expect(shown.pins).toMatchObject([{ place: { id: "a" }, moreCount: 0 }]);
  expect(shown.dots).toMatchObject([{ id: "b" }]);
  expect(shown.clusters).toMatchObject([{ id: "c", count: 12 }]);
});

it("a pin counts the markers it hides, and a listed business within a cluster once", () => {
  const places = [place("a", 47.37, 8.54), place("b", 47.3701, 8.5401)];
  const { pins, clusters, dots } = declutter(
    { places, others: [place("o", 47.3702, 8.5402)], clusters: [cluster("c", 10, 47.37, 8.54)] },
    10,
  );
  // Two of the ten in the cluster are in the list.
  expect(pins).toMatchObject([{ place: { id: "a" }, moreCount: 1 + 8 }]);
  expect([...(pins[0]?.ids ?? [])]).toEqual(["a", "b"]);
  expect([clusters, dots]).toEqual([[], []]);
});

it("a cluster beside the pin of its businesses counts only those that no pin represents", () => {
  const places = [place("a", 47.375, 8.545), place("b", 47.3751, 8.5451)];
  const clustersBeside = (count: number) =>
    declutter({ places, others: [], clusters: [cluster("c", count, 47.367, 8.537)] }, 16).clusters;
  expect(clustersBeside(2)).toEqual([]);
  expect(clustersBeside(5)).toMatchObject([{ id: "c", count: 3 }]);
});

it("clusters that would overlap become one that counts both and zooms to both", () => {
  const { clusters } = declutter(
    { places: [], others: [], clusters: [cluster("c", 30, 47.37, 8.54), cluster("d", 10, 47.38, 8.55)] },
    8,
  );
  expect(clusters).toMatchObject([{ count: 40 }]);
  const [west = 0, south = 0, east = 0, north = 0] = clusters[0]?.bounds ?? [];
  expect([west, south, east, north].map((side) => side.toFixed(2))).toEqual(["8.53", "47.36", "8.56", "47.39"]);
});

/** Without a gap between them. */
function touches(one: PixelBox, other: PixelBox): boolean {
  const inner = { left: one.left + 2, right: one.right - 2, top: one.top + 2, bottom: one.bottom - 2 };
  return overlap(inner, other);
}
