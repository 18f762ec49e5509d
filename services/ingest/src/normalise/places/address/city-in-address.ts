import type { RowCells } from "../../row-cells.ts";
import { isRegionAround } from "../contradicted-city.ts";
import { isAnyCity, isKnownCity } from "../known-cities.ts";
import type { Position } from "../row-where.ts";
import { cityOfAddress, isCityState } from "./address.ts";
import { knownCityAmong } from "./city-name.ts";
import { cityOfEasternAddress } from "./eastern-address.ts";
import { stripPostalCode } from "./postal-code.ts";
import { postalCodeInAddress } from "./postal-code-in-address.ts";
import { nameBehindTownWord } from "./town-words.ts";

interface Whereabouts {
  address: string | undefined;
  countryCode: string | undefined;
  position: Position;
}

/**
 * Where the city cell is empty or refused: a city named beside the refused one in that cell, else the one in the address, unless that is
 * the region's name.
 */
export function cityInAddress(
  cells: RowCells,
  refused: string | undefined,
  { address, countryCode, position }: Whereabouts,
): string | undefined {
  const beside = refused === undefined ? undefined : knownCityAmong(refused.split(/[,/;|–-]/), countryCode);
  if (beside !== undefined || address === undefined) return beside;
  const eastern = cityOfEasternAddress(address, countryCode);
  if (eastern !== undefined) return eastern;
  const city = cityOfAddress(address, countryCode) ?? cityBehindCode(address, countryCode);
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

/** "6720 Szeged, Kárász utca 5.": the town before the street, where its country writes the code before it. */
function cityBehindCode(address: string, countryCode: string | undefined): string | undefined {
  const first = address.split(/[,،，]/, 1)[0]?.trim() ?? "";
  if (!/^\d/.test(first) || postalCodeInAddress(first, countryCode) === undefined) return undefined;
  const town = stripPostalCode(first);
  return isKnownCity(town, countryCode) ? town : undefined;
}

/** Only its place in the address says that this is a city: nobody knows it, and no word or postal code beside it tells. */
function isGuess(city: string, address: string, countryCode: string | undefined): boolean {
  const isKnown = countryCode === undefined ? isAnyCity(city) : isKnownCity(city, countryCode);
  if (isKnown || isCityState(countryCode)) return false;
  return address
    .split(/[,،，]/)
    .map((element) => element.trim())
    .every((element) => stripPostalCode(element) === element && nameBehindTownWord(element, countryCode) === undefined);
}
