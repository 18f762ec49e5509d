import { searchQuerySchema } from "@meridian/contracts/search/search";
import { createPlaceOf } from "@meridian/domain/places/business-place";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterAll, describe, expect, it } from "vitest";
import { PLACE_READING } from "../../testing/place-reading.ts";
import type { DirectoryKinds } from "../meaning/directory-kinds.ts";
import { planQuery } from "./query-plan.ts";
import { tryReadings } from "./try-readings.ts";

interface Found {
  total: number;
  correctedText?: string;
}

const at = new Date("2026-03-04T18:00:00.000Z");
const engines = await openTestEngines({ placeOf: createPlaceOf(PLACE_READING.knownPlaces) });
const place = (city: string, country: string, countryCode: string) => ({ city, country, countryCode });
await seedBusinesses(engines, [
  { ...place("Munich", "Germany", "DE"), name: "Cafe Munich" },
  place("Rome", "Italy", "IT"),
  place("New York", "United States of America", "US"),
  place("Ho Chi Minh City", "Vietnam", "VN"),
]);
afterAll(() => engines.close());

/** Runs a query for which only the given readings, as "text" or "text @ place", find anything; returns what was tried and the result. */
async function ask(
  query: Record<string, string>,
  hits: Record<string, Found | number> = {},
  kinds: Pick<DirectoryKinds, "kindIn" | "relatedTo" | "similarTo"> = PLACE_READING.kinds,
  brand?: string,
) {
  const asked: string[] = [];
  const parsed = searchQuerySchema.parse(query);
  const brands = { isBrand: (text: string) => text === brand, similarTo: () => [] };
  const reading = { ...engines, ...PLACE_READING, kinds, brands, at };
  const { plan, found } = await tryReadings<Found>(parsed, await planQuery(parsed, reading), {
    ...reading,
    ask: async ({ text, place }, { allowTypos }) => {
      const reading = place === null ? text : `${text} @ ${place.value}`;
      asked.push(allowTypos ? reading : `${reading} to the letter`);
      const total = hits[reading] ?? 0;
      return typeof total === "number" ? { total } : total;
    },
  });
  const { text, place, replacedText, open } = plan;
  return { asked, total: found.total, text, place: place?.value, replacedText, open };
}

describe("a text", () => {
  it.each([
    ["with 20 hits is asked for once", { bakeries: 20 }, ["bakeries"]],
    ["with fewer is also tried in the singular", { bakeries: 19 }, ["bakeries", "bakery to the letter"]],
    [
      "whose hits are those of another spelling is too",
      { bakeries: { total: 20, correctedText: "bakers" } },
      ["bakeries", "bakery to the letter"],
    ],
  ])("%s", async (_title, hits, asked) => {
    expect((await ask({ q: "bakeries" }, hits)).asked).toEqual(asked);
  });

  it("is read in the singular if that finds more, and not if it finds as much", async () => {
    const better = await ask({ q: "bakeries" }, { bakeries: 3, bakery: 4 });
    expect(better).toMatchObject({ total: 4, text: "bakery", replacedText: "bakeries" });
    const equal = await ask({ q: "bakeries" }, { bakeries: 4, bakery: 4 });
    expect(equal).toMatchObject({ total: 4, text: "bakeries", replacedText: undefined });
  });

  it.each([
    ["in quotes is asked for to the letter", { q: '"bakeries"' }, ['"bakeries"']],
    ["without a plural has no singular", { q: "baker" }, ["baker"]],
  ])("%s", async (_title, query, asked) => {
    expect((await ask(query)).asked).toEqual(asked);
  });

  it("keeps a place in quotes as words", async () => {
    const { asked } = await ask({ q: '"cafe" munich' });
    expect(asked).toEqual(['"cafe" munich']);
  });
});

describe("a text that finds nothing", () => {
  it.each([
    [{ q: "cafe munich" }, { "cafe @ de/munich": 2 }, { text: "cafe", place: "de/munich" }],
    [{ q: "munich cafe" }, { "cafe @ de/munich": 2 }, { text: "cafe", place: "de/munich" }],
    [{ q: "cafe new york city" }, { "cafe @ us/new-york-city": 2 }, { text: "cafe", place: "us/new-york-city" }],
    [{ q: "new york city cafe" }, { "cafe @ us/new-york-city": 2 }, { text: "cafe", place: "us/new-york-city" }],
    [{ q: "münchen" }, { " @ de/munich": 2 }, { text: "", place: "de/munich" }],
    [{ q: "made in rome" }, { "made in rome": 1 }, { text: "made in rome", place: undefined }],
    [{ q: "best dumplings" }, { dumpling: 1 }, { text: "dumpling", replacedText: "best dumplings" }],
    [{ q: "24 hour pharmacy" }, { pharmacy: 1 }, { text: "pharmacy", open: "always", replacedText: undefined }],
    [{ q: "best cafes munich" }, { "cafe @ de/munich": 1 }, { text: "cafe", place: "de/munich" }],
  ])("%o is read as one that finds something: %o", async (query, hits, reading) => {
    expect(await ask(query, hits)).toMatchObject({ ...reading, total: Object.values(hits)[0] });
  });

  it.each([
    ["where a place was chosen by name", { q: "cafe munich", location: "rome" }],
    ["where a city was chosen", { q: "cafe munich", city: "it/rome" }],
    ["where a country was chosen", { q: "cafe munich", country: "IT" }],
    ["where the text itself names one", { q: "cafe munich in rome" }],
  ])("is searched in no other place %s", async (_title, query) => {
    const { asked } = await ask(query);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((reading) => reading.endsWith("@ de/munich"))).toEqual([]);
  });

  it("reads at most three words as a place", async () => {
    expect((await ask({ q: "cafe ho chi minh city" })).asked).not.toContain("cafe @ vn/ho-chi-minh-city");
  });

  it("is searched once in its own words, then with other spaces", async () => {
    expect((await ask({ q: "qqzzxx" })).asked).toEqual(["qqzzxx", "qqz zxx to the letter"]);
  });

  it("keeps the plural of a brand", async () => {
    const { asked } = await ask({ q: "best starbucks" }, {}, PLACE_READING.kinds, "starbucks");
    expect(asked).toContain("starbucks");
    expect(asked.filter((reading) => reading.startsWith("starbuck "))).toEqual([]);
  });

  it("names the place that it contains, in the plainest reading", async () => {
    expect(await ask({ q: "best cafes munich" })).toMatchObject({ total: 0, text: "cafe", place: "de/munich" });
    expect(await ask({ q: "best cafes nowhere" })).toMatchObject({ total: 0, text: "best cafes nowhere" });
  });

  it("with few hits is read as a place if more is there", async () => {
    const more = await ask({ q: "munich cafe" }, { "munich cafe": 1, "cafe @ de/munich": 2 });
    expect(more).toMatchObject({ total: 2, text: "cafe", place: "de/munich" });
    const asMany = await ask({ q: "munich cafe" }, { "munich cafe": 2, "cafe @ de/munich": 2 });
    expect(asMany).toMatchObject({ total: 2, text: "munich cafe", place: undefined });
  });

  it("with few hits is not read otherwise if a business has that name", async () => {
    const { asked, total } = await ask({ q: "cafe munich" }, { "cafe munich": 1, "cafe @ de/munich": 9 });
    expect([asked, total]).toEqual([["cafe munich"], 1]);
  });
});

describe("a kind of business", () => {
  const kinds = {
    kindIn: (text: string) => (["bakery", "book store"].includes(text) ? text : undefined),
    relatedTo: () => [],
    similarTo: () => [],
  };

  it.each([
    ["bakrey munch", "bakery munich"],
    ["bakrey", "bakery"],
  ])("is understood where %j is corrected to %j", async (typed, correctedText) => {
    const found = await ask(
      { q: typed },
      { [typed]: { total: 30, correctedText }, bakery: 9, "bakery @ de/munich": 9 },
      kinds,
    );
    expect(found).toMatchObject({ total: 9, text: "bakery", replacedText: typed });
    expect(found.place).toBe(correctedText.includes("munich") ? "de/munich" : undefined);
  });

  it("is understood if its place lacks the word, but others have it", async () => {
    const hits = { bakrey: { total: 4, correctedText: "bakery" }, "bakery @ de/munich": 3 };
    expect(await ask({ q: "bakrey in munich" }, hits, kinds)).toMatchObject({
      total: 3,
      text: "bakery",
      place: "de/munich",
      replacedText: "bakrey",
    });
  });

  it("is not understood if the corrected text is a name", async () => {
    const found = await ask(
      { q: "linden munch" },
      { "linden munch": { total: 1, correctedText: "linde munich" } },
      kinds,
    );
    expect(found).toMatchObject({ total: 1, text: "linden munch", replacedText: undefined });
  });

  it.each([
    ["where is a used book store around munich please", "book store"],
    ["munich bakery without queues", "bakery"],
    ["bakery with longish queues in munich", "bakery"],
  ])("and a place are read from other words if nothing matches them all: %s", async (q, text) => {
    const found = await ask({ q }, { [`${text} @ de/munich`]: 2 }, kinds);
    expect(found).toMatchObject({ total: 2, text, place: "de/munich", replacedText: q });
  });

  it("that a place lacks is not a business elsewhere of a similar name, unless that is the exact name", async () => {
    const corrected = (correctedText: string) =>
      ask({ q: "bakery munich" }, { "bakery munich": { total: 1, correctedText } }, kinds);
    expect(await corrected("bakeri munch")).toMatchObject({ total: 0, text: "bakery", place: "de/munich" });
    expect(await corrected("cafe munich")).toMatchObject({ total: 1, text: "bakery munich", place: undefined });
  });

  it.each(["Münchner bakery", "bakery w Monachium", "Munich's best bakery"])(
    "is found in the city of %j",
    async (q) => {
      expect(await ask({ q }, { "bakery @ de/munich": 2 }, kinds)).toMatchObject({
        text: "bakery",
        place: "de/munich",
      });
    },
  );

  it.each([
    ["bakerymunich", "bakery", "bakerymunich"],
    ["munichbakery", "bakery", "munichbakery"],
    ["bak ery munich", "bakery", undefined],
    ["bookstore munich", "book store", undefined],
  ])("and a place are read from words with other spaces: %s", async (q, text, replacedText) => {
    const found = await ask({ q }, { [`${text} @ de/munich`]: 2 }, kinds);
    expect(found).toMatchObject({ total: 2, text, place: "de/munich", replacedText });
  });

  it.each([
    ["where a place was chosen by name", { q: "bakerymunich", location: "rome" }],
    ["where a country was chosen", { q: "bakerymunich", country: "IT" }],
    ["in quotes", { q: '"bakerymunich"' }],
  ])("is not read from a word without spaces %s", async (_title, query) => {
    expect((await ask(query, {}, kinds)).asked).not.toContain("bakery @ de/munich to the letter");
  });

  it.each([
    ["bakery starbucks", "starbucks"],
    ["starbucks'ta", "starbucks"],
    ["starbucks's bakery", undefined],
  ])("beside a brand is part of its sign: %s is %s", async (q, text) => {
    const { asked } = await ask({ q }, {}, kinds, "starbucks");
    expect(asked.includes("starbucks to the letter")).toBe(text !== undefined);
  });

  it("is never corrected to another word", async () => {
    const hits = { "bakery @ de/munich": 0, "bakery @ de/munich to the letter": 0 };
    const { asked } = await ask({ q: "bakery munich" }, hits, kinds);
    expect(asked[0]).toBe("bakery @ de/munich to the letter");
  });

  it.each([
    ["bakerij munich", { total: 0 }],
    ["bakerij munich", { total: 1, correctedText: "baker" }],
  ])("is found under a similar word if the place has none as typed: %s, %o", async (q, asTyped) => {
    const similar = { ...kinds, similarTo: (text: string) => (text === "bakerij" ? ["bakery"] : []) };
    const hits = { "bakerij @ de/munich": asTyped, "bakerij munich": asTyped, "bakery @ de/munich": 2 };
    expect(await ask({ q }, hits, similar)).toMatchObject({ total: 2, text: "bakery", place: "de/munich" });
  });

  it.each([[{ q: "bakery muenchn" }], [{ q: "muenchn bakery" }], [{ q: "bakery", location: "muenchn" }]])(
    "is found in a large city whose name is misspelt: %o",
    async (query) => {
      expect(await ask(query, { "bakery @ de/munich": 2 }, kinds)).toMatchObject({
        text: "bakery",
        place: "de/munich",
      });
    },
  );

  it("stays the kind if the index corrects it together with the place", async () => {
    const hits = { "bakery muenchn": { total: 3, correctedText: "baker munchen" }, "bakery @ de/munich": 2 };
    const found = await ask({ q: "bakery muenchn" }, hits, kinds);
    expect(found).toMatchObject({ text: "bakery", place: "de/munich" });
  });

  it.each([
    ["bakery without queues munich bavaria", "DE-BY"],
    ["bakery without queues munich", undefined],
  ])("is searched in the region named beside a city that has none: %s in %s", async (q, region) => {
    const found = await ask({ q }, { "bakery @ DE-BY": 2 }, kinds);
    expect(found.place).toBe(region ?? "de/munich");
    expect(found.total).toBe(region === undefined ? 0 : 2);
  });

  it("is not read from other words without a place", async () => {
    expect(await ask({ q: "bakery without queues" }, { bakery: 2 }, kinds)).toMatchObject({ total: 0 });
  });
});
