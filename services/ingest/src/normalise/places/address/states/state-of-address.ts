import { postalRegionOf } from "@meridian/domain/places/postal-regions";
import { beforeCountry } from "../../country/country.ts";
import { regionNamed } from "../../known-cities.ts";
import { stripPostalCode } from "../postal-code.ts";
import { stateAtEnd } from "./town-before-state.ts";

export interface StateOfAddress {
  /** As written. */
  name: string;
  /** ISO 3166-2 */
  region: string;
  /** The postal code behind is one of this state. */
  isSure: boolean;
}

const POSTAL_CODE_ALONE = /^(?:[\d-]+|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
/** Of an address that goes from the largest to the smallest: behind its country and postal code. */
const MAX_BEFORE = 2;
/** "Hauptstraße 5": no region is called so, but for "Province 1" in Nepal; three characters may be the code of one. */
const STREET_AND_NUMBER = /(?<!^province )\d.{2}|.{3}(?<!^province )\d/iu;
/** "Московская обл" */
const SHORT_OBLAST = /\sобл\.?$/u;

/** The state or region that an address names beside its town: "Austin, TX 78701", "68100 Batu Caves, Selangor". */
export function stateOfAddress(
  address: string | undefined,
  countryCode: string | undefined,
  city: string | undefined,
): StateOfAddress | undefined {
  if (address === undefined || countryCode === undefined) return undefined;
  const elements = beforeCountry(address.split(/[,،，;]/).map((element) => element.trim()));
  return stateBehindTown(elements, countryCode, city) ?? regionBesideTown(elements, countryCode, city);
}

function stateBehindTown(elements: readonly string[], countryCode: string, city = ""): StateOfAddress | undefined {
  const last = elements.at(-1) ?? "";
  const state = stateAtEnd(POSTAL_CODE_ALONE.test(last) ? `${elements.at(-2)} ${last}` : last, countryCode);
  if (state === undefined) return undefined;
  const { name, region, postalCode = "", before } = state;
  const isSure = postalRegionOf(countryCode, postalCode) === region;
  const isBehind =
    before === "" ? elements.length > 1 && name !== city : ` ${before}`.endsWith(` ${city}`) && city !== "";
  return isSure || isBehind ? { name, region, isSure } : undefined;
}

/** An element that is a region of the country: directly behind one with the town, last, or before it at the start of the address. */
function regionBesideTown(
  elements: readonly string[],
  countryCode: string,
  city: string | undefined,
): StateOfAddress | undefined {
  if (city === undefined) return undefined;
  const isTown = elements.map((element) => element.includes(city));
  for (const [at, element] of elements.entries()) {
    const isLast = at === elements.length - 1 && isTown.includes(true) && !isTown[at];
    const isBeside = isTown[at - 1] || isLast || (at < MAX_BEFORE && isTown.indexOf(true) > at);
    // "11" is a house, and also the code of a region.
    const name = isBeside && /\p{L}/u.test(element) ? stripPostalCode(element) : "";
    if (name === "" || STREET_AND_NUMBER.test(name)) continue;
    const region = regionNamed(name.replace(SHORT_OBLAST, " область"), countryCode);
    if (region !== undefined) return { name, region, isSure: false };
  }
  return undefined;
}
