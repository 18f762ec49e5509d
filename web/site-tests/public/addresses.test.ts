import { deleteBusiness, mergeBusinesses } from "@meridian/contracts/businesses/admin-businesses-api";
import { listCountries } from "@meridian/contracts/places/places-api";
import { getBusiness } from "@meridian/contracts/search/catalogue-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cityPath, completeBusiness, firstOf, largestCategory, largestCity, largestCountry } from "../directory.ts";
import { eventually, getPage, type HttpClient, logIn, outcomeOf, visitor } from "../http-client.ts";
import { importRows, newTag, removeOwn } from "../own-businesses.ts";

describe("the address of a business", () => {
  let path: string;
  beforeAll(async () => {
    path = `/business/${(await completeBusiness()).slug}`;
  });

  it("redirects from another spelling and keeps the query", async () => {
    expect(await outcomeOf(path)).toBe("200");
    expect(await outcomeOf(`${path}/`)).toBe(`301 ${path}`);
    expect(await outcomeOf(`${path.toUpperCase()}?a=B`)).toBe(`301 ${path}?a=B`);
  });

  it("redirects from the same slug with six characters behind it [public 2.47]", async () => {
    expect(await outcomeOf(`${path}-zz9zz9`)).toBe(`301 ${path}`);
  });

  it("is missing for another slug, with and without six characters behind it", async () => {
    expect(await outcomeOf("/business/there-is-no-such-place")).toBe("404");
    expect(await outcomeOf("/business/there-is-no-such-place-a1b2c3")).toBe("404");
  });
});

describe("the address of a business that", () => {
  const tag = newTag("hafen");
  const slugOf = (number: number) => `${tag}-${number}-hamburg`;
  const idOf = async (number: number) => (await visitor.read(getBusiness, `/api/businesses/${slugOf(number)}`)).id;
  let admin: HttpClient;

  beforeAll(async () => {
    admin = await logIn();
    const rows = [1, 2, 3].map(
      (number) => `${tag} ${number},"Kai ${number}, Hamburg, Germany",,Cafe,,,,,${tag}-${number},DE`,
    );
    await importRows(admin, `${tag}.csv`, rows);
  });
  afterAll(() => removeOwn(admin, tag));

  it("was imported is a page", async () => {
    await eventually(async () => {
      expect(await outcomeOf(`/business/${slugOf(1)}`)).toBe("200");
    });
  });

  it("was merged into another redirects to it", async () => {
    const data = { keepId: await idOf(1), removeId: await idOf(2), fields: [] };
    await admin.read(mergeBusinesses, mergeBusinesses.path, { data });
    await eventually(async () => {
      expect(await outcomeOf(`/business/${slugOf(2)}`)).toBe(`301 /business/${slugOf(1)}`);
    });
  });

  it("was deleted answers 410, says so and leaves the index [public 2.48]", async () => {
    await admin.read(deleteBusiness, `/api/businesses/${await idOf(3)}`);
    await eventually(async () => {
      expect(await outcomeOf(`/api/businesses/${slugOf(3)}`)).toBe("410");
      const { status, h1, isIndexed } = await getPage(`/business/${slugOf(3)}`);
      expect([status, h1, isIndexed]).toEqual([410, ["This business is no longer listed"], false]);
    });
  });
});

describe("the address of a country", () => {
  it("redirects from its code, its name and another case of its slug [public 2.73]", async () => {
    const countries = await visitor.read(listCountries);
    const { slug, countryCode, country } = countries.find((each) => each.slug.includes("-")) ?? firstOf(countries);
    for (const spelling of [countryCode, countryCode.toLowerCase(), country, slug.toUpperCase()]) {
      expect(await outcomeOf(`/countries/${encodeURIComponent(spelling)}`)).toBe(`301 /countries/${slug}`);
    }
    const { canonical = "" } = await getPage(`/countries/${slug}`);
    expect(new URL(canonical).pathname).toBe(`/countries/${slug}`);
  });
});

it("a letter in place of a category's slug lists categories; another single character leads to them all [public 2.75]", async () => {
  expect((await getPage("/categories/c")).h1).toEqual(["Keywords beginning with C"]);
  expect(await outcomeOf("/categories/7")).toBe("301 /categories");
});

describe("a page number", () => {
  it.each([
    ["100", "200"],
    ["101", "404"],
    ["0", "301 /businesses"],
    ["-1", "301 /businesses"],
    ["abc", "301 /businesses"],
    ["1.5", "301 /businesses"],
    ["1", "301 /businesses"],
  ])("%s of all businesses answers %s [public 5.5]", async (page, outcome) => {
    expect(await outcomeOf(`/businesses?page=${page}`)).toBe(outcome);
  });

  it.each(["0", "101", "abc"])("%s is refused by the call for businesses [public 5.5]", async (page) => {
    expect(await outcomeOf(`/api/businesses?page=${page}`)).toBe("400");
  });

  it.each([
    ["categories", () => "/categories"],
    ["countries", () => "/countries"],
    ["cities", () => "/cities"],
    ["the cities of a letter", () => "/cities/b"],
    ["a category", async () => `/categories/${(await largestCategory()).slug}`],
    ["a city", async () => cityPath(await largestCity())],
    ["a country", async () => `/countries/${(await largestCountry()).slug}`],
    ["the cities of a country", async () => `/countries/${(await largestCountry()).slug}/cities`],
  ])("of %s is dropped when it is not a number, and missing beyond the last [public 5.6]", async (_title, pathOf) => {
    const path = await pathOf();
    expect(await outcomeOf(`${path}?page=abc&unknown=1`)).toBe(`301 ${path}`);
    expect(await outcomeOf(`${path}?page=9999`)).toBe("404");
  });
});

it.each(["/categories/no-such-trade", "/cities/xx/nowhere", "/countries/atlantis"])("%s is missing", async (path) => {
  expect(await outcomeOf(path)).toBe("404");
});
