import { expect, it } from "vitest";
import { MAP_COLOR_NAMES, type MapColors } from "../map-colors.ts";
import { basemapStyle } from "./basemap-style.ts";

const COLORS = Object.fromEntries(MAP_COLOR_NAMES.map((name) => [name, "black"])) as MapColors;
const AROUND = { latitude: 24.7, longitude: 46.7 };

it("names keep clear of a pin: the topmost layer, which is laid out first, takes its place", () => {
  const topmost = (hasPin: boolean) => {
    const style = basemapStyle({ outlines: undefined, names: undefined, around: AROUND, hasPin, colors: COLORS });
    const layer = style.layers.at(-1);
    return layer !== undefined && "source" in layer ? style.sources[layer.source] : undefined;
  };
  expect(topmost(true)).toEqual({ type: "geojson", data: { type: "Point", coordinates: [46.7, 24.7] } });
  expect(topmost(false)).not.toEqual(topmost(true));
});
