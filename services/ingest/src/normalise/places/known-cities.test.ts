import { expect, it } from "vitest";
import { isKnownCity, namesCityNear } from "./known-cities.ts";

it.each<[name: string, countryCode: string | undefined, isKnown: boolean]>([
  ["Amsterdam", "NL", true],
  ["SÃO PAULO", "BR", true],
  ["sao paulo", "BR", true],
  ["Amsterdam", "DE", false],
  ["LH", "NL", false],
  ["Amsterdam", undefined, false],
])("%s in %s is a known city: %s", (name, countryCode, isKnown) => {
  expect(isKnownCity(name, countryCode)).toBe(isKnown);
});

it.each<[text: string, latitude: number, longitude: number, isNamed: boolean]>([
  ["Damrak 1, Amsterdam", 52.37, 4.9, true],
  ["Damrak 1, AMSTERDAM-Centrum", 52.37, 4.9, true],
  ["Damrak 1, Amsterdam", 4.9, 52.37, false],
  ["Damrak 1, Amsterdamseweg", 52.37, 4.9, false],
])("%j near %d, %d: %s", (text, latitude, longitude, isNamed) => {
  expect(namesCityNear(text, latitude, longitude)).toBe(isNamed);
});
