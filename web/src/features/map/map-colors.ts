import { type RefObject, useEffect, useState } from "react";
import { onColorModeChange } from "../../lib/page/color-mode.ts";

/** The parts of a map with the theme's colour names. */
export const MAP_COLOR_NAMES = [
  "water",
  "land",
  "park",
  "building",
  "road",
  "highway",
  "casing",
  "line",
  "coast",
  "border",
  "ocean",
  "country",
  "city",
] as const;
type MapColorName = (typeof MAP_COLOR_NAMES)[number];

/** As CSS writes them. */
export type MapColors = Readonly<Record<MapColorName, string>>;

/**
 * The theme's colours as the screen shows them, read from elements that wear them in the order of the names: the map paints on a
 * canvas, which knows no CSS variables. Undefined until the elements are there.
 */
export function useMapColors(palette: RefObject<HTMLElement | null>): MapColors | undefined {
  const [colors, setColors] = useState<MapColors>();
  useEffect(() => {
    const read = () => {
      if (palette.current === null) return;
      const shown = Array.from(palette.current.children, (element) => getComputedStyle(element).color);
      const [water = "", land = "", park = "", building = "", road = "", highway = "", casing = "", ...lines] = shown;
      const [line = "", coast = "", border = "", ocean = "", country = "", city = ""] = lines;
      setColors({ water, land, park, building, road, highway, casing, line, coast, border, ocean, country, city });
    };
    read();
    return onColorModeChange(read);
  }, [palette]);
  return colors;
}
