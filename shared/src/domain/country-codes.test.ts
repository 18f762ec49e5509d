import { expect, it } from "vitest";
import { COUNTRY_CODES } from "../contracts/country-codes.ts";
import { countryCodes } from "../domain/country-names.ts";

it("every named country can be chosen, and no other", () => {
  expect(COUNTRY_CODES.toSorted()).toEqual(countryCodes().toSorted());
});
