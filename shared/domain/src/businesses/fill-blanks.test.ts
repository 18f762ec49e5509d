import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { makeFields, without } from "@meridian/testing/business-factory";
import { expect, it } from "vitest";
import { blanksFilledFrom } from "./fill-blanks.ts";

const CAFE = makeFields({ name: "Cafe Luna", subtypes: ["Cafe"], rating: undefined, reviews: 0, verified: false });

it.each<
  [what: string, known: Partial<BusinessFields>, other: Partial<BusinessFields>, filled: Partial<BusinessFields>]
>([
  ["what it lacks", { website: undefined }, { website: "https://luna.example/" }, { website: "https://luna.example/" }],
  ["nothing that it says otherwise", {}, { name: "Luna", street: "Other 5" }, {}],
  ["a rating with its reviews", {}, { rating: 4.5, reviews: 12 }, { rating: 4.5, reviews: 12 }],
  ["no rating of other reviews", { rating: 4, reviews: 3 }, { rating: 4.5, reviews: 12 }, {}],
  ["no number beside a phone that was not understood", { phone: "ask", ...without({}, "phoneE164") }, {}, {}],
  ["further kinds", {}, { subtypes: ["Cafe", "Bar"] }, { subtypes: ["Cafe", "Bar"] }],
  ["that it is verified", {}, { verified: true }, { verified: true }],
])("%s is taken from another record", (_what, known, other, filled) => {
  expect(blanksFilledFrom({ ...CAFE, ...known }, { ...CAFE, ...other })).toEqual(filled);
});
