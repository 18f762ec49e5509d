import { expect, it } from "vitest";
import { graticule, linesAround } from "./graticule.ts";

it("lines are whole multiples of their step and stay on the map", () => {
  for (const [longitude, latitude, step] of [
    [13.4, 52.5, 0.05],
    [179.9, 84, 10],
    [-0.1, -1, 30],
  ] as const) {
    for (const [from = [], to = []] of linesAround(longitude, latitude, step)) {
      const isParallel = from[1] === to[1];
      const at = (isParallel ? from[1] : from[0]) ?? Number.NaN;
      expect(Math.abs(at / step - Math.round(at / step))).toBeLessThan(1e-6);
      for (const [x = Number.NaN, y = Number.NaN] of [from, to]) {
        expect(Math.abs(x)).toBeLessThanOrEqual(180);
        expect(Math.abs(y)).toBeLessThanOrEqual(85);
      }
    }
  }
});

it("at every zoom exactly one set of lines is drawn", () => {
  const { layers } = graticule({ longitude: 13.4, latitude: 52.5 }, "#000");
  for (let zoom = 0; zoom < 24; zoom += 0.5) {
    const drawn = layers.filter(
      ({ type, minzoom = 0, maxzoom = 24 }) => type === "line" && zoom >= minzoom && zoom < maxzoom,
    );
    expect(drawn).toHaveLength(1);
  }
});
