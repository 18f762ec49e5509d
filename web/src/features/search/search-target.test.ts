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
  { scope: BERLIN, asked: { openNow: "1" }, to: "/cities/de/berlin", search: { openNow: "1" } },
  {
    scope: BERLIN,
    asked: { category: "hotel", sort: "rating" },
    to: "/cities/de/berlin/hotel",
    search: { sort: "rating" },
  },
  {
    scope: BERLIN_HOTELS,
    asked: { category: undefined, openNow: "1" },
    to: "/cities/de/berlin",
    search: { openNow: "1" },
  },
  { scope: BERLIN_HOTELS, asked: { city: "de/koln" }, to: "/cities/de/koln/hotel", search: {} },
  { scope: BERLIN_HOTELS, asked: { city: undefined }, to: "/categories/hotel", search: {} },
  { scope: HOTELS, asked: { country: "DE" }, to: "/countries/de/hotel", search: {} },
  { scope: GERMANY, asked: { minRating: "4" }, to: "/countries/germany", search: { minRating: "4" } },
  { scope: GERMANY, asked: { category: "hotel" }, to: "/countries/germany/hotel", search: {} },
  { scope: BAVARIA, asked: { openNow: "1" }, to: BAVARIA.path, search: { openNow: "1" } },
  { scope: BAVARIA, asked: { category: "hotel" }, to: BAVARIA.path, search: { category: "hotel" } },
  { scope: BAVARIA, asked: { city: "de/munich" }, to: "/cities/de/munich", search: {} },
  { scope: BERLIN, asked: { q: "adler" }, to: "/search", search: { q: "adler", city: "de/berlin" } },
  { scope: HOTELS, asked: { near: "52.5,13.4" }, to: "/search", search: { near: "52.5,13.4", category: "hotel" } },
  { scope: SEARCH_PAGE, asked: { city: "de/berlin" }, to: "/search", search: { city: "de/berlin" } },
] as const)("from $scope.path the search for $asked leads to $to", ({ scope, asked, to, search }) => {
  const target = searchTarget({ ...scope.fixed, ...asked }, scope);
  expect(target.to).toBe(to);
  expect(JSON.parse(JSON.stringify(target.search))).toEqual(search);
});
