import { getCategory, getCity, getCountry } from "@meridian/contracts/places/places-api";
import { getHomepageData, searchBusinesses } from "@meridian/contracts/search/catalogue-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { passRetries, useMovableClock } from "../clock.ts";
import { answer, fail, holdAnswer, respond } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { HOMEPAGE, hit, NOTHING_FOUND, searchAnswer } from "./fixtures.ts";
import { BERLIN, GERMANY, HOTELS } from "./place-fixtures.ts";

const MISSING = { code: "not_found" };

beforeEach(() => {
  answer(searchBusinesses, searchAnswer({ hits: [hit("Hotel Adler")] }));
});

const PLACES = [
  {
    path: "/categories/hotel",
    endpoint: getCategory,
    fill: () => answer(getCategory, HOTELS),
    hold: () => holdAnswer(getCategory, HOTELS),
    heading: "Hotel Businesses",
    /** What it leads to. */
    links: ["/business/hotel-adler", "/categories/hotel?sort=rating", "/countries/germany/hotel"],
    loading: "Loading category data...",
    failure: "Error loading category",
    missing: "Category not found",
    back: "/categories",
    rows: { loading: " [public 2.77]", missing: " [public 8.6]", failure: "" },
  },
  {
    path: "/countries/germany",
    endpoint: getCountry,
    fill: () => answer(getCountry, GERMANY),
    hold: () => holdAnswer(getCountry, GERMANY),
    heading: "Germany Business Directory",
    links: [
      "/business/hotel-adler",
      "/search?country=DE",
      "/cities/de/berlin",
      "/countries/germany/hotel",
      "/countries/germany/cities",
    ],
    loading: "Loading country...",
    failure: "We cannot reach the directory",
    missing: "Country not found",
    back: "/countries",
    rows: { loading: "", missing: " [public 8.7]", failure: " [public 8.9]" },
  },
  {
    path: "/cities/de/berlin",
    endpoint: getCity,
    fill: () => answer(getCity, BERLIN),
    hold: () => holdAnswer(getCity, BERLIN),
    heading: "Berlin, Germany",
    links: ["/business/hotel-adler", "/cities/de/berlin?sort=rating", "/cities/de/berlin/hotel"],
    loading: "Loading city...",
    failure: "We cannot reach the directory",
    missing: "City not found",
    back: "/cities",
    rows: { loading: "", missing: " [public 8.8]", failure: " [public 8.9]" },
  },
];

describe.each(PLACES)(
  "$path",
  ({ path, endpoint, fill, hold, heading, links, loading, failure, missing, back, rows }) => {
    it(`says that it is loading, then lists what it found with links${rows.loading}`, async () => {
      const { release } = hold();
      await renderRoute(path);
      expect(await screen.findByText(loading)).toBeTruthy();
      release();
      expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
      expect(screen.queryByText(loading)).toBeNull();
      await screen.findByRole("link", { name: "Hotel Adler" });
      const shown = () =>
        within(screen.getByRole("main"))
          .getAllByRole("link")
          .map((link) => link.getAttribute("href"));
      await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(links)));
    });

    it(`says what is missing, and leads back to the list${rows.missing}`, async () => {
      fail(endpoint, 404, MISSING);
      await renderRoute(path);
      expect(await screen.findByRole("heading", { level: 1, name: missing })).toBeTruthy();
      const main = within(screen.getByRole("main"));
      expect(main.getByRole("link", { name: `All ${back.slice(1)}` }).getAttribute("href")).toBe(back);
      expect(main.getByRole("form", { name: "Search businesses" })).toBeTruthy();
    });

    it(`reports a failing service, and loads on retry${rows.failure}`, async () => {
      fail(endpoint, 403);
      const { user } = await renderRoute(path);
      expect(await screen.findByRole("heading", { level: 1, name: failure })).toBeTruthy();
      expect(screen.getByRole("alert")).toBeTruthy();
      fill();
      await user.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
    });
  },
);

it("a failing category is requested 4 times, after 1, 2 and 4 seconds, and its status is shown [public 8.5]", async () => {
  useMovableClock();
  const askedAt: number[] = [];
  respond(getCategory, () => {
    askedAt.push(Date.now());
    return new Response("", { status: 503 });
  });
  const { router } = await renderRoute("/categories/hotel");
  await passRetries(router, [1000, 2000, 4000]);
  expect(await screen.findByRole("heading", { level: 1, name: "Error loading category" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("HTTP 503: Service Unavailable");
  const delaysSeconds = askedAt.slice(1).map((at, index) => Math.floor((at - (askedAt[index] ?? 0)) / 1000));
  expect(delaysSeconds).toEqual([1, 2, 4]);
});

it("a category without businesses says so [public 8.18]", async () => {
  answer(getCategory, { ...HOTELS, businesses: [], businessCount: 0, totalPages: 0 });
  await renderRoute("/categories/hotel");
  expect(await screen.findByText("No businesses found in this category.")).toBeTruthy();
});

it("a city without businesses says so", async () => {
  answer(getHomepageData, HOMEPAGE);
  answer(getCity, { ...BERLIN, businessCount: 0 });
  answer(searchBusinesses, searchAnswer(NOTHING_FOUND));
  await renderRoute("/cities/de/berlin");
  expect(await screen.findByText("No businesses found")).toBeTruthy();
});

it("an alias of a country redirects to its canonical address", async () => {
  answer(getCountry, GERMANY);
  const { path } = await renderRoute("/countries/DE");
  expect(await screen.findByRole("heading", { level: 1, name: "Germany Business Directory" })).toBeTruthy();
  expect(path()).toBe("/countries/germany");
});

it("a page beyond the last of a city is not found", async () => {
  answer(getCity, BERLIN);
  await renderRoute("/cities/de/berlin?page=99");
  expect(await screen.findByRole("heading", { level: 1, name: "Page Not Found" })).toBeTruthy();
});

it("the filters of a category apply to its countries", async () => {
  answer(getCategory, HOTELS);
  const calls = answer(searchBusinesses, searchAnswer({ hits: [hit("Hotel Adler")] }));
  await renderRoute("/categories/hotel?openNow=1&page=2");
  const countries = await screen.findByRole("region", { name: "Top Countries" });
  expect(within(countries).getByRole("link").getAttribute("href")).toBe("/countries/germany/hotel?openNow=1");
  const params = new URL(calls[0]?.url ?? "", "http://localhost").searchParams;
  expect(Object.fromEntries(params)).toEqual({ category: "hotel", openNow: "1", page: "2", limit: "12" });
});

it("a photo covers a drawing, which stays if the photo does not load", async () => {
  const photographed = hit("Hotel Adler", { photo: "http://photos.example/adler.jpg" });
  answer(getCity, BERLIN);
  answer(searchBusinesses, searchAnswer({ hits: [photographed] }));
  await renderRoute("/cities/de/berlin");
  await screen.findByRole("link", { name: "Hotel Adler" });
  const photo = document.querySelector("main img");
  const drawing = () => photo?.parentElement?.querySelector("svg use");
  expect(photo?.getAttribute("src")).toBe("https://photos.example/adler.jpg");
  expect(drawing()).toBeTruthy();
  const frame = photo?.parentElement;
  if (photo !== null) fireEvent.error(photo);
  expect(frame?.querySelector("img")).toBeNull();
  expect(frame?.querySelector("svg use")).toBeTruthy();
});
