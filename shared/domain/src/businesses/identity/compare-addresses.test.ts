import { expect, it } from "vitest";
import type { Comparable } from "./comparable.ts";
import { compareAddresses } from "./compare-addresses.ts";

const POST = { postalCode: "BS1 5LJ" };

it.each<[string, Partial<Comparable>, Partial<Comparable>, string]>([
  [
    "a house number that the postal code has, too",
    { ...POST, street: "Park Row 5" },
    { ...POST, fullAddress: "Park Row 5, Bristol BS1 5LJ" },
    "same_number",
  ],
  [
    "nothing but the postal code in common",
    { ...POST, fullAddress: "Park Row, Bristol BS1 5LJ" },
    { ...POST, street: "Park Row" },
    "unknown",
  ],
  [
    "floors in a Chinese house",
    { street: "市心区民和路479号2单元1001室" },
    { street: "民和路479号10层" },
    "same_number",
  ],
  [
    "one way from a crossing, by other metres",
    { street: "民和路与飞虹路交叉口北150米" },
    { street: "民和路与飞虹路交叉口北200米" },
    "same_text",
  ],
  ["a house of a range", { street: "5-9 Park Row" }, { street: "Park Row 6, Clifton" }, "same_number"],
  ["a house after a range", { street: "5-9 Park Row" }, { street: "Park Row 10, Clifton" }, "other"],
  ["two numbers of one block", { street: "Luna 1-12-32" }, { street: "Luna 1-12-33" }, "other"],
  ["houses of a Chinese lane", { street: "中正路12巷3號" }, { street: "中正路12巷5號" }, "other"],
  ["nothing but their city", { fullAddress: "Bristol", city: "Bristol" }, { fullAddress: "Bristol" }, "unknown"],
  ["a further number for its suite", { street: "Park Row 5 Ste 900" }, { street: "Park Row 5" }, "same_number"],
  [
    "the point of the compass cut short",
    { street: "2041 N 7th St" },
    { street: "2041 North 7th Street" },
    "same_number",
  ],
  [
    "one street and number among other parts",
    { street: "Shopping Centre, Park Row 5, Clifton" },
    { fullAddress: "5 Park Row, Bristol, Avon" },
    "same_number",
  ],
  ["a number before its comma", { street: "5, Park Row" }, { street: "5 Park Row, Unit B" }, "same_number"],
  ["a word of the street cut short", { street: "R. Dr. Luna, 5" }, { street: "Rua Doutor Luna 5" }, "same_number"],
  ["a misspelt street", { street: "Huddersfield Hill 5" }, { street: "Huddesfield Hill 5, Avon" }, "same_number"],
  ["the point of the compass in one", { street: "5 Luna Rd, A" }, { street: "5 W. Luna Road, B" }, "same_number"],
  ["two points of the compass", { street: "5 E Luna Rd, A" }, { street: "5 W Luna Road, B" }, "unknown"],
  ["one number in streets alike", { street: "5 Park Row" }, { street: "5 Park Street" }, "unknown"],
  ["one number and the city in common", { street: "5 Luna Row, Bristol" }, { street: "5 Bristol Hill" }, "unknown"],
  [
    "one street that has its city's name",
    { street: "5 Bristol Rd, A" },
    { street: "5 Bristol Road S, B" },
    "same_number",
  ],
  ["two numbers in one street that is numbered", { street: "5 7th St" }, { street: "7 7th St" }, "other"],
  ["an ordinal in letters", { street: "5 Third Ave" }, { street: "5 3rd Avenue, B" }, "same_number"],
  [
    "one street without a number among other parts",
    { street: "Luna Store, Hill Road, Bristol" },
    { street: "Hill Road, Bristol, Avon" },
    "same_text",
  ],
  ["one region and two streets", { street: "Hill Road, Avon" }, { street: "Luna Road, Avon" }, "unknown"],
  ["another suite", { street: "Park Row 5 Ste 900" }, { street: "Park Row 5 Ste 200" }, "other"],
])("addresses with %s are compared", (_, row, known, match) => {
  const names = { name: "Cafe Luna", city: "Bristol" };
  expect(compareAddresses({ ...names, ...row }, { ...names, ...known })).toBe(match);
});
