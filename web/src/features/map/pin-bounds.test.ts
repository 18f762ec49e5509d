import { expect, it } from "vitest";
import { boundsOf } from "./pin-bounds.ts";

it("the box around places contains each of them and is minimal", () => {
  expect(boundsOf([])).toBeUndefined();
  expect(
    boundsOf([
      { latitude: 52.5, longitude: 13.4 },
      { latitude: -33.9, longitude: 151.2 },
      { latitude: 40.7, longitude: -74 },
    ]),
  ).toEqual({ west: -74, south: -33.9, east: 151.2, north: 52.5 });
});
