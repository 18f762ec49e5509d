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

/** In CSS syntax. */
export type MapColors = Readonly<Record<MapColorName, string>>;

/**
 * The theme's colours as computed by the browser, read from elements styled with them in the order of the names: the map is drawn on a
 * canvas, where CSS variables do not work. Undefined until the elements are mounted.
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
