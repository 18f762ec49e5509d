import type { RowCells } from "../../row-cells.ts";
import { isRegionAround, kmToNearest } from "../contradicted-city.ts";
import {
  countryOfCity,
  isAnyCity,
  isKnownCity,
  isMainNameOfCity,
  knowledgeAtHand,
  LARGE_CITY,
} from "../known-cities.ts";
import type { Position } from "../row-where.ts";
import { cityOfAddress } from "./address.ts";
import { withoutCountry } from "./address-elements.ts";
import { readCityCell } from "./city-cell.ts";
import { knownCityAmong } from "./city-name.ts";
import { cityOfEasternAddress } from "./eastern-address.ts";
import { stripPostalCode } from "./postal-code.ts";
import { postalCodeInAddress, townBehindCode } from "./postal-code-in-address.ts";
import { isCityState } from "./states/city-states.ts";
import { nameBesideTownWord } from "./words/town-words.ts";

/** "Ashram MargJaipur". "McAllen" and "DeKalb" are one word. */
const GLUED = /^.*\p{Ll}{3}(\p{Lu}\p{Ll}[^\p{Lu}]*)$/u;

const DASH_BEHIND = /\s*[-–]\s*$/;
const TWICE = /^(.{3,}) \1$/u;
/**
 * "Geary Blvd Ste A Dental Center San Francisco": no town has so many words. Elsewhere, only a large city ends such a line, or a shorter
 * one that is the whole address: "Sion Road Mumbai - 400022".
 */
const MIN_WORDS_OF_LINE = 5;
/** To the outskirts of a town. */
const NEAR_KM = 15;
const NEAR_TOWN_KM = 5;
const ELEMENT_ENDS = /[,،，]/;
const AMERICAN = new Set(["US", "CA", "AU"]);
/** Maps write the town of the arrondissement behind the business's own there: "Plaisir, Versailles, Yvelines". */
const WITH_ARRONDISSEMENTS = "FR";

interface Whereabouts {
  address: string | undefined;
  street: string | undefined;
  countryCode: string | undefined;
  position: Position;
}

/**
 * Where the city cell is empty or refused: a city named beside the refused one in that cell, else the one in the address, unless that is
 * the region's name, or without an address a large one in the street.
 */
export function cityInAddress(
  cells: RowCells,
  refused: string | undefined,
  { address, street, countryCode, position }: Whereabouts,
): string | undefined {
  const beside = refused === undefined ? undefined : knownCityAmong(refused.split(/[,/;|–-]/), countryCode);
  if (beside !== undefined) return beside;
  if (address === undefined) return largeCityInStreet(street, countryCode);
  const eastern = cityOfEasternAddress(address, countryCode);
  if (eastern !== undefined) return eastern;
  const found = cityOfAddress(address, countryCode) ?? cityBehindCode(address, countryCode);
  const isLine = withoutCountry(elementsOf(address)).length === 1;
  const city = withoutGlue(found, countryCode, isLine) ?? townAtPosition(address, { countryCode, position });
  const around = city === undefined ? undefined : townAroundQuarter(city, address, { countryCode, position });
  if (around !== undefined) return around;
  const nearer = city === undefined ? undefined : townBeforeArrondissement(city, address, { countryCode, position });
  if (nearer !== undefined) return nearer;
  if (city !== undefined && isRegionAround(city, { countryCode, ...position })) return undefined;
  if (city !== undefined && isGuess(city, address, countryCode))
    cells.issues.add(
      "fullAddress",
      "guessed_city",
      city,
      "Adresin sonundan okundu; orada bu adla bilinen bir şehir yok",
    );
  return city;
}

/** "Old Mill Lane, Barnsley, Wilthorpe, S71 1LN": behind the town that the position is in stands one of its quarters, which no one knows as a town. */
function townAroundQuarter(
  quarter: string,
  address: string,
  { countryCode, position: { latitude, longitude } }: Pick<Whereabouts, "countryCode" | "position">,
): string | undefined {
  if (countryCode === undefined || latitude === undefined || longitude === undefined) return undefined;
  if (isKnownCity(quarter, countryCode)) return undefined;
  const { places } = knowledgeAtHand();
  const behindFirst = elementsOf(address).slice(1);
  return behindFirst.findLast(
    (element) => kmToNearest(places.citiesNamed(element, countryCode), { latitude, longitude }) <= NEAR_KM,
  );
}

/** "Atlit", "Atlit, behind the church": an element that names a town, and no quarter of one, at the position. */
function townAtPosition(
  address: string,
  { countryCode, position: { latitude, longitude } }: Pick<Whereabouts, "countryCode" | "position">,
): string | undefined {
  if (countryCode === undefined || latitude === undefined || longitude === undefined) return undefined;
  const { places } = knowledgeAtHand();
  const townsNamed = (name: string) =>
    places.citiesNamed(name, countryCode).filter((city) => places.cityAt(city, countryCode)?.id === city.id);
  return elementsOf(address).find(
    (element) => kmToNearest(townsNamed(element), { latitude, longitude }) <= NEAR_TOWN_KM,
  );
}

/** The town before the one found, if the position is nearer to it. */
function townBeforeArrondissement(
  city: string,
  address: string,
  { countryCode, position: { latitude, longitude } }: Pick<Whereabouts, "countryCode" | "position">,
): string | undefined {
  if (countryCode !== WITH_ARRONDISSEMENTS) return undefined;
  if (latitude === undefined || longitude === undefined) return undefined;
  const elements = elementsOf(address);
  const before = elements[elements.indexOf(city) - 1];
  if (before === undefined) return undefined;
  const { places } = knowledgeAtHand();
  const kmTo = (name: string) => kmToNearest(places.citiesNamed(name, countryCode), { latitude, longitude });
  const km = kmTo(before);
  return km <= NEAR_TOWN_KM && km < kmTo(city) ? before : undefined;
}

/** "Минск, проспект Независимости, 78": a column of streets may have whole addresses. */
function largeCityInStreet(street = "", countryCode = ""): string | undefined {
  const city = street.includes(",") ? cityOfAddress(street, countryCode) : undefined;
  return city !== undefined && countryOfCity(city, LARGE_CITY) === countryCode ? city : undefined;
}

/**
 * The known city that is written twice, or at the end of lines that ran together or of a street without a comma; undefined of such lines
 * without one.
 */
function withoutGlue(city: string | undefined, countryCode: string | undefined, isLine: boolean): string | undefined {
  if (city === undefined || isKnownCity(city, countryCode)) return city;
  const other = readCityCell(city, countryCode).city;
  if (other !== undefined && isKnownCity(other, countryCode)) return other;
  const once = TWICE.exec(city)?.[1];
  if (once !== undefined && isKnownCity(once, countryCode)) return once;
  const glued = GLUED.exec(city)?.[1];
  if (glued !== undefined) return isKnownCity(glued, countryCode) ? glued : undefined;
  const words = city.split(/\s+/);
  const isLong = words.length >= MIN_WORDS_OF_LINE;
  return (isLong || isLine ? townAtEnd(words, countryCode, isLong) : undefined) ?? city;
}

/** Outside America, where long lines end so, only a large city. */
function townAtEnd(words: readonly string[], countryCode: string | undefined, isLong = true): string | undefined {
  if (countryCode === undefined) return undefined;
  const isTown = (name: string) =>
    isLong && AMERICAN.has(countryCode)
      ? isKnownCity(name, countryCode)
      : isMainNameOfCity(name, countryCode, LARGE_CITY);
  return [3, 2, 1].map((count) => words.slice(-count).join(" ")).find(isTown);
}

/** "15 Templeton Place Kensington and Chelsea London SW5 9NB", "12 Parekh Marg Mumbai - 400005": a line without commas before its code. */
function cityBeforeCode(line: string, countryCode: string | undefined): string | undefined {
  const [before = "", behind] = line.split(postalCodeInAddress(line, countryCode) ?? line);
  return behind === "" ? townAtEnd(before.replace(DASH_BEHIND, "").trim().split(/\s+/), countryCode) : undefined;
}

function elementsOf(address: string): string[] {
  return address.split(ELEMENT_ENDS).map((element) => element.trim());
}

/** "6720 Szeged, Kárász utca 5.", "19 Rue Vaillant 71450 Blanzy": the town behind its code. */
function cityBehindCode(address: string, countryCode: string | undefined): string | undefined {
  const elements = withoutCountry(elementsOf(address));
  const first = elements[0] ?? "";
  const behindStreet = townBehindCode(elements.at(-1) ?? "", countryCode);
  const ofLine = behindStreet?.town ?? (elements.length === 1 ? cityBeforeCode(first, countryCode) : undefined);
  if (ofLine !== undefined) return ofLine;
  if (!/^\d/.test(first) || postalCodeInAddress(first, countryCode) === undefined) return undefined;
  const town = stripPostalCode(first);
  return isKnownCity(town, countryCode) ? town : undefined;
}

/** Only its place in the address says that this is a city: nobody knows it, and no word or postal code beside it tells. */
function isGuess(city: string, address: string, countryCode: string | undefined): boolean {
  const isKnown = countryCode === undefined ? isAnyCity(city) : isKnownCity(city, countryCode);
  if (isKnown || isCityState(countryCode)) return false;
  const elements = elementsOf(address);
  // "St Pancras International, N1C 4QP": before the code alone, a building is as likely.
  if (elements.length === 2 && elements[0] === city) return true;
  return elements.every(
    (element) => stripPostalCode(element) === element && nameBesideTownWord(element, countryCode) === undefined,
  );
}
