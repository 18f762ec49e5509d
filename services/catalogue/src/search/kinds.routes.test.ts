import { facetValuesAnswerSchema } from "@meridian/contracts/search/search";
import { afterAll, expect, it } from "vitest";
import { ofOneType, startTestCatalogue } from "../testing/start-test-catalogue.ts";

const BERLIN = { city: "Berlin", countryCode: "DE", country: "Germany", latitude: 52.52, longitude: 13.4 };
const ZURICH = { city: "Zürich", countryCode: "CH", country: "Switzerland", latitude: 47.37, longitude: 8.54 };

const businesses = [
  { name: "Schnitt & Form", type: "Hair salon", ...BERLIN },
  { name: "Klinge", type: "Barber shop", ...BERLIN },
  { name: "Scherenhaus", type: "Hair salon", ...ZURICH },
  { name: "Hiltl", type: "Vegetarian restaurant", ...ZURICH },
  { name: "Kronenhalle", type: "Swiss restaurant", ...ZURICH },
  { name: "Löwen", type: "Pharmacy", ...ZURICH },
  { name: "Berlin Pizza", type: "Restaurant", ...ZURICH },
  { name: "Adliswil Hotel & Spa", type: "Restaurant", ...BERLIN },
  { name: "Adlerhof", type: "Hotel", ...ZURICH, city: "Adliswil", latitude: 47.31, longitude: 8.52 },
  { name: "Da Luigi", type: "Pizza restaurant", postalCode: "10999", fullAddress: "10999 Berlin", ...BERLIN },
];
const catalogue = await startTestCatalogue(businesses.map(ofOneType));
afterAll(() => catalogue.stop());

const search = (text: string, location = "") => catalogue.searchNames({ q: text, location });

it.each<[string, string[]]>([
  ["friseur berlin", ["Klinge", "Schnitt & Form"]],
  ["Berlin kuaför", ["Klinge", "Schnitt & Form"]],
  ["coiffeur in zürich", ["Scherenhaus"]],
  ["Berliner Friseure", ["Klinge", "Schnitt & Form"]],
  ["friseur 10999", ["Klinge", "Schnitt & Form"]],
  ["nöbetçi eczane zürich", ["Löwen"]],
  ["eczane", ["Löwen"]],
  ["薬局", ["Löwen"]],
  ["vegetarisches restaurant zürich", ["Hiltl"]],
  ["best vegetarian restaurants in zurich", ["Hiltl"]],
  ["restaurants zurich", ["Berlin Pizza", "Hiltl", "Kronenhalle"]],
])("%s finds the kind in the place, under any label and in any language", async (text, names) => {
  expect((await search(text)).sort()).toEqual(names);
});

it("a search for who is on duty shows all if nobody is known to be open, and says so", async () => {
  const { understood, hits } = await catalogue.search({ q: "apotheke notdienst zürich" });
  expect([understood.isOpenNow, understood.isRelaxed, hits.length]).toEqual([false, true, 1]);
});

it("a place in the second field narrows the kind", async () => {
  expect(await search("friseur", "zürich")).toEqual(["Scherenhaus"]);
});

it("a business named exactly like the text precedes the kind in the place", async () => {
  expect((await search("berlin pizza"))[0]).toBe("Berlin Pizza");
});

it("a name that starts with a small town and a kind precedes the kind in that town", async () => {
  expect((await search("adliswil hotel"))[0]).toBe("Adliswil Hotel & Spa");
});

it("a quoted text finds its own words, not the kind they name", async () => {
  expect(await search('"friseur"')).toEqual([]);
});

it("categories found by search or name include their parent", async () => {
  const { facets } = await catalogue.search({ q: "", location: "zurich" });
  const { values } = await catalogue.read(facetValuesAnswerSchema, "/api/search/facets/category?label=rest");
  for (const list of [facets.category, values]) {
    const at = list.findIndex(({ value }) => value === "restaurant");
    expect(list[at]?.parent).toBeNull();
    expect(list[at + 1]).toMatchObject({ label: expect.stringMatching(/ restaurant$/), parent: "restaurant" });
  }
});

it("the map shows the hits of the list", async () => {
  const map = await fetch(`${catalogue.url}/api/map?q=friseur%20berlin&bbox=13,52,14,53&zoom=16`);
  expect(await map.text()).toContain("Klinge");
});
