import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Browser, BrowserContext } from "@playwright/test";
import type { FeatureCollection } from "geojson";

const ORIGIN = "https://tiles.openfreemap.org";
const MAX_ZOOM = 14;
const ATTRIBUTION =
  '<a href="https://openfreemap.org">OpenFreeMap</a> <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';
/** Degrees between the streets of the invented world: about 200 m. */
const STEP = 0.002;
const STREETS = 6;

export interface TileService {
  /** Paths that pages have requested, in order. */
  requests: string[];
  stop(): Promise<void>;
}

/**
 * Answers on this machine what the maps of a browser's pages ask a tile service for: a world of streets around each tile's
 * middle. A route of Playwright would turn off the browser's cache, and every page would load and compile all its scripts again.
 */
export async function serveTiles(browser: Browser): Promise<TileService> {
  const requests: string[] = [];
  const session = await browser.newBrowserCDPSession();
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    requests.push(pathname);
    // The page may be closed by now.
    session.send("Fetch.fulfillRequest", { requestId, ...answerOf(pathname) }).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: `${ORIGIN}/*` }] });
  return { requests, stop: () => session.detach() };
}

/** As the browser's protocol takes it. */
function answerOf(pathname: string) {
  const answer = (responseCode: number, contentType: string, body: Uint8Array | string = "") => ({
    responseCode,
    responseHeaders: [
      { name: "access-control-allow-origin", value: "*" },
      { name: "content-type", value: contentType },
    ],
    body: Buffer.from(body).toString("base64"),
  });
  if (pathname === "/planet") {
    const tiles = [`${ORIGIN}/tiles/{z}/{x}/{y}`];
    const description = { tilejson: "3.0.0", tiles, maxzoom: MAX_ZOOM, attribution: ATTRIBUTION };
    return answer(200, "application/json", JSON.stringify(description));
  }
  const [, zoom, column, row] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)$/.exec(pathname) ?? [];
  if (zoom === undefined) return answer(404, "text/plain");
  return answer(200, "application/x-protobuf", tileOf(Number(zoom), Number(column), Number(row)));
}

/** No tile service can be reached. */
export async function loseTiles(context: BrowserContext): Promise<void> {
  await context.route(`${ORIGIN}/**`, (route) => route.abort("connectionrefused"));
}

/** In the OpenMapTiles schema. */
function tileOf(zoom: number, column: number, row: number): Uint8Array {
  const side = 2 ** zoom;
  const longitude = ((column + 0.5) / side) * 360 - 180;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (row + 0.5)) / side))) * 180) / Math.PI;
  const layers: Record<string, FeatureCollection> = {
    transportation: streets(longitude, latitude),
    transportation_name: streets(longitude, latitude),
    water: collection({ type: "Polygon", coordinates: [square(longitude, latitude, 3 * STEP)] }, {}),
    place: collection(
      { type: "Point", coordinates: [longitude, latitude] },
      { class: "town", name: "Tileton", rank: 1 },
    ),
  };
  const cut = Object.entries(layers).flatMap(([name, features]) => {
    const tile = new GeoJSONVT(features, { maxZoom: MAX_ZOOM }).getTile(zoom, column, row);
    return tile === null ? [] : [[name, tile] as const];
  });
  return fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 });
}

function streets(longitude: number, latitude: number): FeatureCollection {
  const offsets = Array.from({ length: STREETS }, (_, n) => (n - STREETS / 2) * STEP);
  const reach = STREETS * STEP;
  const lines = offsets.flatMap((offset) => [
    [
      [longitude - reach, latitude + offset],
      [longitude + reach, latitude + offset],
    ],
    [
      [longitude + offset, latitude - reach],
      [longitude + offset, latitude + reach],
    ],
  ]);
  return {
    type: "FeatureCollection",
    features: lines.map((coordinates, index) => ({
      type: "Feature",
      geometry: { type: "LineString", coordinates },
      properties: { class: index % 3 === 0 ? "primary" : "minor", name: `Street ${index}` },
    })),
  };
}

function square(longitude: number, latitude: number, offset: number): [number, number][] {
  const [west, south] = [longitude + offset, latitude + offset];
  return [
    [west, south],
    [west + STEP, south],
    [west + STEP, south + STEP],
    [west, south + STEP],
    [west, south],
  ];
}

function collection(
  geometry: FeatureCollection["features"][number]["geometry"],
  properties: object,
): FeatureCollection {
  return { type: "FeatureCollection", features: [{ type: "Feature", geometry, properties: { ...properties } }] };
}
