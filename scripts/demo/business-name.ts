import { readTable, splitEntries } from "../../shared/platform/src/read-table.ts";
import type { DemoCategory } from "./categories.ts";
import type { Random } from "./random.ts";
import { vocabularyOf } from "./vocabulary.ts";

const CUISINE_SHARE = 0.6;
const CUISINE_WITH_CITY_SHARE = 0.35;

/** Names of a cuisine's restaurants abroad: a first and a second part, in Latin letters. */
const CUISINES = new Map(
  readTable(new URL("tables/cuisines.tsv", import.meta.url), ["cuisine", "first", "second"]).map(
    ({ cuisine, first, second }) => [cuisine, { first: splitEntries(first), second: splitEntries(second) }],
  ),
);

export function businessNameOf(random: Random, language: string, category: DemoCategory, city: string): string {
  const cuisine = CUISINES.get(category.cuisine);
  if (cuisine !== undefined && random.chance(CUISINE_SHARE)) {
    const name = `${random.pick(cuisine.first)} ${random.pick(cuisine.second)}`;
    return random.chance(CUISINE_WITH_CITY_SHARE) ? `${name} ${city}` : name;
  }
  const pattern = random.pick(vocabularyOf(language).patterns(category.profile.style));
  return fillPattern(pattern, language, { random, trade: category.trade, city });
}

/** A street name in the language, in Latin letters. */
export function streetNameOf(random: Random, language: string): string {
  const { words } = vocabularyOf(language);
  const street = random.pick(words("streets")).latin;
  return street.includes("{s}") ? street.replace("{s}", random.pick(words("surnames")).latin) : street;
}

interface NameContext {
  random: Random;
  trade: string;
  city: string;
}

/**
 * Slots are {t} trade, {E} English trade, {s} {z} surnames, {g} given name, {f} {h} fancy names, {a} adjective, {p} place, {c} city;
 * {S}, {F}, {P} and {G} are the Latin forms of the same choices.
 */
function fillPattern(pattern: readonly string[], language: string, { random, trade, city }: NameContext): string {
  const { words } = vocabularyOf(language);
  const fancy = random.pick(words("fancies"));
  const surname = random.pick(words("surnames"));
  const place = random.pick(words("places"));
  let name = pattern[0] ?? "";
  for (let index = 1; index < pattern.length; index += 2) {
    const slot = pattern[index];
    if (slot === "t") name += random.pick(words(trade)).native;
    else if (slot === "E") name += random.pick(vocabularyOf("english").words(trade)).latin;
    else if (slot === "s") name += surname.native;
    else if (slot === "S") name += surname.latin;
    else if (slot === "z") name += random.pick(words("surnames")).native;
    else if (slot === "g") name += random.pick(words("givenNames")).native;
    else if (slot === "G") name += random.pick(words("givenNames")).latin;
    else if (slot === "f") name += fancy.native;
    else if (slot === "F") name += fancy.latin;
    else if (slot === "h") name += random.pick(words("fancies")).native;
    else if (slot === "a") name += random.pick(words("adjectives")).native;
    else if (slot === "p") name += place.native;
    else if (slot === "P") name += place.latin;
    else name += city;
    name += pattern[index + 1] ?? "";
  }
  return name;
}
