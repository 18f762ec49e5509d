import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";

let catalogue: TestCatalogue;
const US = { countryCode: "US", country: "United States of America" };
const KORSOR = { city: "Korsør", countryCode: "DK", country: "Denmark", latitude: 55.33, longitude: 11.139 };

beforeAll(async () => {
  const streets = ["Kongevejen 1", "Kongevejen 2", "Kongensgade 3"];
  const businesses = [
    {
      name: "Sole",
      type: "Cafe",
      city: "Nardò",
      countryCode: "IT",
      country: "Italy",
      latitude: 40.18,
      longitude: 18.03,
    },
    {
      name: "Quay",
      type: "Hotel",
      city: "Cork",
      countryCode: "IE",
      country: "Ireland",
      latitude: 51.9,
      longitude: -8.47,
    },
    ...streets.map((street) => ({
      name: `Kro ${street}`,
      type: "Restaurant",
      ...KORSOR,
      fullAddress: `${street}, Korsør`,
    })),
    {
      name: "Havel",
      type: "Hotel",
      city: "Potsdam",
      countryCode: "DE",
      country: "Germany",
      latitude: 52.396,
      longitude: 13.058,
    },
    {
      name: "Зуб",
      type: "Dentist",
      city: "Almetyevsk",
      countryCode: "RU",
      country: "Russia",
      latitude: 54.904,
      longitude: 52.315,
    },
    { name: "Grand", type: "Hotel", city: "Pasco", ...US, latitude: 46.239, longitude: -119.1 },
    { name: "Coffee & Curry", type: "Thai restaurant", city: "Seattle", ...US, latitude: 47.606, longitude: -122.332 },
    { name: "Roast", type: "Coffee shop", city: "Phoenix", ...US, latitude: 33.448, longitude: -112.074 },
  ];
  catalogue = await startTestCatalogue(
    businesses.map((business) => ({ subtypes: [], ...business })),
    { arePlaced: true },
  );
});
afterAll(() => catalogue.stop());

async function search(text: string) {
  const { hits, understood, instead } = await catalogue.search({ q: text });
  return { names: hits.map(({ name }) => name), place: understood.place?.label ?? null, instead };
}

it.each([
  ["a piece of a brand", "マクドナルド", []],
  ["a piece of a word", "シルバーナルド", []],
  ["one of two words beside a kind", "hotel near eiffel tower", ["hotel"]],
  ["one word of a sight that is a region", "hotel near brandenburg gate", ["hotel"]],
  ["a city spelt like a larger one that the directory lacks", "стоматология алматы", ["стоматология"]],
  ["one word of a city that the directory lacks", "hong kong restaurant", ["restaurant"]],
])("%s is not a place: %s", async (_, text, kinds) => {
  const { names, place, instead } = await search(text);
  const offered = instead?.texts.map((other) => other.text) ?? [];
  expect({ names, place, offered }).toEqual({ names: [], place: null, offered: kinds });
});

it("near a town is not its state", async () => {
  const { names, place } = await search("hotels near central park");
  expect({ names, place }).toEqual({ names: [], place: "Central Park, United States" });
});

it("of a kind that a city lacks no word is another kind", async () => {
  const { names, place, instead } = await search("coffee shop seattle");
  expect({ names, place, texts: instead?.texts }).toEqual({ names: [], place: "Seattle, United States", texts: [] });
  expect(instead?.cities).toEqual([{ value: "us/phoenix", label: "Phoenix", count: 1 }]);
});
