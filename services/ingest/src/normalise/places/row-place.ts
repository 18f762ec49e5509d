import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { readTimeZone } from "@meridian/domain/places/time-zone";
import type { RowCells } from "../row-cells.ts";
import { joinTextList } from "../values/loose-json.ts";
import { isPhraseForNothing } from "../values/nothing.ts";
import { cutText, trimMarks } from "../values/text.ts";
import { type AddressParts, joinAddress, withTown } from "./address/address-parts.ts";
import { MAX_ADDRESS_CHARS, MAX_NAME_CHARS, MAX_STREET_CHARS, readAddressRecord } from "./address/address-record.ts";
import { readCityCell } from "./address/city-cell.ts";
import { cityInAddress } from "./address/city-in-address.ts";
import { isCountyName } from "./address/city-name.ts";
import { codeHere } from "./address/district-code.ts";
import { splitRegionCell } from "./address/eastern-address.ts";
import { postalCodeOfRow } from "./address/postal-code.ts";
import { addressOfLines, composeStreet, isStreetAlone, townOfLines } from "./address/row-street.ts";
import { type StateOfAddress, stateOfAddress } from "./address/states/state-of-address.ts";
import { cityAround } from "./city-of-quarters.ts";
import { isAnyCity, regionNamed } from "./known-cities.ts";
import { readAddressCell } from "./row-address.ts";
import { cityForAddress, cityOfSheet, isCityOfRow, isCountyAlone, withRefusedCity } from "./row-city.ts";
import { isDistrictOfCity, metropolisOf, withDistricts } from "./row-districts.ts";
import { codeOfAddress, hasDigit, postalCodeOf, tidyDashes } from "./row-postal-code.ts";
import { readWhere } from "./row-where.ts";

/** "1000 Ljubljana", "7940-000 Cuba" in the column of codes: the town is part of the address if there is a column of cities. */
const CODE_AND_TOWN = /^\d[\d -]{2,9}\s+\p{L}[\p{L} .'’-]{2,}$/u;
const ESCAPED = /^\S*%[\dA-F]{2}\S*$/i;
/** Some sources put a continent into the region column. */
const CONTINENT =
  /^(?:(?:north|south|central|latin) america|americas?|europe|asia|africa|oceania|middle east|emea|apac|avrupa|asya|afrika|europa)$/i;

type PlaceFields = Pick<
  BusinessFields,
  | "fullAddress"
  | "street"
  | "city"
  | "state"
  | "postalCode"
  | "country"
  | "countryCode"
  | "latitude"
  | "longitude"
  | "timeZone"
>;

/** The place cells of a row, unprocessed. */
export function readPlaceCells(cells: RowCells) {
  const parts = readAddressRecord(cells);
  const street = part(cells, "street", MAX_STREET_CHARS);
  const ofLines = cells.mapping.columns.has("city") ? undefined : addressOfLines(cells, street);
  const given = readAddressCell(cells) ?? parts.fullAddress ?? ofLines;
  const code = postalCodeOfRow(cells);
  const codeAndTown =
    code !== undefined && CODE_AND_TOWN.test(code) ? tidyDashes(part(cells, "postalCode", MAX_NAME_CHARS)) : undefined;
  const placeForCode = code === undefined || hasDigit(code) ? undefined : part(cells, "postalCode", MAX_NAME_CHARS);
  const townForCode = placeForCode !== undefined && isAnyCity(placeForCode) ? placeForCode : undefined;
  const city = part(cells, "city", MAX_NAME_CHARS) ?? codeAndTown ?? townForCode ?? cityOfSheet(cells);
  const state = stateOf(part(cells, "state", MAX_NAME_CHARS)) ?? parts.state;
  const postalCode = codeAndTown === undefined && placeForCode === undefined ? postalCodeOf(code) : undefined;
  return {
    parts,
    street,
    areLinesWhole: ofLines !== undefined,
    city,
    codeAndTown,
    placeForCode,
    given,
    fullAddress: withTown(given ?? street, city),
    countryInAddress: parts.country,
    state,
    postalCode: postalCode ?? parts.postalCode,
    hasPostalCell: postalCode !== undefined,
  };
}

interface PlaceOfRow {
  cells: RowCells;
  place: ReturnType<typeof readPlaceCells>;
  where: ReturnType<typeof readWhere>;
}

/** The location of the business. */
export function readPlace(cells: RowCells): PlaceFields {
  const place = readPlaceCells(cells);
  const where = readWhere(cells, place);
  const { given } = place;
  const { country, position } = where;
  const { countryCode } = country;
  const row = { cells, place, where };
  const town = readTown(row);
  const { named, isCity, ownCity } = town;
  const ofCode = place.codeAndTown === undefined ? {} : readCityCell(place.codeAndTown, countryCode);
  const { district, inState, state } = readState(row, town);
  const foundCode = place.hasPostalCell
    ? place.postalCode
    : (ofCode.postalCode ?? town.inCity.postalCode ?? place.postalCode);
  const postalCode = codeHere(cells, foundCode, { countryCode, names: [state, ownCity], ...position });
  const { street, written } = readStreet(row, town, { state, postalCode });
  const around = cityAround(cells.mapping, { city: ownCity, countryCode, position });
  const city = around ?? chooseCity(row, town, state) ?? inState?.city ?? cityOfSheet(cells);
  const isRegion = !isCity && named !== undefined && place.state === undefined && isCountyName(named, countryCode);
  const inWords = isCity ? written : withRefusedCity(cells, written, { refused: named, city, isRegion });
  const places = [around && ownCity, district, ofCode.city, place.placeForCode, inState?.district];
  const districts = places.filter((name) => name !== undefined);
  const fullAddress = withDistricts(inWords, [city], districts);
  const timeZone = readTimeZone({ text: cells.text("timeZone"), countryCode, ...position });
  const fields: PlaceFields = {};
  if (fullAddress !== undefined) fields.fullAddress = cutText(fullAddress, MAX_ADDRESS_CHARS);
  if (street !== undefined) fields.street = street;
  if (city !== undefined) fields.city = city;
  const statedState = isRegion ? named : stateOfPlace(state, stateOfAddress(given, countryCode, city), countryCode);
  if (statedState !== undefined) fields.state = statedState;
  const code = postalCode ?? codeOfAddress(cells, { ...place, countryCode, city });
  if (code !== undefined) fields.postalCode = code;
  if (country.country !== undefined) fields.country = country.country;
  if (countryCode !== undefined) fields.countryCode = countryCode;
  Object.assign(fields, position);
  if (timeZone !== undefined) fields.timeZone = timeZone;
  return fields;
}

type Town = ReturnType<typeof readTown>;

/** What the cells name as the city, and whether it is one. */
function readTown({ cells, place, where }: PlaceOfRow) {
  const { given, street } = place;
  const { countryCode } = where.country;
  const inCity = place.city === undefined ? {} : readCityCell(place.city, countryCode);
  const county = place.city !== undefined && isCountyAlone(place.city, countryCode) ? place.city : undefined;
  const lacksTown = (place.city === undefined || county !== undefined) && given === undefined;
  const ofLines = lacksTown ? townOfLines(cells, countryCode) : undefined;
  const ofCells = [inCity.city, place.parts.city];
  const names = county === undefined ? [...ofCells, ofLines?.name] : [ofLines?.name, ...ofCells];
  const named = names.find((name) => name !== undefined);
  const isCity = named === undefined || isCityOfRow(named, { given, countryCode, street }, cells);
  return { inCity, county, ofLines, named, isCity, ownCity: isCity ? named : undefined };
}

/** The state, and what else its cell holds. */
function readState({ cells, place, where }: PlaceOfRow, { inCity, county, ofLines, ownCity }: Town) {
  const { countryCode } = where.country;
  const isDistrict = isDistrictOfCity(cells, place.state, { countryCode, city: ownCity, address: place.given });
  const inState = place.state === undefined ? undefined : splitRegionCell(place.state, countryCode);
  const state = inState?.state ?? place.state ?? inCity.state ?? ofLines?.county ?? (ofLines && county);
  return { district: isDistrict ? place.state : undefined, inState, state: isDistrict ? undefined : state };
}

/** The street, and the address as given or joined from its parts. */
function readStreet(
  { cells, place, where }: PlaceOfRow,
  { inCity, named, ownCity, ofLines }: Town,
  { state, postalCode }: Pick<AddressParts, "state" | "postalCode">,
) {
  const { given, street: cell } = place;
  const { country, countryCode } = where.country;
  const isStreet = (cell === undefined || cell === given) && isStreetAlone(given, { city: ownCity, postalCode });
  const street =
    composeStreet(cells, isStreet ? given : cell === given ? undefined : cell, {
      countryCode,
      lineCount: place.areLinesWhole ? 0 : ofLines?.lineCount,
    }) ?? place.parts.street;
  if (given !== undefined && !isStreet) return { street, written: given };
  const city = cityForAddress(place.city, { ...inCity, city: named });
  return { street, written: joinAddress({ street, city, state, postalCode, country }) };
}

/** The city around a district, the city of its cell, or that of the address. */
function chooseCity({ cells, place, where }: PlaceOfRow, { named, ownCity }: Town, state: string | undefined) {
  const { position, country } = where;
  const { countryCode } = country;
  return (
    metropolisOf(cells, ownCity, { state: state ?? cityOfSheet(cells), countryCode, position }) ??
    ownCity ??
    cityInAddress(cells, named, { address: place.given, street: place.street, countryCode, position })
  );
}

/** The state of its cell, unless the address has another before a postal code of that state. */
function stateOfPlace(
  state: string | undefined,
  inAddress: StateOfAddress | undefined,
  countryCode = "",
): string | undefined {
  if (state === undefined || inAddress === undefined) return state ?? inAddress?.name;
  const region = regionNamed(state, countryCode) ?? `${countryCode}-${state}`;
  return inAddress.isSure && region !== inAddress.region ? inAddress.name : state;
}

function stateOf(text: string | undefined): string | undefined {
  return text !== undefined && CONTINENT.test(text) ? undefined : text;
}

function part(
  cells: RowCells,
  field: "street" | "city" | "state" | "postalCode",
  maxChars: number,
): string | undefined {
  const text = cells.limited(field, maxChars);
  return text === undefined || isPhraseForNothing(text) ? undefined : trimMarks(joinTextList(withoutEscapes(text)));
}

/** A part that was cut from a link: "STATEN%20ISLAND". */
function withoutEscapes(text: string): string {
  if (!ESCAPED.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
