import { expect, it } from "vitest";
import { COUNTRY_CODES } from "../contracts/country-codes.ts";
import { countryCodes } from "../domain/country-names.ts";

it("every country that has a name can be chosen, and no other", () => {
  expect(COUNTRY_CODES.toSorted()).toEqual(countryCodes().toSorted());
});
