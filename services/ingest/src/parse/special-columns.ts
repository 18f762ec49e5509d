import type { ImportField } from "@meridian/shared/contracts/import-mapping";
import { headerKey } from "./header-fields.ts";

/** A column that tells of one amenity: Apify's `additionalInfo/Service options/0/Delivery`, SerpApi's `service_options.dine_in`. */
export interface AmenityColumn {
  column: number;
  group: string;
  name: string;
}

/** Columns beside those that carry one field each. */
export interface SpecialColumns {
  /** Columns that carry one category each (`categories/0` …). */
  categoryColumns: readonly number[];
  amenityColumns: readonly AmenityColumn[];
  /** Column of house numbers, where the street's column has none. */
  houseNumberColumn?: number;
  /** Column of what kind of street it is, which belongs before the street's name: "Calle", "RUE". */
  streetKindColumn?: number;
  /** Column of the days on which the business is closed, as Japanese lists have it beside the hours. */
  closedDaysColumn?: number;
  /** Column whose 0 says that the business has closed for good, as in Yelp's data. */
  openFlagColumn?: number;
}

const CATEGORY_COLUMN = /^(?:categories|subcategories|types)[/.]\d+(?:[/.](?:name|title))?$/i;
const AMENITY_COLUMN = /^additionalInfo[/.]([^/.]+)[/.]\d+[/.](.+)$/;
const AMENITY_GROUP_COLUMN =
  /^(service_options|accessibility|amenities|atmosphere|offerings|payments|parking|dining_options|highlights|crowd|planning)\.([a-z0-9_]+)$/;
const keys = (headers: string) => new Set(headers.split(", ").map(headerKey));
const HOUSE_NUMBERS = keys(
  "house number, addr:housenumber, street number, housenumber, address.houseNumber, Hausnummer, Hausnr., Nr., Número exterior, numero_ext, Numero civico, Civico, N° civico, Huisnummer, Numer domu, Nr domu, Numéro de voie, Numéro voie, numeroVoieEtablissement, Kapı No, Bina No, 番地",
);
const STREET_KINDS = keys(
  "tipo_vial, tipo vial, tipo de vía, tipo via, type de voie, type voie, typeVoieEtablissement",
);
const CLOSED_DAYS = keys(
  "定休日, 休業日, 休み, 店休日, 公休日, 휴무일, 정기휴무, Ruhetag, Ruhetage, Closed days, Closed on, Days closed, Kapalı günler, Kapalı olduğu günler, Tatil günü, Jours de fermeture, Jour de fermeture, Giorno di chiusura, Día de descanso",
);

export function findSpecialColumns(headers: readonly string[], isFree: (column: number) => boolean): SpecialColumns {
  const free = [...headers.keys()].filter(isFree);
  const find = (known: ReadonlySet<string>) => free.find((column) => known.has(headerKey(headers[column] ?? "")));
  const houseNumberColumn = find(HOUSE_NUMBERS);
  const streetKindColumn = find(STREET_KINDS);
  const closedDaysColumn = find(CLOSED_DAYS);
  const openFlagColumn = headers.includes("business_id") ? headers.indexOf("is_open") : -1;
  return {
    categoryColumns: free.filter((column) => CATEGORY_COLUMN.test(headers[column] ?? "")),
    amenityColumns: free.flatMap((column) => amenityOf(headers[column] ?? "", column)),
    ...(houseNumberColumn === undefined ? {} : { houseNumberColumn }),
    ...(streetKindColumn === undefined ? {} : { streetKindColumn }),
    ...(closedDaysColumn === undefined ? {} : { closedDaysColumn }),
    ...(openFlagColumn < 0 || !isFree(openFlagColumn) ? {} : { openFlagColumn }),
  };
}

/** All columns that are used so; those of the street only where the file has one. */
export function columnsOfSpecial(special: SpecialColumns, hasStreet: boolean): number[] {
  const { categoryColumns, amenityColumns, houseNumberColumn, streetKindColumn, closedDaysColumn, openFlagColumn } =
    special;
  const ofStreet = hasStreet ? [houseNumberColumn, streetKindColumn] : [];
  const single = [...ofStreet, closedDaysColumn, openFlagColumn].filter((column) => column !== undefined);
  return [...categoryColumns, ...amenityColumns.map(({ column }) => column), ...single];
}

/** What the columns bear, for who looks at the mapping: they share a field with others. */
export function fieldsOfSpecial(special: SpecialColumns): (readonly [column: number, field: ImportField])[] {
  const single: readonly (readonly [number | undefined, ImportField])[] = [
    [special.houseNumberColumn, "street"],
    [special.streetKindColumn, "street"],
    [special.closedDaysColumn, "workingHours"],
    [special.openFlagColumn, "status"],
  ];
  return [
    ...special.categoryColumns.map((column) => [column, "subtypes"] as const),
    ...special.amenityColumns.map(({ column }) => [column, "about"] as const),
    ...single.flatMap(([column, field]) => (column === undefined ? [] : [[column, field] as const])),
  ];
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
  return words.charAt(0).toUpperCase() + words.slice(1);
}
