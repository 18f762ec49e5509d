import { cityDetailSchema, cityListItemSchema } from "@meridian/contracts/places/place";
import { problemSchema } from "@meridian/contracts/problem";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startPlacesCatalogue } from "../testing/start-places-catalogue.ts";

const catalogue = await startPlacesCatalogue();
afterAll(() => catalogue.stop());

const { get, readPublic: read } = catalogue;

describe("the list of cities", () => {
  it("can be filtered by a letter", async () => {
    const list = z.array(cityListItemSchema);
    expect((await read(list, "/api/cities", 7200)).map(({ slug }) => slug)).toEqual(["philadelphia", "sao-paulo"]);
    expect((await read(list, "/api/cities?letter=S", 7200)).map(({ city }) => city)).toEqual(["São Paulo"]);
  });

  it("can be filtered by country, and by a letter there", async () => {
    const list = z.array(cityListItemSchema);
    expect((await read(list, "/api/cities?countryCode=br", 7200)).map(({ slug }) => slug)).toEqual(["sao-paulo"]);
    expect(await read(list, "/api/cities?countryCode=BR&letter=P", 7200)).toEqual([]);
    expect(await read(list, "/api/cities?countryCode=DE", 7200)).toEqual([]);
    expect((await get("/api/cities?countryCode=bra")).status).toBe(400);
  });
});

describe("a city", () => {
  it.each(["br/sao-paulo", "BR/s%C3%A3o-paulo", "br/S%C3%A3o%20Paulo"])("is found as %s", async (path) => {
    const city = await read(cityDetailSchema, `/api/cities/${path}`, 600);
    expect(city).toMatchObject({
      city: "São Paulo",
      country: "Brazil",
      countryCode: "BR",
      countrySlug: "brazil",
      slug: "sao-paulo",
      businessCount: 2,
      totalPages: 1,
    });
    expect(city.topCategories[0]).toMatchObject({ slug: "guest-house", count: 2 });
    expect(city.businesses).toHaveLength(2);
  });
});

it.each(["/api/cities/us/atlantis", "/api/cities/de/sao-paulo"])("%s is not found", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(problemSchema.parse(await answer.json())).toMatchObject({ code: "not_found", detail: "City not found" });
});
