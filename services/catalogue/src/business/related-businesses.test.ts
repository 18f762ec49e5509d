import { relatedBusinessesSchema } from "@meridian/contracts/businesses/business";
import { problemSchema } from "@meridian/contracts/problem";
import { afterAll, describe, expect, it } from "vitest";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const CAFE = { type: "Coffee shop", category: "coffee", subtypes: ["Coffee shop"] };
const PLACELESS = { latitude: undefined, longitude: undefined };
/** Points on a line north of the pizzeria. */
const north = (km: number) => ({ latitude: 39.9478 + km / 111.195, longitude: -75.1454 });

const catalogue = await startTestCatalogue([
  { name: "Luigi", reviews: 50 },
  { name: "Pizza one", reviews: 900, ...north(3) },
  { name: "Pizza two", reviews: 800, ...PLACELESS },
  { name: "Pizza three", reviews: 700, ...north(0.4) },
  { name: "Pizza four", reviews: 600, ...north(2) },
  { name: "Pizza five", reviews: 10, ...north(0.1) },
  { name: "Shut pizza", reviews: 5_000, status: "closed", ...north(0.05) },
  { name: "Pizza of Camden", reviews: 4_000, city: "Camden", ...north(0.5) },
  { name: "Cafe near", ...CAFE, ...north(0.2) },
  { name: "Cafe far", ...CAFE, ...north(24) },
  { name: "Cafe out of reach", ...CAFE, ...north(27) },
  { name: "Lonely", ...CAFE, city: undefined, countryCode: undefined, country: undefined, ...PLACELESS },
]);
afterAll(() => catalogue.stop());

async function read(slug: string) {
  const answer = await fetch(`${catalogue.url}/api/businesses/${slug}/related`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("s-maxage=600");
  const { sameCategoryInCity, nearby } = relatedBusinessesSchema.parse(await answer.json());
  const toTotals = (list: typeof nearby) => list.map(({ name, distanceKm }) => [name, distanceKm?.toFixed(1) ?? null]);
  return { sameCategoryInCity: toTotals(sameCategoryInCity), nearby: toTotals(nearby) };
}

describe("related businesses are", () => {
  it("the most popular others of its category and city, and the nearest that are not among them", async () => {
    expect(await read("luigi-philadelphia")).toEqual({
      sameCategoryInCity: [
        ["Pizza one", "3.0"],
        ["Pizza two", null],
        ["Pizza three", "0.4"],
        ["Pizza four", "2.0"],
      ],
      nearby: [
        ["Pizza five", "0.1"],
        ["Cafe near", "0.2"],
        ["Pizza of Camden", "0.5"],
        ["Cafe far", "24.0"],
      ],
    });
  });

  it("the same for a permanently closed business, which itself is related to none", async () => {
    const { sameCategoryInCity, nearby } = await read("shut-pizza-philadelphia");
    expect(sameCategoryInCity.map(([name]) => name)).toEqual(["Pizza one", "Pizza two", "Pizza three", "Pizza four"]);
    expect(nearby[0]?.[0]).toBe("Luigi");
  });

  it("none if neither city nor coordinates are known", async () => {
    expect(await read("lonely")).toEqual({ sameCategoryInCity: [], nearby: [] });
  });

  it("none of a category that no other business has, and none without a distance", async () => {
    const { sameCategoryInCity, nearby } = await read("pizza-two-philadelphia");
    expect(sameCategoryInCity.every(([, distance]) => distance === null)).toBe(true);
    expect(nearby).toEqual([]);
    expect((await read("pizza-of-camden-camden")).sameCategoryInCity).toEqual([]);
  });
});

it("not found for a missing business", async () => {
  const answer = await fetch(`${catalogue.url}/api/businesses/no-such-place/related`);
  expect(answer.status).toBe(404);
  expect(problemSchema.parse(await answer.json()).code).toBe("not_found");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it("the nearest of its city while the index is down", async () => {
  catalogue.loseIndex();
  const { sameCategoryInCity, nearby } = await read("luigi-philadelphia");
  expect(sameCategoryInCity.map(([name]) => name)).toEqual(["Pizza one", "Pizza two", "Pizza three", "Pizza four"]);
  expect(nearby.map(([name]) => name)).toEqual(["Pizza five", "Cafe near", "Cafe far"]);
});
