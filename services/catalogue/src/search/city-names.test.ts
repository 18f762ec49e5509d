import { expect, it } from "vitest";
import { otherCityNames } from "./city-names.ts";

it.each([
  ["münchen", ["Munich", "Muenchen"]],
  ["MUNICH", ["München", "Muenchen"]],
  ["москва", ["Moscow", "Moskva", "Moskau"]],
  ["'s-Gravenhage", ["The Hague", "Den Haag"]],
  ["Sao Paulo", []],
  ["Munich, Germany", []],
  ["nowhere", []],
  ["", []],
])("other names of %s are %j", (text, names) => {
  expect(otherCityNames(text)).toEqual(names);
});
