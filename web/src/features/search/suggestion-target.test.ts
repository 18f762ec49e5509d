import { expect, it } from "vitest";
import { formatDistance } from "../../lib/format/number-format.ts";
import { categorySearchOf, isPlacePage, locationTextOf } from "./suggestion-target.ts";

const suggestion = (label: string, path: string) => ({ label, detail: null, matches: [], path });

it("a suggested city is distinguished from its namesakes by its country, a country is not", () => {
  expect(locationTextOf(suggestion("Paris", "/cities/fr/paris"))).toBe("Paris, FR");
  expect(locationTextOf(suggestion("Germany", "/countries/germany"))).toBe("Germany");
});

it("a suggested category is searched in the place that was typed", () => {
  expect(categorySearchOf(suggestion("Cafe", "/categories/cafe"), " berlin ")).toEqual({
    category: "cafe",
    location: "berlin",
  });
  expect(categorySearchOf(suggestion("Cafe", "/elsewhere"), "")).toEqual({ q: "Cafe" });
});

it("a category in a place has a page of its own, other suggestions have not", () => {
  const paths = ["/cities/de/berlin/hotel", "/countries/germany/hotel", "/categories/hotel", "/search?q=hotel"];
  expect(paths.map(isPlacePage)).toEqual([true, true, false, false]);
});

it("a kind in a place leads to the search that the suggestion names", () => {
  const path = "/search?q=pizza&location=Berlin%2C+Germany&amenity=wi-fi";
  expect(categorySearchOf(suggestion("Pizza in Berlin", path), "elsewhere")).toEqual({
    q: "pizza",
    location: "Berlin, Germany",
    amenity: "wi-fi",
  });
});

it.each([
  [0, "10 m"],
  [0.347, "350 m"],
  [0.996, "1.0 km"],
  [1.44, "1.4 km"],
  [9.96, "10 km"],
  [23.4, "23 km"],
])("%d km read %s", (km, text) => {
  expect(formatDistance(km)).toBe(text);
});
