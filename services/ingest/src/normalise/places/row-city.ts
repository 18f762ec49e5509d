import type { RowCells } from "../row-cells.ts";
import { type AddressParts, withTown } from "./address/address-parts.ts";
import { isCityAnywhere, isCityName, isCountyName, knownCityAmong } from "./address/city-name.ts";
import { isCountryElement } from "./country/country.ts";
import { isRegionAlone, placeOfSheet } from "./known-cities.ts";
import { isNumberedPart } from "./row-districts.ts";

/** The last line of a British address may be its county's. */
export function isCountyAlone(name: string, countryCode: string | undefined): boolean {
  return !isCityAnywhere(name, countryCode) && isCountyName(name, countryCode);
}

/** A region's or street's name counts as a city only if the address names none. */
export function isCityOfRow(
  name: string,
  { given, countryCode, street }: Partial<Record<"given" | "countryCode" | "street", string | undefined>>,
  cells: RowCells,
): boolean {
  if (isCityAnywhere(name, countryCode) || isNumberedPart(cells, name)) return true;
  const known = given === undefined ? undefined : knownCityAmong(given.split(/[,،，]/), countryCode);
  const isBeside = known === undefined && street !== undefined && /\p{L}/u.test(street) && !street.includes(name);
  if (!isCityName(name, countryCode, isBeside)) return false;
  return known === undefined || !isRegionAlone(name, countryCode);
}

/** What the city cell adds to an address: a district, but not a state or code, which follow anyway. */
export function cityForAddress(
  cell: string | undefined,
  { city, state, postalCode }: Pick<AddressParts, "city" | "state" | "postalCode">,
): string | undefined {
  if (state !== undefined || postalCode !== undefined) return city === postalCode ? undefined : city;
  if (isCountryElement(cell?.split(",").at(-1) ?? "")) return city;
  return city !== undefined && cell?.includes(city) === true ? cell : city;
}

/** A sheet may be named after the city of its rows. */
export function cityOfSheet({ row: { origin }, mapping: { cityOfFirstSheet } }: RowCells): string | undefined {
  return cityOfFirstSheet === undefined ? undefined : placeOfSheet(origin?.sheetName ?? cityOfFirstSheet);
}

/** Adds the refused city text to the address, with an issue. */
export function withRefusedCity(
  cells: RowCells,
  address: string | undefined,
  { refused, city, isRegion }: { refused: string | undefined; city: string | undefined; isRegion: boolean },
): string | undefined {
  const kept = isRegion ? "adres metninde ve eyalet / bölge olarak" : "adres metninde";
  const otherwise = city === undefined ? "şehir boş bırakıldı" : `şehir olarak ${city} alındı`;
  cells.issues.add("city", "bad_city", refused, `Şehir adı değil; ${kept} tutuldu, ${otherwise}`);
  return withTown(address, refused);
}
