import type { SearchAnswer } from "@meridian/shared/contracts/search";
import type { IndexFilters, SearchIndex } from "@meridian/shared/ports/search-index";
import type { QueryPlan } from "./query-plan.ts";

/** Words tried without each other; of a longer text the first ones. */
const MAX_WORDS = 6;
const MAX_TEXTS = 3;
/** Of a word that may be two: "coffeeshop". */
const MIN_PART_LETTERS = 3;
const MAX_SPLIT_LETTERS = 16;
const MAX_CITIES = 6;
const SPACES = /\s+/;

type Instead = SearchAnswer["instead"];

/** What finds something where a plan found nothing: the text with one word less, parted or joined, and other cities of the country. */
export async function findInstead(index: SearchIndex, { text, filters }: QueryPlan): Promise<Instead> {
  const words = text.split(SPACES).filter((word) => word !== "");
  const texts = words.length > MAX_WORDS ? [] : await otherTexts(index, words, filters);
  const cities = await otherCities(index, text, filters);
  return texts.length + cities.length === 0 ? null : { texts, cities };
}

async function otherTexts(index: SearchIndex, words: readonly string[], filters: IndexFilters) {
  const texts: { text: string; count: number }[] = [];
  for (const text of [...shorterTexts(words), ...joinedTexts(words), ...partedTexts(words)]) {
    const { total } = await index.search({ ...PAGE, text, filters, allowTypos: false });
    if (total > 0) texts.push({ text, count: total });
  }
  return texts.sort((a, b) => b.count - a.count).slice(0, MAX_TEXTS);
}

function shorterTexts(words: readonly string[]): string[] {
  return words.length < 2 ? [] : words.map((_, left) => words.filter((__, at) => at !== left).join(" "));
}

/** "mc donalds" */
function joinedTexts(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)].join(" "));
}

/** A text of one word alone, which is tried at every letter. */
function partedTexts([word = "", ...others]: readonly string[]): string[] {
  const letters = [...word];
  if (others.length > 0 || letters.length > MAX_SPLIT_LETTERS) return [];
  const texts: string[] = [];
  for (let at = MIN_PART_LETTERS; at <= letters.length - MIN_PART_LETTERS; at++) {
    texts.push(`${letters.slice(0, at).join("")} ${letters.slice(at).join("")}`);
  }
  return texts;
}

async function otherCities(index: SearchIndex, text: string, { cityKey, ...filters }: IndexFilters) {
  if (cityKey === undefined) return [];
  const countryCode = cityKey.slice(0, 2).toUpperCase();
  const { facets } = await index.search({ ...PAGE, text, filters: { ...filters, countryCode }, withFacets: true });
  return facets.city.slice(0, MAX_CITIES);
}

const PAGE = { sort: "relevance", offset: 0, limit: 0, withFacets: false } as const;
