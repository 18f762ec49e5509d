import { COUNTRY_CODES } from "@meridian/contracts/places/country-codes";
import { expect, it } from "vitest";
import { countryCodes } from "./country-names.ts";

it("every named country can be chosen, and no other", () => {
  expect(COUNTRY_CODES.toSorted()).toEqual(countryCodes().toSorted());
});
