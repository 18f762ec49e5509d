import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { placeNames } from "./place-names.ts";
import { type WorldTopology, worldOutlines } from "./world-outlines.ts";

const KINDS = ["ocean", "country", "capital", "city"];
const requireJson = createRequire(import.meta.url);

function topology(): WorldTopology {
  return requireJson("world-atlas/countries-50m.json");
}

it("coasts and borders are two different sets of lines, and none runs along or over the date line", () => {
  const { land, coasts, borders } = worldOutlines(topology());
  const rings = land.features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat(),
  );
  const torn = rings.filter((ring) =>
    ring.slice(1).some(([lng = 0, lat = 0], index) => Math.abs(lng - (ring[index]?.[0] ?? 0)) > 180 && lat > -60),
  );
  expect(torn).toEqual([]);
  expect(borders.coordinates.length).toBeGreaterThan(100);
  const seams = [...coasts.coordinates, ...borders.coordinates].flatMap((line) =>
    line.slice(1).filter(([lng = 0], index) => {
      const last = line[index]?.[0] ?? 0;
      return Math.abs(lng - last) > 180 || (Math.abs(lng) >= 179.99 && Math.abs(last) >= 179.99);
    }),
  );
  expect(seams).toEqual([]);
  expect(coasts.coordinates.every((line) => line.length > 1)).toBe(true);
});

it("every name of the built-in map is on Earth and has a zoom", () => {
  const text = readFileSync(new URL("./place-labels.tsv", import.meta.url), "utf8");
  const { features } = placeNames(text);
  expect(features).toHaveLength(text.trimEnd().split("\n").length);
  const wrong = features.filter(({ geometry, properties: { kind, minZoom } }) => {
    const [lng = Number.NaN, lat = Number.NaN] = geometry.coordinates;
    const isOnEarth = Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
    return !(isOnEarth && KINDS.includes(kind) && minZoom >= 0 && minZoom <= 8);
  });
  expect(wrong).toEqual([]);
});

it("a redundant line is left out", () => {
  expect(
    placeNames("city\tAnkara\t32.85\t39.92\t4\n\ncity\tNowhere\t\tx\t4\n").features.map(
      ({ properties }) => properties.name,
    ),
  ).toEqual(["Ankara"]);
});
