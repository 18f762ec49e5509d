import { describe, expect, it } from "vitest";
import { type Cells, readRow } from "./testing/read-row.ts";

it("a row that says nothing of its place has nothing of it", () => {
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
  ["Main St 1, https://example.org/a", "Main St 1, https://example.org/a"],
  ["https://example.org/a Main St 1", "https://example.org/a Main St 1"],
  ["Not available", undefined],
  [", Main St 1;", "Main St 1"],
])("the address %j is %j", (address, expected) => {
  expect(readRow({ address }).fields?.fullAddress).toBe(expected);
});

it.each([
  ["〒 150-0041", "150-0041"],
  ["〒150-0041", "150-0041"],
  ["8001.0", "8001"],
  ["1.05", "1.05"],
  ["A".repeat(40), "A".repeat(40)],
  ["A".repeat(41), undefined],
  ["id:5", undefined],
  ["-5", undefined],
])("the postal code %s is %s", (postal_code, expected) => {
  expect(readRow({ postal_code }).fields?.postalCode).toBe(expected);
});

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
    [{ country: "Germany", city: "Leeds", postal_code: "LS1 4AB" }, "DE"],
    [{ address: "Park Sk. No:2", city: "Nilüfer/Bursa" }, "TR"],
    [{ street: "Park Sk. No:2", city: "Nilüfer/Bursa" }, "TR"],
    [{ city: "Nilüfer/Bursa" }, "TR"],
    [{ state: "Texas", postal_code: "78701" }, "US"],
    [{ phone: "+49 30 901820" }, "DE"],
    [{ city: "Ulm" }, undefined],
  ])("of %j is %s", (record, countryCode) => {
    expect(readRow(record).fields?.countryCode).toBe(countryCode);
  });

  it.each<[Cells, string, string]>([
    [{ country: "Atlantis" }, "country", "Atlantis"],
    [{ country_code: "216" }, "country_code", "216"],
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
    [{ address: '["Markt 1"]' }, undefined, undefined],
  ])("of %j are %j and %j", (record, fullAddress, street) => {
    const { fields } = readRow(record);
    expect([fields?.fullAddress, fields?.street]).toEqual([fullAddress, street]);
  });

  it("in parts give a business each of them", () => {
    const address = '{"street":"","address1":"Markt 1","city":"Ulm","region":"BW","zip":89073,"addressCountry":"DE"}';
    const expected = { street: "Markt 1", city: "Ulm", state: "BW", postalCode: "89073", countryCode: "DE" };
    expect(readRow({ address }).fields).toMatchObject(expected);
  });

  it("a time zone of its own column is kept", () => {
    expect(readRow({ time_zone: "Europe/Zurich" }).fields?.timeZone).toBe("Europe/Zurich");
  });
});
