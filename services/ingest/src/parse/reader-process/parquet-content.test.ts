import { zstdCompressSync } from "node:zlib";
import { NO_HEADERS } from "@meridian/sheet-reader/header-guide";
import { openInProcess } from "@meridian/sheet-reader/reader-process/open-in-process";
import { openParquetContent } from "@meridian/sheet-reader/reader-process/parquet-content";
import { collect } from "@meridian/sheet-reader/testing/read-all";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { type ColumnSource, parquetWriteBuffer } from "hyparquet-writer";
import { describe, expect, it } from "vitest";
import { openSheet } from "../open-sheet.ts";
import { readDrafts } from "../testing/read-drafts.ts";

type Options = Omit<Parameters<typeof parquetWriteBuffer>[0], "columnData">;

const writeParquet = (columnData: ColumnSource[], options: Options = {}) =>
  writeTemporary("places.parquet", Buffer.from(parquetWriteBuffer({ columnData, ...options })));

const list = (name: string, item: Options["schema"] & {}) => [
  { name, repetition_type: "OPTIONAL", num_children: 1, converted_type: "LIST" } as const,
  { name: "list", repetition_type: "REPEATED", num_children: 1 } as const,
  ...item,
];
const text = (name: string) =>
  ({ name, type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "OPTIONAL" }) as const;
const struct = (name: string, ...fields: string[]) => [
  { name, repetition_type: "OPTIONAL", num_children: fields.length } as const,
  ...fields.map(text),
];

/** A point as well-known binary. */
function wkb(longitude: number, latitude: number): Uint8Array {
  const bytes = Buffer.alloc(21);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(1, 1);
  bytes.writeDoubleLE(longitude, 5);
  bytes.writeDoubleLE(latitude, 13);
  return bytes;
}

const OVERTURE = [
  { name: "id", data: ["08f1fa1b2c3d4e5f0123456789abcdef"] },
  { name: "geometry", data: [wkb(7.0982, 50.7374)] },
  { name: "names", data: [{ primary: "Café Ost" }] },
  { name: "categories", data: [{ primary: "coffee_shop", alternate: ["bakery", "cafe"] }] },
  { name: "confidence", data: [0.9] },
  { name: "websites", data: [["https://ost.example/", "https://ost2.example/"]] },
  { name: "phones", data: [["+4922812345"]] },
  { name: "socials", data: [["https://www.facebook.com/1"]] },
  { name: "sources", data: [[{ dataset: "meta" }]] },
  {
    name: "addresses",
    data: [[{ freeform: "Hauptstr. 5", locality: "Bonn", region: "NW", postcode: "53111", country: "DE" }]],
  },
];
const OVERTURE_SCHEMA = [
  { name: "root", num_children: OVERTURE.length },
  text("id"),
  { name: "geometry", type: "BYTE_ARRAY", repetition_type: "OPTIONAL" } as const,
  ...struct("names", "primary"),
  { name: "categories", repetition_type: "OPTIONAL", num_children: 2 } as const,
  text("primary"),
  ...list("alternate", [text("element")]),
  { name: "confidence", type: "DOUBLE", repetition_type: "OPTIONAL" } as const,
  ...list("websites", [text("element")]),
  ...list("phones", [text("element")]),
  ...list("socials", [text("element")]),
  ...list("sources", struct("element", "dataset")),
  ...list("addresses", struct("element", "freeform", "locality", "region", "postcode", "country")),
];

describe("a Parquet file", () => {
  it("of Overture yields its places with ids, names, kinds, addresses and contacts", async () => {
    const geo = JSON.stringify({ primary_column: "geometry", columns: { geometry: { encoding: "WKB" } } });
    const path = writeParquet(OVERTURE, {
      schema: OVERTURE_SCHEMA,
      codec: "ZSTD",
      compressors: { ZSTD: (input) => zstdCompressSync(input) },
      kvMetadata: [{ key: "geo", value: geo }],
    });
    const { drafts } = await readDrafts(path);
    expect(drafts).toMatchObject([
      {
        row: 2,
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
          longitude: 7.0982,
        },
      },
    ]);
  });

  it("has the names within its columns of JSON", async () => {
    const path = writeParquet([
      { name: "names", data: [{ primary: "Bar Ost", common: { de: "Ostbar" } }], type: "JSON" },
      { name: "addresses", data: [[{ freeform: "Ring 5", locality: "Bonn", country: "DE" }]], type: "JSON" },
    ]);
    const { drafts } = await readDrafts(path);
    expect(drafts[0]?.fields).toMatchObject({ name: "Bar Ost", street: "Ring 5", city: "Bonn" });
  });

  it("of Foursquare yields its places with ids, and closed ones as closed", async () => {
    const columns = [
      { name: "fsq_place_id", data: ["4b058804f964a520b0d322e3", "4b058804f964a520b0d322e4"] },
      { name: "name", data: ["Trattoria Luigi", "Bar Mario"] },
      { name: "latitude", data: [41.9, null] },
      { name: "longitude", data: [12.5, null] },
      { name: "address", data: ["Via Roma 1", null] },
      { name: "locality", data: ["Rome", "Rome"] },
      { name: "country", data: ["IT", "IT"] },
      { name: "date_closed", data: [null, "2024-05-01"] },
      { name: "tel", data: ["06 1234567", null] },
      { name: "fsq_category_labels", data: [["Dining and Drinking > Restaurant > Pizzeria"], null] },
      { name: "geom", data: [wkb(12.5, 41.9), wkb(12.6, 41.8)] },
    ];
    const schema = [
      { name: "root", num_children: columns.length },
      ...["fsq_place_id", "name"].map(text),
      ...["latitude", "longitude"].map((name) => ({ name, type: "DOUBLE", repetition_type: "OPTIONAL" }) as const),
      ...["address", "locality", "country", "date_closed", "tel"].map(text),
      ...list("fsq_category_labels", [text("element")]),
      { name: "geom", type: "BYTE_ARRAY", repetition_type: "OPTIONAL" } as const,
    ];
    const { drafts } = await readDrafts(writeParquet(columns, { schema }));
    expect(drafts).toMatchObject([
      {
        identityKeys: ["id:fsq:4b058804f964a520b0d322e3"],
        fields: {
          name: "Trattoria Luigi",
          city: "Rome",
          phoneE164: "+39061234567",
          latitude: 41.9,
          subtypes: ["Pizzeria"],
        },
      },
      { fields: { name: "Bar Mario", status: "closed", latitude: 41.8, longitude: 12.6 } },
    ]);
  });

  it("of several row groups is read completely and in order, and reports progress", async () => {
    const data = Array.from({ length: 2500 }, (_, index) => `Shop ${index}`);
    const path = writeParquet(
      [
        { name: "name", data },
        { name: "city", data: data.map(() => "Rome") },
      ],
      { rowGroupSize: 600 },
    );
    const sheet = await openSheet(path);
    expect(sheet).toMatchObject({ kind: "parquet", sheetNames: [], headerRow: 1 });
    const rows = await collect(sheet.reader.rows);
    expect(rows.map(({ cells }) => cells[0])).toEqual(["name", ...data]);
    expect(rows.at(-1)?.row).toBe(2501);
    expect(sheet.reader.readShare()).toBe(1);
    sheet.close();
  });
});

describe("a Parquet file is rejected if", () => {
  const columns = [{ name: "name", data: ["a", "b"] }];
  const sound = () => Buffer.from(parquetWriteBuffer({ columnData: columns }));

  it.each<[what: string, content: () => Buffer, message: RegExp]>([
    ["it is cut off", () => sound().subarray(0, -20), /footer/],
    ["its bytes are others", () => sound().fill(0xa7, 4, 40), /./],
    [
      "it is compressed by what nobody has here",
      () =>
        Buffer.from(parquetWriteBuffer({ columnData: columns, codec: "LZ4", compressors: { LZ4: (input) => input } })),
      /compressed by LZ4/,
    ],
    [
      "it has more rows than a sheet",
      () => Buffer.from(parquetWriteBuffer({ columnData: [{ name: "a", data: new Array(1_048_576).fill(true) }] })),
      /more than 1,048,576 rows/,
    ],
  ])("%s", async (_what, content, message) => {
    await expect(openParquetContent(writeTemporary("a.parquet", content()), NO_HEADERS)).rejects.toThrow(message);
  });

  it("it is damaged, whatever its reader reports", async () => {
    const path = writeTemporary("a.parquet", sound().subarray(0, -20));
    await expect(openInProcess({ path, kind: "parquet" })).rejects.toMatchObject({
      code: "invalid_input",
      turkish: expect.stringMatching(/^Parquet dosyası bozuk/),
    });
  });

  it("it needs more memory than its process may use", async () => {
    const path = writeParquet([
      { name: "name", data: Array.from({ length: 40_000 }, (_, index) => `${index} `.repeat(100)) },
    ]);
    // The heap may be full as soon as the file is opened.
    const read = async () => {
      const { openSheet: openFirst } = await openInProcess({ path, kind: "parquet" }, { limits: { maxHeapMb: 12 } });
      return collect(openFirst(0).rows);
    };
    await expect(read()).rejects.toMatchObject({ code: "too_large", turkish: expect.stringMatching(/bellek/) });
  });
});
