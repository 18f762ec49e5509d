import { describe, expect, it } from "vitest";
import { mapColumns } from "../parse/column-map.ts";
import type { CellValue } from "../parse/sheet-row.ts";
import { judgePlaces } from "./file-places.ts";
import { createRowNormaliser } from "./row-to-business.ts";

type Row = readonly CellValue[];

function readFile(headers: string, rows: readonly Row[]) {
  const sheetRows = rows.map((cells, index) => ({ row: index + 2, cells }));
  const mapping = mapColumns(headers.split(","));
  const judged = judgePlaces(sheetRows, mapping);
  const normalise = createRowNormaliser({ ...mapping, ...judged });
  return { judged, businesses: sheetRows.map((row) => normalise(row)) };
}

/** As a chamber of pharmacists lists them, without a country. Each is read the other way round as a place in Syria or Iraq. */
const PHARMACIES: readonly Row[] = [
  ["Şifa Eczanesi", "Gaziantep Şahinbey", 37.06, 37.38, "0342 215 10 01"],
  ["Yeni Eczane", "Malatya Battalgazi", 38.35, 38.31, "0422 321 10 02"],
  ["Merkez Eczanesi", "Elazig Merkez", 38.67, 39.22, "0424 218 10 03"],
  ["Umut Eczanesi", "Adana Seyhan", 37.0, 35.32, "0322 352 10 04"],
  ["Hayat Eczanesi", "Kayseri Kocasinan", 38.73, 35.48, "0352 222 10 05"],
  ["Sehir Eczanesi", "Sivas Merkez", 39.75, 37.02, "0346 221 10 06"],
];
const turned = ([name, address, latitude, longitude, phone]: Row): Row => [name, address, longitude, latitude, phone];
const HEADERS = "name,address,latitude,longitude,phone";

describe("a file whose latitudes and longitudes are the wrong way round", () => {
  it("is found out by the cities that its addresses name, and gives each business its place, country and phone", () => {
    const { judged, businesses } = readFile(HEADERS, PHARMACIES.map(turned));
    expect(judged).toEqual({ areCoordinatesSwapped: true, fileCountry: "TR" });
    for (const [index, { draft, issues }] of businesses.entries()) {
      const [, , latitude, longitude] = PHARMACIES[index] ?? [];
      expect(draft?.fields).toMatchObject({ countryCode: "TR", latitude, longitude });
      expect(draft?.fields.phone).toMatch(/^\+90 /);
      expect(issues).toEqual([]);
    }
  });

  it("is found out by the countries that its rows name", () => {
    const rows = PHARMACIES.map((row) => [...turned(row), "Türkiye"]);
    const { judged, businesses } = readFile(`${HEADERS},country`, rows);
    expect(judged.areCoordinatesSwapped).toBe(true);
    expect(businesses[0]?.draft?.fields).toMatchObject({ latitude: 37.06, longitude: 37.38 });
    expect(businesses.flatMap(({ issues }) => issues)).toEqual([]);
  });

  it("is not one that has them right, nor one of which few rows are wrong", () => {
    expect(readFile(HEADERS, PHARMACIES).judged).toEqual({ fileCountry: "TR" });
    const mixed = PHARMACIES.map((row, index) => (index < 2 ? turned(row) : row));
    expect(readFile(HEADERS, mixed).judged.areCoordinatesSwapped).toBeUndefined();
  });
});

it("a row with its coordinates the wrong way round is read as the file's other rows have them, and marked", () => {
  const rows = PHARMACIES.map((row, index) => (index === 0 ? turned(row) : row));
  const [first] = readFile(HEADERS, [...rows, ...PHARMACIES.slice(1)]).businesses;
  expect(first?.draft?.fields).toMatchObject({ countryCode: "TR" });
});
