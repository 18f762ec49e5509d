import { ALL_FIELDS, CHECK_HEADER, DIALOG_FIELDS } from "@meridian/contracts/admin/export-fields";
import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES, fieldHeader, fieldSpec } from "@meridian/contracts/businesses/business-fields";
import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";
import { recordCheck } from "@meridian/domain/businesses/record-check";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { describe, expect, it } from "vitest";
import { mapColumns } from "../parse/columns/column-map.ts";
import { findOwnExport } from "./own-export-columns.ts";
import { openRowNormaliser } from "./row-to-business.ts";

const HEADERS = [...ALL_FIELDS, CHECK_HEADER];
const normalise = await openRowNormaliser(mapColumns(HEADERS));

const FIELDS: BusinessFields = {
  name: "None",
  type: "fast_food",
  subtypes: ["A, B", "C"],
  fullAddress: " =1\r\n",
  country: "Thiland",
  countryCode: "DE",
  phone: "call us",
  latitude: 0,
  longitude: 0,
  rating: 0,
  reviews: 3,
  verified: false,
  status: "temporarily_closed",
  workingHours: "by appointment",
  hours: { intervals: [[0, 1]], knownDays: [0] },
  placeId: "ChIJp",
};

/** Values no import would derive from such cells. */
const CELLS: Readonly<Record<string, CellValue>> = {
  name: "None",
  type: "fast_food",
  subtypes: '["A, B","C"]',
  full_address: " =1\r\n",
  country: "Thiland",
  country_code: "DE",
  phone: "call us",
  latitude: "0",
  longitude: "0",
  rating: "0",
  reviews: "3",
  verified: "false",
  business_status: "temporarily_closed",
  working_hours: "by appointment",
  weekly_intervals: '{"intervals":[[0,1]],"knownDays":[0]}',
  place_id: "ChIJp",
  id: "aaaaaaaaaaaaaaaa",
  slug: "old-slug",
  is_approved: "false",
  popularity: "17",
  locked_fields: '["name"]',
  identity_keys: '["cid:7","place:other"]',
  created_at: "2026-05-01T12:00:00.000Z",
  updated_at: "2026-05-02T12:00:00.000Z",
};
const RECORD = {
  slug: "old-slug",
  isApproved: false,
  popularity: 17,
  lockedFields: ["name"],
  createdAt: "2026-05-01T12:00:00.000Z",
};
const UNEDITED = { ...RECORD, updatedAt: "2026-05-02T12:00:00.000Z" };
const KEYS = ["cid:7", "place:other"];

function rowOf(cells: Readonly<Record<string, CellValue>>, check?: CellValue) {
  const values = ALL_FIELDS.map((field) => cells[field]);
  return { row: 5, cells: [...values, check ?? recordCheck(values)] };
}

describe("a row of our own export", () => {
  it("that nobody edited equals what was exported, letter by letter", () => {
    const expected = { draft: { row: 5, fields: FIELDS, identityKeys: KEYS, record: UNEDITED }, issues: [] };
    expect(normalise(rowOf(CELLS))).toEqual(expected);
  });

  it("is the same from a workbook with numbers and booleans", () => {
    const typed = {
      latitude: 0,
      longitude: 0,
      rating: 0,
      reviews: 3,
      verified: false,
      is_approved: false,
      popularity: 17,
    };
    const check = recordCheck(ALL_FIELDS.map((field) => CELLS[field]));
    expect(normalise(rowOf({ ...CELLS, ...typed }, check)).draft?.fields).toEqual(FIELDS);
  });

  it("that was edited is read like any other, and still matches its business", () => {
    const check = recordCheck(ALL_FIELDS.map((field) => CELLS[field]));
    const { draft } = normalise(rowOf({ ...CELLS, name: " Yeni   Ad ", rating: "4,5" }, check));
    expect(draft).toMatchObject({ identityKeys: KEYS });
    expect(draft?.record).toEqual(RECORD);
    expect(draft?.fields).toMatchObject({ name: "Yeni Ad", rating: 4.5, reviews: 3, status: "temporarily_closed" });
    expect(draft?.fields).not.toHaveProperty("latitude");
  });

  it("whose name was deleted is rejected", () => {
    const check = recordCheck(ALL_FIELDS.map((field) => CELLS[field]));
    const { draft, issues } = normalise(rowOf({ ...CELLS, name: undefined }, check));
    expect([draft, issues.map(({ code }) => code)]).toEqual([undefined, ["name_missing"]]);
  });

  it.each([
    ["identity_keys", "[]"],
    ["identity_keys", "place:p"],
    ["identity_keys", '["x"]'],
    ["slug", "Not A Slug"],
    ["popularity", "-1"],
    ["is_approved", "maybe"],
    ["locked_fields", "{}"],
  ])("with a %s of %j is read like any other row", (field, cell) => {
    const { draft } = normalise(rowOf({ ...CELLS, name: "Bakery", [field]: cell }));
    expect(draft?.fields.name).toBe("Bakery");
    expect(draft).not.toHaveProperty("record");
    expect(draft?.identityKeys[0]).toBe("place:ChIJp");
  });
});

it("a file without checksum, or without one of our columns, is not our export", () => {
  expect(findOwnExport(ALL_FIELDS)).toBeUndefined();
  expect(findOwnExport([...DIALOG_FIELDS, CHECK_HEADER])).toBeUndefined();
  expect(findOwnExport([...HEADERS].reverse())).toBeDefined();
});

it("our export has no unknown column", () => {
  expect(mapColumns(HEADERS).extraction).toMatchObject({ extractedCount: TEMPLATE_COLUMNS.length, unknown: [] });
});

it("every column of an export that holds a field is recognised by its header alone", () => {
  const { columns, fallbackColumns } = mapColumns(ALL_FIELDS);
  const known = FIELD_NAMES.flatMap((name) =>
    fieldSpec(name).column === undefined ? [] : [[name, fieldHeader(name)]],
  );
  expect(Object.fromEntries([...columns].map(([field, column]) => [field, ALL_FIELDS[column]]))).toEqual(
    Object.fromEntries(known),
  );
  expect([...fallbackColumns]).toEqual([]);
});
