import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { makeFields, without } from "@meridian/testing/business-factory";
import { expect, it } from "vitest";
import { blanksFilledFrom, blanksFilledFromRow, mergedFrom } from "./fill-blanks.ts";

const CAFE = makeFields({ name: "Cafe Luna", subtypes: ["Cafe"], rating: undefined, reviews: 0, verified: false });

it.each<
  [what: string, known: Partial<BusinessFields>, other: Partial<BusinessFields>, filled: Partial<BusinessFields>]
>([
  ["what it lacks", { website: undefined }, { website: "https://luna.example/" }, { website: "https://luna.example/" }],
  ["nothing that it says otherwise", {}, { name: "Luna", street: "Other 5" }, {}],
  ["a rating with its reviews", {}, { rating: 4.5, reviews: 12 }, { rating: 4.5, reviews: 12 }],
  ["no rating of other reviews", { rating: 4, reviews: 3 }, { rating: 4.5, reviews: 12 }, {}],
  ["no number beside a phone that was not understood", { phone: "ask", ...without({}, "phoneE164") }, {}, {}],
  [
    "no part of an address that differs elsewhere",
    { city: "Köln", postalCode: undefined },
    { city: "Bonn", postalCode: "53111" },
    {},
  ],
  ["further kinds", {}, { subtypes: ["Cafe", "Bar"] }, { subtypes: ["Cafe", "Bar"] }],
  ["that it is verified", {}, { verified: true }, { verified: true }],
])("%s is taken from another record", (_what, known, other, filled) => {
  expect(blanksFilledFrom({ ...CAFE, ...known }, { ...CAFE, ...other })).toEqual(filled);
});

it.each<[what: string, leading: string[], other: Partial<BusinessFields>, taken: Partial<BusinessFields>]>([
  ["a value that leads", ["website"], { website: "https://b.example/" }, { website: "https://b.example/" }],
  ["no value that does not lead", [], { website: "https://b.example/" }, {}],
  ["no blank", ["website"], without({}, "website"), {}],
  ["a group as a whole", ["street"], { street: "Other 5" }, { street: "Other 5" }],
  ["no group in which a value of its own leads", ["street"], { street: "Other 5", city: "Köln" }, {}],
  [
    "no remains of the address it replaces",
    ["fullAddress"],
    { fullAddress: "Köln", ...without({}, "street") },
    { fullAddress: "Köln", street: undefined },
  ],
])("in a merge %s is taken from the other one", (_what, leading, other, taken) => {
  const known = { ...CAFE, website: "https://a.example/" };
  const patch = mergedFrom(known, { ...known, ...other }, (name) => leading.includes(name));
  expect(patch).toStrictEqual(taken);
});

it.each<[what: string, known: Partial<BusinessFields>, row: Partial<BusinessFields>, filled: Partial<BusinessFields>]>([
  ["its kind", {}, { type: "Cafe" }, { type: "Cafe" }],
  ["a more exact kind", { category: "food" }, { category: "food", type: "Cafe" }, { type: "Cafe" }],
  ["another kind as a further one", { type: "Bakery" }, { type: "Cafe" }, { subtypes: ["Cafe"] }],
  [
    "several, one after another",
    { type: "Bakery", subtypes: ["Cafe"] },
    { type: "Bar" },
    { subtypes: ["Cafe", "Bar"] },
  ],
  ["no kind that it has in another spelling", { type: "Bakery" }, { category: "BAKERY" }, { category: "BAKERY" }],
  [
    "no broader kind of another one",
    { category: "food" },
    { category: "shops", type: "Kiosk" },
    { subtypes: ["Kiosk"] },
  ],
  ["nothing beside the kinds that its own row lists", { type: "Bar", subtypes: ["Bar", "Pub"] }, { type: "Cafe" }, {}],
])("%s is taken from a later row", (_what, known, row, filled) => {
  const bare = { ...without(CAFE, "type", "category"), ...{ name: "Luna", subtypes: [], reviews: 0 } };
  const record = (fields: Partial<BusinessFields>) => ({ ...CAFE, ...bare, ...fields });
  expect(blanksFilledFromRow(record(known), record(row))).toEqual(filled);
});
