import { facetValuesAnswerSchema } from "@meridian/contracts/search/search";
import { suggestAnswerSchema } from "@meridian/contracts/search/suggest";
import { afterAll, expect, it } from "vitest";
import { ofOneType, startTestCatalogue } from "../testing/start-test-catalogue.ts";

const US = { countryCode: "US", country: "United States of America" };
const GB = { countryCode: "GB", country: "United Kingdom" };
const MIAMI = { ...US, city: "Miami", latitude: 25.774, longitude: -80.194 };
const BANGKOK = { city: "Bangkok", countryCode: "TH", country: "Thailand", latitude: 13.754, longitude: 100.501 };
const RABAT = { city: "Rabat", countryCode: "MA", country: "Morocco", latitude: 34.013, longitude: -6.833 };
const SYDNEY = { city: "Sydney", countryCode: "AU", country: "Australia", latitude: -33.868, longitude: 151.207 };
const ZURICH = { city: "Zürich", countryCode: "CH", country: "Switzerland", latitude: 47.37, longitude: 8.54 };
const BERLIN = { city: "Berlin", countryCode: "DE", country: "Germany", latitude: 52.52, longitude: 13.4 };
const PALERMO = { city: "Palermo", countryCode: "IT", country: "Italy", latitude: 38.115, longitude: 13.361 };
const BUENOS_AIRES = {
  city: "Buenos Aires",
  countryCode: "AR",
  country: "Argentina",
  latitude: -34.613,
  longitude: -58.377,
};
const SAN_FRANCISCO = { ...US, city: "San Francisco", latitude: 37.775, longitude: -122.419 };

const businesses = [
  { name: "Garrett & Fletcher", type: "Plumber", city: "Boston", ...US, latitude: 42.36, longitude: -71.06 },
  { name: "Dripstop", type: "Plumber", ...MIAMI },
  { name: "Ruen Nuad", type: "Massage spa", ...BANGKOK },
  { name: "Le Comptoir", type: "Cafe", ...RABAT },
  { name: "Bean There", type: "Cafe", ...SYDNEY, latitude: -33.891, longitude: 151.274 },
  ...Array.from({ length: 9 }, (_, n) => ({ name: `Harbour ${n}`, type: "Bank", ...SYDNEY })),
  {
    name: "Les Tilleuls",
    type: "Cafe",
    city: "Bondy",
    countryCode: "FR",
    country: "France",
    latitude: 48.9,
    longitude: 2.48,
  },
  {
    name: "Dram House",
    type: "Brewery",
    city: "Edinburgh",
    ...GB,
    regionCode: "GB-SCT",
    latitude: 55.95,
    longitude: -3.2,
  },
  { name: "Cockney Ales", type: "Brewery", city: "London", ...GB, latitude: 51.51, longitude: -0.13 },
  { name: "Hiltl", type: "Vegetarian restaurant", ...ZURICH },
  { name: "Le Poisson", type: "Seafood restaurant", ...ZURICH },
  { name: "Tandoorhaus Restaurant", type: "Indian restaurant", ...ZURICH },
  {
    name: "Sternen",
    type: "Pizza restaurant",
    postalCode: "8004",
    fullAddress: "Langstrasse 1, 8004 Zürich",
    ...ZURICH,
  },
  { name: "Corner Slice", type: "Pizza restaurant", fullAddress: "8004 Main Street, Miami", ...MIAMI },
  { name: "Broadway Slice", type: "Pizza restaurant", fullAddress: "8004 Broadway, San Francisco", ...SAN_FRANCISCO },
  { name: "Starbucks", type: "Coffee shop", ...BERLIN },
  { name: "Kleiner Turm", type: "Coffee shop", ...BERLIN },
  {
    name: "Kebab Uncle",
    type: "Restaurant",
    ...SAN_FRANCISCO,
    city: "Oakland",
    latitude: 37.804,
    longitude: -122.271,
  },
  { name: "El Boliche", type: "Bar", ...BUENOS_AIRES, latitude: -34.588, longitude: -58.43 },
  { name: "Retiro", type: "Bar", ...BUENOS_AIRES },
  { name: "Vucciria", type: "Bar", ...PALERMO },
  { name: "Fog Roasters", type: "Coffee shop", ...SAN_FRANCISCO },
];
const catalogue = await startTestCatalogue(businesses.map(ofOneType), { arePlaced: true });
afterAll(() => catalogue.stop());

it.each<[string, string, string[]]>([
  ["a state's code behind a kind", "plumber fl", ["Dripstop"]],
  ["a country's common code behind a kind", "breweries uk", ["Cockney Ales", "Dram House"]],
  ["the initials of a large city before a kind", "bkk massage", ["Ruen Nuad"]],
  ["a part of a country that is a country to visitors", "breweries scotland", ["Dram House"]],
  ["a kind whose broader one the place has", "salon de thé rabat", ["Le Comptoir"]],
  ["a district, though a small town is called so abroad", "bondi cafe", ["Bean There"]],
  ["a district and its city, though another city is called like it", "palermo buenos aires bar", ["El Boliche"]],
  ["a brand with the words of its sign", "starbucks coffee shop berlin", ["Starbucks"]],
  ["a city and a kind written as one", "sanfrancisco coffee", ["Fog Roasters"]],
  ["what visitors want to know about a business", "hiltl speisekarte", ["Hiltl"]],
  ["the same with its place", "hiltl zürich öffnungszeiten", ["Hiltl"]],
  ["a name beside the city next to its own", "kebab uncle san francisco", ["Kebab Uncle"]],
  ["a name in one word beside its city", "lepoisson zurich", ["Le Poisson"]],
  ["a longer one", "tandoorhausrestaurant zurich", ["Tandoorhaus Restaurant"]],
  ["a kind in Latin letters that is not written so", "kofeynya berlin", ["Kleiner Turm", "Starbucks"]],
])("%s is understood: %s", async (_title, q, names) => {
  expect((await catalogue.searchNames({ q })).sort()).toEqual(names);
});

it.each([
  ["beside a kind", { q: "pizza 8004" }],
  ["in the second field", { q: "pizza", location: "8004" }],
])("a postal code %s outranks house numbers elsewhere", async (_title, query) => {
  expect(await catalogue.searchNames(query)).toEqual(["Sternen"]);
});

it("facet values are those of the hits that the list falls back to", async () => {
  const parameters = new URLSearchParams({ q: "hiltl speisekarte", label: "z" });
  const answer = await fetch(`${catalogue.url}/api/search/facets/city?${parameters}`);
  expect(facetValuesAnswerSchema.parse(await answer.json()).values).toMatchObject([{ label: "Zürich", count: 1 }]);
});

it("suggestions fall back to the hits of a search", async () => {
  const answer = await fetch(`${catalogue.url}/api/suggest?${new URLSearchParams({ q: "hiltl zürich speisekarte" })}`);
  const { businesses } = suggestAnswerSchema.parse(await answer.json());
  expect(businesses.map(({ label }) => label)).toEqual(["Hiltl"]);
});

it("an answer lists the dropped words", async () => {
  const { understood } = await catalogue.search({ q: "hiltl speisekarte" });
  expect(understood).toMatchObject({ text: "hiltl", correctedFrom: "hiltl speisekarte" });
});
