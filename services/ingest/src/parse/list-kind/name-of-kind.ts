import type { Kind } from "@meridian/domain/categories/kind";
import { knowledgeAtHand } from "../../normalise/places/known-cities.ts";
import { isFillingOfList, KINDS_OF_PLACES, LIST_WORDS, NAME_WORDS, OTHER_WORDS } from "./list-words.ts";
import { fillers, MAX_UNITS, textOf, unitsOf } from "./name-parts.ts";

/** A shop of any kind that its name calls one: "shoe stores", "chocolateries", "Buchladen". */
const NAMES_SHOP =
  /(?:^|\s)(?:shops?|stores?|dealers|dealerships?)$|(?:eries|erías?|erie)$|(?:geschäft|geschaft|laden|handlung)(?:en|e)?$/;
const SHOP = /^(?:shop|amenity)\//;
/** "Apothekenname", "hotellnamn" */
const JOINED_NAME = /(?<=\p{L}{3})(?:s?name|naam|namn|navn|nimi)$/iu;

/** The kind that a name of a list tells, once numbers, places and words for lists are taken away: "museos_madrid_2023", "病院一覧". */
export function kindOfListName(name: string): Kind | undefined {
  return kindWithin(name, isFillingOfList);
}

/** Whether a name consists of numbers, places and words for lists: "Sheet1", "Berlin 2024". */
export function saysNothing(name: string): boolean {
  const units = unitsOf(name);
  return units.length <= MAX_UNITS && fillers(units, isFillingOfList)(0, units.length);
}

/** The kind that the header of a column of names tells: "Hospital Name", "Nom du restaurant", "病院名". */
export function kindOfNameHeader(header: string): Kind | undefined {
  return kindWithin(header.replace(JOINED_NAME, " "), (text) => LIST_WORDS.has(text) || NAME_WORDS.has(text));
}

function kindWithin(name: string, isFilling: (text: string) => boolean): Kind | undefined {
  const units = unitsOf(name);
  if (units.length > MAX_UNITS) return undefined;
  const isFiller = fillers(units, isFilling);
  for (let size = units.length; size > 0; size--) {
    for (let start = 0; start + size <= units.length; start++) {
      const kind = kindOfName(textOf(units, start, start + size));
      if (kind !== undefined && isFiller(0, start) && isFiller(start + size, units.length)) return kind;
    }
  }
  return undefined;
}

/** The one kind that a text names, singular or plural, if it can mean nothing else. */
function kindOfName(text: string): Kind | undefined {
  if (OTHER_WORDS.has(text) || LIST_WORDS.has(text)) return undefined;
  const { kinds } = knowledgeAtHand();
  const [kind, ...others] = kinds.named(text);
  if (kind === undefined || others.length > 0) return undefined;
  return KINDS_OF_PLACES.has(kind.key) || (SHOP.test(kind.key) && NAMES_SHOP.test(text) && text.includes(" "))
    ? kind
    : undefined;
}
