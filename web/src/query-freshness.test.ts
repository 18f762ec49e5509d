import { MINUTE_MS } from "@meridian/contracts/durations";
import { expect, it } from "vitest";
import { statsQuery, uploadReportsQuery } from "./features/admin/api/get-figures.ts";
import {
  businessesQuery,
  categoryNamesQuery,
  countryCodesQuery,
} from "./features/admin-businesses/api/get-businesses.ts";
import { categoriesQuery, categoryQuery } from "./features/categories/api/get-categories.ts";
import { citiesQuery, cityQuery } from "./features/cities/api/get-cities.ts";
import { siteSettingsQuery } from "./features/consent/api/get-site-settings.ts";
import { countriesQuery, countryQuery } from "./features/countries/api/get-countries.ts";
import {
  categoryNamesQuery as exportCategoriesQuery,
  countryCodesQuery as exportCountriesQuery,
} from "./features/exports/api/get-choices.ts";
import { featuredBusinessesQuery, homepageDataQuery } from "./features/home/api/get-home.ts";

it.each([
  ["the home page's figures", 120, homepageDataQuery],
  ["all categories", 120, categoriesQuery()],
  ["the categories of a letter", 120, categoriesQuery("B")],
  ["all countries", 120, countriesQuery],
  ["all cities", 120, citiesQuery()],
  ["the cities of a letter", 120, citiesQuery("B")],
  ["the featured businesses", 30, featuredBusinessesQuery],
  ["a category", 10, categoryQuery("hotel")],
  ["a country", 10, countryQuery("germany")],
  ["a city", 10, cityQuery("de", "berlin")],
  ["the site settings", 5, siteSettingsQuery],
])("%s stay fresh for %i minutes [public 7.17]", (_title, minutes, { staleTime }) => {
  expect(Number(staleTime) / MINUTE_MS).toBe(minutes);
});

it.each([
  ["the stats", 5, statsQuery],
  ["a page of the list", 2, businessesQuery({})],
  ["the list's categories", 10, categoryNamesQuery],
  ["the list's countries", 10, countryCodesQuery],
  ["the export's categories", 10, exportCategoriesQuery],
  ["the export's countries", 10, exportCountriesQuery],
  ["the site settings", 5, siteSettingsQuery],
])("for the administrator, %s stay fresh for %i minutes [admin 9.17]", (_title, minutes, { staleTime }) => {
  expect(Number(staleTime) / MINUTE_MS).toBe(minutes);
});

it("the upload reports are read every 5 seconds [admin 2.32] [admin 9.17]", () => {
  expect(uploadReportsQuery.refetchInterval).toBe(5000);
});
