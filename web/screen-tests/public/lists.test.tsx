import type { Endpoint } from "@meridian/contracts/endpoint";
import { getCountry, listCategories, listCities, listCountries } from "@meridian/contracts/places/places-api";
import { getHomepageData, listBusinesses } from "@meridian/contracts/search/catalogue-api";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { HOMEPAGE, listItem } from "./fixtures.ts";
import { cityItem, countryItem, GERMANY } from "./place-fixtures.ts";

const HOTEL = { category: "Hotel", count: 3, slug: "hotel", meanRating: 4.5, symbol: "bed" } as const;
const PAGE = { currentPage: 1, totalPages: 1, totalCount: 1, hasNextPage: false, hasPrevPage: false };
const BUSINESSES = { ...PAGE, businesses: [listItem("Hotel Adler")] };
const NO_BUSINESSES = { ...PAGE, totalPages: 0, totalCount: 0, businesses: [] };

interface List {
  path: string;
  endpoint: Endpoint;
  /** Answers with one entry, which `entry` names. */
  fill: () => void;
  hold: () => { release: () => void };
  empty: () => void;
  heading: string;
  entry: RegExp;
  loading: string;
  none: readonly string[];
  failure: readonly [title: string, text: string];
  /** Rows of the specification. */
  rows?: { loading?: string; empty?: string; failure?: string };
}

const cities = {
  endpoint: listCities,
  fill: () => answer(listCities, [cityItem("Berlin")]),
  hold: () => holdAnswer(listCities, [cityItem("Berlin")]),
  empty: () => answer(listCities, []),
  entry: /^Berlin/,
  loading: "Loading cities...",
  none: ["No cities found", "Try adjusting your search terms or browse all cities"],
  failure: ["Unable to load cities", "There was an error loading the cities. Please try again later."],
} as const;
const categories = {
  endpoint: listCategories,
  fill: () => answer(listCategories, [HOTEL]),
  hold: () => holdAnswer(listCategories, [HOTEL]),
  empty: () => answer(listCategories, []),
  entry: /^Hotel/,
  none: ["No categories found"],
} as const;

const LISTS: readonly List[] = [
  {
    ...categories,
    path: "/categories",
    heading: "Business Categories",
    loading: "Loading categories...",
    failure: ["Unable to load categories", "There was an error loading the categories. Please try again later."],
    rows: { loading: " [public 9.15]", failure: " [public 8.1]" },
  },
  {
    ...categories,
    path: "/categories/h",
    heading: "Keywords beginning with H",
    loading: "Loading category data...",
    failure: ["Error loading category", "Nothing is lost. Try again in a few seconds"],
  },
  {
    path: "/countries",
    endpoint: listCountries,
    fill: () => answer(listCountries, [countryItem("Germany")]),
    hold: () => holdAnswer(listCountries, [countryItem("Germany")]),
    empty: () => answer(listCountries, []),
    heading: "Countries",
    entry: /^Germany/,
    loading: "Loading countries...",
    none: ["No countries found", "Try adjusting your search terms."],
    failure: ["Unable to load countries", "There was an error loading the countries. Please try again later."],
    rows: { loading: " [public 9.15]", failure: " [public 8.2]" },
  },
  {
    ...cities,
    path: "/cities",
    heading: "Cities Directory",
    rows: { loading: " [public 2.63]", failure: " [public 8.3]" },
  },
  { ...cities, path: "/cities/b", heading: "Cities beginning with B" },
  { ...cities, path: "/countries/germany/cities", heading: "Cities in Germany" },
  {
    path: "/businesses",
    endpoint: listBusinesses,
    fill: () => answer(listBusinesses, BUSINESSES),
    hold: () => holdAnswer(listBusinesses, BUSINESSES),
    empty: () => answer(listBusinesses, NO_BUSINESSES),
    heading: "All Businesses",
    entry: /^Hotel Adler/,
    loading: "Loading businesses...",
    none: ["No businesses found", "Try adjusting your search criteria."],
    failure: ["Error Loading Businesses", "Please try again later."],
    rows: { loading: " [public 2.55] [public 9.15]", empty: " [public 8.17]", failure: " [public 8.4]" },
  },
];

describe.each(LISTS)("$path", ({ path, endpoint, fill, hold, empty, heading, entry, loading, none, failure, rows }) => {
  const open = () => {
    answer(getCountry, GERMANY);
    answer(getHomepageData, HOMEPAGE);
    return renderRoute(path);
  };

  it(`says that it is loading, with 12 placeholders, then lists its entries${rows?.loading ?? ""}`, async () => {
    const { release } = hold();
    await open();
    expect(await screen.findByText(loading)).toBeTruthy();
    expect(within(screen.getByRole("main")).getAllByRole("listitem", { hidden: true })).toHaveLength(12);
    release();
    expect(await screen.findByRole("link", { name: entry })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeTruthy();
    expect(screen.queryByText(loading)).toBeNull();
  });

  it(`says so when there is nothing to list${rows?.empty ?? ""}`, async () => {
    empty();
    await open();
    for (const text of none) expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("link", { name: entry })).toBeNull();
  });

  it(`reports a failure, and loads the list when tried again${rows?.failure ?? ""}`, async () => {
    const [title, text] = failure;
    // The API's refusals are not retried, so the failure shows at once.
    fail(endpoint, 403);
    const { user } = await open();
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain(text);
    fill();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: entry })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
