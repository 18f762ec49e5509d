import { afterAll, expect, it } from "vitest";
import { ofOneType, startTestCatalogue } from "../testing/start-test-catalogue.ts";

const US = { countryCode: "US", country: "United States of America" };
const FRESNO = { ...US, city: "Fresno", latitude: 36.75, longitude: -119.77 };
const OAKLAND = { ...US, city: "Oakland", latitude: 37.8, longitude: -122.27 };
const DALLAS = { ...US, city: "Dallas", latitude: 32.78, longitude: -96.8 };
const MUNICH = { city: "München", countryCode: "DE", country: "Germany", latitude: 48.14, longitude: 11.58 };
const TOKYO = { city: "Tokyo", countryCode: "JP", country: "Japan", latitude: 35.69, longitude: 139.69 };
const ROME = { city: "Rome", countryCode: "IT", country: "Italy", latitude: 41.89, longitude: 12.48 };
const ZURICH = { city: "Zurich", countryCode: "CH", country: "Switzerland", latitude: 47.37, longitude: 8.54 };

const businesses = [
  { name: "Valley Drugs", type: "Pharmacy", ...FRESNO },
  { name: "Bay Drugs", type: "Pharmacy", ...OAKLAND },
  { name: "Lone Star Drugs", type: "Pharmacy", ...DALLAS },
  { name: "California Nails", type: "Nail salon", ...DALLAS },
  { name: "Starbucks", type: "Coffee shop", ...FRESNO },
  { name: "Starbucks", type: "Coffee shop", ...DALLAS },
  { name: "Quickmart", type: "Supermarket", ...FRESNO },
  { name: "Quickmart", type: "Supermarket", ...DALLAS },
  { name: "Löwen", type: "Apotheke", ...MUNICH },
  { name: "Jansen", type: "Pharmacy", city: "Best", countryCode: "NL", country: "Netherlands" },
  { name: "Kissaten", type: "Coffee shop", ...TOKYO },
  { name: "Brille", type: "Optician", ...TOKYO, city: "Shinjuku", latitude: 35.694, longitude: 139.703 },
  { name: "Hiltl", type: "Vegetarian restaurant", ...ZURICH },
  { name: "Texas Grill", type: "Restaurant", ...ZURICH },
  { name: "Oakland Pizza", type: "Restaurant", ...MUNICH },
  { name: "Made in Texas", type: "Furniture store", ...ZURICH },
  { name: "Drive Made", type: "Furniture store", ...DALLAS },
  { name: "Dallas", type: "Furniture store", ...ZURICH },
  { name: "Outback Inn", type: "Hotel", city: "Roma", countryCode: "AU", country: "Australia" },
  { name: "Kura", type: "Cafe", city: "Saga", countryCode: "JP", country: "Japan", latitude: 33.26, longitude: 130.3 },
  {
    name: "Anker",
    type: "Cafe",
    city: "Bremen",
    countryCode: "DE",
    country: "Germany",
    latitude: 53.08,
    longitude: 8.8,
  },
  ...Array.from({ length: 20 }, (_, n) => ({ name: `Albergo ${n}`, type: "Hotel", ...ROME })),
];
const catalogue = await startTestCatalogue(businesses.map(ofOneType), { arePlaced: true });
afterAll(() => catalogue.stop());

it.each<[string, string[]]>([
  ["pharmacy california", ["Bay Drugs", "Valley Drugs"]],
  ["kalifornien apotheke", ["Bay Drugs", "Valley Drugs"]],
  ["pharmacie en californie", ["Bay Drugs", "Valley Drugs"]],
  ["eczane münih", ["Löwen"]],
  ["Münih'te eczane", ["Löwen"]],
  ["аптека Мюнхен", ["Löwen"]],
  ["coffee 東京", ["Kissaten"]],
  ["東京 カフェ", ["Kissaten"]],
  ["coffee shinjuku", ["Kissaten"]],
  ["coffee ginza", ["Kissaten"]],
  ["東京銀座 カフェ", ["Kissaten"]],
  ["東京カフェおすすめ", ["Kissaten"]],
  ["도쿄에 있는 카페", ["Kissaten"]],
  ["аптеки Мюнхена", ["Löwen"]],
  ["Münchner Apotheken", ["Löwen"]],
  ["apteki w Monachium", ["Löwen"]],
  ["kahvila Tokiossa", ["Kissaten"]],
  ["starbucks california", ["Starbucks"]],
  ["スターバックスコーヒー カリフォルニア州", ["Starbucks"]],
  ["starbucks coffee california", ["Starbucks"]],
  ["кофейня старбакс калифорния", ["Starbucks"]],
  ["スターバックス カリフォルニア州", ["Starbucks"]],
  ["quickmart texas", ["Quickmart"]],
  ["pharmacy bay area", ["Bay Drugs"]],
  ["pharmacies in the bay area", ["Bay Drugs"]],
  ["pharmacy dallas county", ["Lone Star Drugs"]],
  ["pharmacycalifornia", ["Bay Drugs", "Valley Drugs"]],
  ["coffeeshopcalifornia", ["Starbucks"]],
  ["california quickmart", ["Quickmart"]],
  ["hiltl zurigo", ["Hiltl"]],
  ["vegetarian restaurant zurich", ["Hiltl"]],
])("%s finds what is there", async (text, names) => {
  expect((await catalogue.searchNames({ q: text })).sort()).toEqual(names);
});

it.each([
  ["kalifornien", ["Bay Drugs", "Quickmart", "Starbucks", "Valley Drugs"]],
  ["Münih", ["Löwen", "Oakland Pizza"]],
  ["東京", ["Kissaten"]],
  ["fresno, ca", ["Quickmart", "Starbucks", "Valley Drugs"]],
])("%s alone lists what is there", async (text, names) => {
  const { hits, understood } = await catalogue.search({ q: text });
  expect(hits.map(({ name }) => name).sort()).toEqual(names);
  expect(understood.text).toBe("");
  expect(understood.place).not.toBeNull();
});

it.each(["california nails", "texas grill", "oakland pizza", "made in texas", "dallas"])(
  "%s is the business of that name",
  async (text) => {
    expect((await catalogue.searchNames({ q: text }))[0]?.toLowerCase()).toBe(text);
  },
);

it("the city with many times the businesses of its namesakes is meant, even under another local name", async () => {
  expect(await catalogue.searchNames({ q: "albergo roma" })).toHaveLength(20);
});

it("a filler word is not a city, though one has its name", async () => {
  expect(await catalogue.searchNames({ q: "best pharmacy" })).toContain("Bay Drugs");
});

it.each([
  ["kalifornien", "Pharmacy", ["Bay Drugs", "Valley Drugs"]],
  ["münih", "", ["Löwen", "Oakland Pizza"]],
])("the location %s narrows a search", async (location, q, names) => {
  expect((await catalogue.searchNames({ q, location })).sort()).toEqual(names);
});

it("the answer names the searched region", async () => {
  const { understood } = await catalogue.search({ q: "pharmacy california" });
  expect(understood).toMatchObject({
    text: "pharmacy",
    place: { kind: "region", value: "US-CA", path: "/countries/united-states/regions/california" },
  });
});

it.each([
  ["Prefectura de Saga", "Kura"],
  ["Ville libre et hanséatique de Brême", "Anker"],
])("%s is a region, not a kind in its capital", async (text, name) => {
  expect(await catalogue.searchNames({ q: text })).toEqual([name]);
});
