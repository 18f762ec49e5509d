import { expect, it } from "vitest";
import { countryCodes } from "../domain/country-names.ts";
import { COUNTRY_CODES } from "./country-codes.ts";

it("every country that has a name can be chosen, and no other", () => {
  expect(COUNTRY_CODES.toSorted()).toEqual(countryCodes().toSorted());
});
