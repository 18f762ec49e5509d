import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";
import { resolveLocation } from "./resolve-location.ts";

let catalogue: TestCatalogue;

beforeAll(async () => {
  const place = (city: string, country: string, countryCode: string) => ({ city, country, countryCode });
  catalogue = await startTestCatalogue([
    place("Philadelphia", "United States of America", "US"),
    place("Paris", "France", "FR"),
    place("Paris", "France", "FR"),
    place("Paris", "United States of America", "US"),
    place("İstanbul", "Turkey", "TR"),
    place("New York", "United States of America", "US"),
    place("Toronto", "Canada", "CA"),
    place("Munich", "Germany", "DE"),
    place("Tokyo", "Japan", "JP"),
    place("Abu Dhabi", "United Arab Emirates", "AE"),
    place("Fargo", "United States of America", "US"),
  ]);
});
afterAll(() => catalogue.stop());

describe("a location", () => {
  it.each([
    ["paris", "FR paris"],
    ["PARIS, fr", "FR paris"],
    ["paris france", "FR paris"],
    ["paris, us", "US paris"],
    ["Paris, TX", "US paris"],
    ["istanbul, türkiye", "TR istanbul"],
    ["turkey", "TR"],
    ["united states", "US"],
    ["philadelphia, pa", "US philadelphia"],
    ["philadelphia pa", "US philadelphia"],
    ["new york, NY, USA", "US new-york"],
    ["new york united states", "US new-york"],
    ["toronto, ca", "CA toronto"],
    ["münchen", "DE munich"],
    ["MUENCHEN, Germany", "DE munich"],
    ["münchen deutschland", "DE munich"],
    ["東京", "JP tokyo"],
    ["NYC", "US new-york"],
    ["new york city, ny", "US new-york"],
    ["abu dhabi united arab emirates", "AE abu-dhabi"],
    ["philadelphia, pennsylvania", "US philadelphia"],
    ["Fargo North Dakota", "US fargo"],
    ["philly, PA", "US philadelphia"],
    ["philly pa", "US philadelphia"],
    ["munich, bavaria, germany", "DE munich"],
    ["toronto, pa", undefined],
    ["philadelphia, fr", undefined],
    ["nowhere", undefined],
    [",", undefined],
    ["", undefined],
  ])("%s means %s", async (text, wanted) => {
    const match = await resolveLocation(catalogue.engines.places, text);
    const found = match?.kind === "city" ? `${match.countryCode} ${match.slug}` : match?.countryCode;
    expect(found).toBe(wanted);
  });
});
