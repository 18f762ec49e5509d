import {
  getBusiness,
  getFeaturedBusinesses,
  getHomepageData,
  getRelatedBusinesses,
  searchBusinesses,
  suggest,
} from "@meridian/contracts/search/catalogue-api";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { rightToLeftTexts } from "../lost-direction.ts";
import { answer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { textsOf } from "../shown-texts.ts";
import { BAKERY, FEATURED, HOMEPAGE, hit, listItem, NO_SUGGESTIONS, searchAnswer } from "./fixtures.ts";

const NAME = "קפה לנדוור (כשר) 24";
const CITY = "תל אביב-יפו";
const CATEGORY = "מסעדה כשרה";
const ADDRESS = `אבן גבירול 14, ${CITY}, 6407801`;
const PLACED = { category: CATEGORY, city: CITY, country: "ישראל", fullAddress: ADDRESS };

/** What each screen below must show in its own direction, and that nothing else loses it. */
function expectOwnDirections(...shown: string[]): void {
  const { kept, lost } = rightToLeftTexts();
  expect(lost).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(shown));
}

it("the list and the filters of a search show right-to-left names in their own direction", async () => {
  const branches = { name: NAME, city: "il/x", cityName: CITY, count: 3 };
  answer(
    searchBusinesses,
    searchAnswer({
      hits: [hit(NAME, { ...PLACED, slug: "landwer", branches, highlights: [[0, 3]] })],
      facets: {
        category: [{ value: "kosher", label: CATEGORY, count: 3 }],
        city: [{ value: "il/x", label: CITY, count: 3 }],
      },
      understood: { text: "coffee", place: { kind: "city", label: CITY, value: "il/x", path: "/cities/il/x" } },
    }),
  );
  await renderRoute("/search?q=coffee&city=il/x&category=kosher");
  await screen.findByRole("list", { name: "Results" });
  expectOwnDirections("קפה", ADDRESS, CATEGORY, CITY);
});

it("a business shows its right-to-left names in their own direction, and so do its neighbours", async () => {
  answer(getBusiness, { ...BAKERY, ...PLACED, name: NAME, type: CATEGORY, locatedIn: CITY, description: CATEGORY });
  const neighbour = { ...listItem("קפה נמרוד", PLACED), slug: "nimrod", distanceKm: 1 };
  answer(getRelatedBusinesses, { sameCategoryInCity: [], nearby: [neighbour] });
  await renderRoute(`/business/${BAKERY.slug}`);
  await screen.findByRole("heading", { name: "Nearby" });
  expectOwnDirections(NAME, ADDRESS, CATEGORY, CITY, neighbour.name);
});

it("a sentence of ours about a business with a right-to-left name stays left to right", async () => {
  answer(getBusiness, { ...BAKERY, ...PLACED, name: NAME, type: CATEGORY, description: null });
  answer(getRelatedBusinesses, { sameCategoryInCity: [], nearby: [] });
  await renderRoute(`/business/${BAKERY.slug}`);
  const sentence = await screen.findByText(/is listed under/);
  expect(sentence.closest("[dir]")?.getAttribute("dir") ?? "ltr").toBe("ltr");
  expect(textsOf(sentence.querySelectorAll("bdi"))).toEqual([NAME, CATEGORY, CITY, "ישראל"]);
});

it("the title of a business sets right-to-left names apart from its own words", async () => {
  answer(getBusiness, { ...BAKERY, ...PLACED, name: NAME, type: CATEGORY });
  answer(getRelatedBusinesses, { sameCategoryInCity: [], nearby: [] });
  await renderRoute(`/business/${BAKERY.slug}`);
  const [name, category, city, country] = [NAME, CATEGORY, CITY, PLACED.country].map((text) => `\u2068${text}\u2069`);
  await waitFor(() => expect(document.title).toBe(`${name} – ${category} in ${city}, ${country} – Meridian`));
});

it("the title and the heading of a search set a right-to-left place apart from their own words", async () => {
  const place = { kind: "city", label: CITY, value: "il/x", path: "/cities/il/x" } as const;
  answer(searchBusinesses, searchAnswer({ understood: { text: "coffee", place } }));
  await renderRoute(`/search?q=coffee&location=${CITY}`);
  await screen.findByRole("list", { name: "Results" });
  const heading = `coffee in \u2068${CITY}\u2069`;
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  await waitFor(() => expect(document.title).toBe(`${heading} – Search – Meridian`));
});

it("the home page shows right-to-left names in their own direction", async () => {
  answer(getHomepageData, {
    ...HOMEPAGE,
    popularSearches: [{ category: CATEGORY, count: 9, slug: "kosher", symbol: "food" }],
    topCities: [{ city: CITY, count: 9, countryCode: "IL", slug: "x" }],
  });
  answer(getFeaturedBusinesses, [{ ...FEATURED, name: "קפה נמרוד", type: CATEGORY, full_address: ADDRESS }]);
  await renderRoute("/");
  await screen.findByRole("heading", { name: "Popular Categories" });
  expectOwnDirections("קפה נמרוד", CATEGORY, CITY);
});

it("suggestions show right-to-left names in their own direction", async () => {
  answer(searchBusinesses, searchAnswer());
  answer(suggest, {
    ...NO_SUGGESTIONS,
    businesses: [{ label: NAME, detail: ADDRESS, matches: [], path: "/business/landwer" }],
  });
  const { user } = await renderRoute("/search");
  const [what] = await screen.findAllByRole("combobox");
  if (what === undefined) throw new Error("The page has no search field");
  await user.type(what, "landwer");
  await screen.findByText(ADDRESS);
  expectOwnDirections(NAME, ADDRESS);
  expect(what.getAttribute("dir")).toBe("auto");
});
