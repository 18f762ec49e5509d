import { businessDetailSchema } from "@meridian/contracts/businesses/business";
import { cityDetailSchema, cityListItemSchema } from "@meridian/contracts/places/place";
import { searchAnswerSchema } from "@meridian/contracts/search/search";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const GERMAN = { country: "Germany", countryCode: "DE", state: undefined };
const IN_MUNICH = { ...GERMAN, latitude: 48.137, longitude: 11.575 };
const MUNICH = ["München", "MUENCHEN", "Munich"];

const catalogue = await startTestCatalogue(
  [
    ...MUNICH.map((city) => ({ name: `Bäckerei ${city}`, city, fullAddress: `Tal 1, ${city}`, ...IN_MUNICH })),
    { name: "Bäckerei Ohneort", city: undefined, fullAddress: undefined, ...IN_MUNICH },
    { name: "Bäckerei Köln", city: "Köln", ...GERMAN, latitude: 50.94, longitude: 6.96 },
    { name: "Bäckerei Nirgendwo", city: "Nirgendwo", ...GERMAN, latitude: 0, longitude: 0 },
  ],
  { arePlaced: true },
);
afterAll(() => catalogue.stop());

const { read } = catalogue;

it.each(["munich", "munchen", "muenchen", "m%C3%BCnchen", "M%C3%BCnih", "monaco-di-baviera"])(
  "the city has one page for all its names: %s",
  async (segment) => {
    const city = await read(cityDetailSchema, `/api/cities/de/${segment}`);
    expect(city).toMatchObject({ slug: "munich", city: "Munich", businessCount: 4 });
    expect(city.businesses).toHaveLength(4);
  },
);

it("a known city without businesses is not found, and a city known only as a text is", async () => {
  expect((await fetch(`${catalogue.url}/api/cities/de/hamburg`)).status).toBe(404);
  expect((await fetch(`${catalogue.url}/api/cities/at/muenchen`)).status).toBe(404);
  expect(await read(cityDetailSchema, "/api/cities/de/nirgendwo")).toMatchObject({ businessCount: 1 });
});

it("lists, facets, filters, suggestions and the pages of businesses agree about it", async () => {
  const cities = await read(z.array(cityListItemSchema), "/api/cities?countryCode=DE");
  expect(cities.map(({ slug, businessCount }) => [slug, businessCount])).toEqual([
    ["munich", 4],
    ["koln", 1],
    ["nirgendwo", 1],
  ]);
  const found = await read(searchAnswerSchema, "/api/search?q=b%C3%A4ckerei");
  expect(found.facets.city[0]).toMatchObject({ value: "de/munich", label: "Munich", count: 4 });
  expect((await read(searchAnswerSchema, "/api/search?q=b%C3%A4ckerei&city=de/munich")).totalCount).toBe(4);
  const inCity = (await read(searchAnswerSchema, "/api/search?q=muenchen")).hits.map(({ name }) => name);
  expect(inCity.sort()).toEqual(["Bäckerei MUENCHEN", "Bäckerei Munich", "Bäckerei München", "Bäckerei Ohneort"]);
  const suggested = await fetch(`${catalogue.url}/api/suggest?q=m%C3%BCnch`);
  expect(JSON.stringify(await suggested.json())).toContain("/cities/de/munich");
  const inferred = await read(businessDetailSchema, "/api/businesses/backerei-ohneort");
  expect(inferred).toMatchObject({ city: "Munich", cityPath: "/cities/de/munich" });
  const spelt = await read(businessDetailSchema, "/api/businesses/backerei-muenchen-muenchen");
  expect(spelt).toMatchObject({ city: "MUENCHEN", cityPath: "/cities/de/munich" });
});
