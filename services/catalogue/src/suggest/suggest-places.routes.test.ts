import { type SuggestAnswer, suggestAnswerSchema } from "@meridian/contracts/search/suggest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";

let catalogue: TestCatalogue;
const MUNICH = { city: "München", countryCode: "DE", country: "Germany", latitude: 48.137, longitude: 11.575 };
const BERLIN = { city: "Berlin", countryCode: "DE", country: "Germany", latitude: 52.524, longitude: 13.411 };
const VEROIA = { city: "Véroia", countryCode: "GR", country: "Greece", latitude: 40.524, longitude: 22.203 };

beforeAll(async () => {
  const businesses = [
    { name: "Hofbräu", type: "Brewery", ...MUNICH },
    { name: "Schere", type: "Hair salon", ...MUNICH },
    ...Array.from({ length: 30 }, (_, n) => ({ name: `Schere ${n}`, type: "Hair salon", ...BERLIN })),
    { name: "Psalidi", type: "Bakery", ...VEROIA },
  ];
  catalogue = await startTestCatalogue(
    businesses.map((business) => ({ subtypes: [], ...business })),
    { arePlaced: true },
  );
});
afterAll(() => catalogue.stop());

async function suggest(q: string): Promise<SuggestAnswer> {
  const answer = await fetch(`${catalogue.url}/api/suggest?${new URLSearchParams({ q })}`);
  return suggestAnswerSchema.parse(await answer.json());
}

it.each([
  ["friseur ber", "Friseur in Berlin", "30 businesses", "/cities/de/berlin/hair-salon"],
  ["brewery in mün", "Brewery in Munich", "1 business", "/cities/de/munich/brewery"],
  ["hair salon germ", "Hair salon in Germany", "31 businesses", "/countries/germany/hair-salon"],
])("of %j name the kind in the place that begins so", async (q, label, detail, path) => {
  expect((await suggest(q)).categories[0]).toMatchObject({ label, detail, path });
});

it.each(["bavaria", "bavar", "Bayern"])("of %j name the region with its businesses", async (q) => {
  expect((await suggest(q)).places).toMatchObject([
    { label: "Bavaria", detail: "Germany · 2 businesses", path: "/countries/germany/regions/bavaria" },
  ]);
});

it("name no region without businesses", async () => {
  expect((await suggest("saxony")).places).toEqual([]);
});

it("name a large place that begins so before a small one with that other name", async () => {
  expect((await suggest("ber")).places.map(({ label }) => label)).toEqual(["Berlin", "Véroia"]);
});
