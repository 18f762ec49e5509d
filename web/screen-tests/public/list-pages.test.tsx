import { listCategories, listCities, listCountries } from "@meridian/contracts/places/places-api";
import { getHomepageData, listBusinesses } from "@meridian/contracts/search/catalogue-api";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, answerBy } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { HOMEPAGE, listItem, many } from "./fixtures.ts";
import { cityItem, countryItem } from "./place-fixtures.ts";

const LISTS = [
  {
    path: "/categories",
    noun: "categories",
    row: "public 2.56",
    fill: () =>
      answer(
        listCategories,
        many(40, (category) => ({
          category,
          count: 1,
          slug: `slug-${category}`,
          meanRating: null,
          symbol: "place",
        })),
      ),
  },
  {
    path: "/countries",
    noun: "countries",
    row: "public 2.57",
    fill: () => answer(listCountries, many(40, countryItem)),
  },
  { path: "/cities", noun: "cities", row: "public 2.64", fill: () => answer(listCities, many(40, cityItem)) },
];

beforeEach(() => {
  answer(getHomepageData, HOMEPAGE);
  answer(listCountries, [countryItem("Germany"), countryItem("Austria", { countryCode: "AT" })]);
});

describe.each(LISTS)("$path", ({ path, noun, row, fill }) => {
  const next = async () =>
    within(await screen.findByRole("navigation", { name: `Pages of ${noun}` })).getByRole("link", { name: /^Next/ });

  it(`scrolls to the top and focuses the heading when the page changes [${row}]`, async () => {
    fill();
    const scrollTo = vi.fn();
    vi.stubGlobal("scrollTo", scrollTo);
    const { user, path: address } = await renderRoute(`${path}?page=2`);
    await screen.findByText(`Showing 13 to 24 of 40 ${noun}`);
    scrollTo.mockClear();
    await user.click(await next());
    expect(await screen.findByText(`Showing 25 to 36 of 40 ${noun}`)).toBeTruthy();
    expect(address()).toBe(`${path}?page=3`);
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  });

  it("has no step before the first page, and only that page is current", async () => {
    fill();
    await renderRoute(path);
    const pages = within(await screen.findByRole("navigation", { name: `Pages of ${noun}` }));
    const previous = pages.getByRole("link", { name: "Previous page" });
    expect([previous.getAttribute("href"), previous.getAttribute("aria-disabled")]).toEqual([null, "true"]);
    const current = pages.getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.getAttribute("aria-label"))).toEqual(["Page 1"]);
  });

  it(`returns to the first page when the filter changes [${row}]`, async () => {
    fill();
    const { user, path: address } = await renderRoute(`${path}?page=2`);
    await screen.findByText(`Showing 13 to 24 of 40 ${noun}`);
    await user.type(within(screen.getByRole("main")).getByRole("searchbox"), "a3");
    expect(await screen.findByText(`Showing 1 to 11 of 11 ${noun}`)).toBeTruthy();
    expect(address()).toBe(`${path}?q=a3`);
  });

  it("counts a single row in the singular", async () => {
    fill();
    await renderRoute(`${path}?q=a39`);
    expect(await screen.findByText(/^Showing 1 to 1 of 1 (city|country|category)$/)).toBeTruthy();
  });
});

describe("/categories", () => {
  it("filters by name, and switches between grid and list [public 2.59]", async () => {
    answer(listCategories, [
      { category: "Hotel", count: 3, slug: "hotel", meanRating: 4.5, symbol: "bed" },
      { category: "Bakery", count: 2, slug: "bakery", meanRating: null, symbol: "bread" },
    ]);
    const { user, path } = await renderRoute("/categories");
    const view = await screen.findByRole("group", { name: "View" });
    await user.click(within(view).getByRole("link", { name: "List" }));
    await waitFor(() => expect(path()).toBe("/categories?view=list"));
    await user.type(screen.getByRole("searchbox", { name: "Filter categories" }), "HOTEL");
    await waitFor(() => expect(path()).toContain("q=HOTEL"));
    expect(screen.getByRole("link", { name: /^Hotel/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("link", { name: /^Bakery/ })).toBeNull());
    expect(within(view).getByRole("link", { name: "List" }).getAttribute("aria-current")).toBe("page");
    await user.click(within(view).getByRole("link", { name: "Grid" }));
    await waitFor(() => expect(path()).toBe("/categories?q=HOTEL"));
  });
});

it("/categories counts all businesses, also those without a category", async () => {
  answer(listCategories, [{ category: "Hotel", count: 250, slug: "hotel", meanRating: null, symbol: "bed" }]);
  await renderRoute("/categories");
  expect(await screen.findByText(/^1,250 businesses in 1 category/)).toBeTruthy();
  expect(screen.getByText("20.0% of all businesses")).toBeTruthy();
});

it.each(["koln", "germany", "de"])(
  "/cities finds a city by %j: its name without accents, its country or its code",
  async (q) => {
    answer(listCities, [cityItem("Köln"), cityItem("Wien", { countryCode: "AT" })]);
    await renderRoute(`/cities?q=${q}`);
    expect(await screen.findByRole("link", { name: /^Köln/ })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^Wien/ })).toBeNull();
  },
);

describe("/businesses", () => {
  it("a turned page is a step of the history [public 2.67]", async () => {
    answerBy(listBusinesses, ({ url }) => {
      const currentPage = Number(new URL(url, "http://localhost").searchParams.get("page"));
      const businesses = many(20, (name) => listItem(`${name} of page ${currentPage}`));
      return {
        businesses,
        currentPage,
        totalPages: 3,
        totalCount: 60,
        hasNextPage: true,
        hasPrevPage: currentPage > 1,
      };
    });
    const { user, router, path } = await renderRoute("/businesses");
    await screen.findByText("Showing 1-20 of 60 businesses");
    await user.click(await screen.findByRole("link", { name: /^Next/ }));
    expect(await screen.findByText("Showing 21-40 of 60 businesses")).toBeTruthy();
    expect(path()).toBe("/businesses?page=2");
    router.history.back();
    expect(await screen.findByText("Showing 1-20 of 60 businesses")).toBeTruthy();
    expect(path()).toBe("/businesses");
  });
});
