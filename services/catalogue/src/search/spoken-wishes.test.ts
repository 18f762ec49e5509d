import { foldText } from "@meridian/shared/domain/fold-text";
import { describe, expect, it } from "vitest";
import { readWishes, withoutClock, withoutFillers } from "./spoken-wishes.ts";

describe("wishes", () => {
  it.each([
    ["pizza open now", "pizza", true, false],
    ["Open right now: dentist near me", ": dentist", true, true],
    ["nearest to me", "", false, true],
    ["open nowhere", "open nowhere", false, false],
    ["near merano", "near merano", false, false],
    ["pizza", "pizza", false, false],
  ])("of %s", (typed, text, isOpenNow, isNearMe) => {
    expect(readWishes(typed)).toEqual({ text, isOpenNow, isNearMe });
  });

  it.each(["24 hour pharmacy", "24h pharmacy", "pharmacy open 24 hours", "24/7 pharmacy", "pharmacy 24-hour"])(
    "%s is a pharmacy at any hour",
    (text) => {
      expect(withoutClock(text)).toEqual({ text: "pharmacy", isOpenNow: true });
    },
  );

  it("are not read out of numbers", () => {
    expect(withoutClock("124 hours street")).toEqual({ text: "124 hours street", isOpenNow: false });
  });
});

it.each([
  ["best pizza in town", "pizza town"],
  ["where to eat", "where to eat"],
  ["Günstige Pizza", "Pizza"],
])("%s says no more than %s", (text, rest) => {
  expect(withoutFillers(text, foldText)).toBe(rest);
});
