import { expect, it } from "vitest";
import { wholePostalCode } from "./postal-code.ts";

it.each([
  ["2139", "US", "02139"],
  ["601", "US", "00601"],
  ["198", "IT", "00198"],
  ["60", "US", "60"],
  ["2139-1234", "US", "02139-1234"],
  ["02139", "US", "02139"],
  ["1067", "DE", "01067"],
  ["106", "DE", "106"],
  ["100", "FI", "00100"],
  ["800", "AU", "0800"],
  ["154", "NO", "0154"],
  ["50", "NO", "0050"],
  ["83", "ZA", "0083"],
  ["1001", "SK", "01001"],
  ["100", "KE", "00100"],
  ["50000", "KZ", "050000"],
  ["600001", "JP", "0600001"],
  ["1310100", "BR", "01310100"],
  ["18956", "SG", "018956"],
  ["99999", "SG", "099999"],
  ["048001", "ES", "48001"],
  ["148001", "ES", "148001"],
  ["60.025-002", "BR", "60025-002"],
  ["2139", "CH", "2139"],
  ["2139", undefined, "2139"],
  ["2139 X", "US", "2139 X"],
  ["X2139", "US", "X2139"],
  ["2139-12", "US", "2139-12"],
  [undefined, "US", undefined],
])("%s in %s is whole as %s", (code, countryCode, whole) => {
  expect(wholePostalCode(code, countryCode)).toBe(whole);
});

it.each("US DE FR IT ES TR MX FI KR UA LT MY DZ SK PE GT LK KE".split(" "))(
  "codes in %s have five digits",
  (countryCode) => {
    expect(wholePostalCode("1234", countryCode)).toBe("01234");
  },
);

it.each("SG CN RO KZ".split(" "))("codes in %s have six digits", (countryCode) => {
  expect(wholePostalCode("12345", countryCode)).toBe("012345");
});
