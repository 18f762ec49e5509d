import { countryDetailSchema, countryListItemSchema } from "@meridian/contracts/places/place";
import { problemSchema } from "@meridian/contracts/problem";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startPlacesCatalogue } from "../testing/start-places-catalogue.ts";

const catalogue = await startPlacesCatalogue();
afterAll(() => catalogue.stop());

const { get, readPublic: read } = catalogue;

it("countries are listed largest first", async () => {
  const countries = await read(z.array(countryListItemSchema), "/api/countries", 7200);
  expect(countries.map(({ countryCode, cityCount }) => [countryCode, cityCount])).toEqual([
    ["US", 1],
    ["BR", 1],
  ]);
});

describe("a country", () => {
  it.each(["us", "US", "united-states", "united%20states", "United-States-Of-America"])(
    "is found as %s",
    async (slug) => {
      const country = await read(countryDetailSchema, `/api/countries/${slug}`, 600);
      expect(country).toMatchObject({ countryCode: "US", slug: "united-states", businessCount: 30, cityCount: 1 });
      expect(country.topCities).toEqual([{ city: "Philadelphia", count: 30, countryCode: "US", slug: "philadelphia" }]);
      expect(country.topCategories[0]).toMatchObject({ category: "Pizza restaurant", slug: "pizza-restaurant" });
    },
  );
});

it.each(["/api/countries/atlantis", "/api/countries/%20"])("%s is not found", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(problemSchema.parse(await answer.json())).toMatchObject({ code: "not_found", detail: "Country not found" });
});
