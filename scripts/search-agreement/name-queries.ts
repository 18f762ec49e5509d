import type { SearchDocument } from "../../shared/domain/src/businesses/search-document.ts";
import { isUnspaced, wordsOf } from "../../shared/domain/src/text/search-words.ts";
import { Random } from "../demo/random.ts";
import { createFilterQueries, type QueryKind } from "./filter-queries.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const LEAST_BRANCHES = 3;
const ACCENTED = /[à-öø-ÿāăąćčđēėęěğīıłńňőřśşšťūůűźżž]/iu;
const QUOTES = /["“”„]/gu;

/** Queries of visitors who look for a business by its name, in the shares in which they type them. */
function createNameQueries(documents: readonly SearchDocument[]): QueryKind[] {
  const branches = new Map<string, number>();
  for (const { name } of documents) branches.set(name, (branches.get(name) ?? 0) + 1);
  const kinds: Omit<QueryKind, "namesBusiness">[] = [
    { kind: "whole name", count: 30, make: ({ name }) => ({ q: name }) },
    { kind: "name and city", count: 30, make: ({ name, cityName = "" }) => ({ q: `${name} ${cityName}` }) },
    {
      kind: "misspelt name",
      count: 25,
      make: ({ name }, random) => {
        const text = misspelt(wordsOf(name), random);
        return text === undefined ? undefined : { q: text };
      },
    },
    {
      kind: "misspelt name and city",
      count: 5,
      make: ({ name, cityName }, random) => {
        const text = misspelt(wordsOf(name), random);
        return text === undefined || cityName === undefined ? undefined : { q: `${text} ${cityName}` };
      },
    },
    { kind: "beginning of a name", count: 20, make: ({ name }, random) => ({ q: beginningOf(name, random) }) },
    {
      kind: "name without accents",
      count: 10,
      make: ({ name }) => (ACCENTED.test(name) ? { q: wordsOf(name).join(" ") } : undefined),
    },
    {
      kind: "name in a script without spaces",
      count: 10,
      make: ({ name }) => (wordsOf(name).every(isUnspaced) ? { q: name } : undefined),
    },
    {
      kind: "quoted name",
      count: 8,
      make: ({ name }) => (name.includes(" ") ? { q: `"${name.replaceAll(QUOTES, " ")}"` } : undefined),
    },
    {
      kind: "chain and city",
      count: 12,
      make: ({ name, cityName }) =>
        (branches.get(name) ?? 0) < LEAST_BRANCHES || cityName === undefined ? undefined : { q: `${name} ${cityName}` },
    },
  ];
  return kinds.map((kind) => ({ ...kind, namesBusiness: true }));
}

function beginningOf(name: string, random: Random): string {
  const letters = [...name];
  return letters
    .slice(0, random.between(Math.min(6, letters.length), Math.max(6, letters.length - 1)))
    .join("")
    .trim();
}

/** One letter missing, wrong or swapped in the longest word, two in a long one; never the first. */
function misspelt(words: readonly string[], random: Random): string | undefined {
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  if (!/^[a-z]{5,}$/.test(longest)) return undefined;
  const typos = longest.length >= 9 && random.chance(0.4) ? 2 : 1;
  let wrong = longest;
  for (let made = 0; made < typos; made++) wrong = withTypo(wrong, random);
  return words.map((word) => (word === longest ? wrong : word)).join(" ");
}

function withTypo(word: string, random: Random): string {
  const at = random.between(1, word.length - 2);
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const typo = random.between(0, 2);
  if (typo === 0) return `${before}${next}${after}`;
  if (typo === 1) return `${before}${random.pick(LETTERS)}${next}${after}`;
  return `${before}${next}${letter}${after}`;
}

const SEED = 300;
const MAX_TRIES = 2_000;

/** A visitor's query, as the address of the search page has it. */
export interface AgreementQuery {
  kind: string;
  /** The visitor has one business, or one chain, in mind: the first hit matters most. */
  namesBusiness: boolean;
  parameters: Readonly<Record<string, string>>;
}

/** Different queries, the same in every run, each derived from an existing business; half of them name one. */
export function agreementQueries(documents: readonly SearchDocument[]): AgreementQuery[] {
  const random = new Random(SEED);
  const queries = new Map<string, AgreementQuery>();
  for (const { kind, count, namesBusiness, make } of [...createNameQueries(documents), ...createFilterQueries()]) {
    let missing = count;
    for (let tries = 0; tries < MAX_TRIES * count && missing > 0; tries++) {
      const parameters = make(random.pick(documents), random);
      const key = JSON.stringify(parameters);
      if (parameters === undefined || queries.has(key)) continue;
      queries.set(key, { kind, namesBusiness, parameters });
      missing--;
    }
    if (missing > 0) throw new Error(`the businesses give too few queries of the kind "${kind}"`);
  }
  return [...queries.values()];
}
