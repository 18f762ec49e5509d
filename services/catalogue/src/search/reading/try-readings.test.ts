import { afterAll, describe, expect, it } from "vitest";
import { openReadings } from "../../testing/ask-readings.ts";

const { ask, close } = await openReadings();
afterAll(close);

describe("a text", () => {
  it.each([
    ["with 20 hits is asked for once", { bakeries: 20 }, ["bakeries"]],
    ["with fewer is also tried in the singular", { bakeries: 19 }, ["bakeries", "bakery to the letter"]],
    [
      "whose hits are those of another spelling is too",
      { bakeries: { total: 20, correctedText: "bakers" } },
      ["bakeries", "bakery to the letter"],
    ],
  ])("%s", async (_title, hits, searches) => {
    expect((await ask({ q: "bakeries" }, hits)).searches).toEqual(searches);
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
  ])("%s", async (_title, query, searches) => {
    expect((await ask(query)).searches).toEqual(searches);
  });

  it("keeps a place in quotes as words", async () => {
    const { searches } = await ask({ q: '"cafe" munich' });
    expect(searches).toEqual(['"cafe" munich']);
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

  it("is searched as typed around a place that lacks it, before its words are put in the singular", async () => {
    const found = await ask({ q: "tim hortons munich" }, { "tim hortons @ 25 km": 2 });
    expect(found).toMatchObject({ total: 2, text: "tim hortons", place: "de/munich", isAround: true });
  });

  it.each([
    ["where a place was chosen by name", { q: "cafe munich", location: "rome" }],
    ["where a city was chosen", { q: "cafe munich", city: "it/rome" }],
    ["where a country was chosen", { q: "cafe munich", country: "IT" }],
    ["where the text itself names one", { q: "cafe munich in rome" }],
  ])("is searched in no other place %s", async (_title, query) => {
    const { searches } = await ask(query);
    expect(searches.length).toBeGreaterThan(0);
    expect(searches.filter((reading) => reading.endsWith("@ de/munich"))).toEqual([]);
  });

  it("is searched once in its own words, then with other spaces", async () => {
    expect((await ask({ q: "qqzzxx" })).searches).toEqual(["qqzzxx", "qqz zxx to the letter"]);
  });

  it("keeps the plural of a brand", async () => {
    const { searches } = await ask({ q: "best starbucks" }, {}, undefined, "starbucks");
    expect(searches).toContain("starbucks");
    expect(searches.filter((reading) => reading.startsWith("starbuck "))).toEqual([]);
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
    const { searches, total } = await ask({ q: "cafe munich" }, { "cafe munich": 1, "cafe @ de/munich": 9 });
    expect([searches, total]).toEqual([["cafe munich"], 1]);
  });
});
