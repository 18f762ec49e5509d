import { expect, it } from "vitest";
import { addressParts } from "./address-parts.ts";

const place = {
  city: "Berlin",
  cityPath: "/cities/de/berlin",
  country: "Germany",
  countryCode: "DE",
  countrySlug: "germany",
};
const shown = (business: Parameters<typeof addressParts>[0]) =>
  addressParts(business)
    .map(({ text, path }) => (path === undefined ? text : `[${text}](${path})`))
    .join(", ");

it.each([
  ["Weg 1, Berlin, Germany", "Weg 1, [Berlin](/cities/de/berlin), [Germany](/countries/germany)"],
  ["Weg 1, 10115 Berlin O", "Weg 1, [10115 Berlin O](/cities/de/berlin), [Germany](/countries/germany)"],
  ["Weg 1, Berlin 12, Germany", "Weg 1, [Berlin 12](/cities/de/berlin), [Germany](/countries/germany)"],
  ["Berlin Allee 12", "Berlin Allee 12, [Berlin](/cities/de/berlin), [Germany](/countries/germany)"],
  ["Weg 1, 10115 Berlin", "Weg 1, [10115 Berlin](/cities/de/berlin), [Germany](/countries/germany)"],
  [null, "[Berlin](/cities/de/berlin), [Germany](/countries/germany)"],
])("the address %j is shown as %s", (fullAddress, expected) => {
  expect(shown({ ...place, fullAddress })).toBe(expected);
});

it.each([
  ["TR", "Turkey", "Cadde 5, İSTANBUL, Türkiye", "Cadde 5, [İSTANBUL](/c), [Türkiye](/countries/turkey)"],
  ["US", "United States", "1 Main St, Istanbul, USA", "1 Main St, [Istanbul](/c), [USA](/countries/turkey)"],
  ["GB", "United Kingdom", "1 Main St, Istanbul, UK", "1 Main St, [Istanbul](/c), [UK](/countries/turkey)"],
  ["DE", "Germany", "Weg 1, Istanbul, Deutschland", "Weg 1, [Istanbul](/c), [Deutschland](/countries/turkey)"],
  ["JO", "Jordan", "شارع الملك، Istanbul، الأردن", "شارع الملك, [Istanbul](/c), [الأردن](/countries/turkey)"],
  ["JP", "Japan", "Istanbul, 日本", "[Istanbul](/c), [日本](/countries/turkey)"],
  ["?", "Nowhere", "Istanbul, Atlantis", "[Istanbul](/c), Atlantis, [Nowhere](/countries/turkey)"],
])(
  "the country %s is not named twice where the source calls it otherwise than %s",
  (countryCode, country, fullAddress, expected) => {
    const there = { city: "Istanbul", cityPath: "/c", countrySlug: "turkey" };
    expect(shown({ ...there, country, countryCode, fullAddress })).toBe(expected);
  },
);

it("a city with its country's name is not mistaken for it", () => {
  const singapore = {
    city: "Singapore",
    cityPath: "/cities/sg/singapore",
    country: "Singapore",
    countryCode: "SG",
    countrySlug: "singapore",
  };
  expect(shown({ ...singapore, fullAddress: "1 Road, Singapore" })).toBe(
    "1 Road, [Singapore](/cities/sg/singapore), [Singapore](/countries/singapore)",
  );
});

it("an unknown address is empty", () => {
  const nowhere = {
    fullAddress: null,
    city: null,
    cityPath: null,
    country: null,
    countryCode: null,
    countrySlug: null,
  };
  expect(addressParts(nowhere)).toEqual([]);
});
