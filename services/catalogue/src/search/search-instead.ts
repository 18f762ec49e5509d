import type { SearchAnswer } from "@meridian/shared/contracts/search";
import type { IndexFilters, SearchIndex } from "@meridian/shared/ports/search-index";
import type { QueryPlan } from "./query-plan.ts";

/** Words tried without each other; of a longer text the first ones. */
const MAX_WORDS = 6;
const MAX_TEXTS = 3;
const MAX_CITIES = 6;
const SPACES = /\s+/;

type Instead = SearchAnswer["instead"];

/** What finds something where a plan found nothing: the text with one word less, and other cities of the country. */
export async function findInstead(index: SearchIndex, { text, filters }: QueryPlan): Promise<Instead> {
  const words = text.split(SPACES).filter((word) => word !== "");
  const texts = words.length < 2 || words.length > MAX_WORDS ? [] : await shorterTexts(index, words, filters);
  const cities = await otherCities(index, text, filters);
  return texts.length + cities.length === 0 ? null : { texts, cities };
}

async function shorterTexts(index: SearchIndex, words: readonly string[], filters: IndexFilters) {
  const texts: { text: string; count: number }[] = [];
  for (const left of words.keys()) {
    const text = words.filter((_, at) => at !== left).join(" ");
    const { total } = await index.search({ ...PAGE, text, filters, allowTypos: false });
    if (total > 0) texts.push({ text, count: total });
  }
  return texts.sort((a, b) => b.count - a.count).slice(0, MAX_TEXTS);
}

async function otherCities(index: SearchIndex, text: string, { cityKey, ...filters }: IndexFilters) {
  if (cityKey === undefined) return [];
  const countryCode = cityKey.slice(0, 2).toUpperCase();
  const { facets } = await index.search({ ...PAGE, text, filters: { ...filters, countryCode }, withFacets: true });
  return facets.city.slice(0, MAX_CITIES);
}

const PAGE = { sort: "relevance", offset: 0, limit: 0, withFacets: false } as const;
