import type { IndexFilters, IndexQuery } from "@meridian/shared/ports/search-index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";
import { findInstead } from "./search-instead.ts";

let catalogue: TestCatalogue;

beforeAll(async () => {
  const inGermany = (name: string, city: string) => ({
    name,
    city,
    country: "Germany",
    countryCode: "DE",
    subtypes: [],
  });
  const cities = ["Aachen", "Bonn", "Celle", "Dresden", "Essen", "Fulda", "Gera"];
  catalogue = await startTestCatalogue([
    ...["One", "Two", "Three"].map((number) => inGermany(`Velvet Comet ${number}`, "Hamburg")),
    ...["One", "Two"].map((number) => inGermany(`Velvet Harbour ${number}`, "Hamburg")),
    inGermany("Comet Quarry", "Hamburg"),
    inGermany("Quarry Harbour", "Hamburg"),
    inGermany("Bookshop", "Hamburg"),
    ...cities.map((city) => inGermany("Lantern", city)),
    { name: "Velvet Comet", city: "Boston", subtypes: [], verified: false },
    { name: "Lantern", city: "Boston", subtypes: [] },
  ]);
});
afterAll(() => catalogue.stop());

/** What is offered instead of a text, and the queries that it took. */
async function instead(text: string, filters: IndexFilters = {}) {
  const asked: IndexQuery[] = [];
  const index: TestCatalogue["index"] = {
    ...catalogue.index,
    search: (query) => {
      asked.push(query);
      return catalogue.index.search(query);
    },
  };
  const plan = { text, filters, place: null, isOpenNow: false, isNearMe: false };
  return { found: await findInstead({ index, businesses: catalogue.engines.businesses }, plan), asked };
}

const textsOf = async (text: string, filters?: IndexFilters) =>
  (await instead(text, filters)).found?.texts.map((other) => `${other.text}: ${other.count}`) ?? [];

describe("instead of a text that finds nothing", () => {
  it("each text with one word less is offered with its hits, the most first", async () => {
    expect(await textsOf("velvet comet qqzz")).toEqual(["velvet comet: 4"]);
    expect(await textsOf("harbour comet")).toEqual(["comet: 5", "harbour: 3"]);
  });

  it("no more than three texts are offered", async () => {
    expect(await textsOf("velvet comet one hamburg")).toEqual([
      "velvet comet hamburg: 3",
      "velvet one hamburg: 2",
      "comet one hamburg: 1",
    ]);
  });

  it("the filters stay, and a word is not taken for a similar one", async () => {
    expect(await textsOf("comet qqzz", { countryCode: "US" })).toEqual(["comet: 1"]);
    expect(await textsOf("comet qqzz", { isVerified: true })).toEqual(["comet: 4"]);
    expect(await textsOf("velwet qqzz")).toEqual([]);
  });

  it("texts of up to six words are tried in parts, longer ones are not", async () => {
    expect((await instead("qa qb qc qd qe qf")).asked).toHaveLength(6);
    expect((await instead("qa qb qc qd qe qf qg")).asked).toEqual([]);
  });

  it("spaces are no words", async () => {
    expect(await instead("  ")).toEqual({ found: null, asked: [] });
    expect((await instead(" qqzz  comet ")).asked.map(({ text }) => text)).toEqual(["comet", "qqzz"]);
  });

  it("nothing is offered where nothing helps", async () => {
    expect((await instead("qqzz yyxx")).found).toBeNull();
  });
});

describe("instead of a city without hits", () => {
  it("six others of its country are offered", async () => {
    const { found } = await instead("lantern", { cityKey: "de/hamburg" });
    expect(found?.cities).toHaveLength(6);
    expect(found?.cities[0]).toMatchObject({ count: 1 });
    expect(found?.cities.every(({ value }) => value.startsWith("de/"))).toBe(true);
  });

  it("the other filters stay", async () => {
    const { found } = await instead("velvet comet", { cityKey: "us/philadelphia", isVerified: true });
    expect(found).toMatchObject({ cities: [], without: { filter: "city" } });
    const { found: unfiltered } = await instead("velvet comet", { cityKey: "us/philadelphia" });
    expect(unfiltered).toMatchObject({ cities: [{ value: "us/boston", label: "Boston", count: 1 }] });
  });

  it("cities are not looked for where none was chosen", async () => {
    expect((await instead("lantern qqzz", { countryCode: "DE" })).found?.cities).toEqual([]);
  });
});
