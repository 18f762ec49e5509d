import { rememberByCountry } from "@meridian/domain/bounded-cache";
import { countryCodeOfName } from "@meridian/domain/places/country-names";
import { territoriesWithin } from "@meridian/domain/places/territories";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { RowCells } from "../row-cells.ts";
import { phoneEvidence } from "../row-contacts.ts";
import { stripPostalCode } from "./address/postal-code.ts";
import { type CoordinateCells, isPairOnly, readPosition } from "./coordinates/coordinates.ts";
import { fromGrid } from "./coordinates/national-grids.ts";
import { type Country, readCountry } from "./country/country.ts";
import { countryOfText } from "./country/country-evidence.ts";
import { contradictionOf, weighCountry } from "./country/weigh-country.ts";
import { countryOfCityAt, isKnownCity } from "./known-cities.ts";

const MAX_LATITUDE = 90;
const MAY_BE_SWAPPED = "Enlem ile boylam yer değiştirmiş olabilir ve ülkeyi başka bir şey söylemiyor; konum alınmadı";

const NO_WORDS = { fullAddress: undefined, state: undefined, postalCode: undefined, fileCountry: undefined };
const CACHED_NAMES = 20_000;

/** What a row says about its location in words. */
export interface PlaceWords {
  /** As given; the country is read from its end. */
  given: string | undefined;
  /** With the city of another column appended. */
  fullAddress: string | undefined;
  countryInAddress: string | undefined;
  city: string | undefined;
  state: string | undefined;
  postalCode: string | undefined;
}

export interface Position {
  latitude?: number;
  longitude?: number;
}

export interface Where {
  country: Country;
  position: Position;
}

/** A row's country and position, each checked against the other, with an issue if they contradict. */
export function readWhere(cells: RowCells, words: PlaceWords): Where {
  const named = atTerritory(readNamedCountry(cells, words), words);
  const phone = phoneEvidence(cells);
  const { fileCountry, isOfOneCountry, areCoordinatesSwapped: areSwapped } = cells.mapping;
  const readAs = (countryCode: string | undefined, isCountrySure = true) =>
    readRowPosition(cells, { countryCode, isCountrySure, areSwapped });
  if (named.unknown !== undefined) {
    const position = readAs(undefined);
    return { country: countryAt(position, phone) ?? named, position };
  }
  if (named.countryCode !== undefined) {
    const position = readAs(named.countryCode);
    reportContradiction(cells, named.countryCode, contradictionOf(named.countryCode, { ...placed(position), phone }));
    return { country: named, position };
  }
  const spoken = countryOfText({ ...words, phone });
  const evidence = { ...words, phone, fileCountry, isOfOneCountry };
  const isAlone = fileCountry === undefined && weighCountry({ ...evidence, ...placed({}) }).countryCode === undefined;
  const read = readAs(spoken ?? fileCountry, spoken !== undefined || isOfOneCountry);
  const position = isAlone ? withoutDoubt(cells, read) : read;
  const weighed = weighCountry({ ...evidence, ...placed(position) });
  const { countryCode } = weighed;
  if (countryCode === undefined) return { country: named, position };
  reportContradiction(cells, countryCode, weighed.contradictedBy);
  return { country: readCountry({ code: countryCode, name: undefined, fullAddress: undefined }), position };
}

/** What a row with an unknown name for its country is in: only where it is tells, no text of other places. */
function countryAt(position: Position, phone: CellValue): Country | undefined {
  if (position.latitude === undefined) return undefined;
  const code = weighCountry({ ...NO_WORDS, phone, ...placed(position) }).countryCode;
  return code === undefined ? undefined : readCountry({ code, name: undefined, fullAddress: undefined });
}

/** Where nothing else tells the country, a position far from any city whose other order is in one may be swapped. */
function withoutDoubt(cells: RowCells, position: Position): Position {
  const { latitude, longitude } = position;
  if (latitude === undefined || longitude === undefined || Math.abs(longitude) > MAX_LATITUDE) return position;
  if (countryOfCityAt(latitude, longitude) !== undefined || countryOfCityAt(longitude, latitude) === undefined)
    return position;
  cells.issues.add(positionField(cells), "bad_coordinates", `${latitude}, ${longitude}`, MAY_BE_SWAPPED);
  return {};
}

function positionField(cells: RowCells): "coordinates" | "latitude" {
  return cells.raw("latitude") === undefined ? "coordinates" : "latitude";
}

/** The territory of the country that the state or city names: "Puerto Rico" in the United States, Hong Kong in China. */
function atTerritory(country: Country, { state, city }: Pick<PlaceWords, "state" | "city">): Country {
  const { countryCode } = country;
  if (countryCode === undefined || territoriesWithin(countryCode).length === 0) return country;
  const code = territoryNamed(state ?? "", countryCode) || territoryNamed(city ?? "", countryCode);
  return code === "" ? country : readCountry({ code, name: undefined, fullAddress: undefined });
}

/** The code of a territory of the country; "" if the text names none. */
const territoryNamed = rememberByCountry((text, countryCode) => {
  const code = countryCodeOfName(text) ?? (countryCode === "US" ? text : "");
  return territoriesWithin(countryCode).includes(code) ? code : "";
}, CACHED_NAMES);

/** The country a row names, with an issue if it is not one. */
export function readNamedCountry(
  cells: RowCells,
  { given, countryInAddress }: Pick<PlaceWords, "given" | "countryInAddress">,
): Country {
  const name = cells.text("country") ?? countryInAddress;
  const code = cells.text("countryCode");
  const country = readCountry({ code, name, fullAddress: given });
  if ((name ?? code) === undefined && isTownOfFile(given, country.countryCode, cells.mapping)) return {};
  if (country.unknown !== undefined) {
    const field = cells.text("country") === undefined ? "countryCode" : "country";
    cells.issues.add(field, "unknown_country", country.unknown, "Bilinen bir ülke değil");
  }
  return country;
}

/** "Nathan Road, Jordan" in a list of Hong Kong: a town of the country that all other rows are in, without one of the country it names. */
function isTownOfFile(
  address: string | undefined,
  countryCode: string | undefined,
  { fileCountry, isOfOneCountry }: RowCells["mapping"],
): boolean {
  if (countryCode === undefined || countryCode === fileCountry || isOfOneCountry !== true) return false;
  const [town = "", before = ""] = (address ?? "").split(",").toReversed();
  return isKnownCity(town.trim(), fileCountry) && !isKnownCity(stripPostalCode(before.trim()), countryCode);
}

function reportContradiction(cells: RowCells, countryCode: string, other: string | undefined): void {
  if (other === undefined) return;
  const field = cells.text("country") === undefined ? "countryCode" : "country";
  const message = "Adres, telefon ve koordinatlar farklı ülkeleri gösteriyor";
  cells.issues.add(field, "country_contradicted", `${countryCode}, ${other}`, message);
}

/** In Arabic, "الموقع" means a website or a location. */
function pairAmongLinks(cells: RowCells): string | undefined {
  const text = cells.text("website");
  return text !== undefined && isPairOnly(text) ? text : undefined;
}

function placed({ latitude, longitude }: Position) {
  return { latitude, longitude };
}

/** The row's position, read for its country if known, with an issue if it is corrected or missing. */
export function readRowPosition(
  cells: RowCells,
  { countryCode, isCountrySure, areSwapped }: Pick<CoordinateCells, "countryCode" | "isCountrySure" | "areSwapped">,
): Position {
  const latitude = cells.raw("latitude");
  const longitude = cells.raw("longitude");
  const coordinates = cells.raw("coordinates") ?? pairAmongLinks(cells);
  const { isPairOptional, grid } = cells.mapping;
  const url = cells.text("url");
  const onGrid = grid === undefined ? undefined : fromGrid(grid, latitude, longitude);
  const position = readPosition({
    latitude: onGrid?.latitude ?? latitude,
    longitude: onGrid?.longitude ?? longitude,
    coordinates,
    countryCode,
    isCountrySure,
    url,
    isPairOptional,
    areSwapped,
  });
  const report = (reason: string) => {
    const value =
      latitude === undefined && longitude === undefined ? coordinates : `${latitude ?? ""}, ${longitude ?? ""}`;
    cells.issues.add(positionField(cells), "bad_coordinates", value, reason);
  };
  if (position.kind === "known") {
    if (position.correction !== undefined) report(position.correction);
    return { latitude: position.latitude, longitude: position.longitude };
  }
  if (position.kind === "bad") report(position.reason);
  return {};
}
