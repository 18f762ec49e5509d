import { afterAll, describe, expect, it } from "vitest";
import { openReadings } from "../../testing/ask-readings.ts";

const { ask, close } = await openReadings();
afterAll(close);

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
    expect((await ask(query, {}, kinds)).searches).not.toContain("bakery @ de/munich to the letter");
  });

  it.each([
    ["bakery starbucks", "starbucks"],
    ["starbucks'ta", "starbucks"],
    ["starbucks's bakery", undefined],
  ])("beside a brand is part of its sign: %s is %s", async (q, text) => {
    const { searches } = await ask({ q }, {}, kinds, "starbucks");
    expect(searches.includes("starbucks to the letter")).toBe(text !== undefined);
  });

  it("is never corrected to another word", async () => {
    const hits = { "bakery @ de/munich": 0, "bakery @ de/munich to the letter": 0 };
    const { searches } = await ask({ q: "bakery munich" }, hits, kinds);
    expect(searches[0]).toBe("bakery @ de/munich to the letter");
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

  it.each([
    ["bakery near munich", "bakery"],
    ["bakery in munich", "book store"],
  ])("is searched around a city that has none, before related kinds only if the text says so: %s", async (q, text) => {
    const related = { ...kinds, relatedTo: () => ["book store"] };
    const hits = { "bakery @ 25 km": 3, "book store @ de/munich": 2 };
    expect(await ask({ q }, hits, related)).toMatchObject({ text, place: "de/munich" });
    expect(await ask({ q }, { "bakery @ 25 km": 3 }, related)).toMatchObject({ text: "bakery", isAround: true });
  });

  it.each([{ q: "bakery birmingham" }, { q: "bakery in birmingham" }, { q: "bakery", location: "birmingham" }])(
    "is found in a city of the same name if the larger one has none, before anything else: %o",
    async (query) => {
      const hits = { "bakery @ us/birmingham": 2, "bakery @ 25 km": 9 };
      expect(await ask(query, hits, kinds)).toMatchObject({ total: 2, place: "us/birmingham" });
      expect(await ask(query, { ...hits, "bakery @ gb/birmingham": 1 }, kinds)).toMatchObject({
        place: "gb/birmingham",
      });
    },
  );

  it("is searched in the suburbs of a city that has none, before related kinds and the towns around it", async () => {
    const related = { ...kinds, relatedTo: () => ["book store"] };
    const hits = { "bakery @ 10 km": 1, "bakery @ 25 km": 3, "book store @ de/munich": 2 };
    expect(await ask({ q: "bakery in munich" }, hits, related)).toMatchObject({
      text: "bakery",
      total: 1,
      isAround: true,
    });
  });

  it.each([
    ["roma", undefined],
    ["bakery", "it/rome"],
  ])('is not a foreign name of a city: where %j is one, "salt roma" is in %s', async (kind, place) => {
    const only = { ...kinds, kindIn: (text: string) => (text === kind ? text : undefined) };
    expect((await ask({ q: "salt roma" }, { "salt @ it/rome": 2 }, only)).place).toBe(place);
  });

  it.each([
    ["bakery ho chi minh city vietnam", "vn/ho-chi-minh-city"],
    ["ho chi minh city vietnam bakery", "vn/ho-chi-minh-city"],
  ])("is read beside a place of five words: %s in %s", async (q, place) => {
    expect((await ask({ q }, { "bakery @ vn/ho-chi-minh-city": 2 }, kinds)).place).toBe(place);
  });

  it("may contain a preposition behind a place", async () => {
    const wine = { ...kinds, kindIn: (text: string) => (text === "bar à rome" ? text : undefined) };
    const found = await ask({ q: "munich bar à rome" }, { "bar à rome @ de/munich": 2 }, wine);
    expect(found).toMatchObject({ text: "bar à rome", place: "de/munich" });
  });

  it("is not moved to a much smaller city of the same name", async () => {
    const hits = { "bakery @ us/rome": 2, "bakery @ 25 km": 9 };
    expect(await ask({ q: "bakery rome" }, hits, kinds)).toMatchObject({ total: 9, place: "it/rome" });
  });

  it("is searched in a district named in several words even if businesses elsewhere have all of them", async () => {
    const found = await ask({ q: "bakery quận 1" }, { "bakery quận 1": 30, "bakery @ 4 km": 2 }, kinds);
    expect(found).toMatchObject({ total: 2, text: "bakery", place: "vn/ho-chi-minh-city" });
  });

  it("is searched in a wider circle around a district before the whole city", async () => {
    const hits = { "bakery @ 4 km": 0, "bakery @ 8 km": 1, "bakery @ vn/ho-chi-minh-city": 9 };
    expect(await ask({ q: "bakery quận 1" }, hits, kinds)).toMatchObject({ total: 1, text: "bakery" });
  });

  it("is found beside a place with many words behind it", async () => {
    const found = await ask({ q: "bakery munich takes orders for large parties" }, { "bakery @ de/munich": 2 }, kinds);
    expect(found).toMatchObject({ total: 2, text: "bakery", place: "de/munich" });
  });

  it("is not searched by one word of its name where the place has none", async () => {
    const wordAlone = {
      ...kinds,
      kindIn: (text: string) => (["book", "book store"].includes(text) ? text : undefined),
    };
    const found = await ask({ q: "book store munich" }, { "book @ de/munich": 1 }, wordAlone);
    expect(found).toMatchObject({ total: 0, text: "book store", place: "de/munich" });
  });

  it.each([
    ["nj bakery", "US-NJ"],
    ["al bakery", undefined],
  ])("is found in the state whose code stands before it, unless that is a word: %s in %s", async (q, region) => {
    expect(await ask({ q }, { "bakery @ US-NJ": 2 }, kinds)).toMatchObject({ place: region });
  });

  it("is not read from other words without a place", async () => {
    expect(await ask({ q: "bakery without queues" }, { bakery: 2 }, kinds)).toMatchObject({ total: 0 });
  });
});
