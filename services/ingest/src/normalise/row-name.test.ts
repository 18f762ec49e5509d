import { expect, it } from "vitest";
import { mapColumns } from "../parse/columns/column-map.ts";
import { createRowNormaliser } from "./row-to-business.ts";
import { readRow } from "./testing/read-row.ts";

it.each([
  ["Luigi's <b>Bar</b>", "Luigi's Bar"],
  ['"Luigi"', "Luigi"],
  ["“Luigi”", "Luigi"],
  ['"Luigi" Bar', '"Luigi" Bar'],
  ["Luigi -", "Luigi"],
  ["Luigi |", "Luigi"],
  ["Luigi  ··", "Luigi"],
  ["Luigi,;:", "Luigi"],
  ["Luigi-", "Luigi-"],
  ["A - B", "A - B"],
  ["3 < 5", "3 < 5"],
  ["<b></b>", undefined],
  ['{"primary":"Luigi"}', "Luigi"],
  ['{"text":"Luigi","languageCode":"it"}', "Luigi"],
  ['{"other":"Luigi"}', '{"other":"Luigi"}'],
  ['{"primary":5}', undefined],
  ["{'official_name': None, 'name_en': 'Luigi'}", "Luigi"],
  ["{'official_name': None, 'name_en': None}", undefined],
  ["{Luigi", "{Luigi"],
  [`{"primary":"${"x".repeat(301)}"}`, "x".repeat(300)],
  ["x".repeat(301), "x".repeat(300)],
  ["UNNAMED GYM", undefined],
  ["Без названия", undefined],
  ["SIN NOMBRE", undefined],
  ["Sin nombre", undefined],
  ["Sin Nombre", "Sin Nombre"],
  ["Unnamed Gym 2", undefined],
  ["Unknown Restaurant", undefined],
  ["Unknown Pleasures", "Unknown Pleasures"],
  ["Bilinmiyor", undefined],
])("a business of the name %s is called %s", (name, expected) => {
  expect(readRow({ name }).fields?.name).toBe(expected);
});

it.each([
  ["Starbucks", "Meritxell", "Starbucks Meritxell"],
  ["Starbucks", "starbucks Reserve", "starbucks Reserve"],
  ["Starbucks", "0123", "Starbucks"],
  ["Starbucks", "Pier 39", "Starbucks Pier 39"],
  ["Starbucks", "", "Starbucks"],
  ["", "0123", "0123"],
  ["Starbucks", "Unknown", "Starbucks"],
  ["Unknown", "Pier 39", "Pier 39"],
  ["x".repeat(301), "", "x".repeat(300)],
  ["Starbucks", "x".repeat(300), `Starbucks ${"x".repeat(290)}`],
])("of the brand %s the branch %s is called %s", (brand, branch, expected) => {
  const run = createRowNormaliser(mapColumns(["Brand", "Store Name"]));
  expect(run({ row: 2, cells: [brand, branch] }).draft?.fields.name).toBe(expected);
});

it.each([
  ["東横イン", "", "Toyoko Inn", "東横イン"],
  ["東横イン", "新宿", "Toyoko Inn Shinjuku", "東横イン 新宿"],
  ["", "", "Toyoko Inn", "Toyoko Inn"],
  ["Unnamed", "", "Toyoko Inn", "Toyoko Inn"],
])("of the map's name %j, branch %j and English name %j, the name is %s", (name, branch, english, expected) => {
  const run = createRowNormaliser(mapColumns(["@id", "amenity", "name", "branch", "name:en"]));
  expect(run({ row: 2, cells: ["node/1", "cafe", name, branch, english] }).draft?.fields.name).toBe(expected);
});

it("links, pictures and the place around a business are kept", () => {
  const record = {
    url: "https://maps.example.org/?cid=3080932668717624786",
    reviews_link: "https://example.org/reviews",
    photo: "https://example.org/photo.png",
    logo: "https://example.org/logo.png",
    located_in: "Mall",
  };
  const { fields, identityKeys } = readRow(record);
  expect(fields).toMatchObject({
    url: record.url,
    reviewsLink: record.reviews_link,
    photo: record.photo,
    logo: record.logo,
    locatedIn: "Mall",
  });
  expect(identityKeys).toContain("cid:3080932668717624786");
});

it.each([
  ["12", undefined, 0],
  ["12.0", undefined, 0],
  ["https://example.org/12345678", "https://example.org/12345678", 0],
  ["https://www.google.com/maps/contrib/1", undefined, 0],
  ["no image", undefined, 0],
  ["picture of the door", undefined, 1],
])("the photo %s is %s", (photo, expected, count) => {
  const { fields, issues } = readRow({ photo });
  expect([fields?.photo, issues.length]).toEqual([expected, count]);
});

it("a text that is cut says so", () => {
  const { fields, issues } = readRow({ located_in: "x".repeat(301) });
  expect(fields?.locatedIn).toBe("x".repeat(300));
  expect(issues.map(({ code, column, message, value }) => [code, column, message, value])).toEqual([
    ["too_long", "located_in", "300 karakterden uzun; kalanı alınmadı", "x".repeat(200)],
  ]);
  expect(readRow({ located_in: "x".repeat(300) }).issues).toEqual([]);
});
