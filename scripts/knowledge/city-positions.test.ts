import { expect, it } from "vitest";
import { countryContradictedBy } from "../../shared/src/domain/country-contradiction.ts";
import { readCityTable } from "./place-tables.ts";

it("no known city of the world lies where its own position contradicts its country", () => {
  const contradicted = [...readCityTable()].filter(
    (city) => countryContradictedBy(city.countryCode, city) !== undefined,
  );
  expect(contradicted.map(({ name, countryCode }) => `${name}, ${countryCode}`)).toEqual([]);
});
