import { getCategory, getCity, getCityCategory, getCountry, getRegion } from "@meridian/contracts/places/places-api";
import { searchBusinesses, suggest } from "@meridian/contracts/search/catalogue-api";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { NO_SUGGESTIONS, searchAnswer } from "./fixtures.ts";
import { BAVARIA, BERLIN, BERLIN_HOTELS, GERMANY, HOTELS } from "./place-fixtures.ts";

beforeEach(() => {
  answer(getCity, BERLIN);
  answer(getCountry, GERMANY);
  answer(getCategory, HOTELS);
  answer(getCityCategory, BERLIN_HOTELS);
  answer(getRegion, BAVARIA);
  answer(searchBusinesses, searchAnswer());
  answer(suggest, NO_SUGGESTIONS);
});

/** The bar of large screens; the test's screen has no size, and shows the button that opens the same form. */
async function open(path: string) {
  const rendered = await renderRoute(path);
  const [banner = document.body] = await screen.findAllByRole("banner");
  const header = within(banner);
  const what = await header.findByLabelText<HTMLInputElement>("What are you looking for?");
  const where = await header.findByLabelText<HTMLInputElement>(/^Where\?/);
  return { ...rendered, header, what, where };
}

async function openSheet(path: string) {
  const { user, path: address, header, where } = await open(path);
  const button = header.getByRole("link", { name: "Search" });
  expect(button.getAttribute("href")).toBe("/search");
  await waitFor(() => expect(where.form).toBeTruthy());
  await user.click(button);
  const dialog = within(await screen.findByRole("dialog", { name: "Search" }));
  return {
    user,
    address,
    what: await dialog.findByRole<HTMLInputElement>("combobox", { name: "What are you looking for?" }),
    where: await dialog.findByRole<HTMLInputElement>("combobox", { name: /^Where\?/ }),
  };
}

it.each([
  ["/privacy-policy", "", ""],
  ["/cities/de/berlin", "", "Berlin, DE"],
  ["/countries/germany", "", "Germany"],
  ["/cities/de/berlin/hotel", "Hotel", "Berlin, DE"],
  ["/countries/germany/regions/bavaria", "", "Bavaria, DE"],
  ["/categories/hotel", "Hotel", ""],
])("the header of %s has a search that starts with %j in %j", async (path, q, location) => {
  const { what, where } = await open(path);
  await waitFor(() => expect([what.value, where.value]).toEqual([q, location]));
});

it("a city that shares its name with a larger one is named and searched with its region", async () => {
  const namesake = { city: "Columbus", fullName: "Columbus, Georgia", slug: "columbus-georgia" };
  answer(getCity, { ...BERLIN, ...namesake, country: "United States", countryCode: "US" });
  const { where } = await open("/cities/us/columbus-georgia");
  await waitFor(() => expect(where.value).toBe("Columbus, Georgia, US"));
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent?.replaceAll(/[\u2068\u2069]/g, "")).toBe("Columbus, Georgia, United States");
});

it("a region that shares its name with a city is searched as a region", async () => {
  const topCities = [{ city: "Zürich", count: 3, countryCode: "CH", slug: "zurich" }];
  answer(getRegion, { ...BAVARIA, region: "Zürich", country: "Switzerland", countryCode: "CH", topCities });
  const { where } = await open("/countries/switzerland/regions/zurich");
  await waitFor(() => expect(where.value).toBe("Zürich region, CH"));
});

it("a search from a city's page stays in the city", async () => {
  const { user, address, what, where } = await openSheet("/cities/de/berlin");
  expect(where.value).toBe("Berlin, DE");
  await user.type(what, "pizza{Enter}");
  await waitFor(() => expect(address()).toBe("/search?q=pizza&location=Berlin%2C+DE"));
});

it("a search from a category's page is for that category until another word is typed", async () => {
  const { user, address, what, where } = await openSheet("/categories/hotel");
  expect(what.value).toBe("Hotel");
  await user.type(where, "Rome{Enter}");
  await waitFor(() => expect(address()).toBe("/search?location=Rome&category=hotel"));
});
