import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { readTimeZone } from "@meridian/domain/places/time-zone";
import type { RowCells } from "../row-cells.ts";
import { splitContactsBehind } from "../values/contacts/contacts-behind-address.ts";
import { joinTextList } from "../values/loose-json.ts";
import { isPhraseForNothing } from "../values/nothing.ts";
import { cutText, trimMarks } from "../values/text.ts";
import { type AddressParts, joinAddress, withTown } from "./address/address-parts.ts";
import { MAX_ADDRESS_CHARS, MAX_NAME_CHARS, MAX_STREET_CHARS, readAddressRecord } from "./address/address-record.ts";
import { readCityCell } from "./address/city-cell.ts";
import { cityInAddress } from "./address/city-in-address.ts";
import {
  isCityAnywhere,
  isCityName,
  isCountyName,
  knownCityAmong,
  withCommaBeforeCountry,
} from "./address/city-name.ts";
import { codeHere } from "./address/district-code.ts";
import { splitRegionCell } from "./address/eastern-address.ts";
import { postalCodeOfRow } from "./address/postal-code.ts";
import { addressOfLines, composeStreet, isStreetAlone, townOfLines } from "./address/row-street.ts";
import { type StateOfAddress, stateOfAddress } from "./address/states/state-of-address.ts";
import { cityAround } from "./city-of-quarters.ts";
import { isPairOnly } from "./coordinates/coordinates.ts";
import { isCountryElement } from "./country/country.ts";
import { isAnyCity, isRegionAlone, placeOfSheet, regionNamed } from "./known-cities.ts";
import { isDistrictOfCity, isNumberedPart, metropolisOf, withDistricts } from "./row-districts.ts";
import { codeOfAddress, hasDigit, postalCodeOf } from "./row-postal-code.ts";
import { readWhere } from "./row-where.ts";

const LINE_BREAKS = /[,\s]*\n+\s*(?:,\s*)?/g;
const POINT_BEHIND = /(?<=\p{L}.*?)[,\s]*\(-?\d+\.\d+, ?-?\d+\.\d+\)$/u;
/** "1000 Ljubljana" in the column of codes: the town is part of the address if there is a column of cities. */
const CODE_AND_TOWN = /^\d[\d -]{2,6}\s+\p{L}[\p{L} .'’-]{2,}$/u;
const LABEL = /^(?:address|adresse|adres|dirección|indirizzo|endereço|адрес|alamat|地址|住所)\s*[:：]\s*/iu;
/** Map pages put the next change of state behind this sign: "⋅ Opens at 4 PM". */
const OPENING_NOTE = /^⋅\s/;
const LINK = /^https?:\/\/\S+$/i;
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
    code !== undefined && CODE_AND_TOWN.test(code) ? part(cells, "postalCode", MAX_NAME_CHARS) : undefined;
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

/** The location of the business. */
export function readPlace(cells: RowCells): PlaceFields {
  const place = readPlaceCells(cells);
  const { parts, given, street: streetCell } = place;
  const { country, position } = readWhere(cells, place);
  const { countryCode } = country;
  const inCity = place.city === undefined ? {} : readCityCell(place.city, countryCode);
  const ofCode = place.codeAndTown === undefined ? {} : readCityCell(place.codeAndTown, countryCode);
  const county = place.city !== undefined && isCountyAlone(place.city, countryCode) ? place.city : undefined;
  const lacksTown = (place.city === undefined || county !== undefined) && given === undefined;
  const town = lacksTown ? townOfLines(cells, countryCode) : undefined;
  const ofCells = [inCity.city, parts.city];
  const names = county === undefined ? [...ofCells, town?.name] : [town?.name, ...ofCells];
  const named = names.find((name) => name !== undefined);
  const isCity = named === undefined || isCityOfRow(named, { given, countryCode, street: streetCell }, cells);
  const ownCity = isCity ? named : undefined;
  const district = isDistrictOfCity(cells, place.state, { countryCode, city: ownCity }) ? place.state : undefined;
  const inState = place.state === undefined ? undefined : splitRegionCell(place.state, countryCode);
  const state =
    district === undefined
      ? (inState?.state ?? place.state ?? inCity.state ?? town?.county ?? (town && county))
      : undefined;
  const foundCode = place.hasPostalCell
    ? place.postalCode
    : (ofCode.postalCode ?? inCity.postalCode ?? place.postalCode);
  const postalCode = codeHere(cells, foundCode, { countryCode, names: [state, ownCity], ...position });
  const isStreet =
    (streetCell === undefined || streetCell === given) && isStreetAlone(given, { city: ownCity, postalCode });
  const street =
    composeStreet(cells, isStreet ? given : streetCell === given ? undefined : streetCell, {
      countryCode,
      lineCount: place.areLinesWhole ? 0 : town?.lineCount,
    }) ?? parts.street;
  const written =
    given === undefined || isStreet
      ? joinAddress({
          street,
          city: cityForAddress(place.city, { ...inCity, city: named }),
          state,
          postalCode,
          country: country.country,
        })
      : given;
  const around = cityAround(cells.mapping, { city: ownCity, countryCode, position });
  const city =
    around ??
    metropolisOf(cells, ownCity, { state: state ?? cityOfSheet(cells), countryCode, position }) ??
    ownCity ??
    cityInAddress(cells, named, { address: given, street: streetCell, countryCode, position }) ??
    inState?.city ??
    cityOfSheet(cells);
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

/** The last line of a British address may be its county's. */
function isCountyAlone(name: string, countryCode: string | undefined): boolean {
  return !isCityAnywhere(name, countryCode) && isCountyName(name, countryCode);
}

/** A region's or street's name counts as a city only if the address names none. */
function isCityOfRow(
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
function cityForAddress(
  cell: string | undefined,
  { city, state, postalCode }: Pick<AddressParts, "city" | "state" | "postalCode">,
): string | undefined {
  if (state !== undefined || postalCode !== undefined) return city === postalCode ? undefined : city;
  if (isCountryElement(cell?.split(",").at(-1) ?? "")) return city;
  return city !== undefined && cell?.includes(city) === true ? cell : city;
}

/** A sheet may be named after the city of its rows. */
function cityOfSheet({ row: { origin }, mapping: { cityOfFirstSheet } }: RowCells): string | undefined {
  return cityOfFirstSheet === undefined ? undefined : placeOfSheet(origin?.sheetName ?? cityOfFirstSheet);
}

/** Adds the refused city text to the address, with an issue. */
function withRefusedCity(
  cells: RowCells,
  address: string | undefined,
  { refused, city, isRegion }: { refused: string | undefined; city: string | undefined; isRegion: boolean },
): string | undefined {
  const kept = isRegion ? "adres metninde ve eyalet / bölge olarak" : "adres metninde";
  const otherwise = city === undefined ? "şehir boş bırakıldı" : `şehir olarak ${city} alındı`;
  cells.issues.add("city", "bad_city", refused, `Şehir adı değil; ${kept} tutuldu, ${otherwise}`);
  return withTown(address, refused);
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
  return text === undefined || isPhraseForNothing(text) ? undefined : trimMarks(joinTextList(text));
}

function readAddressCell(cells: RowCells): string | undefined {
  const line = onOneLine(cells.paragraphs("fullAddress", MAX_ADDRESS_CHARS))?.replace(LABEL, "");
  const text = line === undefined || OPENING_NOTE.test(line) ? undefined : joinTextList(line);
  if (text === undefined || /^[{[]/.test(text) || isPairOnly(text) || isPhraseForNothing(text) || LINK.test(text))
    return undefined;
  return trimMarks(withCommaBeforeCountry(splitContactsBehind(text).address));
}

/** A multi-line address on one line, without a trailing period. */
function onOneLine(text: string | undefined): string | undefined {
  const line = text?.includes("\n") === true ? text.replace(LINE_BREAKS, ", ") : text;
  return line?.endsWith(")") === true ? line.replace(POINT_BEHIND, "") : line;
}
