import { expect, it } from "vitest";
import { type PageScope, SEARCH_PAGE, searchTarget } from "./search-target.ts";

const BERLIN: PageScope = { path: "/cities/de/berlin", fixed: { city: "de/berlin" } };
const HOTELS: PageScope = { path: "/categories/hotel", fixed: { category: "hotel" } };
const GERMANY: PageScope = { path: "/countries/germany", fixed: { country: "DE" } };
const BAVARIA: PageScope = { path: "/countries/germany/regions/bavaria", fixed: { region: "DE-BY" } };
const BERLIN_HOTELS: PageScope = {
  path: "/cities/de/berlin/hotel",
  fixed: { city: "de/berlin", category: "hotel" },
};

it.each([
  { scope: BERLIN, change: { openNow: "1" }, to: "/cities/de/berlin", search: { openNow: "1" } },
  {
    scope: BERLIN,
    change: { category: "hotel", sort: "rating" },
    to: "/cities/de/berlin/hotel",
    search: { sort: "rating" },
  },
  {
    scope: BERLIN_HOTELS,
    change: { category: undefined, openNow: "1" },
    to: "/cities/de/berlin",
    search: { openNow: "1" },
  },
  { scope: BERLIN_HOTELS, change: { city: "de/koln" }, to: "/cities/de/koln/hotel", search: {} },
  { scope: BERLIN_HOTELS, change: { city: undefined }, to: "/categories/hotel", search: {} },
  { scope: HOTELS, change: { country: "DE" }, to: "/countries/de/hotel", search: {} },
  { scope: GERMANY, change: { minRating: "4" }, to: "/countries/germany", search: { minRating: "4" } },
  { scope: GERMANY, change: { category: "hotel" }, to: "/countries/germany/hotel", search: {} },
  { scope: BAVARIA, change: { openNow: "1" }, to: BAVARIA.path, search: { openNow: "1" } },
  { scope: BAVARIA, change: { category: "hotel" }, to: BAVARIA.path, search: { category: "hotel" } },
  { scope: BAVARIA, change: { city: "de/munich" }, to: "/cities/de/munich", search: {} },
  { scope: BERLIN, change: { q: "adler" }, to: "/search", search: { q: "adler", city: "de/berlin" } },
  { scope: HOTELS, change: { near: "52.5,13.4" }, to: "/search", search: { near: "52.5,13.4", category: "hotel" } },
  { scope: SEARCH_PAGE, change: { city: "de/berlin" }, to: "/search", search: { city: "de/berlin" } },
] as const)("from $scope.path the search for $change leads to $to", ({ scope, change, to, search }) => {
  const target = searchTarget({ ...scope.fixed, ...change }, scope);
  expect(target.to).toBe(to);
  expect(JSON.parse(JSON.stringify(target.search))).toEqual(search);
});
