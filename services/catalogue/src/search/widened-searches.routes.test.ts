import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";

let catalogue: TestCatalogue;
const place = (city: string, countryCode: string, country: string, latitude: number, longitude: number) => ({
  city,
  countryCode,
  country,
  latitude,
  longitude,
});
const WASHINGTON = place("Washington", "US", "United States", 38.895, -77.036);
const ARLINGTON = place("Arlington", "US", "United States", 38.89, -77.09);
const SEATTLE = place("Seattle", "US", "United States", 47.606, -122.332);
const BELLEVUE = place("Bellevue", "US", "United States", 47.61, -122.2);
const BARCELONA = place("Barcelona", "ES", "Spain", 41.389, 2.159);
const MOLINS = place("Molins de Rei", "ES", "Spain", 41.414, 2.016);
const TERRASSA = place("Terrassa", "ES", "Spain", 41.561, 2.01);
const PORTO = place("Porto", "PT", "Portugal", 41.15, -8.611);
const AREOSA = place("Areosa", "PT", "Portugal", 41.179, -8.588);
const AMARANTE = place("Amarante", "PT", "Portugal", 41.272, -8.082);
const BRASILIA = place("Brasília", "BR", "Brazil", -15.78, -47.93);
const BRIGHTON = place("Brighton", "GB", "United Kingdom", 50.828, -0.139);
const HANOI = place("Hanoi", "VN", "Vietnam", 21.0245, 105.8412);
const HAMBURG = place("Hamburg", "DE", "Germany", 53.55, 9.99);
const RIO = place("Rio de Janeiro", "BR", "Brazil", -22.906, -43.182);

beforeAll(async () => {
  const businesses = [
    { name: "Coffee at Renaissance Hotel", ...WASHINGTON },
    { name: "Potomac House", type: "Hotel", ...ARLINGTON },
    { name: "Motel", type: "Cafe", ...SEATTLE },
    { name: "Lakeside", type: "Motel", ...BELLEVUE },
    { name: "Station", type: "Gas station", subtypes: ["Convenience store"], ...SEATTLE },
    { name: "Corner", type: "Convenience store", ...BELLEVUE },
    { name: "Brighton Pizza", type: "Pizza restaurant", ...BRIGHTON, rating: 5, reviews: 900 },
    { name: "Beacon", type: "Seafood restaurant", ...BRIGHTON },
    { name: "Golden Dragon", type: "Chinese restaurant", ...BRIGHTON },
    { name: "Burgers with Playground in Town", type: "Hamburger restaurant", ...SEATTLE },
    { name: "Hafen", type: "Cafe", ...HAMBURG },
    { name: "Kontor", type: "General store", ...HAMBURG },
    { name: "Mercat", type: "Supermarket", ...BARCELONA },
    { name: "Aigua", type: "Plumber", ...MOLINS },
    { name: "Tubs", type: "Plumber", ...TERRASSA, rating: 5, reviews: 900 },
    { name: "Livraria", type: "Book store", ...PORTO },
    { name: "Sorriso", type: "Dentist", ...AREOSA },
    { name: "Dentes", type: "Dentist", ...AMARANTE, rating: 5, reviews: 900 },
    { name: "Cerrado", type: "Restaurant", ...BRASILIA },
    { name: "Phở Thìn", type: "Restaurant", ...HANOI },
    { name: "Quán phở Lan", type: "Restaurant", ...HANOI },
    { name: "Taverna", type: "Greek restaurant", ...HANOI, rating: 5, reviews: 900 },
    { name: "Garota", type: "Brazilian restaurant", ...RIO },
  ];
  catalogue = await startTestCatalogue(
    businesses.map((business) => ({ subtypes: [], ...business })),
    { arePlaced: true },
  );
});
afterAll(() => catalogue.stop());

const namesFor = (text: string) => catalogue.searchNames({ q: text });

it("a business with the word for a kind in its name is not a substitute for one of the kind in the suburbs", async () => {
  expect((await namesFor("hotel washington dc"))[0]).toBe("Potomac House");
});

it.each([
  ["fish and chips", "fish and chips brighton", "Beacon"],
  ["hot pot", "brighton 火锅店", "Golden Dragon"],
])("a city without %s has similar restaurants", async (_, text, name) => {
  expect(await namesFor(text)).toEqual([name]);
});

it("a business with the kind as its second label is one of the kind", async () => {
  expect(await namesFor("convenience store seattle")).toEqual(["Station"]);
});

it("several businesses with the word for a kind in their names come before those of a related kind", async () => {
  expect((await namesFor("pho hanoi")).toSorted()).toEqual(["Phở Thìn", "Quán phở Lan"]);
});

it("a business whose whole name is the word for a kind is found in its city", async () => {
  expect(await namesFor("motel seattle")).toEqual(["Motel"]);
});

it.each([
  ["suburbs", "the towns around", "fontanero barcelona", ["Aigua"]],
  ["suburbs", "the region of the same name", "dentista no porto", ["Sorriso"]],
  ["related kinds", "the country that the city's name also means", "brazilian restaurant brasilia", ["Cerrado"]],
])("%s come before %s: %s", async (_, __, text, names) => {
  expect(await namesFor(text)).toEqual(names);
});

it("a kind that a city lacks is not searched as words elsewhere", async () => {
  expect(await namesFor("playground in hamburg")).toEqual([]);
});

it("a shop of an unknown sort is not any shop", async () => {
  expect(await namesFor("zeppelin shop hamburg")).toEqual([]);
});
