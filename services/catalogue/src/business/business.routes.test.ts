import {
  businessDetailSchema,
  featuredBusinessSchema,
  publicPageSchema,
} from "@meridian/contracts/businesses/business";
import { problemSchema } from "@meridian/contracts/problem";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const HOURS = { intervals: [[2 * 1440 + 660, 2 * 1440 + 1320]], knownDays: [2, 6] } satisfies {
  intervals: [number, number][];
  knownDays: number[];
};

const many = Array.from({ length: 44 }, (_, n) => ({ name: `Shop ${n}`, reviews: n, street: `${n} Main St` }));
const catalogue = await startTestCatalogue([
  {
    name: "Luigi's Pizza",
    reviews: 5000,
    hours: HOURS,
    photo: "https://img.example/1.jpg",
    website: "https://luigi.example",
  },
  {
    name: "Nowhere Services",
    city: undefined,
    country: undefined,
    countryCode: undefined,
    latitude: undefined,
    longitude: undefined,
    rating: undefined,
    phone: undefined,
    timeZone: undefined,
  },
  { name: "Shut for good", status: "closed" },
  { name: "Apotheke am Markt", type: "Apotheke", reviews: 4000, fullAddress: undefined, street: "7 Main St" },
  ...many,
]);
afterAll(() => catalogue.stop());

const { get } = catalogue;

describe("a business", () => {
  it("answers with everything its page shows", async () => {
    const answer = await get("/api/businesses/luigis-pizza-philadelphia");
    expect(answer.headers.get("cache-control")).toContain("s-maxage=600");
    const business = businessDetailSchema.parse(await answer.json());
    expect(business).toMatchObject({
      name: "Luigi's Pizza",
      type: "Pizza restaurant",
      latitude: "39.9478",
      longitude: "-75.1454",
      workingHours: '{"Wednesday":"11:00 AM – 10:00 PM","Sunday":"Closed"}',
      cityPath: "/cities/us/philadelphia",
      countrySlug: "united-states",
      categorySlug: "pizza-restaurant",
      symbol: "pizza",
      schemaType: "Restaurant",
      openState: { state: "open", changesAt: "2026-03-05T03:00:00.000Z" },
    });
  });

  it("with little data answers null for unknown fields, and links nowhere", async () => {
    const business = businessDetailSchema.parse(await (await get("/api/businesses/nowhere-services")).json());
    const { latitude, cityPath, countrySlug, phone, workingHours, rating } = business;
    expect([latitude, cityPath, countrySlug, phone, workingHours, rating]).toEqual([null, null, null, null, null, 0]);
    expect(business.openState.state).toBe("unknown");
  });

  it.each(["no-such-place", "luigis-pizza-philadelphia-abc123"])(
    "that is not public is not found: %s",
    async (slug) => {
      const answer = await get(`/api/businesses/${slug}`);
      expect(answer.status).toBe(404);
      expect(problemSchema.parse(await answer.json())).toMatchObject({
        code: "not_found",
        detail: "Business not found",
      });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );
});

it("a business without a full address shows its parts, on its page and in lists", async () => {
  const address = "7 Main St, Philadelphia, 19106, United States of America";
  const { fullAddress } = businessDetailSchema.parse(
    await (await fetch(`${catalogue.url}/api/businesses/apotheke-am-markt-philadelphia`)).json(),
  );
  const { hits } = await (await fetch(`${catalogue.url}/api/search?q=apotheke%20am%20markt`)).json();
  expect([fullAddress, hits[0]?.fullAddress]).toEqual([address, address]);
});

it("a label in any language gives a business the symbol and the schema.org type of its kind", async () => {
  const answer = await get("/api/businesses/apotheke-am-markt-philadelphia");
  expect(businessDetailSchema.parse(await answer.json())).toMatchObject({ symbol: "pharmacy", schemaType: "Pharmacy" });
  const listed = await get("/api/featured-businesses");
  expect(
    z
      .array(featuredBusinessSchema)
      .parse(await listed.json())
      .map(({ symbol }) => symbol),
  ).toContain("pharmacy");
});

it("a permanently closed business says so on its page", async () => {
  const answer = await get("/api/businesses/shut-for-good-philadelphia");
  const { status, openState } = businessDetailSchema.parse(await answer.json());
  expect([status, openState]).toEqual(["closed", { state: "closed", changesAt: null }]);
});

describe("the list of all businesses", () => {
  const page = async (n: number) => publicPageSchema.parse(await (await get(`/api/businesses?page=${n}`)).json());

  it("contains each listed business once, most popular first, with correct totals", async () => {
    const pages = [await page(1), await page(2), await page(3)];
    const slugs = pages.flatMap(({ businesses }) => businesses.map(({ slug }) => slug));
    expect(slugs).toHaveLength(47);
    expect(new Set(slugs).size).toBe(47);
    expect(slugs[0]).toBe("luigis-pizza-philadelphia");
    expect(slugs).not.toContain("shut-for-good-philadelphia");
    expect(pages.map(({ hasNextPage, hasPrevPage }) => [hasPrevPage, hasNextPage])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    expect(pages[1]).toMatchObject({ currentPage: 2, totalPages: 3, totalCount: 47 });
  });

  it("is empty beyond its last page, totals unchanged", async () => {
    expect(await page(4)).toMatchObject({
      businesses: [],
      currentPage: 4,
      totalPages: 3,
      totalCount: 47,
      hasNextPage: false,
    });
  });

  it.each(["0", "101", "x", "1.5", "-1"])("rejects the page %s", async (n) => {
    const answer = await get(`/api/businesses?page=${n}`);
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).issues?.[0]?.path).toBe("query.page");
  });
});

it("featured businesses are at most twelve, those with a photo first", async () => {
  const answer = await get("/api/featured-businesses");
  expect(answer.headers.get("cache-control")).toContain("s-maxage=1800");
  const featured = z.array(featuredBusinessSchema).parse(await answer.json());
  expect(featured).toHaveLength(12);
  expect(featured[0]).toMatchObject({ slug: "luigis-pizza-philadelphia", image_url: "https://img.example/1.jpg" });
});
