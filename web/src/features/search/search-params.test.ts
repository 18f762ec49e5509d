import { queryString } from "@meridian/contracts/client/url-of";
import { searchQuerySchema } from "@meridian/contracts/search/search";
import { expect, it } from "vitest";
import { parseSearch } from "../../lib/search-params.ts";
import { cleanSearchParams, readSearchParams, toggleHas, validateSearchParams, withParams } from "./search-params.ts";

it.each([
  ["?q=5", "?q=5"],
  ["?q=true", "?q=true"],
  ["?q=+pizza+&location=", "?q=pizza"],
  ["?q=pizza&page=1&sort=relevance", "?q=pizza"],
  ["?q=pizza&page=3", "?q=pizza&page=3"],
  ["?page=0", ""],
  ["?page=two", ""],
  ["?utm_source=x&q=a", "?q=a"],
  ["?location=berlin&q=pizza", "?q=pizza&location=berlin"],
  ["?country=de&city=DE%2FBerlin", "?country=DE&city=de%2Fberlin"],
  ["?country=germany", ""],
  ["?verified=true&openNow=1", "?verified=1&openNow=1"],
  ["?verified=no", ""],
  ["?has=website,phone,phone", "?has=phone%2Cwebsite"],
  ["?has=fax", ""],
  ["?minRating=4.50", "?minRating=4.5"],
  ["?minRating=9", ""],
  ["?near=52.5,13.4&sort=distance&radiusKm=3", "?near=52.5%2C13.4&radiusKm=3&sort=distance"],
  ["?sort=distance&radiusKm=3", ""],
  ["?near=152.5,13.4", ""],
])("the address %s means %s", (address, expected) => {
  const params = readSearchParams(parseSearch(address));
  expect(queryString(params)).toBe(expected);
  expect(readSearchParams(parseSearch(queryString(params)))).toEqual(params);
  expect(searchQuerySchema.safeParse(params).success).toBe(true);
});

it("cleaning an address keeps its order", () => {
  expect(queryString(cleanSearchParams(parseSearch("?location=berlin&x=1&q=+pizza&page=0")))).toBe(
    "?location=berlin&q=pizza",
  );
});

it("a rejected value leaves an empty key that replaces it", () => {
  expect(validateSearchParams({ page: "x", q: "a" })).toEqual({ ...validateSearchParams({}), q: "a" });
  expect(Object.keys(validateSearchParams({}))).toContain("page");
});

it("changing a filter returns to the first page", () => {
  const params = readSearchParams({ q: "pizza", page: "4" });
  expect(withParams(params, { category: "cafe" })).toEqual({ q: "pizza", category: "cafe" });
  expect(withParams(params, { page: "5" })).toEqual({ q: "pizza", page: "5" });
  expect(withParams(params, { q: undefined })).toEqual({});
});

it("a toggled flag joins the others", () => {
  expect(toggleHas({}, "phone")).toBe("phone");
  expect(toggleHas({ has: "phone" }, "website")).toBe("phone,website");
  expect(toggleHas({ has: "phone" }, "phone")).toBeUndefined();
});
