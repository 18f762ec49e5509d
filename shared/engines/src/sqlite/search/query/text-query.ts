import type { TextPlan } from "@meridian/domain/text/search-text";
import type { SearchWord } from "@meridian/domain/text/search-words";
import { EVERY_DOCUMENT_TERM, entryTerm, otherCategoryTerm } from "../index/term-codes.ts";
import type { AppliedFilters } from "./query-plan.ts";
import type { RankedText, RankedWord } from "./ranking.ts";
import { anyOf, quoted, type WordExpansion } from "./word-expansion.ts";

/** A text as full-text queries. "" means that no document can match. */
export interface TextQuery {
  /** Every word in any field, or one of the kinds. */
  anywhere: string;
  /** The two parts of it: readings by words, and those by kinds. */
  words: string;
  kinds: string;
  /** Every word in the name. */
  inName: string;
  /** Every word in any field, and at least one of several in the name; "" for fewer than two words. */
  partlyInName: string;
}

type ReadingQuery = Pick<TextQuery, "words" | "inName" | "partlyInName">;

/** Words taken as typed. */
export function asTyped(words: readonly SearchWord[]): RankedWord[] {
  return words.map((word) => ({ ...word, spellings: [] }));
}

/** Words with their possible corrections; undefined if there are none. */
export function withSpellings(words: readonly SearchWord[], expansion: WordExpansion): RankedWord[] | undefined {
  const spelt = words.map((word) => ({ ...word, spellings: expansion.spellingsOf(word) }));
  return spelt.some(({ spellings }) => spellings.length > 0) ? spelt : undefined;
}

/** A text in any of its readings. AND binds more tightly than OR. */
export function textQuery(plan: TextPlan, readings: readonly RankedText[], expansion: WordExpansion): TextQuery {
  const queries = readings
    .filter(({ categoryIds }) => categoryIds === undefined)
    .map((reading) => readingQuery(plan, reading.words, expansion));
  const anyPart = (part: keyof ReadingQuery) => anyKnown(queries.map((query) => query[part]));
  const [words, inName, partlyInName] = [anyPart("words"), anyPart("inName"), anyPart("partlyInName")];
  const kinds = anyKnown(readings.map(({ categoryIds }) => (categoryIds === undefined ? "" : kindQuery(categoryIds))));
  return { anywhere: anyKnown([words, kinds]), words, kinds, inName, partlyInName };
}

function anyKnown(expressions: readonly string[]): string {
  return anyOf(expressions.filter((expression) => expression !== ""));
}

function kindQuery(categoryIds: ReadonlySet<number>): string {
  return anyOf([...categoryIds].flatMap((id) => [entryTerm(id), otherCategoryTerm(id)]).map(quoted));
}

function readingQuery(plan: TextPlan, words: readonly RankedWord[], expansion: WordExpansion): ReadingQuery {
  const expressions = words.map((word) => {
    const expression = expansion.expressionOf(word);
    return anyOf([...(expression === "" ? [] : [expression]), ...word.spellings.map(({ term }) => quoted(term))]);
  });
  if (expressions.includes("")) return { words: "", inName: "", partlyInName: "" };
  const phraseWords = plan.phraseWords.map(quoted);
  const inName = [...phraseWords, ...expressions];
  const parts = [...(phraseWords.length === 0 ? [] : [nameOnly(phraseWords)]), ...expressions];
  return {
    words: parts.join(" AND "),
    inName: inName.length === 0 ? "" : nameOnly(inName),
    partlyInName: expressions.length < 2 ? "" : [nameOnly([anyOf(expressions)]), ...parts].join(" AND "),
  };
}

/** Text and filters as one full-text query. */
export function matchOf(text: string, filters: AppliedFilters, ...terms: string[]): string {
  const parts = [...filters.terms, ...terms].map(quoted);
  for (const group of filters.groups) parts.push(anyOf(group.map(quoted)));
  if (text !== "") parts.unshift(text);
  if (parts.length === 0) parts.push(quoted(EVERY_DOCUMENT_TERM));
  return parts.join(" AND ");
}

function nameOnly(expressions: readonly string[]): string {
  return `name : (${expressions.join(" AND ")})`;
}
