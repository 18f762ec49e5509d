import { describe, expect, it } from "vitest";
import { readRow } from "../testing/read-row.ts";

const addressOf = (address: string) => readRow({ address }).fields?.fullAddress;

describe("the address cell", () => {
  it.each(
    "address Adresse adres dirección indirizzo endereço адрес alamat 地址 住所"
      .split(" ")
      .flatMap((label) => [`${label}: Main St 1`, `${label.toUpperCase()} ：Main St 1`]),
  )("%s has a label before it", (address) => {
    expect(addressOf(address)).toBe("Main St 1");
  });

  it("keeps such a word where it is none", () => {
    expect(addressOf("Main St 1, address: back")).toBe("Main St 1, address: back");
    expect(addressOf("Address Street 1")).toBe("Address Street 1");
  });

  it.each(["⋅ Opens at 4 PM", "[]", "{}", "47.3769, 8.5417", "HTTPS://example.org/a"])("of %j is none", (address) => {
    expect(addressOf(address)).toBeUndefined();
  });
});

it.each([
  ...["north america", "South America", "central america", "Latin America", "America", "Americas", "Europe", "Asia"],
  ...["Africa", "Oceania", "Middle East", "EMEA", "APAC", "Avrupa", "Asya", "Afrika", "Europa"],
])("the continent %s is not a state", (state) => {
  expect(readRow({ state }).fields?.state).toBeUndefined();
});

describe("an address written as JSON", () => {
  it.each([
    ["fullAddress", "formatted_address display_address full_address formatted"],
    ["street", "street streetAddress freeform address1 address_1"],
    ["city", "city locality addressLocality"],
    ["state", "state region addressRegion"],
    ["postalCode", "postal_code postcode postalCode zip zip_code"],
    ["country", "country addressCountry country_code countryCode"],
  ] as const)("has its %s under each of %s", (field, keys) => {
    const values = { fullAddress: "Markt 1, Ulm", postalCode: "89073", country: "Germany", city: "Ulm" };
    const value: string = { street: "Markt 1", state: "Bayern", ...values }[field];
    const read = keys.split(" ").map((key) => readRow({ address: JSON.stringify({ [key]: value }) }).fields?.[field]);
    expect(read).toEqual(keys.split(" ").map(() => value));
  });

  it("may have numbers, empty values and a list around it", () => {
    const json = [{ postcode: 89073, city: "", locality: " Ulm " }, { city: "Berlin" }];
    expect(readRow({ address: JSON.stringify(json) }).fields).toMatchObject({ postalCode: "89073", city: "Ulm" });
    expect(readRow({ address: "[null]" }).fields?.fullAddress).toBeUndefined();
  });
});
