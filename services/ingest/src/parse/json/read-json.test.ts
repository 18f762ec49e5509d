import { openJson } from "@meridian/sheet-reader/json/read-json";
import { collect } from "@meridian/sheet-reader/testing/read-all";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { openFileSource } from "@meridian/sheet-reader/text/byte-source";
import { describe, expect, it } from "vitest";
import { openSheet } from "../open-sheet.ts";
import { readDrafts } from "../testing/read-drafts.ts";
import { describeSheet } from "../testing/wild-file.ts";

const LUIGI = {
  name: "Trattoria Luigi",
  address: { street: "Via Roma 1", city: "Rome", country: "IT" },
  phones: ["+39 06 123456"],
};
const KEBAP = {
  name: "Kebap 44",
  address: { street: "Torstraße 12", city: "Berlin", country: "DE" },
  site: "https://kebap.example",
};
const FOUND = `
2: name=Trattoria Luigi ¦ fullAddress=Via Roma 1, Rome, Italy ¦ street=Via Roma 1 ¦ city=Rome ¦ country=Italy ¦ countryCode=IT ¦ phone=+39 06 123456 ¦ phoneE164=+3906123456
3: name=Kebap 44 ¦ fullAddress=Torstraße 12, Berlin, Germany ¦ street=Torstraße 12 ¦ city=Berlin ¦ country=Germany ¦ countryCode=DE ¦ website=https://kebap.example`;

const json = (value: unknown, indent?: number) => JSON.stringify(value, null, indent);

async function describeFile(content: string | Buffer): Promise<string> {
  const sheet = await openSheet(writeTemporary("list.json", content));
  try {
    return `\n${await describeSheet(sheet)}`;
  } finally {
    sheet.close();
  }
}

describe("a list of objects is read the same", () => {
  const both = [LUIGI, KEBAP];
  it.each([
    ["as an array", json(both)],
    ["as an indented array", json(both, 2)],
    ["as lines of texts that hold an object each", both.map((one) => json(json(one))).join("\r\n")],
    ["by hand, with a comma behind the last", json(both, 2).replaceAll(/(?<=[^,{[])(?=\n\s*[}\]])/g, ",")],
    ["by hand, with a line broken in a text", json(both).replace("Torstraße 12", "Torstraße\n12")],
    ["by hand, with keys without quotes", json(both, 2).replaceAll(/"(\w+)"(?=: )/g, "$1")],
    ["cut out of a script", `${json(both)};`],
    ["as lines", both.map((each) => json(each)).join("\n")],
    ["as lines with carriage returns and a blank one", `${json(LUIGI)}\r\n\r\n${json(KEBAP)}\r\n`],
    ["as a text sequence", both.map((each) => `\u001e${json(each)}\n`).join("")],
    [
      "within the answer of an API",
      json({ status: "ok", meta: { page: 1, tags: ["a"] }, data: { total: 2, results: both } }),
    ],
    ["in UTF-16", Buffer.from(`\ufeff${json(both)}`, "utf16le")],
    ["under a key without quotes", `{shops: ${json(both)}}`],
    ["assigned to a variable", `var shops = ${json(both)};\nexport default shops;`],
    ["assigned by a page, below a remark", `/* Our shops */\n// 2026\nwindow.DATA = ${json({ shops: both }, 2)};`],
    ["passed to a function", `\ufeffcallback(${json(both)});`],
    ["exported by a module", `export default ${json(both)}\n`],
    ["with a byte-order mark", `\ufeff${json(both)}`],
  ])("%s", async (_how, content) => {
    expect(await describeFile(content)).toBe(FOUND);
  });

  it("in pieces of any size", async () => {
    const content = Buffer.from(json({ a: '\\"[', list: [{ ...LUIGI, note: '\\"]}' }, KEBAP] }));
    async function* chunks() {
      for (const byte of content) yield Buffer.from([byte]);
    }
    const whole = await openJson(await openFileSource(writeTemporary("a.json", content)));
    const inBytes = await openJson({ sizeBytes: content.length, open: chunks });
    expect(await collect(inBytes.openSheet(0).rows)).toEqual(await collect(whole.openSheet(0).rows));
  });

  it("as an object of records with unique keys", async () => {
    const third = { name: "Imbiss Ost", address: { street: "Ring 3", city: "Berlin", country: "DE" } };
    expect(await describeFile(json({ 17: LUIGI, 18: KEBAP, 40: third }, 2))).toBe(
      `${FOUND}\n4: name=Imbiss Ost ¦ fullAddress=Ring 3, Berlin, Germany ¦ street=Ring 3 ¦ city=Berlin ¦ country=Germany ¦ countryCode=DE\nunknown: key`,
    );
  });

  it("as an object of records within one, as document databases export them", async () => {
    const third = { name: "Imbiss Ost", address: { street: "Ring 3", city: "Berlin", country: "DE" } };
    const tables = { _default: { 1: LUIGI, 2: KEBAP, 3: third }, settings: { 1: { theme: "dark" } } };
    expect(await describeFile(json(tables))).toContain("4: name=Imbiss Ost ¦ fullAddress=Ring 3, Berlin, Germany");
  });

  it("unless the parts of an object are not records", async () => {
    const parts = {
      name: "Imbiss",
      address: { street: "Ring 3", city: "Bonn" },
      geo: { lat: 50.7, lng: 7.1 },
      meta: { by: "x" },
    };
    const { drafts } = await readDrafts(writeTemporary("list.json", json(parts)));
    expect(drafts.map(({ fields }) => [fields.name, fields.city, fields.latitude])).toEqual([["Imbiss", "Bonn", 50.7]]);
  });

  it("and the name of a list that is a city becomes the city of its businesses", async () => {
    const content = json({
      Adana: [{ name: "Ada Eczanesi", address: "Ziyapaşa Blv. 1" }],
      Bursa: [{ name: "Uludağ Eczanesi", address: "Atatürk Cd. 2" }],
      Konya: [{ name: "Meram Eczanesi", address: "Mevlana Cd. 3" }],
    });
    const { drafts } = await readDrafts(writeTemporary("list.json", content));
    expect(drafts.map(({ fields }) => [fields.name, fields.city])).toEqual([
      ["Ada Eczanesi", "Adana"],
      ["Uludağ Eczanesi", "Bursa"],
      ["Meram Eczanesi", "Konya"],
    ]);
  });

  it("and a single object is a list of one", async () => {
    expect(await describeFile(json(LUIGI))).toBe(FOUND.split("\n").slice(0, 2).join("\n"));
  });
});

describe("several lists in a file", () => {
  it("with the same keys are read one after the other; another one is named", async () => {
    const cities = { Rome: [LUIGI], Berlin: [KEBAP, { name: "Späti", address: { city: "Berlin" } }] };
    const sheet = await openSheet(writeTemporary("a.json", json({ shops: cities, pages: [{ page: 1 }] })));
    expect(sheet).toMatchObject({
      sheetNames: ["shops.Berlin", "shops.Rome"],
      unreadSheets: [{ name: "pages", rowCount: 2 }],
    });
    expect(await collect(sheet.reader.rows)).toHaveLength(4);
    sheet.close();
  });

  it("and rows of arrays below a line of headers are a table", async () => {
    const { drafts } = await readDrafts(
      writeTemporary(
        "a.json",
        json([
          ["name", "city"],
          ["Luigi", "Rome"],
          ["Kebap", null],
        ]),
      ),
    );
    expect(drafts.map(({ row, fields }) => [row, fields.name, fields.city])).toEqual([
      [2, "Luigi", "Rome"],
      [3, "Kebap", undefined],
    ]);
  });
});

describe("groups of businesses", () => {
  it.each([
    [
      "in districts without a name",
      [
        { group: "north", shops: [LUIGI] },
        { group: "south", shops: [KEBAP] },
      ],
    ],
    ["under the name of their chain", [{ name: "Chain", branches: [LUIGI, KEBAP] }]],
  ])("%s are read one by one", async (_, groups) => {
    expect((await describeFile(json(groups))).replace(/\nunknown: .*/, "")).toBe(FOUND);
  });

  it.each([
    ["rooms without an address", { ...LUIGI, rooms: [{ name: "Red" }, { name: "Blue" }] }],
    ["branches besides its own address", { ...LUIGI, branches: [KEBAP, KEBAP] }],
    ["two lists of names", { name: "Luigi", shops: [KEBAP], offices: [KEBAP] }],
  ])("are not seen in a business that has %s", async (_, business) => {
    const { drafts } = await readDrafts(writeTemporary("a.json", json([business])));
    expect(drafts.map(({ fields }) => fields.name)).toEqual([business.name]);
  });
});

describe("memory does not grow with the file", () => {
  it("because only one record is kept at a time", async () => {
    const record = Buffer.from(`${json({ ...LUIGI, description: "x".repeat(1000) })},`);
    let given = 0;
    async function* chunks() {
      yield Buffer.from("[");
      for (given = 0; given < 500; given++) yield record;
      yield Buffer.from("{}]");
    }
    const workbook = await openJson({ sizeBytes: 1, open: chunks });
    given = 0;
    let taken = 0;
    let most = 0;
    for await (const _ of workbook.openSheet(0).rows) most = Math.max(most, given - taken++);
    expect(taken).toBe(501);
    expect(most).toBeLessThan(2);
  });
});

it("takes no record for a header line: shops of a map without a name are refused", async () => {
  const shops = ["supermarket", "plumber", "bakery"].map((shop) => ({ osm_id: "1", shop }));
  await expect(describeFile(json(shops))).rejects.toMatchObject({ keyed: { key: "no_header" } });
});

it("finds the header line of arrays below a title", async () => {
  const rows = [["Cafés"], ["name", "city"], ["Café Uno", "Berlin"]];
  expect(await describeFile(json(rows))).toContain("3: name=Café Uno ¦ fullAddress=Berlin");
});

it("makes degrees of the metres that a map declares, of GeoJSON and of ArcGIS, unless they are degrees already", async () => {
  const crs = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::3857" } };
  const features = [
    {
      type: "Feature",
      properties: { name: "Te Uku" },
      geometry: { type: "Point", coordinates: [19476089.085, -4555296.909] },
    },
    {
      type: "Feature",
      properties: { name: "Four Square" },
      geometry: { type: "Point", coordinates: [174.95, -37.82] },
    },
  ];
  const found = await describeFile(json({ type: "FeatureCollection", crs, features }));
  expect(found).toContain("latitude=-37.828997 ¦ longitude=174.956685");
  expect(found).toContain("latitude=-37.82 ¦ longitude=174.95");
  const stop = { attributes: { name: "Te Uku" }, geometry: { x: 19476089.085, y: -4555296.909 } };
  expect(await describeFile(json({ spatialReference: { wkid: 102100 }, features: [stop] }))).toContain(
    "latitude=-37.828997 ¦ longitude=174.956685",
  );
});
