import { categoryDetailSchema, categoryListItemSchema } from "@meridian/contracts/places/place";
import { problemSchema } from "@meridian/contracts/problem";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startPlacesCatalogue } from "../testing/start-places-catalogue.ts";

const catalogue = await startPlacesCatalogue();
afterAll(() => catalogue.stop());

const { get, readPublic: read } = catalogue;

describe("the list of categories", () => {
  it("can be filtered by a letter of either case", async () => {
    const list = z.array(categoryListItemSchema);
    expect(await read(list, "/api/categories", 7200)).toHaveLength(3);
    expect((await read(list, "/api/categories?letter=g", 7200)).map(({ slug }) => slug)).toEqual(["guest-house"]);
    expect(await read(list, "/api/categories?letter=Q", 7200)).toEqual([]);
    expect((await get("/api/categories?letter=ab")).status).toBe(400);
  });
});

describe("a category", () => {
  it.each(["bed-breakfast", "bed-&-breakfast", "Bed%20%26%20breakfast", "BED-BREAKFAST"])(
    "is found under any spelling of its link: %s",
    async (slug) => {
      const category = await read(categoryDetailSchema, `/api/categories/${slug}`, 600);
      expect(category).toMatchObject({
        category: "Guest house",
        slug: "guest-house",
        businessCount: 2,
        countryCount: 1,
        topCountries: [{ country: "Brazil", count: 2, countryCode: "BR", slug: "brazil" }],
      });
      expect(category.businesses.map(({ name }) => name).toSorted()).toEqual(["Casa", "Pousada"]);
    },
  );

  it("requested by another of its names returns its own", async () => {
    expect((await read(categoryDetailSchema, "/api/categories/hotels", 600)).slug).toBe("guest-house");
  });

  it("is paged by twelve, or as requested, each business once", async () => {
    const path = "/api/categories/pizza-restaurant";
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await read(categoryDetailSchema, `${path}?page=${page}`, 600));
    expect(pages.map(({ businesses }) => businesses.length)).toEqual([12, 12, 6]);
    expect(new Set(pages.flatMap(({ businesses }) => businesses.map(({ id }) => id))).size).toBe(30);
    expect(pages[0]).toMatchObject({ totalPages: 3, currentPage: 1 });
    expect(await read(categoryDetailSchema, `${path}?page=4`, 600)).toMatchObject({ businesses: [], totalPages: 3 });
    expect((await read(categoryDetailSchema, `${path}?limit=30`, 600)).businesses).toHaveLength(30);
  });

  it("rejects page and limit out of bounds, both at once", async () => {
    const answer = await get("/api/categories/pizza-restaurant?page=0&limit=101");
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).issues?.map(({ path }) => path)).toEqual([
      "query.page",
      "query.limit",
    ]);
  });
});

it.each(["/api/categories/none", "/api/categories/%26", "/api/categories/airport"])("%s is not found", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(problemSchema.parse(await answer.json())).toMatchObject({ code: "not_found", detail: "Category not found" });
});
