import { expect, it } from "vitest";
import { countryContradictedBy } from "../../shared/domain/src/places/country-contradiction.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { readCityTable, readDistrictTables } from "./place-tables.ts";

it("no known city contradicts its country by its position", () => {
  const contradicted = [...readCityTable()].filter(
    (city) => countryContradictedBy(city.countryCode, city) !== undefined,
  );
  expect(contradicted.map(({ name, countryCode }) => `${name}, ${countryCode}`)).toEqual([]);
});

it("every district kept by hand is near a city of its country", () => {
  const { places, close } = openKnowledge();
  const byHand = [...readDistrictTables()].filter(({ id }) => id < 0);
  const lost = byHand.filter((district) => places.citiesAround(district, district.countryCode).length === 0);
  close();
  expect(byHand.length).toBeGreaterThan(300);
  expect(lost.map(({ name, countryCode }) => `${name}, ${countryCode}`)).toEqual([]);
});
