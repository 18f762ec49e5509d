/** What pages need to know of the server's configuration. Browsers get it whole: nothing private belongs here. */
export interface PageConfig {
  /** Address of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  /** What the maps draw streets from; null draws countries and cities alone. */
  map: MapConfig | null;
  operator: OperatorConfig;
  /** Null loads no ads and keeps no space for them. */
  ads: AdConfig | null;
}

/** A style of another service, the vector tiles of one, or those of a file that the site serves. */
export type MapConfig =
  | { kind: "style"; url: string }
  | { kind: "service"; schema: TileSchema; url: string }
  | ({ kind: "file"; schema: TileSchema } & TileFile);

/** How layers and properties of vector tiles are named. */
export type TileSchema = "openmaptiles" | "protomaps";

/** As TileJSON has it. */
export interface TileFile {
  /** Path of a tile, with {z}, {x} and {y}. */
  tiles: string;
  minzoom: number;
  maxzoom: number;
  bounds: [west: number, south: number, east: number, north: number];
  /** HTML. */
  attribution: string;
}

/** Describes the site's search for browsers. */
export const OPENSEARCH_PATH = "/opensearch.xml";

/** The host that a visitor's browser loads maps from; undefined where it is the site itself. */
export function mapHostOf(map: MapConfig | null): string | undefined {
  return map === null || map.kind === "file" ? undefined : new URL(map.url).host;
}

/** Who runs the site; null where nothing is configured. */
export interface OperatorConfig {
  name: string | null;
  /** Of the office; parts are separated by commas. */
  address: string | null;
  phone: string | null;
  email: string | null;
  /** Entry in a commercial register, tax number and the like. */
  register: string | null;
}

/** The one network that ads come from. */
export interface AdConfig {
  scriptUrl: string;
  /** Of networks that give their customers and slots a number. */
  client: string | null;
  slot: string | null;
}

/** A page of a site of which nothing is known yet. */
export const EMPTY_PAGE_CONFIG: PageConfig = {
  publicUrl: "",
  map: null,
  operator: { name: null, address: null, phone: null, email: null, register: null },
  ads: null,
};
