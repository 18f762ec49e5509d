/** What pages need from the server's configuration. Sent to browsers in full: nothing private belongs here. */
export interface PageConfig {
  /** The site's address without a trailing slash, for canonical links. */
  publicUrl: string;
  /** The source of streets on maps; null draws only countries and cities. */
  map: MapConfig | null;
  operator: OperatorConfig;
  /** Null loads no ads and reserves no space. */
  ads: AdConfig | null;
}

/** A style of another service, a service's vector tiles, or those of a file the site serves. */
export type MapConfig =
  | { kind: "style"; url: string }
  | { kind: "service"; schema: TileSchema; url: string }
  | ({ kind: "file"; schema: TileSchema } & TileFile);

/** The naming scheme of vector tile layers and properties. */
export type TileSchema = "openmaptiles" | "protomaps";

/** As in TileJSON. */
export interface TileFile {
  /** The path of a tile, with {z}, {x} and {y}. */
  tiles: string;
  minzoom: number;
  maxzoom: number;
  bounds: [west: number, south: number, east: number, north: number];
  /** HTML. */
  attribution: string;
}

/** Describes the site's search for browsers. */
export const OPENSEARCH_PATH = "/opensearch.xml";

/** The host from which a visitor's browser loads maps; undefined if it is the site itself. */
export function mapHostOf(map: MapConfig | null): string | undefined {
  return map === null || map.kind === "file" ? undefined : new URL(map.url).host;
}

/** The operator of the site; null if not configured. */
export interface OperatorConfig {
  name: string | null;
  /** The office address, with parts separated by commas. */
  address: string | null;
  phone: string | null;
  email: string | null;
  /** Commercial register entry, tax number and the like. */
  register: string | null;
}

/** The only ad network. */
export interface AdConfig {
  scriptUrl: string;
  /** For networks that number their customers and slots. */
  client: string | null;
  slot: string | null;
}

/** For a site about which nothing is known yet. */
export const EMPTY_PAGE_CONFIG: PageConfig = {
  publicUrl: "",
  map: null,
  operator: { name: null, address: null, phone: null, email: null, register: null },
  ads: null,
};
