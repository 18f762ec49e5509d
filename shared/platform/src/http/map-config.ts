import { z } from "zod";

/** TileJSON of OpenFreeMap: worldwide vector tiles in the OpenMapTiles schema, without an API key. */
const OPEN_FREE_MAP_URL = "https://tiles.openfreemap.org/planet";

/** Map settings. The gateway reads them too, because its policy names the origins that maps load from. */
export const mapConfigShape = {
  MAP_STYLE_URL: z
    .union([z.literal("none"), z.url({ protocol: /^https?$/ })])
    .optional()
    .describe("MapLibre style of the maps, instead of streets from OpenFreeMap; none draws only countries and cities"),
  MAP_TILES_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      "PMTiles file of streets that the site serves itself, instead of OpenFreeMap; schema Protomaps or OpenMapTiles",
    ),
};
const mapConfigSchema = z.object(mapConfigShape);
export type MapEnvironment = z.infer<typeof mapConfigSchema>;

/** Origin of the maps; undefined if it is the site itself. A configured style overrides a tile file. */
export function mapServiceUrlOf({ MAP_STYLE_URL, MAP_TILES_FILE }: MapEnvironment): string | undefined {
  if (MAP_STYLE_URL === "none") return undefined;
  if (MAP_STYLE_URL !== undefined) return MAP_STYLE_URL;
  return MAP_TILES_FILE === undefined ? OPEN_FREE_MAP_URL : undefined;
}
