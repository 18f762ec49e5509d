import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createRowNormaliser } from "../../normalise/row-to-business.ts";
import { mapColumns } from "../columns/column-map.ts";
import { printSaltOf } from "./print-salt.ts";
import { createRowPrinter } from "./row-printer.ts";

const HEADERS = [
  ...["name", "address", "address 2", "house number", "city", "district", "country", "area code", "phone", "mobile"],
  ...["latitude", "longitude", "category", "categories/0", "rating", "reviews", "place_id", "osm_id", "website"],
  ...["monday", "tuesday open", "tuesday close", "opens", "closes", "closed days", "24 hours", "is_open", "about/Wifi"],
  ...["scraped at", "internal note"],
];
const cell: fc.Arbitrary<CellValue> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<CellValue>(
    "Bakery",
    "09:00",
    "22:00",
    "yes",
    "0",
    "12",
    "Izmir",
    "GB",
    "+44 117 496 0101",
    4.5,
    true,
  ),
  fc.string({ maxLength: 12 }),
);

it("a cell that changes what a row becomes changes its print", () => {
  const mapping = mapColumns(HEADERS);
  const normalise = createRowNormaliser(mapping);
  const print = createRowPrinter(mapping);
  const row = fc.array(cell, { minLength: HEADERS.length, maxLength: HEADERS.length });
  fc.assert(
    fc.property(row, fc.nat(HEADERS.length - 1), cell, (given, column, other) => {
      const cells = ["Ada's Bakery", ...given.slice(1)];
      const changed = cells.with(column, other);
      if (column === 0 || String(print(cells)) !== String(print(changed))) return;
      expect(normalise({ row: 2, cells: changed })).toEqual(normalise({ row: 2, cells }));
    }),
    { numRuns: 2_000 },
  );
});

it("a cell that nothing reads does not", () => {
  const print = createRowPrinter(mapColumns(HEADERS));
  const cells = HEADERS.map((header): CellValue => (header === "name" ? "Ada's" : undefined));
  expect(print(cells.with(HEADERS.indexOf("internal note"), "changed"))).toEqual(print(cells));
});

it("the salt differs by release, by what the file as a whole says, and not by how certain a column is", () => {
  const mapping = mapColumns(HEADERS);
  const salt = printSaltOf(mapping, "1");
  expect(printSaltOf(mapping, "2")).not.toBe(salt);
  expect(printSaltOf({ ...mapping, fileCountry: "GB" }, "1")).not.toBe(salt);
  expect(printSaltOf({ ...mapping, areCoordinatesSwapped: true }, "1")).not.toBe(salt);
  const judgement = { basis: "both", confidence: 0.7, isContradicted: false } as const;
  expect(printSaltOf({ ...mapping, judgements: new Map([[0, judgement]]) }, "1")).toBe(salt);
});
