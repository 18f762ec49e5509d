import { expect, it } from "vitest";
import { nameFilter } from "../list-page.ts";
import { countryInText, countryNames } from "./country-names.ts";

it.each([
  ["turkiye", "TR", "Turkey"],
  ["turkey", "TR", "Turkey"],
  ["uk", "GB", "United Kingdom"],
  ["usa", "US", "United States"],
  ["uae", "AE", "United Arab Emirates"],
  ["deutschland", "DE", "Germany"],
  ["日本", "JP", "Japan"],
  ["cote d’ivoire", "CI", "Ivory Coast"],
])("%s finds the country %s", (query, code, name) => {
  expect(nameFilter(query, () => countryNames(code, name))?.(undefined)).toBe(true);
});

it.each([
  ["United States", "the United States"],
  ["Netherlands", "the Netherlands"],
  ["Isle of Man", "the Isle of Man"],
  ["Cayman Islands", "the Cayman Islands"],
  ["Switzerland", "Switzerland"],
  ["Finland", "Finland"],
])("a sentence has %s as %s", (country, inText) => {
  expect(countryInText(country)).toBe(inText);
});
