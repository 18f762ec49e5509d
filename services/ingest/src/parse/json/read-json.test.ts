import { describe, expect, it } from "vitest";
import { openSheet } from "../open-sheet.ts";
import { collect } from "../testing/read-all.ts";
import { readDrafts } from "../testing/read-drafts.ts";
import { writeTemporary } from "../testing/temporary-folder.ts";
import { describeSheet } from "../testing/wild-file.ts";
import { openFileSource } from "../text/byte-source.ts";
import { openJson } from "./read-json.ts";

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

describe("a list of objects is read alike", () => {
  const both = [LUIGI, KEBAP];
  it.each([
    ["as an array", json(both)],
    ["as an indented array", json(both, 2)],
    ["as lines", both.map((each) => json(each)).join("\n")],
    ["as lines with carriage returns and a blank one", `${json(LUIGI)}\r\n\r\n${json(KEBAP)}\r\n`],
    ["as a text sequence", both.map((each) => `\u001e${json(each)}\n`).join("")],
    [
      "within the answer of an API",
      json({ status: "ok", meta: { page: 1, tags: ["a"] }, data: { total: 2, results: both } }),
    ],
    ["in UTF-16", Buffer.from(`\ufeff${json(both)}`, "utf16le")],
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

  it("as an object of records, whose keys tell them apart", async () => {
    const third = { name: "Imbiss Ost", address: { street: "Ring 3", city: "Berlin", country: "DE" } };
    expect(await describeFile(json({ 17: LUIGI, 18: KEBAP, 40: third }, 2))).toBe(
      `${FOUND}\n4: name=Imbiss Ost ¦ fullAddress=Ring 3, Berlin, Germany ¦ street=Ring 3 ¦ city=Berlin ¦ country=Germany ¦ countryCode=DE\nunknown: key`,
    );
  });

  it("unless the parts of one object are no records", async () => {
    const parts = {
      name: "Imbiss",
      address: { street: "Ring 3", city: "Bonn" },
      geo: { lat: 50.7, lng: 7.1 },
      meta: { by: "x" },
    };
    const { drafts } = await readDrafts(writeTemporary("list.json", json(parts)));
    expect(drafts.map(({ fields }) => [fields.name, fields.city, fields.latitude])).toEqual([["Imbiss", "Bonn", 50.7]]);
  });

  it("and lists that are called after cities give them to their businesses", async () => {
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

  it("and one object alone is a list of one", async () => {
    expect(await describeFile(json(LUIGI))).toBe(FOUND.split("\n").slice(0, 2).join("\n"));
  });
});

describe("GeoJSON", () => {
  const feature = (properties: object, geometry: object | null, id?: string) => ({
    type: "Feature",
    id,
    properties,
    geometry,
  });
  const ring = [
    [10, 50],
    [10.2, 50],
    [10.2, 50.1],
    [10, 50.1],
    [10, 50],
  ];

  it("gives properties as columns and positions by geometry: a point, the middle of a polygon, none", async () => {
    const features = [
      feature({ name: "Point", city: "Bonn" }, { type: "Point", coordinates: [7.0982, 50.7374] }),
      feature({ name: "Hall", city: "Fulda" }, { type: "Polygon", coordinates: [ring] }),
      feature(
        { name: "Campus", city: "Fulda" },
        {
          type: "MultiPolygon",
          coordinates: [
            [
              [
                [0, 0],
                [1e-3, 0],
                [0, 1e-3],
                [0, 0],
              ],
            ],
            [ring],
          ],
        },
      ),
      feature(
        { name: "Street", city: "Fulda" },
        {
          type: "LineString",
          coordinates: [
            [9, 50],
            [9.1, 50.1],
            [9.2, 50],
          ],
        },
      ),
      feature({ name: "Nowhere", city: "Fulda" }, null),
    ];
    const crs = { type: "name", properties: { name: "urn:ogc:def:crs:OGC:1.3:CRS84" } };
    const { drafts } = await readDrafts(
      writeTemporary("a.geojson", json({ type: "FeatureCollection", name: "shops", crs, features })),
    );
    expect(drafts.map(({ fields }) => [fields.name, fields.latitude, fields.longitude])).toEqual([
      ["Point", 50.7374, 7.0982],
      ["Hall", 50.05, 10.1],
      ["Campus", 50.05, 10.1],
      ["Street", 50.1, 9.1],
      ["Nowhere", undefined, undefined],
    ]);
  });

  it("of OpenStreetMap keeps the element that each feature is", async () => {
    const properties = {
      "@id": "way/42",
      name: "Imbiss",
      amenity: "fast_food",
      "addr:street": "Torstraße",
      "addr:housenumber": "12",
    };
    const content = json({
      type: "FeatureCollection",
      features: [feature(properties, { type: "Polygon", coordinates: [ring] }, "way/42")],
    });
    const { drafts } = await readDrafts(writeTemporary("a.geojson", content));
    expect(drafts[0]).toMatchObject({
      identityKeys: ["id:osm:way/42"],
      fields: { name: "Imbiss", type: "Fast food", street: "Torstraße 12" },
    });
  });

  it("of Overture knows its ids for the whole world", async () => {
    const properties = {
      names: { primary: "Café Ost", common: null },
      categories: { primary: "coffee_shop", alternate: ["bakery", "cafe"] },
      confidence: 0.9,
      sources: [{ dataset: "meta", record_id: "1" }],
      websites: ["https://ost.example/", "https://ost2.example/"],
      phones: ["+4922812345"],
      addresses: [{ freeform: "Hauptstr. 5", locality: "Bonn", postcode: "53111", region: "NW", country: "DE" }],
    };
    const point = { type: "Point", coordinates: [7.0982, 50.7374] };
    const features = [feature(properties, point, "08f1fa1b2c3d4e5f0123456789abcdef")];
    const { drafts } = await readDrafts(writeTemporary("a.geojson", json({ type: "FeatureCollection", features })));
    expect(drafts[0]).toMatchObject({
      identityKeys: ["id:gers:08f1fa1b2c3d4e5f0123456789abcdef"],
      fields: {
        name: "Café Ost",
        type: "Coffee shop",
        subtypes: ["bakery", "cafe"],
        street: "Hauptstr. 5",
        city: "Bonn",
        postalCode: "53111",
        countryCode: "DE",
        phoneE164: "+4922812345",
        website: "https://ost.example/",
        latitude: 50.7374,
      },
    });
  });
});

describe("nested values", () => {
  it("stay JSON where their field is read as such", async () => {
    const record = {
      title: "Shop",
      city: "Rome",
      categories: [{ id: 7, name: "Pizza, pasta" }],
      openingHours: [{ day: "Monday", hours: "9 AM to 5 PM" }],
      additionalInfo: { "Service options": [{ Delivery: true }] },
      totalScore: 4.5,
      reviews: [{ name: "Somebody", text: "Good" }],
      location: { lat: 41.9, lng: 12.5 },
    };
    const { drafts } = await readDrafts(writeTemporary("a.json", json([record])));
    expect(drafts[0]?.fields).toMatchObject({
      name: "Shop",
      rating: 4.5,
      reviews: 0,
      latitude: 41.9,
      longitude: 12.5,
      subtypes: ["Pizza, pasta"],
      hours: expect.anything(),
      about: expect.stringContaining("Delivery"),
    });
  });

  it("of an element of Overpass are its tags, and corners of buildings are no rows", async () => {
    const elements = [
      {
        type: "node",
        id: 5,
        lat: 52.5,
        lon: 13.4,
        tags: { name: "Imbiss", amenity: "fast_food", "addr:city": "Berlin" },
      },
      { type: "node", id: 6, lat: 52.5, lon: 13.4 },
    ];
    const { drafts, counts } = await readDrafts(writeTemporary("a.json", json({ version: 0.6, elements })));
    expect(drafts).toMatchObject([
      { identityKeys: ["id:osm:node/5"], fields: { name: "Imbiss", latitude: 52.5, type: "Fast food" } },
    ]);
    expect(counts.rejected).toBe(0);
  });

  it("keep ids longer than a number holds, and NaN is nothing", async () => {
    const content =
      '[{"name": "NaN 12345678901234567890", "cid": 12345678901234567890, "latitude": NaN, "city": "Rome"}]';
    const { drafts } = await readDrafts(writeTemporary("a.json", content));
    expect(drafts).toMatchObject([
      { identityKeys: ["cid:12345678901234567890"], fields: { name: "NaN 12345678901234567890" } },
    ]);
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

describe("memory does not grow with the file", () => {
  it("as one record at a time is kept, however large the list is", async () => {
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

describe("what cannot be read says where", () => {
  it.each([
    ["no list", '{"name": 1, "list": ["a", 2]', /JSON, 1\. kaydın içinde bitiyor/],
    ["nothing but texts", '["a", "b"]', /işletme listesi yok/],
    ["an empty list", "[]", /işletme listesi yok/],
    ["a broken record", '[{"name": "a"}, {"name": b}]', /2\. kaydı geçerli JSON değil/],
    ["a broken line", '{"name": "a"}\n{"name" "b"}\n', /2\. kaydı geçerli JSON değil/],
    ["a wrong bracket", '[{"name": "a"}}', /2\. kaydı geçerli JSON değil/],
    ["half a record", '[{"name": "a"}, {"name": "b', /2\. kaydın içinde bitiyor/],
    ["a missing end", '[{"name": "a"}', /2\. kaydın içinde bitiyor/],
    ["records nested without end", `[{"name": ${"[".repeat(200_000)}`, /100 düzeyden derin/],
    ["a giant record", `[{"name": "${"x".repeat(17 * 1024 * 1024)}"}]`, /16 MB'tan uzun/],
    ["a giant text", `[{"name": "${"x".repeat(2 * 1024 * 1024)}"}]`, /1 MB'tan büyük bir hücre/],
    [
      "more keys than columns",
      json([Object.fromEntries(Array.from({ length: 17_000 }, (_, at) => [`k${at}`, 1]))]),
      /16\.384'ten çok sütun/,
    ],
    [
      "lists without number",
      json(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${at}`, [{ a: 1 }]]))),
      /500'den çok liste/,
    ],
  ])("%s", async (_what, content, message) => {
    const source = await openFileSource(writeTemporary("a.json", content));
    await expect(openJson(source)).rejects.toMatchObject({ turkish: expect.stringMatching(message) });
  });
});
