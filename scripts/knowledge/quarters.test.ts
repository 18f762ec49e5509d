import { describe, expect, it } from "vitest";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { readCityTable } from "./place-tables.ts";
import { findQuarters } from "./quarters.ts";

describe("the city at a position", () => {
  const { places } = openKnowledge();

  it.each([
    ["in a quarter that the source calls a town", 53.6083, -113.4528, "Edmonton"],
    ["in a numbered part of a city", 48.8637, 2.2769, "Paris"],
    ["in the old core of a city", 51.5176, -0.1143, "London"],
    ["in a town at the border of a city", 48.8352, 2.2409, "Boulogne-Billancourt"],
    ["in a quarter of a city that is a region of its own", 50.51, 30.51, "Kyiv"],
    ["in a quarter of a city that is in no region", 1.4297, 103.8354, "Singapore"],
    ["in a quarter with one other name", 49.2266, -123.0026, "Burnaby"],
    ["in a town of another state", 39.9259, -75.1196, "Camden"],
    ["in a large city beside another", 41.1333, -8.6167, "Vila Nova de Gaia"],
  ])("%s", (_, latitude, longitude, name) => {
    expect(places.cityAt({ latitude, longitude })?.name).toBe(name);
  });
});

it("no quarter is of a quarter, of a smaller place, or of another country's city", () => {
  const cities = [...readCityTable()].sort((one, other) => other.population - one.population || one.id - other.id);
  const quarters = findQuarters(cities);
  expect(quarters.size).toBeGreaterThan(4_000);
  const wrong = [...quarters].filter(
    ([quarter, city]) =>
      quarters.has(city) || city.population < quarter.population || city.countryCode !== quarter.countryCode,
  );
  expect(wrong.map(([{ name }, city]) => `${name} of ${city.name}`)).toEqual([]);
});
