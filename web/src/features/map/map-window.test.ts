import { mapQuerySchema } from "@meridian/contracts/places/map";
import fc from "fast-check";
import { expect, it } from "vitest";
import { boxOnEarth, windowAround } from "./map-window.ts";

const seen = fc
  .tuple(
    fc.double({ min: -500, max: 500, noNaN: true }),
    fc.double({ min: -80, max: 80, noNaN: true }),
    fc.double({ min: 0.001, max: 400, noNaN: true }),
    fc.double({ min: 0.001, max: 90, noNaN: true }),
    fc.double({ min: 0, max: 22, noNaN: true }),
  )
  .map(([west, south, width, height, zoom]) => ({
    bounds: { west, south, east: west + width, north: Math.min(85, south + height) },
    zoom,
  }));

it("every window is valid for the map call, and contains the visible area", () => {
  fc.assert(
    fc.property(seen, ({ bounds, zoom }) => {
      const requested = windowAround(bounds, zoom);
      const { bbox } = mapQuerySchema.parse({ bbox: requested.bbox, zoom: String(requested.zoom) });
      expect(bbox.south).toBeLessThanOrEqual(bounds.south + 1e-4);
      expect(bbox.north).toBeGreaterThanOrEqual(bounds.north - 1e-4);
      const width = bbox.east > bbox.west ? bbox.east - bbox.west : bbox.east - bbox.west + 360;
      expect(width).toBeGreaterThanOrEqual(Math.min(360, bounds.east - bounds.west) - 1e-4);
    }),
  );
});

it("a small pan requests nothing new", () => {
  const bounds = { west: 13.1, south: 52.4, east: 13.6, north: 52.6 };
  const panned = { west: 13.11, south: 52.41, east: 13.61, north: 52.61 };
  expect(windowAround(panned, 10)).toEqual(windowAround(bounds, 10));
});

it("a window stops at or crosses the date line", () => {
  expect(windowAround({ west: 170, south: -20, east: 179.9, north: -10 }, 5).bbox.split(",")[2]).toBe("180");
  const [west = 0, , east = 0] = windowAround({ west: 175, south: -20, east: 190, north: -10 }, 5)
    .bbox.split(",")
    .map(Number);
  expect(west).toBeGreaterThan(east);
});

it("a box past the date line comes back to Earth", () => {
  expect(boxOnEarth({ west: 175, south: -20, east: 190, north: -10 })).toEqual({
    west: 175,
    south: -20,
    east: -170,
    north: -10,
  });
  expect(boxOnEarth({ west: -300, south: -95, east: 300, north: 95 })).toEqual({
    west: -180,
    south: -90,
    east: 180,
    north: 90,
  });
});
