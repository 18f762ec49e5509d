import { type SearchAnswer, searchAnswerSchema } from "@meridian/contracts/search/search";
import { suggestAnswerSchema } from "@meridian/contracts/search/suggest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";

const berlin = {
  city: "Berlin",
  country: "Germany",
  countryCode: "DE",
  timeZone: "Europe/Berlin",
  latitude: 52.52,
  longitude: 13.4,
};
const evening = { intervals: [[3960, 4260] satisfies [number, number]], knownDays: [2] };
const about = '{"Accessibility":{"Wheelchair accessible entrance":true}}';
const catalogue = await startTestCatalogue([
  { name: "Luigi's Pizza", reviews: 500, rating: 4.5, about },
  { name: "Luigi's Ice", ...berlin, type: "Ice cream shop", subtypes: [], rating: 3, verified: false },
  { name: "Chez Luigi", reviews: 10 },
  { name: "Osteria Nord", ...berlin, rating: undefined, phone: undefined, latitude: undefined, longitude: undefined },
  { name: "Osteria Süd", ...berlin, city: "Ulm", hours: evening, website: "https://example.org" },
  { name: "Osteria West", ...berlin, city: undefined, hours: evening, status: "temporarily_closed" },
]);
catalogue.setTime(new Date("2026-03-04T18:00:00.000Z"));
catalogue.loseIndex();
afterAll(() => catalogue.stop());

const search = (query: Record<string, string>) => fetch(`${catalogue.url}/api/search?${new URLSearchParams(query)}`);
const answerOf = async (answer: Response): Promise<SearchAnswer> => searchAnswerSchema.parse(await answer.json());
const namesOf = ({ hits }: SearchAnswer) => hits.map(({ name }) => name);

describe("without its index, search", () => {
  it("matches names by prefix, says so, and is not cached", async () => {
    const raw = await search({ q: "luigi" });
    expect([raw.status, raw.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const answer = await answerOf(raw);
    expect(namesOf(answer)).toEqual(["Luigi's Pizza", "Luigi's Ice"]);
    expect(answer).toMatchObject({ isDegraded: true, totalCount: 2 });
  });

  it.each([
    [{ city: "de/berlin" }, ["Luigi's Ice"]],
    [{ country: "US" }, ["Luigi's Pizza"]],
    [{ category: "pizza-restaurant" }, ["Luigi's Pizza"]],
    [{ minRating: "4" }, ["Luigi's Pizza"]],
    [{ verified: "1" }, ["Luigi's Pizza"]],
    [{ amenity: "wheelchair-accessible-entrance" }, ["Luigi's Pizza"]],
    [{ near: "52.5,13.4" }, ["Luigi's Ice"]],
    [{ bbox: "13,52,14,53" }, ["Luigi's Ice"]],
    [{ bbox: "170,-90,-70,90" }, ["Luigi's Pizza"]],
    [{ openNow: "1" }, []],
    [{ has: "website" }, []],
  ])("still applies the filter %o", async (filter, names) => {
    expect(namesOf(await answerOf(await search({ q: "luigi", ...filter })))).toEqual(names);
  });

  it.each([
    [{}, ["Osteria Süd", "Osteria West", "Osteria Nord"]],
    [{ near: "52.52,13.4", radiusKm: "1" }, ["Osteria Süd", "Osteria West"]],
    [{ near: "52.53,13.4", radiusKm: "1" }, []],
    [{ bbox: "-180,-90,180,90" }, ["Osteria Süd", "Osteria West"]],
    [{ minRating: "4.5" }, ["Osteria Süd", "Osteria West"]],
    [{ minRating: "0" }, ["Osteria Süd", "Osteria West", "Osteria Nord"]],
    [{ openNow: "1" }, ["Osteria Süd"]],
    [{ has: "phone" }, ["Osteria Süd", "Osteria West"]],
    [{ has: "website,hours" }, ["Osteria Süd"]],
    [{ city: "de/ulm" }, ["Osteria Süd"]],
    [{ category: "restaurant", country: "DE" }, ["Osteria Süd", "Osteria West", "Osteria Nord"]],
  ])("separates businesses by %o, known or unknown", async (filter, names) => {
    expect(namesOf(await answerOf(await search({ q: "osteria", ...filter })))).toEqual(names);
  });

  it("lists a category, a country and a city of the directory", async () => {
    const lists = [{ category: "ice-cream-shop" }, { country: "DE" }, { city: "de/ulm" }, { category: "none" }];
    const found = await Promise.all(lists.map(async (query) => namesOf(await answerOf(await search(query)))));
    expect(found.map((names) => names.length)).toEqual([1, 4, 1, 0]);
  });

  it("has pages", async () => {
    const answer = await answerOf(await search({ q: "osteria", page: "2" }));
    expect(answer).toMatchObject({ hits: [], page: 2, totalCount: 3, totalPages: 1, isTotalExact: true });
  });

  it("lists everything that passes the filters if there is no text", async () => {
    expect(namesOf(await answerOf(await search({ location: "berlin" })))).toEqual(["Luigi's Ice", "Osteria Nord"]);
    expect(namesOf(await answerOf(await search({})))).toHaveLength(6);
  });
});

it("suggestions match names by prefix while the index is down", async () => {
  const answer = await fetch(`${catalogue.url}/api/suggest?q=luigi`);
  const { businesses } = suggestAnswerSchema.parse(await answer.json());
  expect(businesses.map(({ label }) => label)).toEqual(["Luigi's Pizza", "Luigi's Ice"]);
});

describe("in a large directory without its index", () => {
  const POPULAR = 200;
  let large: TestCatalogue;

  beforeAll(async () => {
    const popular = Array.from({ length: POPULAR }, (_, n) => ({ name: `Kiosk ${n}`, reviews: 1000 + n }));
    const remote = { city: "Ulm", country: "Germany", countryCode: "DE", type: "Bakery", subtypes: [], reviews: 1 };
    large = await startTestCatalogue([...popular, { name: "Mill", ...remote }]);
    large.loseIndex();
  });
  afterAll(() => large.stop());

  const find = async (query: Record<string, string>) =>
    answerOf(await fetch(`${large.url}/api/search?${new URLSearchParams(query)}`));

  it.each([{ country: "DE" }, { city: "de/ulm" }, { category: "bakery" }, { city: "de/ulm", country: "DE" }])(
    "a search by %o reads beyond the most popular businesses",
    async (query) => {
      const answer = await find(query);
      expect([namesOf(answer), answer.isTotalExact]).toEqual([["Mill"], true]);
    },
  );

  it("the total is a lower bound if not every business was read", async () => {
    expect(await find({ q: "kiosk" })).toMatchObject({ totalCount: POPULAR, isTotalExact: false });
    expect(await find({ q: "mill" })).toMatchObject({ totalCount: 1, isTotalExact: true });
  });

  it("its pages follow each other", async () => {
    const pages = await Promise.all(["1", "2", "10"].map(async (page) => namesOf(await find({ q: "kiosk", page }))));
    expect(pages.map((names) => names.length)).toEqual([20, 20, 20]);
    expect(new Set(pages.flat()).size).toBe(60);
  });
});
