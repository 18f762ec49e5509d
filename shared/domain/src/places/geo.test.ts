import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxAround, distanceKm, isInBox } from "./geo.ts";

describe("a box", () => {
  const europe = { west: -10, east: 30, south: 35, north: 60 };
  const pacific = { west: 170, east: -170, south: -20, north: 20 };

  it.each([
    [europe, 35, -10, true],
    [europe, 60, 30, true],
    [europe, 34.9, 0, false],
    [europe, 60.1, 0, false],
    [europe, 50, -10.1, false],
    [europe, 50, 30.1, false],
    [pacific, 0, 170, true],
    [pacific, 0, -170, true],
    [pacific, 0, 180, true],
    [pacific, 0, 169.9, false],
    [pacific, 0, -169.9, false],
    [pacific, 20.1, 175, false],
  ])("%o holds latitude %d, longitude %d: %s", (box, lat, lng, isInside) => {
    expect(isInBox(box, lat, lng)).toBe(isInside);
  });
});

describe("the distance", () => {
  it.each([
    ["a point and itself", [52.52, 13.405], [52.52, 13.405], 0],
    ["Berlin and Paris", [52.52, 13.405], [48.8566, 2.3522], 877.5],
    ["one degree of the equator", [0, 0], [0, 1], 111.2],
    ["one degree of latitude", [10, 20], [11, 20], 111.2],
    ["the poles", [90, 0], [-90, 0], 20_015.1],
    ["two sides of the date line", [0, 179.5], [0, -179.5], 111.2],
    ["Sydney and Auckland", [-33.8688, 151.2093], [-36.8509, 174.7645], 2155.9],
  ])("between %s is right to a kilometre", (_title, [fromLat = 0, fromLng = 0], [lat = 0, lng = 0], km) => {
    expect(distanceKm({ lat: fromLat, lng: fromLng }, lat, lng)).toBeCloseTo(km, 0);
  });
});

describe("the box around a circle", () => {
  const globe = { west: -180, east: 180 };

  it.each([
    ["on the equator", { lat: 0, lng: 0 }, 111.195, { south: -1, north: 1, west: -1, east: 1 }],
    [
      "farther north, where degrees are shorter",
      { lat: 60, lng: 10 },
      111.195,
      { south: 59, north: 61, west: 8, east: 12 },
    ],
    ["east of the date line", { lat: 0, lng: -179.5 }, 111.195, { south: -1, north: 1, west: 179.5, east: -178.5 }],
    ["west of the date line", { lat: 0, lng: 179.5 }, 111.195, { south: -1, north: 1, west: 178.5, east: -179.5 }],
    ["that holds the north pole", { lat: 89.9, lng: 0 }, 50, { south: 89.45, north: 90, ...globe }],
    ["that holds the south pole", { lat: -89.9, lng: 0 }, 50, { south: -90, north: -89.45, ...globe }],
    ["larger than the Earth", { lat: 0, lng: 0 }, 30_000, { south: -90, north: 90, ...globe }],
  ])("%s is the smallest that holds it", (_title, center, radiusKm, expected) => {
    const box = boxAround(center, radiusKm);
    expect(box.south).toBeCloseTo(expected.south, 1);
    expect(box.north).toBeCloseTo(expected.north, 1);
    expect(box.west).toBeCloseTo(expected.west, 1);
    expect(box.east).toBeCloseTo(expected.east, 1);
  });

  it("contains every point of the circle", () => {
    const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), degrees(90), degrees(180), (lat, lng, otherLat, otherLng) => {
        const center = { lat, lng };
        const radiusKm = distanceKm(center, otherLat, otherLng);
        expect(isInBox(boxAround(center, radiusKm + 0.01), otherLat, otherLng)).toBe(true);
      }),
    );
  });
});
