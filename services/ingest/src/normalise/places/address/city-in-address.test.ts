import { expect, it } from "vitest";
import { readRow } from "../../testing/read-row.ts";

const cityOf = (address: string, country: string) => {
  const { fields, issues } = readRow({ address, country });
  const guesses = issues.flatMap(({ code, value }) => (code === "guessed_city" ? [value] : []));
  return { city: fields?.city, guesses };
};

it.each([
  ["12 Quarry Road, Dunwhistle", "United Kingdom", "Dunwhistle"],
  ["Jl. Katedral 7, Pasar Baru", "Indonesia", "Pasar Baru"],
])("the last part of %j, whose name no city has, is marked as a guess", (address, country, city) => {
  expect(cityOf(address, country)).toEqual({ city, guesses: [city] });
});

it.each([
  ["a known city", "12 Quarry Road, Leeds", "United Kingdom", "Leeds"],
  ["a postal code beside it", "12 Quarry Road, Dunwhistle, LS1 4AP", "United Kingdom", "Dunwhistle"],
  ["a word for a town", "ул. Лесная 4, пос. Новинка-Дальняя", "Russia", "Новинка-Дальняя"],
  ["the city of a city state", "1 Quarry Road, Dunwhistle", "Singapore", "Singapore"],
])("with %s it is none", (_, address, country, city) => {
  expect(cityOf(address, country)).toEqual({ city, guesses: [] });
});
