import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import { capitalised } from "@meridian/domain/text/capitalised";
import type { AmenityColumn, SpecialColumns } from "../../normalise/column-mapping.ts";
import { bareHeader, fieldsOfWords, headerKey } from "./header-fields.ts";

const CATEGORY_COLUMN =
  /^(?:categories|subcategories|types)[/.]\d+(?:[/.](?:name|title))?$|^(?:sub[ _-]?)?(?:category|categoria|categoría|catégorie|kategorie|kategori)[ _-]?\d$/i;
const AMENITY_COLUMN = /^additionalInfo[/.]([^/.]+)[/.]\d+[/.](.+)$/;
const AMENITY_GROUP_COLUMN =
  /^(service_options|accessibility|amenities|atmosphere|offerings|payments|parking|dining_options|highlights|crowd|planning)\.([a-z0-9_]+)$/;
const keys = (headers: string) => new Set(headers.split(", ").map(headerKey));
const HOUSE_NUMBERS = keys(
  "house number, addr:housenumber, AddressNumber, street number, housenumber, address.houseNumber, Hausnummer, Hausnr., Nr., Número exterior, numero_ext, Numero civico, Civico, N° civico, Huisnummer, Numer domu, Nr domu, Numéro de voie, Numéro voie, numeroVoieEtablissement, num_acceso, Αριθμός, מספר בית, Kapı No, Bina No, Dış kapı no, Building, Building number, Building no, Bldg number, House no, House no., House number or name, Street no., Número, Numero, Núm., Num, Nº, N°, Num. civico, Número exterior, Número exterior o kilómetro, Número portal, N° voie, N° rue, Numéro rue, Num voie, Nro, Altura, Haus-Nr., HNr, Huisnr., Huisnr, Nr nieruchomości, Nr budynku, Numer budynku, Číslo popisné, č.p., č. p., Číslo domu, Husnr, Husnummer, Talonumero, Házszám, Номер дома, Дом, № дома",
);
/** On the map, "building" is a kind of building, and the number is elsewhere. */
const BUILDING_KEY = "building";
/** Headers that number a list's rows as often as houses: they only count right after the street. */
const SERIAL_NUMBERS = keys("No, No., Nr, Nr., Num, Núm., Número, Nro, Nº");
const isStreetField = ({ field }: { field: ImportField }) => field === "street" || field === "fullAddress";
const STREET_KINDS = keys(
  "clase_vial_acceso, clase vial, tipo_vial, tipo vial, tipo de vialidad, tipo logradouro, tipo de logradouro, tipo de vía, nature voie, tipo via, type de voie, type voie, typeVoieEtablissement",
);
const ADDRESS_LINES = keys(
  "Suite, Unit, Unit no, Unit number, Apt, Apartment, Suite/Unit, Apt/Suite, Floor, Building name, Complemento, Complément, Complément d'adresse, Complément adresse, Complemento de dirección, Zusatz Adresse, Adresszusatz, Adress-Zusatz, Adresszeile 2, Toevoeging, Huisnummer toevoeging, Huisnummertoevoeging, 建物名, 建物名等, ビル名, 建物, RegAddress.AddressLine2, location.address2, Line 2, Dirección 2, Indirizzo 2, Endereço 2, Adresse ligne 2, Adresrad 2, Adres 2",
);
const NUMBERED_LINE =
  /^(?:(?:billing|business|mailing|store|location|company|site)?(?:street)?(?:address|adresse|addr)(?:line)?|street|streetline|addressstreet|strasse|adres)([2-4])$/;
/** In address order. Boroughs and neighbourhoods are not part of addresses where these words are used. */
const DISTRICTS: readonly ReadonlySet<string>[] = [
  keys(
    "Mahalle, Mahalle adı, Mahallesi, Semt, Semt adı, Ortsteil, Stadtteil, Sub-district, Subdistrict, Ward, Ward name, Barrio, Barrios, Nombre barrio, Barrio nombre, desc_barrio_local, Colonia, Nombre colonia, nomb_asent, Bairro, Nome do bairro, Nome bairro, Freguesia, Quartiere, Quartier, Nom quartier, Frazione, Wijk, Wijknaam, Buurt, Buurtnaam, Osiedle, Část obce, Městská část, Mestská časť, Kaupunginosa, Микрорайон, Мікрорайон, 동, 동별, 읍면동, 읍면동명, Dong, Phường, Phường/Xã, Xã/Phường, Xã, แขวง, ตำบล, แขวง/ตำบล, ตำบล/แขวง, Kelurahan, Kelurahan/Desa, Desa, Desa/Kelurahan, Barangay, Brgy, الحي, اسم الحي, שכונה, محله, Περιοχή, Συνοικία",
  ),
  keys(
    "İlçe, İlçe adı, İlçesi, Bezirk, Bezirksname, Stadtbezirk, District, District name, Suburb, Distrito, Nombre distrito, Distrito nombre, desc_distrito_local, Nome do distrito, Circoscrizione, Arrondissement, Stadsdeel, Stadsdeelnaam, Stadsdel, Bydel, Dzielnica, Kerület, Район, Район города, Район міста, 区, 区名, 区县, 所在区, 所属区, 行政区, 行政区划, 區, 區別, 行政區, 鄉鎮市區, 鄉鎮區, 구, 구별, 군구, 시군구, 시군구명, 자치구, Quận, Quận/Huyện, Huyện, เขต, อำเภอ, เขต/อำเภอ, อำเภอ/เขต, Kecamatan, المديرية, רובע, منطقه",
  ),
];
const AREA_CODES = keys(
  "Phone area, Tel area, Country calling code, Calling code, Dial code, Dialing code, Dialling code, Phone code, Tel code, Phone country code, Country phone code, Phone prefix, International prefix, ISD code, STD code, Telefon kodu, Ülke telefon kodu, Indicatif pays, Indicatif téléphonique, Ländervorwahl, Landesvorwahl, Prefijo, Prefijo telefónico, Prefisso internazionale, DDI, Код телефона, Contact phone area, DDD, DDD 1, DDD1, Vorwahl, Ortsvorwahl, Telefonvorwahl, Phone area code, Area code, Prefisso, Indicatif, Indicativo, Netnummer, Alan kodu, 市外局番",
);
const CLOSED_DAYS = keys(
  "定休日, 休業日, 休み, 店休日, 公休日, 휴무일, 정기휴무, Ruhetag, Ruhetage, Closed days, Closed on, Days closed, Kapalı günler, Kapalı olduğu günler, Tatil günü, Jours de fermeture, Jour de fermeture, Giorno di chiusura, Día de descanso",
);

const ROUND_THE_CLOCK = keys(
  "Open 24/7, Open 24 7, 24/7, 24x7, Is 24/7, Is open 24/7, Open 24 hours, Is open 24 hours, 24 hours, 24 hours open, Open 24h, 24h, Is 24h, 24 hour, 24 hr, 7/24, 7/24 açık, 24 saat, 24 saat açık, Ouvert 24h/24, 24h/24, Abierto 24 horas, 24 horas, Aperto 24 ore, 24 ore, Aberto 24 horas, Круглосуточно, 24時間営業, 24시간",
);

const OWN_NAMES: readonly (readonly string[])[] = [
  ["prenomUsuelUniteLegale", "prenom1UniteLegale"],
  ["nomUsageUniteLegale", "nomUniteLegale"],
];

/** Whether a header names a part of a city, although the column may stand for the city. */
export function isDistrictHeader(header: string): boolean {
  return DISTRICTS.some((known) => known.has(headerKey(header)));
}

export function findSpecialColumns(given: readonly string[], isFree: (column: number) => boolean): SpecialColumns {
  const headers = given.map(bareHeader);
  const free = [...headers.keys()].filter(isFree);
  const find = (known: ReadonlySet<string>) => free.find((column) => known.has(headerKey(headers[column] ?? "")));
  const isOfStreet = (column: number) =>
    !SERIAL_NUMBERS.has(headerKey(headers[column] ?? "")) ||
    fieldsOfWords(headers[column - 1] ?? "").some(isStreetField);
  const houseNumbers = free.filter(
    (column) => HOUSE_NUMBERS.has(headerKey(headers[column] ?? "")) && isOfStreet(column),
  );
  const houseNumberColumn =
    houseNumbers.find((column) => headerKey(headers[column] ?? "") !== BUILDING_KEY) ?? houseNumbers[0];
  const streetKindColumn = find(STREET_KINDS);
  const closedDaysColumn = find(CLOSED_DAYS);
  const areaCodeColumn = find(AREA_CODES);
  const roundTheClockColumn = find(ROUND_THE_CLOCK);
  const openFlagColumn = headers.includes("business_id")
    ? headers.indexOf("is_open")
    : headers.indexOf("etatAdministratifEtablissement");
  return {
    categoryColumns: free.filter((column) => CATEGORY_COLUMN.test(headers[column] ?? "")),
    amenityColumns: free.flatMap((column) => amenityOf(headers[column] ?? "", column)),
    ...(houseNumberColumn === undefined ? {} : { houseNumberColumn }),
    ...(streetKindColumn === undefined ? {} : { streetKindColumn }),
    addressLineColumns: free.filter((column) => isAddressLine(headers[column] ?? "")),
    districtColumns: DISTRICTS.flatMap((known) => free.filter((column) => known.has(headerKey(headers[column] ?? "")))),
    ...(areaCodeColumn === undefined ? {} : { areaCodeColumn }),
    ...(closedDaysColumn === undefined ? {} : { closedDaysColumn }),
    ...(roundTheClockColumn === undefined ? {} : { roundTheClockColumn }),
    ownNameColumns: OWN_NAMES.map((names) =>
      names.map((name) => headers.indexOf(name)).filter((column) => column >= 0 && isFree(column)),
    ),
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

function isAddressLine(header: string): boolean {
  const key = headerKey(header);
  return ADDRESS_LINES.has(key) || NUMBERED_LINE.test(key);
}

function amenityOf(header: string, column: number): AmenityColumn[] {
  const apify = AMENITY_COLUMN.exec(header);
  if (apify !== null) return [{ column, group: apify[1] ?? "", name: apify[2] ?? "" }];
  const group = AMENITY_GROUP_COLUMN.exec(header);
  return group === null ? [] : [{ column, group: spelled(group[1] ?? ""), name: spelled(group[2] ?? "") }];
}

/** `service_options` as people write it. */
function spelled(name: string): string {
  const words = name.replaceAll("_", " ");
  return capitalised(words);
}
