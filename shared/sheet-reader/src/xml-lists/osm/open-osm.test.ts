import { expect, it } from "vitest";
import { readLists } from "../../testing/read-lists.ts";
import { writeTemporary } from "../../testing/write-temporary.ts";
import { openFileSource } from "../../text/byte-source.ts";
import { openXml } from "../read-xml.ts";
import { createNodePositions } from "./node-positions.ts";

async function read(content: string): Promise<Record<string, unknown>[]> {
  const path = writeTemporary("a.osm", `<?xml version='1.0' encoding='UTF-8'?>\n<osm version="0.6">${content}</osm>`);
  const { "": list = [] } = await readLists(await openXml(await openFileSource(path)));
  const [headers = [], ...rows] = list;
  return rows.map((cells) =>
    Object.fromEntries(headers.flatMap((header, at) => (cells[at] === undefined ? [] : [[String(header), cells[at]]]))),
  );
}

const tag = (name: string) => `<tag k="name" v="${name}"/><tag k="addr:city" v="Bonn"/>`;
const node = (id: number, lon: number, lat: number, inside = "") =>
  `<node id="${id}" version="2" user="us" lat="${lat}" lon="${lon}">${inside}</node>`;
const outline = (...ids: number[]) => ids.map((id) => `<nd ref="${id}"/>`).join("");

it("an OpenStreetMap file has a row for each element with tags, at the middle of its outline", async () => {
  const nodes = [node(1, 0, 0), node(2, 2, 0), node(3, 2, 2), node(4, 0, 2), node(5, 9, 9, '<tag k="source" v="x"/>')];
  expect(
    await read(
      `${node(7, 7.1, 50.7, tag("Aida"))}<way id="8">${outline(1, 2, 3, 4, 1)}${tag("Bela")}</way>
       <way id="9">${outline(1, 2)}</way><relation id="8"><bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/>${tag("Carl")}</relation>
       <way id="10"><center lat="5" lon="6"/>${tag("Dora")}</way><way id="11">${outline(77)}${tag("Emma")}</way>${nodes.join("")}`,
    ),
  ).toEqual([
    { "@id": "node/7", lat: 50.7, lon: 7.1, "tags.name": "Aida", "tags.addr:city": "Bonn" },
    { "@id": "way/8", lat: 1, lon: 1, "tags.name": "Bela", "tags.addr:city": "Bonn" },
    { "@id": "relation/8", lat: 2, lon: 3, "tags.name": "Carl", "tags.addr:city": "Bonn" },
    { "@id": "way/10", lat: 5, lon: 6, "tags.name": "Dora", "tags.addr:city": "Bonn" },
    { "@id": "way/11", "tags.name": "Emma", "tags.addr:city": "Bonn" },
  ]);
});

it("elements that an editor deleted are left out, and have no id yet where it made them", async () => {
  const content = `${node(-1, 7, 50, tag("Aida"))}<node id="2" action="delete" lat="1" lon="1">${tag("Bela")}</node>`;
  expect(await read(content)).toEqual([{ lat: 50, lon: 7, "tags.name": "Aida", "tags.addr:city": "Bonn" }]);
});

it("positions of nodes are found by their ids, however often they were requested", () => {
  const positions = createNodePositions();
  const ids = Array.from({ length: 5000 }, (_, at) => (at * 7919) % 2503);
  for (const id of ids) positions.want(id);
  for (let id = 0; id < 3000; id += 2) positions.place(id, [id / 100, -id / 200]);
  expect(positions.of(2500)).toEqual([25, -12.5]);
  expect([0, 2, 2502].map((id) => positions.of(id)?.[0])).toEqual([0, 0.02, 25.02]);
  expect([1, 2999, 2504].map(positions.of)).toEqual([undefined, undefined, undefined]);
});
