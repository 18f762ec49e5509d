import { afterAll, describe, expect, it } from "vitest";
import { ofOneType, startTestCatalogue } from "../../../testing/start-test-catalogue.ts";

const BERLIN = {
  city: "Berlin",
  countryCode: "DE",
  country: "Germany",
  latitude: 52.52,
  longitude: 13.4,
  timeZone: "Europe/Berlin",
};
const LYON = {
  city: "Lyon",
  countryCode: "FR",
  country: "France",
  latitude: 45.76,
  longitude: 4.84,
  timeZone: "Europe/Paris",
};
const offering = (...names: string[]) => ({
  about: JSON.stringify({ Other: Object.fromEntries(names.map((name) => [name, true])) }),
});
const openOn = (day: number, from: number, to: number) => ({
  hours: { intervals: [[day * 1440 + from * 60, day * 1440 + to * 60] satisfies [number, number]], knownDays: [day] },
});

const businesses = [
  { name: "Linde", type: "Restaurant", ...BERLIN, ...offering("Outdoor seating", "Wi-Fi") },
  { name: "Eiche", type: "Restaurant", ...BERLIN, ...offering("Terrasse") },
  { name: "Keller", type: "Restaurant", ...BERLIN, ...offering("Free Wi-Fi") },
  { name: "Vapiano", type: "Pizza restaurant", ...LYON, ...offering("Vente à emporter") },
  { name: "Forno", type: "Pizza restaurant", ...LYON },
  { name: "Terrace Cafe", type: "Cafe", ...LYON },
  { name: "Brot", type: "Bakery", ...BERLIN, ...openOn(6, 8, 12) },
  { name: "Korn", type: "Bakery", ...BERLIN, ...openOn(0, 8, 12) },
  {
    name: "Tanke",
    type: "Gas station",
    ...BERLIN,
    hours: { intervals: [[0, 10_080] satisfies [number, number]], knownDays: [0] },
  },
];
const catalogue = await startTestCatalogue(businesses.map(ofOneType));
afterAll(() => catalogue.stop());

const namesOf = async (q: string, more: Record<string, string> = {}) =>
  (await catalogue.searchNames({ q, ...more })).sort();

const answerTo = (q: string) => catalogue.search({ q });

describe("amenities in a text are filters beside a kind", () => {
  it.each<[string, string[]]>([
    ["restaurant mit terrasse berlin", ["Eiche", "Linde"]],
    ["restaurants with outdoor seating in berlin", ["Eiche", "Linde"]],
    ["wifi restaurant berlin", ["Keller", "Linde"]],
    ["restaurant terrasse wlan berlin", ["Linde"]],
    ["pizza à emporter lyon", ["Vapiano"]],
    ["terrace cafe", ["Terrace Cafe"]],
  ])("%s", async (q, names) => {
    expect(await namesOf(q)).toEqual(names);
  });

  it("and the map shows the same hits", async () => {
    const query = new URLSearchParams({ q: "restaurant mit terrasse berlin", bbox: "13,52,14,53", zoom: "16" });
    const map = await (await fetch(`${catalogue.url}/api/map?${query}`)).text();
    expect(["Linde", "Eiche", "Keller"].map((name) => map.includes(name))).toEqual([true, true, false]);
  });

  it("that the answer lists, so that each can be undone", async () => {
    expect((await answerTo("restaurant mit terrasse berlin")).understood).toMatchObject({
      text: "restaurant",
      amenities: ["outdoor-seating"],
      place: { value: "de/berlin" },
      isRelaxed: false,
    });
    expect(await namesOf("restaurant", { location: "berlin", amenity: "outdoor-seating" })).toEqual(["Eiche", "Linde"]);
  });

  it("and are dropped, as the answer says, if nobody there is known to have them", async () => {
    const answer = await answerTo("restaurant with parking berlin");
    expect(answer).toMatchObject({ totalCount: 3, understood: { amenities: ["parking"], isRelaxed: true } });
  });
});

describe("opening times in a text are filters beside a kind", () => {
  it.each<[string, string[]]>([
    ["bakery open sunday berlin", ["Brot"]],
    ["bäckerei montags geöffnet berlin", ["Korn"]],
    ["24h tankstelle berlin", ["Tanke"]],
  ])("%s", async (q, names) => {
    expect(await namesOf(q)).toEqual(names);
  });

  it("that the answer lists", async () => {
    expect((await answerTo("bakery open sunday berlin")).understood).toMatchObject({ text: "bakery", open: "sunday" });
    expect(await namesOf("bakery", { open: "sunday" })).toEqual(["Brot"]);
  });
});
