import { expect, it } from "vitest";
import { type Comparable, compareAddresses } from "./compare-places.ts";

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
  ["a further number for its suite", { street: "Park Row 5 Ste 900" }, { street: "Park Row 5" }, "same_number"],
  [
    "the point of the compass cut short",
    { street: "2041 N 7th St" },
    { street: "2041 North 7th Street" },
    "same_number",
  ],
  ["another suite", { street: "Park Row 5 Ste 900" }, { street: "Park Row 5 Ste 200" }, "other"],
])("addresses with %s are compared", (_, row, known, match) => {
  const names = { name: "Cafe Luna", city: "Bristol" };
  expect(compareAddresses({ ...names, ...row }, { ...names, ...known })).toBe(match);
});
