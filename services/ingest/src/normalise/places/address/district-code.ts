import type { RowCells } from "../../row-cells.ts";
import { isKnownCity, knowledgeAtHand } from "../known-cities.ts";
import type { Position } from "../row-where.ts";
import { wholePostalCode } from "./postal-code.ts";

interface Surroundings extends Position {
  countryCode: string | undefined;
  /** Names of the row's town and region. */
  names: readonly (string | undefined)[];
}

const DUBLIN_DISTRICT = /^(Dublin) \d{1,2}W?$/i;
/** "Praha 5 - Smíchov", "Paris 8e", "Budapest 7." */
const NUMBERED_DISTRICT = /^(\p{L}[\p{L} .'’-]*?) \d{1,2}(?:\.|e|er)?(?:\s*[-–]\s*.+)?$/u;

/** Turkish codes begin with the number of their province, as ISO 3166-2 numbers them. One of four digits has lost the zero of 01 to 09. */
const SHORTENED = /^[1-9]\d{3}$/;

/** A row's postal code, whole; left out, with an issue, if it is the number of a Turkish district. */
export function codeHere(cells: RowCells, code: string | undefined, around: Surroundings): string | undefined {
  if (code === undefined || !isDistrictCode(code, around)) return wholePostalCode(code, around.countryCode);
  cells.issues.add("postalCode", "bad_number", code, "Posta kodu değil: başka bir ilin kodu olurdu");
  return undefined;
}

/** Four digits that as a postal code would be of another province than the row's. */
function isDistrictCode(code: string, { countryCode, names, latitude, longitude }: Surroundings): boolean {
  if (countryCode !== "TR" || !SHORTENED.test(code)) return false;
  const { places } = knowledgeAtHand();
  const regions = new Set<string | undefined>();
  for (const name of names) {
    if (name === undefined) continue;
    for (const region of places.regionsNamed(name, countryCode)) regions.add(region.code);
    for (const city of places.citiesNamed(name)) if (city.countryCode === countryCode) regions.add(city.regionCode);
  }
  if (latitude !== undefined && longitude !== undefined)
    regions.add(places.cityAt({ latitude, longitude })?.regionCode);
  regions.delete(undefined);
  return regions.size > 0 && !regions.has(`TR-0${code[0]}`);
}

/** A number after a name denotes a district if a postal code is beside it or the name is a city's. */
export function withoutNumberedDistrict(text: string, countryCode: string | undefined, hasPostalCode: boolean): string {
  const dublin = DUBLIN_DISTRICT.exec(text)?.[1];
  if (dublin !== undefined) return dublin;
  const city = NUMBERED_DISTRICT.exec(text)?.[1];
  return city !== undefined && (hasPostalCode || isKnownCity(city, countryCode)) ? city : text;
}
