import type { DemoCategory } from "./categories.ts";
import { CUISINES } from "./cuisines.ts";
import type { LanguagePack, NameStyle, Trade } from "./language-pack.ts";
import { type LanguageName, languagePackOf } from "./languages.ts";
import { type NameWords, wordsOf } from "./name-words.ts";
import type { Random } from "./random.ts";

/** A pattern split at its slots: text, slot, text, slot, …, text. */
type Pattern = readonly string[];

interface Vocabulary {
  trades: ReadonlyMap<Trade, NameWords>;
  englishTrades: ReadonlyMap<Trade, NameWords>;
  surnames: NameWords;
  givenNames: NameWords;
  fancies: NameWords;
  adjectives: NameWords;
  places: NameWords;
  streets: NameWords;
  patterns: Readonly<Record<NameStyle, readonly Pattern[]>>;
}

const CUISINE_SHARE = 0.6;
const CUISINE_WITH_CITY_SHARE = 0.35;

const cache = new Map<LanguageName, Vocabulary>();

export function businessNameOf(random: Random, language: LanguageName, category: DemoCategory, city: string): string {
  if (category.cuisine !== undefined && random.chance(CUISINE_SHARE)) {
    const { first, second } = CUISINES[category.cuisine];
    const name = `${random.pick(first).latin} ${random.pick(second).latin}`;
    return random.chance(CUISINE_WITH_CITY_SHARE) ? `${name} ${city}` : name;
  }
  const vocabulary = vocabularyOf(language);
  const pattern = random.pick(vocabulary.patterns[category.profile.style]);
  return fillPattern(pattern, vocabulary, { random, trade: category.trade, city });
}

/** A street name in the language, in Latin letters. */
export function streetNameOf(random: Random, language: LanguageName): string {
  const vocabulary = vocabularyOf(language);
  const street = random.pick(vocabulary.streets).latin;
  return street.includes("{s}") ? street.replace("{s}", random.pick(vocabulary.surnames).latin) : street;
}

interface NameContext {
  random: Random;
  trade: Trade;
  city: string;
}

function fillPattern(pattern: Pattern, words: Vocabulary, { random, trade, city }: NameContext): string {
  const fancy = random.pick(words.fancies);
  const surname = random.pick(words.surnames);
  const place = random.pick(words.places);
  let name = pattern[0] ?? "";
  for (let index = 1; index < pattern.length; index += 2) {
    const slot = pattern[index];
    if (slot === "t") name += random.pick(tradeOf(words.trades, trade)).native;
    else if (slot === "E") name += random.pick(tradeOf(words.englishTrades, trade)).latin;
    else if (slot === "s") name += surname.native;
    else if (slot === "S") name += surname.latin;
    else if (slot === "z") name += random.pick(words.surnames).native;
    else if (slot === "g") name += random.pick(words.givenNames).native;
    else if (slot === "G") name += random.pick(words.givenNames).latin;
    else if (slot === "f") name += fancy.native;
    else if (slot === "F") name += fancy.latin;
    else if (slot === "h") name += random.pick(words.fancies).native;
    else if (slot === "a") name += random.pick(words.adjectives).native;
    else if (slot === "p") name += place.native;
    else if (slot === "P") name += place.latin;
    else name += city;
    name += pattern[index + 1] ?? "";
  }
  return name;
}

function tradeOf(trades: ReadonlyMap<Trade, NameWords>, trade: Trade): NameWords {
  const words = trades.get(trade);
  if (words === undefined) throw new RangeError(`No word for ${trade}`);
  return words;
}

function vocabularyOf(language: LanguageName): Vocabulary {
  let vocabulary = cache.get(language);
  if (vocabulary === undefined) {
    vocabulary = readPack(languagePackOf(language));
    cache.set(language, vocabulary);
  }
  return vocabulary;
}

function readPack(pack: LanguagePack): Vocabulary {
  return {
    trades: readTrades(pack),
    englishTrades: readTrades(languagePackOf("english")),
    surnames: wordsOf(pack.surnames),
    givenNames: wordsOf(pack.givenNames),
    fancies: wordsOf(pack.fancies),
    adjectives: wordsOf(pack.adjectives ?? ""),
    places: wordsOf(pack.places),
    streets: wordsOf(pack.streets),
    patterns: {
      table: pack.patterns.table.map(cutPattern),
      shop: pack.patterns.shop.map(cutPattern),
      practice: pack.patterns.practice.map(cutPattern),
      office: pack.patterns.office.map(cutPattern),
      stay: pack.patterns.stay.map(cutPattern),
      venue: pack.patterns.venue.map(cutPattern),
    },
  };
}

const cutPattern = (pattern: string): Pattern => pattern.split(/\{(\w)\}/);

function readTrades(pack: LanguagePack): ReadonlyMap<Trade, NameWords> {
  const trades = new Map<Trade, NameWords>();
  for (const trade of Object.keys(pack.trades) as Trade[])
    trades.set(trade, wordsOf(pack.trades[trade].replaceAll("|", ",")));
  return trades;
}
