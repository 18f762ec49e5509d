import type { SearchDocument } from "../../../shared/domain/src/businesses/search-document.ts";
import { wordsOf } from "../../../shared/domain/src/text/search-words.ts";
import type { IndexFilters, IndexQuery } from "../../../shared/ports/src/search/search-index.ts";
import { Random } from "../../demo/random.ts";
import { benchBusinesses } from "./bench-businesses.ts";

const SEED = 7;
const SAMPLED_BUSINESSES = 6_000;
const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];
const ODD_LETTERS = [..."qxzjkvw"];
const VERY_COMMON = ["restaurant", "shop", "store", "salon", "bar", "st", "a", "the", "ma", "r", "service", "hotel"];

export interface BenchQuery {
  kind: string;
  query: IndexQuery;
}

/** The mix of queries, modelled on existing names, categories and cities. */
const KINDS: readonly [kind: string, count: number, make: (document: SearchDocument, random: Random) => Question][] = [
  ["one word", 150, ({ name }, random) => ({ text: random.pick(wordsOf(name)) })],
  ["two words", 150, ({ name }) => ({ text: wordsOf(name).slice(0, 2).join(" ") })],
  ["beginning", 150, ({ name }, random) => ({ text: beginningOf(random.pick(wordsOf(name)), random) })],
  ["misspelt name", 150, ({ name }, random) => ({ text: misspelt(wordsOf(name), random) })],
  [
    "category and city",
    200,
    ({ categories, cityName }) => ({ text: `${categories[0]?.name ?? ""} ${cityName ?? ""}` }),
  ],
  ["name and city", 100, ({ name, cityName }) => ({ text: `${wordsOf(name)[0] ?? ""} ${cityName ?? ""}` })],
  [
    "word in a country",
    100,
    ({ name, countryCode }, random) => ({ text: random.pick(wordsOf(name)), filters: { ...withCountry(countryCode) } }),
  ],
  [
    "category in a city",
    100,
    ({ categories, countryCode, citySlug }) => ({
      text: "",
      filters: { categorySlug: categories[0]?.slug ?? "", cityKey: `${countryCode?.toLowerCase()}/${citySlug}` },
    }),
  ],
  [
    "category in a country",
    60,
    ({ categories, countryCode }) => ({
      text: "",
      filters: { categorySlug: categories[0]?.slug ?? "", ...withCountry(countryCode) },
    }),
  ],
  [
    "word, rated and verified",
    60,
    ({ name }, random) => ({
      text: random.pick(wordsOf(name)),
      filters: { minRating: 4, isVerified: true, has: ["phone"] },
    }),
  ],
  [
    "word near by",
    60,
    ({ categories, latitude = 0, longitude = 0 }) => ({
      text: wordsOf(categories[0]?.name ?? "")[0] ?? "",
      filters: { near: { lat: latitude, lng: longitude, radiusKm: 10 } },
    }),
  ],
  [
    "word open now",
    40,
    ({ categories, countryCode }) => ({
      text: wordsOf(categories[0]?.name ?? "")[0] ?? "",
      filters: { openAt: new Date("2026-03-04T12:00:00Z"), ...withCountry(countryCode) },
    }),
  ],
  ["whole name", 60, ({ name, address }) => ({ text: `${name} ${wordsOf(address ?? "")[0] ?? ""}` })],
  ["no hit", 60, ({ name }, random) => ({ text: `${wordsOf(name)[0] ?? ""} ${gibberish(random)}` })],
];

interface Question {
  text: string;
  filters?: IndexFilters;
}

/** About 1,400 different queries, the same in every run, shuffled, all with facets as the search page requests them. */
export function benchQueries(businesses: number): BenchQuery[] {
  const random = new Random(SEED);
  const documents: SearchDocument[] = [];
  for (const { document } of benchBusinesses(Math.min(businesses, SAMPLED_BUSINESSES))) documents.push(document);
  const queries = new Map<string, BenchQuery>();
  for (const text of VERY_COMMON) put("very common", { text });
  for (const [kind, count, make] of KINDS) {
    for (let made = 0, tries = 0; made < count && tries < count * 20; tries++) {
      if (put(kind, make(random.pick(documents), random))) made++;
    }
  }
  return shuffled([...queries.values()], random);

  function put(kind: string, { text, filters = {} }: Question): boolean {
    const key = JSON.stringify([text, filters]);
    if (queries.has(key)) return false;
    queries.set(key, { kind, query: { text, filters, sort: "relevance", offset: 0, limit: 20, withFacets: true } });
    return true;
  }
}

function withCountry(countryCode: string | undefined): IndexFilters {
  return countryCode === undefined ? {} : { countryCode };
}

function beginningOf(word: string, random: Random): string {
  return word.slice(0, random.between(2, 5));
}

function misspelt(words: readonly string[], random: Random): string {
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const at = random.between(1, Math.max(1, longest.length - 2));
  const letter = random.pick(ALPHABET);
  const wrong = random.chance(0.5)
    ? longest.slice(0, at) + longest.slice(at + 1)
    : longest.slice(0, at) + letter + longest.slice(at + 1);
  return words.map((word) => (word === longest ? wrong : word)).join(" ");
}

function gibberish(random: Random): string {
  return Array.from({ length: 8 }, () => random.pick(ODD_LETTERS)).join("");
}

function shuffled<T>(values: T[], random: Random): T[] {
  return values
    .map((value) => ({ value, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
