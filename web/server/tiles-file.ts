import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createRouter } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import { PMTiles, type Source, TileType } from "pmtiles";
import { z } from "zod";
import type { TileFile, TileSchema } from "../src/lib/page/page-config.ts";

/** The vector tiles in a file, and what maps need to know about them. */
export interface TilesFile {
  description: TileFile & { schema: TileSchema };
  /** Undefined if the file has no such tile. */
  read(zoom: number, column: number, row: number): Promise<Buffer | undefined>;
}

const TILES_PATH = "/map-tiles";
const CACHE = "public, max-age=86400";
const OPEN_STREET_MAP = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';
/** The road layer's name in each schema. */
const ROADS: Readonly<Record<string, TileSchema>> = { roads: "protomaps", transportation: "openmaptiles" };
const compress = promisify(gzip);

const metadataSchema = z.object({
  attribution: z.string().min(1).optional().catch(undefined),
  vector_layers: z.array(z.object({ id: z.string() })).catch([]),
});

/** Opens a PMTiles file. Throws an Error that says why maps could not draw its streets. */
export async function openTilesFile(path: string): Promise<TilesFile> {
  const archive = new PMTiles(await openSource(path));
  const header = await archive.getHeader().catch((cause: unknown) => {
    throw new Error(`MAP_TILES_FILE: ${path} is not a PMTiles file`, { cause });
  });
  if (header.tileType !== TileType.Mvt) throw new Error(`MAP_TILES_FILE: ${path} holds pictures, not vector tiles`);
  const { attribution = OPEN_STREET_MAP, vector_layers: layers } = metadataSchema.parse(await archive.getMetadata());
  const schema = layers.map(({ id }) => ROADS[id]).find((name) => name !== undefined);
  if (schema === undefined) {
    const names = layers.map(({ id }) => id).join(", ") || "none";
    throw new Error(`MAP_TILES_FILE: ${path} follows neither Protomaps nor OpenMapTiles; its layers: ${names}`);
  }
  return {
    description: {
      schema,
      tiles: `${TILES_PATH}/{z}/{x}/{y}`,
      minzoom: header.minZoom,
      maxzoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      attribution,
    },
    async read(zoom, column, row) {
      const tile = await archive.getZxy(zoom, column, row);
      return tile === undefined ? undefined : Buffer.from(tile.data);
    },
  };
}

/** Serves the tiles; 204 for missing ones, as at sea. Without a file every tile is missing. */
export function createTileRoutes(file: TilesFile | undefined): Router {
  const router = createRouter();
  router.get(`${TILES_PATH}/:zoom/:column/:row`, async (req, res, next) => {
    const { zoom = "", column = "", row = "" } = req.params;
    if (file === undefined || ![zoom, column, row].every(isTileNumber) || !isOnMap(+zoom, +column, +row)) return next();
    const tile = await file.read(+zoom, +column, +row);
    res.set("Cache-Control", CACHE);
    if (tile === undefined) return void res.status(204).end();
    res
      .set({ "Content-Type": "application/vnd.mapbox-vector-tile", "Content-Encoding": "gzip" })
      .send(await compress(tile));
  });
  return router;
}

function isTileNumber(text: string): boolean {
  return /^\d{1,8}$/.test(text);
}

function isOnMap(zoom: number, column: number, row: number): boolean {
  return zoom <= 24 && column < 2 ** zoom && row < 2 ** zoom;
}

async function openSource(path: string): Promise<Source> {
  const file = await open(path).catch((cause: unknown) => {
    throw new Error(`MAP_TILES_FILE: ${path} cannot be read`, { cause });
  });
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}
