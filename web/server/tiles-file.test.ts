import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@meridian/platform/http/server/start-server";
import express from "express";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { createTileRoutes, openTilesFile } from "./tiles-file.ts";

const HEADER_BYTES = 127;
const TILE = Buffer.from("the tile of the whole world");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "meridian-tiles-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A PMTiles file, version 3, with one uncompressed tile at zoom 0. */
async function write(name: string, metadata: object, tileType = 1): Promise<string> {
  // One entry: tile 0, run of 1, its length, at the start of the data.
  const directory = Buffer.from([1, 0, 1, TILE.length, 1]);
  const text = Buffer.from(JSON.stringify(metadata));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + directory.length;
  const tilesAt = metadataAt + text.length;
  const sections = [HEADER_BYTES, directory.length, metadataAt, text.length, tilesAt, 0, tilesAt, TILE.length, 1, 1, 1];
  for (const [index, value] of sections.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  // Clustered; directories and tiles uncompressed; the tile type; zoom 0 only.
  for (const [index, value] of [1, 1, 1, tileType, 0, 0].entries()) header.writeUInt8(value, 96 + index);
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  const path = join(folder, name);
  await writeFile(path, Buffer.concat([header, directory, text, TILE]));
  return path;
}

const layersOf = (...ids: string[]) => ({ vector_layers: ids.map((id) => ({ id })) });

it.each([
  ["protomaps", layersOf("earth", "roads")],
  ["openmaptiles", layersOf("water", "transportation")],
])("a file in the schema %s describes its layers and zooms", async (schema, metadata) => {
  const { description } = await openTilesFile(await write(schema, { ...metadata, attribution: "© Someone" }));
  expect(description).toEqual({
    schema,
    tiles: "/map-tiles/{z}/{x}/{y}",
    minzoom: 0,
    maxzoom: 0,
    bounds: [-180, -85, 180, 85],
    attribution: "© Someone",
  });
});

it("a file without attribution credits OpenStreetMap", async () => {
  const { description } = await openTilesFile(await write("silent", layersOf("roads")));
  expect(description.attribution).toContain("OpenStreetMap");
});

it("a file without streets is rejected with what it contains", async () => {
  await expect(openTilesFile(join(folder, "none"))).rejects.toThrow(/cannot be read/);
  const text = join(folder, "text");
  await writeFile(text, "some text ".repeat(100));
  await expect(openTilesFile(text)).rejects.toThrow(/is not a PMTiles file/);
  await expect(openTilesFile(await write("pictures", layersOf("roads"), 2))).rejects.toThrow(/pictures/);
  await expect(openTilesFile(await write("other", layersOf("hills", "trees")))).rejects.toThrow(/hills, trees/);
});

it("tiles are served gzipped, absent ones are empty, and other paths fall through", async () => {
  const file = await openTilesFile(await write("served", layersOf("roads")));
  const app = express().use(createTileRoutes(file), (_req, res) => void res.status(404).end());
  const { port, close } = await startServer(app, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => close());
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/map-tiles/${path}`);
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const { status, headers, body } = await ask("0/0/0");
  expect([status, headers.get("content-encoding"), body.equals(TILE)]).toEqual([200, "gzip", true]);
  expect(headers.get("content-type")).toContain("application/vnd.mapbox-vector-tile");
  expect((await ask("1/0/1")).status).toBe(204);
  for (const path of ["0/1/0", "0/0/x", "99/0/0", "-1/0/0", "1e1/0/0"]) expect((await ask(path)).status).toBe(404);
});
