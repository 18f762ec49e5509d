import { describe, expect, it } from "vitest";
import { countryOfCallingCode } from "../../country/calling-codes.ts";
import { isProvince, isUsState, provinceOfTail } from "./state-names.ts";

it.each([
  ["+49", "DE"],
  ["0090", "TR"],
  ["+ 33", "FR"],
  ["+39", "IT"],
  ["+44", "GB"],
  ["+47", "NO"],
  ["+61", "AU"],
  ["+212", "MA"],
  ["+358", "FI"],
  ["+1", undefined],
  ["+7", undefined],
  ["49", undefined],
  ["+049", undefined],
  ["+4900", undefined],
  ["x+49", undefined],
  ["+999", undefined],
])("the calling code %s is that of %s", (text, countryCode) => {
  expect(countryOfCallingCode(text)).toBe(countryCode);
});

it.each([
  ["TX", true],
  ["texas", true],
  ["New York", true],
  ["District of Columbia", true],
  ["tx", false],
  ["Ontario", false],
  ["", false],
])("%j is an American state: %s", (text, isState) => {
  expect(isUsState(text)).toBe(isState);
});

describe("a Turkish province", () => {
  it.each([
    ["İSTANBUL", true],
    ["agri", true],
    ["Kadıköy", false],
  ])("%s: %s", (text, expected) => {
    expect(isProvince(text)).toBe(expected);
  });

  it.each([
    ["Moda Cd. 5, Kadıköy/İstanbul", "İstanbul"],
    ["Kadıköy / Istanbul", "Istanbul"],
    ["Çankaya-Ankara", "Ankara"],
    ["Nilüfer – Bursa ", "Bursa"],
    ["Kadıköy/İstanbul, Türkiye", "İstanbul"],
    ["Kadıköy/İstanbul / TURKEY", "İstanbul"],
    ["Moda/Kadıköy", undefined],
    ["İstanbul", undefined],
    ["5/İstanbul", undefined],
  ])("at the end of %j is %s", (text, province) => {
    expect(provinceOfTail(text)).toBe(province);
  });
});
