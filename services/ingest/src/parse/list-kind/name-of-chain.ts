import { capitalised } from "@meridian/domain/text/capitalised";
import { knowledgeAtHand } from "../../normalise/places/known-cities.ts";
import { isFillingOfList, isForBranches } from "./list-words.ts";
import { fillers, MAX_UNITS, textOf, type Unit, unitsOf } from "./name-parts.ts";

/** A shorter rest is an abbreviation, or what is left of a word. */
const MIN_NAME_CHARS = 3;

/**
 * The chain whose branches a name of a list suggests: a brand beside nothing but numbers, places and words for lists, "walmart_stores", or
 * what is left beside a word for branches, "dr-simi-locations". Undefined for "store_locations" and "pharmacies_boston".
 */
export function chainOfListName(name: string): string | undefined {
  const units = unitsOf(name);
  if (units.length === 0 || units.length > MAX_UNITS) return undefined;
  const isFiller = fillers(units, isFilling);
  return brandWithin(units, isFiller) ?? restOf(units, isFiller);
}

type IsFiller = ReturnType<typeof fillers>;

function isFilling(text: string): boolean {
  return isFillingOfList(text) || isForBranches(text);
}

function brandWithin(units: readonly Unit[], isFiller: IsFiller): string | undefined {
  for (let size = units.length; size > 0; size--) {
    for (let start = 0; start + size <= units.length; start++) {
      const end = start + size;
      if (!isFiller(0, start) || !isFiller(end, units.length) || isFiller(start, end)) continue;
      const brand = brandNamed(textOf(units, start, end));
      if (brand !== undefined) return brand;
    }
  }
  return undefined;
}

/** In the spelling of the text, if the brand has it. */
function brandNamed(text: string): string | undefined {
  const { brands, kinds } = knowledgeAtHand();
  if (kinds.named(text).length > 0) return undefined;
  const names = [text, text.replaceAll(" ", "")].map(brands.named).find((found) => found.length > 0);
  return names?.find((name) => textOfAll(name) === text) ?? names?.[0];
}

/** What is left between words that say nothing. */
function restOf(units: readonly Unit[], isFiller: IsFiller): string | undefined {
  const isSaid = units.some((_, start) => units.some((__, end) => isForBranches(textOf(units, start, end + 1))));
  const first = units.findIndex((_, at) => !isFiller(0, at + 1));
  if (!isSaid || first < 0) return undefined;
  let end = units.length;
  while (end > first + 1 && isFiller(end - 1, units.length)) end--;
  const rest = units.slice(first, end);
  const isKind = fillers(rest, (text) => isFilling(text) || knowledgeAtHand().kinds.named(text).length > 0);
  if (isKind(0, rest.length) || textOf(rest, 0, rest.length).length < MIN_NAME_CHARS) return undefined;
  return rest
    .map(({ text, isApart }, at) => (at > 0 && isApart ? ` ${capitalised(text)}` : capitalised(text)))
    .join("");
}

function textOfAll(name: string): string {
  const units = unitsOf(name);
  return textOf(units, 0, units.length);
}
