import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { describe, expect, it } from "vitest";
import { mapColumns } from "../../parse/columns/column-map.ts";
import { createRowNormaliser } from "../row-to-business.ts";
import { type Cells, readRow } from "../testing/read-row.ts";

it("a row without place columns has no place", () => {
  expect(Object.keys(readRow({}).fields ?? {})).toEqual(["name", "subtypes", "reviews", "verified", "status"]);
});

it.each([
  ["Bahnhofstr. 1,\n\n , 8001 Zürich\nSwitzerland", "Bahnhofstr. 1, 8001 Zürich, Switzerland"],
  ["Bahnhofstr. 1 \n8001 Zürich", "Bahnhofstr. 1, 8001 Zürich"],
  ["Main St 1 (47.3769, 8.5417)", "Main St 1"],
  ["Main St 1, (-33.8,-151.2)", "Main St 1"],
  ["Main St 1 (near the church)", "Main St 1 (near the church)"],
  ["(47.3769, 8.5417) Main St 1", "(47.3769, 8.5417) Main St 1"],
  ["https://example.org/a", undefined],
  ["http://example.org", undefined],
  ["Main St 1, https://example.org/a", "Main St 1"],
  ["https://example.org/a Main St 1", "https://example.org/a Main St 1"],
  ["Not available", undefined],
  [", Main St 1;", "Main St 1"],
  ["Cartagena Colombia", "Cartagena, Colombia"],
  ["Ciudad de México México", "Ciudad de México, México"],
  ["Atlanta Georgia", "Atlanta Georgia"],
  ["Casa Colombia", "Casa Colombia"],
])("the address %j is %j", (address, expected) => {
  expect(readRow({ address }).fields?.fullAddress).toBe(expected);
});

it.each([
  ["〒 150-0041", "150-0041"],
  ["〒150-0041", "150-0041"],
  ["8001.0", "8001"],
  ["1.05", "1.05"],
  [`A${"1".repeat(39)}`, `A${"1".repeat(39)}`],
  [`A${"1".repeat(40)}`, undefined],
  ["id:5", undefined],
  ["-5", undefined],
])("the postal code %s is %s", (postal_code, expected) => {
  expect(readRow({ postal_code }).fields?.postalCode).toBe(expected);
});

it.each<[string[], Partial<BusinessFields>, string[]]>([
  [["Av 1", "4750-825", "Barcelos"], { postalCode: "4750-825", city: "Barcelos" }, []],
  [
    ["Av 2", "4750-826", "Vila Do Fim"],
    { postalCode: "4750-826", fullAddress: "Av 2, Vila Do Fim, 4750-826" },
    ["bad_number"],
  ],
  [["Av 3", "Moldes", "4540-451"], { postalCode: "4540-451", fullAddress: "Av 3, Moldes" }, []],
  [["Av 4", "Moldes", "-"], { fullAddress: "Av 4, Moldes" }, []],
])(
  "a place in the cell of postal codes is no code, and the cell beside it may have one: %s",
  (cells, expected, codes) => {
    const run = createRowNormaliser({
      ...mapColumns(["Escola", "Morada", "Freguesia", "Código Postal"]),
      fileCountry: "PT",
      isOfOneCountry: true,
    });
    const { draft, issues } = run({ row: 2, cells: ["Escola", ...cells] });
    expect(draft?.fields).toMatchObject(expected);
    expect(draft?.fields.postalCode).toBe(expected.postalCode);
    expect(issues.map(({ code }) => code)).toEqual(codes);
  },
);

it.each([
  ["Bayern", "Bayern"],
  ["North America", undefined],
  ["america", undefined],
  ["Americas", undefined],
  ["Europe", undefined],
  ["Europe West", "Europe West"],
  ["New Europe", "New Europe"],
  ["not available", undefined],
])("the state %s is %s", (state, expected) => {
  expect(readRow({ state }).fields?.state).toBe(expected);
});

describe("the country", () => {
  it.each<[Cells, string | undefined]>([
    [{ city: "Leeds", postal_code: "LS1 4AB" }, "GB"],
    [{ country: "Atlantis", city: "Leeds", postal_code: "LS1 4AB" }, undefined],
    [{ country: "Atlantis", city: "Leeds", latitude: 50.05, longitude: 11.2 }, "DE"],
    [{ country: "Atlantis", latitude: 40.1, longitude: -40.2 }, undefined],
    [{ country: "Germany", city: "Leeds", postal_code: "LS1 4AB" }, "DE"],
    [{ address: "Park Sk. No:2", city: "Nilüfer/Bursa" }, "TR"],
    [{ street: "Park Sk. No:2", city: "Nilüfer/Bursa" }, "TR"],
    [{ city: "Nilüfer/Bursa" }, "TR"],
    [{ state: "Texas", postal_code: "78701" }, "US"],
    [{ country: "United States", state: "PR", city: "San Juan" }, "PR"],
    [{ country: "USA", state: "Puerto Rico" }, "PR"],
    [{ country: "China", city: "Hong Kong" }, "HK"],
    [{ country: "France", state: "Réunion" }, "RE"],
    [{ country: "China", city: "Taipei" }, "CN"],
    [{ country: "Germany", city: "Hong Kong" }, "DE"],
    [{ phone: "+49 30 901820" }, "DE"],
    [{ city: "Ulm" }, undefined],
  ])("of %j is %s", (record, countryCode) => {
    expect(readRow(record).fields?.countryCode).toBe(countryCode);
  });

  it.each<[Cells, string, string]>([
    [{ country: "Atlantis" }, "country", "Atlantis"],
    [{ country_code: "216" }, "country_code", "216"],
    [{ country: "Atlantis", latitude: 50.05, longitude: 11.2 }, "country", "Atlantis"],
  ])("of %j is reported", (record, column, value) => {
    const expected = { code: "unknown_country", column, value, message: "Bilinen bir ülke değil" };
    expect(readRow(record).issues).toMatchObject([expected]);
  });
});

it.each<[Cells, string | null, string]>([
  [{ latitude: "north", longitude: "8" }, "latitude", "north, 8"],
  [{ latitude: "47.3", longitude: undefined }, "latitude", "47.3, "],
  [{ latitude: undefined, longitude: "8" }, null, ", 8"],
  [{ coordinates: "abc" }, "coordinates", "abc"],
])("bad coordinates %j are reported under %s as %j", (record, column, value) => {
  const { fields, issues } = readRow(record);
  expect(issues).toMatchObject([{ code: "bad_coordinates", column, value }]);
  expect(fields).not.toHaveProperty("latitude");
});

describe("an address and a street", () => {
  it.each<[Cells, string | undefined, string | undefined]>([
    [{ address: "Markt 1", city: "Ulm", postal_code: "89073" }, "Markt 1, Ulm, 89073", "Markt 1"],
    [{ address: "Markt 1", street: "Markt 1", city: "Ulm" }, "Markt 1, Ulm", "Markt 1"],
    [{ address: "Markt 1", street: "Other 2", city: "Ulm" }, "Markt 1", "Other 2"],
    [{ address: "Markt 1, Ulm", street: "Markt 1, Ulm", city: "Ulm" }, "Markt 1, Ulm", undefined],
    [{ address: "Markt 1, 89073", city: "Ulm", postal_code: "89073" }, "Markt 1, 89073", undefined],
    [{ address: "Markt 1" }, "Markt 1", undefined],
    [{ street: "Markt 1", city: "Ulm", state: "BW", country: "Germany" }, "Markt 1, Ulm, BW", "Markt 1"],
    [{ address: '{"formatted":"Markt 1, Ulm"}' }, "Markt 1, Ulm", undefined],
    [{ address: '[{"freeform":"Markt 1","locality":"Ulm"}]' }, "Markt 1, Ulm", "Markt 1"],
    [{ address: "[null]" }, undefined, undefined],
    [{ address: '["Markt 1"]' }, "Markt 1", undefined],
  ])("of %j are %j and %j", (record, fullAddress, street) => {
    const { fields } = readRow(record);
    expect([fields?.fullAddress, fields?.street]).toEqual([fullAddress, street]);
  });

  it("in parts are all kept", () => {
    const address = '{"street":"","address1":"Markt 1","city":"Ulm","region":"BW","zip":89073,"addressCountry":"DE"}';
    const expected = { street: "Markt 1", city: "Ulm", state: "BW", postalCode: "89073", countryCode: "DE" };
    expect(readRow({ address }).fields).toMatchObject(expected);
  });

  it("a time zone of its own column is kept", () => {
    expect(readRow({ time_zone: "Europe/Zurich" }).fields?.timeZone).toBe("Europe/Zurich");
  });
});

describe("a country that its row contradicts", () => {
  it.each<[Cells, countryCode: string, value: string]>([
    [{ country: "Syria", latitude: 39.93, longitude: 32.86 }, "SY", "SY, TR"],
    [{ country: "Germany", phone: "+90 312 456 78 90" }, "DE", "DE, TR"],
    [{ address: "1 Mill Lane, Leeds LS1 4AB", latitude: 39.93, longitude: 32.86 }, "GB", "GB, TR"],
  ])("is kept and marked: %j", (record, countryCode, value) => {
    const { fields, issues } = readRow(record);
    expect(fields?.countryCode).toBe(countryCode);
    expect(issues).toMatchObject([{ code: "country_contradicted", value }]);
  });
});

it.each([
  ["Avda. Santo Domingo, 34   26200", "26200"],
  ["Plaza Mayor, 2, 26200", "26200"],
  ["Avda. Santo Domingo, 34", undefined],
])("a street %j beside its town has the postal code %s", (street, code) => {
  expect(readRow({ street, city: "Haro", country_code: "ES" }).fields?.postalCode).toBe(code);
});
