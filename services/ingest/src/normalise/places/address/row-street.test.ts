import { expect, it } from "vitest";
import { type Cells, readRow } from "../../testing/read-row.ts";

const streetOf = (record: Cells) => readRow(record).fields?.street;

it.each<[string, Cells, string | undefined]>([
  ["behind its street in Germany", { street: "Torstraße", house_number: "12", country_code: "DE" }, "Torstraße 12"],
  [
    "before its street in France",
    { street: "rue de la Paix", house_number: "12", country_code: "FR" },
    "12 rue de la Paix",
  ],
  ["before its street in America", { street: "Main St", house_number: "12", country_code: "US" }, "12 Main St"],
  ["behind its street where no country is known", { street: "Torstraße", house_number: "12" }, "Torstraße 12"],
  ["as a spreadsheet writes it", { street: "Torstraße", house_number: "12.0", country_code: "DE" }, "Torstraße 12"],
  ["only once", { street: "Torstraße 12, Hof", house_number: "12", country_code: "DE" }, "Torstraße 12, Hof"],
  [
    "beside a number that contains it",
    { street: "Torstraße 112", house_number: "12", country_code: "DE" },
    "Torstraße 112 12",
  ],
  ["unless it is zero", { street: "Torstraße", house_number: "0", country_code: "DE" }, "Torstraße"],
  ["unless there is none", { street: "Calle X", house_number: "S/N", country_code: "ES" }, "Calle X"],
  [
    "of twenty characters",
    { street: "X-Straße", house_number: "1".repeat(20), country_code: "DE" },
    `X-Straße ${"1".repeat(20)}`,
  ],
  ["unless it is longer", { street: "X-Straße", house_number: "1".repeat(21), country_code: "DE" }, "X-Straße"],
  ["not without a street", { house_number: "12", country_code: "DE" }, undefined],
])("a house's number stands %s", (_, record, street) => {
  expect(streetOf(record)).toBe(street);
});

it.each([
  ["Main St 1", "Suite 5", "Main St 1, Suite 5"],
  ["Main St 1", "A", "Main St 1 A"],
  ["Main St 1", "Hof", "Main St 1, Hof"],
  ["Main St 1", "main st", "Main St 1"],
  ["Main St 1", "1", "Main St 1"],
  ["Main St 1", "t", "Main St 1 t"],
  ["Main St 1", "", "Main St 1"],
  ["", "Suite 5", "Suite 5"],
])("the street %j with the further line %j is %j", (street, line, expected) => {
  expect(readRow({ street, line }, { addressLineColumns: [2] }).fields?.street).toBe(expected);
});

it.each([
  ["de la Paix", "RUE", "RUE de la Paix"],
  ["Rue de la Paix", "RUE", "Rue de la Paix"],
  ["Ruelle", "RUE", "RUE Ruelle"],
  ["de la Paix", "", "de la Paix"],
])("the street %j of the kind %j is %j", (street, kind, expected) => {
  expect(readRow({ street, kind }, { streetKindColumn: 2 }).fields?.street).toBe(expected);
});
