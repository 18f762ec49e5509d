import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import { isKnownAmenity } from "@meridian/domain/businesses/amenities/amenity-slugs";
import { capitalised } from "@meridian/domain/text/capitalised";
import type { AmenityColumn, SpecialColumns } from "../../normalise/column-mapping.ts";
import { UNGROUPED_AMENITIES } from "../../normalise/values/amenities.ts";
import { bareHeader, fieldsOfWords, headerInContainer, headerKey } from "./headers/header-fields.ts";
import { type HeaderPart, isHeaderOf } from "./headers/part-headers.ts";
import { weakFieldsOfHeader } from "./headers/weak-headers.ts";

const CATEGORY_COLUMN =
  /^(?:categories|subcategories|types)[/.]\d+(?:[/.](?:name|title))?$|^(?:sub[ _-]?)?(?:category|categories|categorias?|categorías?|catégories?|kategorien?|kategori)[ _-]?\d$/i;
const AMENITY_COLUMN = /^additionalInfo[/.]([^/.]+)[/.]\d+[/.](.+)$/;
const AMENITY_GROUP_COLUMN =
  /^(service_options|accessibility|amenities|atmosphere|offerings|payments|parking|dining_options|highlights|crowd|planning)\.([a-z0-9_]+)$/;
/** On the map, "building" is a kind of building, and the number is elsewhere. */
const BUILDING_KEY = "building";
const STREET_FIELDS: ReadonlySet<ImportField> = new Set(["street", "fullAddress"]);
/** Between a street and its number there may be columns of what kind either is. */
const NUMBER_BEHIND = 3;
const isOfStreet = (header: string) =>
  [...fieldsOfWords(header).map(({ field }) => field), ...weakFieldsOfHeader(header)].some((field) =>
    STREET_FIELDS.has(field),
  );
const isName = (header: string) => fieldsOfWords(header).some(({ field }) => field === "name");
const NUMBERED_LINE =
  /^(?:(?:billing|business|mailing|store|location|company|site)?(?:street)?(?:address|adresse|addr?)(?:line)?|street|streetline|addressstreet|strasse|adres)([2-4])$/;
/** In address order. Boroughs and neighbourhoods are not part of addresses where these words are used. */
const DISTRICTS = ["lowerDistrict", "upperDistrict"] as const;
const OWN_NAMES: readonly (readonly string[])[] = [
  ["prenomUsuelUniteLegale", "prenom1UniteLegale"],
  ["nomUsageUniteLegale", "nomUniteLegale"],
];

/** Whether a header names a part of a city, although the column may stand for the city. */
export function isDistrictHeader(header: string): boolean {
  return DISTRICTS.some((part) => isHeaderOf(part, header));
}

export function findSpecialColumns(given: readonly string[], isFree: (column: number) => boolean): SpecialColumns {
  const headers = given.map(bareHeader);
  const inner = headers.map((header) => headerInContainer(header) ?? header);
  const free = [...headers.keys()].filter(isFree);
  const columnsOf = (part: HeaderPart) => free.filter((column) => isHeaderOf(part, inner[column] ?? ""));
  // A list's rows are numbered by such headers as often as houses: they only count after the street.
  const serialNumbers = columnsOf("serialNumber").filter(
    (column) => !headers.slice(Math.max(0, column - NUMBER_BEHIND), column).some(isOfStreet),
  );
  const houseNumbers = columnsOf("houseNumber").filter((column) => !serialNumbers.includes(column));
  const houseNumberColumn =
    houseNumbers.find((column) => headerKey(headers[column] ?? "") !== BUILDING_KEY) ?? houseNumbers[0];
  const streetKindColumn = columnsOf("streetKind")[0];
  const isAlone = !headers.some(
    (header, column) => !isFree(column) && fieldsOfWords(header).some(({ field }) => field === "about"),
  );
  const closedDaysColumn = columnsOf("closedDays")[0];
  const areaCodeColumn = columnsOf("areaCode")[0];
  const roundTheClockColumn = columnsOf("roundTheClock")[0];
  const surname = headers.find((header, column) => !isFree(column) && isHeaderOf("surname", header));
  const isSurnameAlone = surname !== undefined && !isName(surname);
  const givenNameColumn =
    surname === undefined
      ? undefined
      : (columnsOf("givenName")[0] ?? free.find((column) => isSurnameAlone && isName(headers[column] ?? "")));
  const postalTailColumn = columnsOf("postalTail")[0];
  const openFlagColumn = headers.includes("business_id")
    ? headers.indexOf("is_open")
    : headers.indexOf("etatAdministratifEtablissement");
  return {
    categoryColumns: free.filter(
      (column) => CATEGORY_COLUMN.test(headers[column] ?? "") || isFurtherKind(headers, column),
    ),
    amenityColumns: free.flatMap((column) => amenityOf(headers[column] ?? "", column, isAlone)),
    ...(houseNumberColumn === undefined ? {} : { houseNumberColumn }),
    ...(streetKindColumn === undefined ? {} : { streetKindColumn }),
    addressLineColumns: free.filter((column) => isAddressLine(headers[column] ?? "")),
    districtColumns: DISTRICTS.flatMap(columnsOf),
    ...(areaCodeColumn === undefined ? {} : { areaCodeColumn }),
    ...(closedDaysColumn === undefined ? {} : { closedDaysColumn }),
    ...(roundTheClockColumn === undefined ? {} : { roundTheClockColumn }),
    ownNameColumns: OWN_NAMES.map((names) =>
      names.map((name) => headers.indexOf(name)).filter((column) => column >= 0 && isFree(column)),
    ),
    ...(givenNameColumn === undefined ? {} : { givenNameColumn }),
    ...(postalTailColumn === undefined ? {} : { postalTailColumn }),
    ...(openFlagColumn < 0 || !isFree(openFlagColumn) ? {} : { openFlagColumn }),
  };
}

/** Whether a file splits off parts of the street, so that its address column holds streets. */
export function hasPartsOfStreet({ houseNumberColumn, streetKindColumn, addressLineColumns }: SpecialColumns): boolean {
  return houseNumberColumn !== undefined || streetKindColumn !== undefined || addressLineColumns.length > 0;
}

/** All columns used this way; those of the street only if the file has one. */
export function columnsOfSpecial(special: SpecialColumns, hasStreet: boolean): number[] {
  const {
    categoryColumns,
    amenityColumns,
    districtColumns,
    houseNumberColumn,
    streetKindColumn,
    closedDaysColumn,
    openFlagColumn,
  } = special;
  const ofStreet = hasStreet ? [houseNumberColumn, streetKindColumn, ...special.addressLineColumns] : [];
  const single = [
    ...ofStreet,
    special.areaCodeColumn,
    special.roundTheClockColumn,
    closedDaysColumn,
    openFlagColumn,
    special.givenNameColumn,
    special.postalTailColumn,
  ].filter((column) => column !== undefined);
  return [
    ...special.ownNameColumns.flat(),
    ...categoryColumns,
    ...amenityColumns.map(({ column }) => column),
    ...districtColumns,
    ...single,
  ];
}

/** What these columns hold, for display: they share a field with others. */
export function fieldsOfSpecial(special: SpecialColumns): (readonly [column: number, field: ImportField])[] {
  const single: readonly (readonly [number | undefined, ImportField])[] = [
    [special.houseNumberColumn, "street"],
    [special.streetKindColumn, "street"],
    [special.areaCodeColumn, "phone"],
    [special.closedDaysColumn, "workingHours"],
    [special.roundTheClockColumn, "workingHours"],
    [special.openFlagColumn, "status"],
    [special.givenNameColumn, "name"],
    [special.postalTailColumn, "postalCode"],
  ];
  return [
    ...special.ownNameColumns.flat().map((column) => [column, "name"] as const),
    ...special.categoryColumns.map((column) => [column, "subtypes"] as const),
    ...special.amenityColumns.map(({ column }) => [column, "about"] as const),
    ...special.addressLineColumns.map((column) => [column, "street"] as const),
    ...special.districtColumns.map((column) => [column, "fullAddress"] as const),
    ...single.flatMap(([column, field]) => (column === undefined ? [] : [[column, field] as const])),
  ];
}

/** Whether a header names a further line of an address. */
export function isAddressLine(header: string): boolean {
  return isHeaderOf("addressLine", header) || NUMBERED_LINE.test(headerKey(header));
}

/** Kinds of several levels may all be called alike: "Type", "Subtype", "Subtype". */
function isFurtherKind(headers: readonly string[], column: number): boolean {
  const header = headers[column] ?? "";
  return headers.indexOf(header) < column && fieldsOfWords(header).some(({ field }) => field === "subtypes");
}

/** `isAlone`: no column lists amenities, so that a header may name one: "takeaway", "Oferece Delivery". */
function amenityOf(header: string, column: number, isAlone: boolean): AmenityColumn[] {
  const apify = AMENITY_COLUMN.exec(header);
  if (apify !== null) return [{ column, group: apify[1] ?? "", name: apify[2] ?? "" }];
  const group = AMENITY_GROUP_COLUMN.exec(header);
  if (group !== null) return [{ column, group: spelled(group[1] ?? ""), name: spelled(group[2] ?? "") }];
  const name = spelled(header.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1_").toLowerCase());
  return isAlone && isKnownAmenity(name) ? [{ column, group: UNGROUPED_AMENITIES, name }] : [];
}

/** `service_options` as people write it. */
function spelled(name: string): string {
  const words = name.replaceAll("_", " ");
  return capitalised(words);
}
