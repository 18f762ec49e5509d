import { type SearchAnswer, searchAnswerSchema } from "@meridian/contracts/search/search";
import { NO_FACETS } from "@meridian/domain/businesses/facets";
import { afterAll, describe, expect, it } from "vitest";
import { EVENING, SEARCH_DIRECTORY } from "../testing/search-directory.ts";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const BONN = [{ value: "de/bonn", label: "Bonn", count: 1 }];
const catalogue = await startTestCatalogue(SEARCH_DIRECTORY);
catalogue.setTime(EVENING);
afterAll(() => catalogue.stop());

const { search } = catalogue;

const namesOf = ({ hits }: SearchAnswer) => hits.map(({ name }) => name);
const marked = ({ hits }: SearchAnswer) =>
  hits.map(({ name, highlights }) => highlights.map(([start, end]) => name.slice(start, end)));

describe("searching", () => {
  it("matches words by prefix, marks matches, and may be cached for a minute", async () => {
    const answer = await search({ q: "corner sho" });
    expect(answer.totalCount).toBe(25);
    expect(marked(answer)[0]).toEqual(["Corner", "Sho"]);
    const raw = await fetch(`${catalogue.url}/api/search?q=corner`);
    expect(raw.headers.get("cache-control")).toContain("s-maxage=60");
  });

  it("corrects a typo, and says how it understood the text", async () => {
    const answer = await search({ q: "luigs pizza" });
    expect(namesOf(answer)).toEqual(["Luigi's Pizza"]);
    expect(answer.understood).toMatchObject({ text: "luigis pizza", correctedFrom: "luigs pizza" });
    expect(marked(answer)[0]).toEqual(["Luigi's", "Pizza"]);
  });

  it("returns each hit once over its pages, then nothing", async () => {
    const pages = [await search({ q: "corner" }), await search({ q: "corner", page: "2" })];
    expect(new Set(pages.flatMap(namesOf)).size).toBe(25);
    expect(pages[1]).toMatchObject({ page: 2, pageSize: 20, totalPages: 2 });
    expect(await search({ q: "corner", page: "3" })).toMatchObject({ hits: [], totalCount: 25 });
    expect(await search({ q: "corner", page: "51" })).toMatchObject({ hits: [], totalCount: 25, page: 51 });
  });

  it("without a text lists what passes the filters", async () => {
    expect(namesOf(await search({ city: "de/berlin", category: "cafe" }))).toEqual(["Café Ört"]);
  });
});

it("hits without counts in time say so, and are not cached", async () => {
  const find = catalogue.index.search;
  catalogue.index.search = async (query) => ({ ...(await find(query)), facets: NO_FACETS, areFacetsMissing: true });
  try {
    const answer = await fetch(`${catalogue.url}/api/search?q=corner`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { hits, isDegraded, areFacetsMissing } = searchAnswerSchema.parse(await answer.json());
    expect([hits.length, isDegraded, areFacetsMissing]).toEqual([20, false, true]);
  } finally {
    catalogue.index.search = find;
  }
  expect((await fetch(`${catalogue.url}/api/search?q=corner`)).headers.get("cache-control")).toContain("s-maxage");
});

describe("a place", () => {
  it.each([
    [{ q: "pizza", location: "berlin" }, "/cities/de/berlin", "pizza"],
    [{ q: "pizza", location: "berlin germany" }, "/cities/de/berlin", "pizza"],
    [{ q: "pizza in berlin" }, "/cities/de/berlin", "pizza"],
    [{ q: "pizza", location: "germany" }, "/countries/germany", "pizza"],
  ])("given as %o filters and is named", async (query, path, text) => {
    const answer = await search(query);
    expect(namesOf(answer).toSorted()).toEqual(["Pizza Express Berlin", "Pizzeria Napoli"]);
    expect(answer.understood).toMatchObject({ text, place: { path }, correctedFrom: null });
  });

  it("beside a kind of business filters", async () => {
    const answer = await search({ q: "pizza berlin" });
    expect(namesOf(answer).toSorted()).toEqual(["Pizza Express Berlin", "Pizzeria Napoli"]);
    expect(answer.understood).toMatchObject({ text: "pizza", place: { path: "/cities/de/berlin" } });
  });

  it("beside other words is matched like any word", async () => {
    const answer = await search({ q: "express berlin" });
    expect(namesOf(answer)).toEqual(["Pizza Express Berlin"]);
    expect(answer.understood.place).toBeNull();
  });

  it("that is unknown joins the text", async () => {
    const answer = await search({ q: "corner", location: "shop" });
    expect(answer.understood).toMatchObject({ text: "corner shop", place: null });
    expect(answer.totalCount).toBe(25);
  });

  it("is not read from a name if that finds nothing", async () => {
    const answer = await search({ q: "made in italy" });
    expect(namesOf(answer)).toEqual(["Made in Italy"]);
    expect(answer.understood.place).toBeNull();
  });

  it("stays understood if neither reading finds anything", async () => {
    const answer = await search({ q: "pizza in rome" });
    expect(answer).toMatchObject({ totalCount: 0, understood: { text: "pizza", place: { path: "/cities/it/rome" } } });
  });

  it("chosen as a filter outranks the location", async () => {
    expect(namesOf(await search({ q: "pizza", location: "berlin", city: "us/philadelphia" }))).toEqual([
      "Luigi's Pizza",
    ]);
  });
});

describe("a text as visitors type it", () => {
  it.each([
    ["pizza open now", ["Pizzeria Napoli"], { text: "pizza", isOpenNow: true, isNearMe: false }],
    ["corner shop 3 near me", ["Corner Shop 3"], { text: "corner shop 3", isOpenNow: false, isNearMe: true }],
    ["bakeries in munich", ["Brotzeit"], { text: "bakeries", correctedFrom: null }],
    ["bakery münchen", ["Brotzeit"], { text: "bakery", place: { path: "/cities/de/munich" } }],
    ["best bakeries in münchen", ["Brotzeit"], { text: "bakeries", correctedFrom: null }],
    ["24 hour bakery", ["Brotzeit", "Ofen am Markt"], { text: "bakery", open: "always", isRelaxed: true }],
    ["24 hour gym", ["24 Hour Gym"], { text: "24 hour gym", isOpenNow: false }],
    ["münchen", ["Brotzeit"], { text: "", place: { path: "/cities/de/munich" } }],
    ["where to eat good pizza in berlin", ["Pizza Express Berlin", "Pizzeria Napoli"], { text: "pizza" }],
  ])("%s", async (q, names, understood) => {
    const answer = await search({ q });
    expect(namesOf(answer).toSorted()).toEqual(names);
    expect(answer.understood).toMatchObject(understood);
  });

  it("names its place also without hits there, and hits elsewhere", async () => {
    const { understood, instead } = await search({ q: "best pause münchen" });
    expect(understood).toMatchObject({ text: "pause", place: { value: "de/munich" } });
    expect(instead).toEqual({
      texts: [],
      cities: BONN,
      without: { filter: "city", count: 1 },
      closed: null,
      nearestKm: null,
    });
  });

  it("that is a phone number finds its owner anywhere", async () => {
    for (const q of ["+49 30 5550199", "030 555 01 99", "0049305550199"]) {
      const answer = await search({ q });
      expect([q, ...namesOf(answer)]).toEqual([q, "Brotzeit"]);
      expect(answer).toMatchObject({ totalCount: 1, totalPages: 1, instead: null });
    }
    expect((await search({ q: "030 555 01 98" })).totalCount).toBe(0);
  });

  it("is taken literally within quotes", async () => {
    expect((await search({ q: '"bakeries"' })).totalCount).toBe(0);
    expect((await search({ q: '"open now"' })).understood).toMatchObject({ text: '"open now"', isOpenNow: false });
  });

  it("asks for no position once it is known", async () => {
    const { understood, hits } = await search({ q: "pizza near me", near: "52.52,13.405", sort: "distance" });
    expect(understood).toMatchObject({ text: "pizza", isNearMe: false });
    expect(hits[0]).toMatchObject({ name: "Pizzeria Napoli" });
  });
});

describe("spaces", () => {
  it.each([
    ["mc donalds", "mcdonalds", "McDonald's"],
    ["zeughaus keller", "zeughauskeller", "Zeughauskeller"],
    ["zeughaus keller in switzerland", "zeughauskeller", "Zeughauskeller"],
    ["cornershop", "corner shop", "Corner Shop 24"],
    ["cor ner shop", "corner shop", "Corner Shop 24"],
  ])("typed wrongly in %j are corrected before a place is read from the text", async (q, text, name) => {
    const { hits, understood } = await search({ q });
    expect(hits[0]?.name).toBe(name);
    expect(understood).toMatchObject({ text, correctedFrom: q.replace(" in switzerland", "") });
  });

  it("after a country code at the beginning of a text do not make it a place", async () => {
    expect((await search({ q: "mc qqzzxxvv" })).understood.place).toBeNull();
    expect((await search({ q: "monaco qqzzxxvv" })).understood.place?.value).toBe("MC");
    expect((await search({ q: "qqzzxxvv mc" })).understood.place?.value).toBe("MC");
  });
});

it("deleted businesses are not found, even before the index learns of it", async () => {
  const emptied = await startTestCatalogue([{ name: "Corner Shop" }, { name: "Corner Bar" }, { name: "Pizza" }]);
  const find = (q: string) => emptied.search({ q });
  expect((await find("corner")).totalCount).toBe(2);
  const all = await emptied.engines.businesses.scan("", 10);
  await emptied.engines.editor.remove(all.filter(({ name }) => name !== "Pizza").map(({ id }) => id));
  await emptied.engines.places.refresh();
  expect(await find("corner")).toMatchObject({ hits: [], totalCount: 0, facets: NO_FACETS });
  expect(namesOf(await find("pizza"))).toEqual(["Pizza"]);
  await emptied.stop();
});
