import type { ColumnExtraction } from "@meridian/contracts/imports/import-job";
import type { ImportField, ListedKind, ListedName } from "@meridian/contracts/imports/import-mapping";
import type { GridOfList } from "./places/coordinates/national-grids.ts";

/** The certainty about a column's field, and its basis. */
export interface ColumnJudgement {
  basis: "header" | "values" | "both" | "choice";
  /** 0 to 1. */
  confidence: number;
  /** The field that the values suggest, if the column is not mapped to it. */
  suggestion?: ImportField;
  /** The cells contradict the header. */
  isContradicted: boolean;
}

/** A column for one amenity: Apify's `additionalInfo/Service options/0/Delivery`, SerpApi's `service_options.dine_in`. */
export interface AmenityColumn {
  column: number;
  group: string;
  name: string;
}

/** Columns besides those with one field each. */
export interface SpecialColumns {
  /** Columns with one category each (`categories/0` …). */
  categoryColumns: readonly number[];
  amenityColumns: readonly AmenityColumn[];
  /** The house number column, if the street column lacks numbers. */
  houseNumberColumn?: number;
  /** A column with the type of street, which precedes its name: "Calle", "RUE". */
  streetKindColumn?: number;
  /** Columns that continue the address after the street: "Address 2", "Complemento", 建物名. */
  addressLineColumns: readonly number[];
  /** Columns for divisions of the city, quarters before the districts that contain them. */
  districtColumns: readonly number[];
  /** The area code column: "DDD", "Vorwahl". */
  areaCodeColumn?: number;
  /** A column with the closed days, as Japanese lists have it beside the hours. */
  closedDaysColumn?: number;
  /** A yes/no column saying whether the business is open around the clock. */
  roundTheClockColumn?: number;
  /** A column whose 0 means permanently closed, as in Yelp's data; in Sirene's data F for "fermé". */
  openFlagColumn?: number;
  /**
   * For people in business under their own names, as Sirene has them: the columns of the first and of the last name, best first. None where
   * a file has neither.
   */
  ownNameColumns: readonly (readonly number[])[];
  /** In a list of people, such as notaries, the first name beside a name column that holds the last. */
  givenNameColumn?: number;
  /** The letters or last digits of a postal code whose digits have a column of their own: "HX" of 7521 HX. */
  postalTailColumn?: number;
}

/** Opening and closing columns of one day, as in Apify's flat exports. */
export interface DayHoursColumns {
  day: number;
  hours: number;
}

/** Columns named after a day: one with its hours, or an opening and a closing one. */
export interface WeekdayColumns {
  /** 0 = Monday. */
  weekday: number;
  columns: readonly [hours: number] | readonly [opening: number, closing: number];
}

/** Opening and closing time columns that apply to all days, or to those a third column names. */
export interface ClockColumns {
  opens: number;
  closes: number;
  days?: number;
  /** What differs on some days. */
  remarks?: number;
}

/** A column whose header names an id of the row's business. */
export interface IdColumn {
  column: number;
  /** See `RegistryId`. */
  scope: string;
  isWorldwide: boolean;
}

/** What the rows of a file, or of one of its sheets, show about all of them. */
export interface RowFindings {
  /** The maximum rating, if the header or the ratings say so and it is not 5. */
  ratingScale?: number | undefined;
  /** The first rows have latitudes and longitudes swapped. */
  areCoordinatesSwapped?: boolean | undefined;
  /** The coordinates are not degrees but metres of this system. */
  grid?: GridOfList | undefined;
  /** The ISO 3166-1 alpha-2 country of most of the first rows. */
  fileCountry?: string | undefined;
  /** Hardly any of the first rows shows another country: rows that show none are of this one, too. */
  isOfOneCountry?: boolean | undefined;
  /** Most of the first rows show no country, and others do not tell theirs. */
  lacksCountry?: boolean | undefined;
  /** The kind of the businesses whose rows name none. */
  listedKind?: ListedKind | undefined;
  /** The name of the businesses whose rows name none. */
  listedName?: ListedName | undefined;
  /** The large city whose quarters the city column holds. */
  cityOfQuarters?: string | undefined;
  /** Some rows have the link of another one: that of a place of another name identifies nothing. */
  haveBorrowedLinks?: boolean | undefined;
  /** The file writes underscores for spaces. */
  hasUnderscores?: boolean | undefined;
  /** Names begin with their number in the list. */
  areNamesNumbered?: boolean | undefined;
  /** A row with one cell alone is a heading, note or total. */
  hasLoneLines?: boolean | undefined;
}

/** The column of each field in a file. Columns count from 0. */
export interface ColumnMapping extends SpecialColumns, RowFindings {
  /** The file's own headers by column; "" for an empty one. */
  headers: readonly string[];
  columns: ReadonlyMap<ImportField, number>;
  /** Columns used if a field's first one is empty, best first: a mobile phone if there is no other. */
  fallbackColumns: ReadonlyMap<ImportField, readonly number[]>;
  dayHoursColumns: readonly DayHoursColumns[];
  /** Columns named after a weekday. */
  weekdayColumns: readonly WeekdayColumns[];
  /** Opening and closing time columns. */
  clockColumns?: ClockColumns;
  /** The subject of the type column, if its header says so: `brewery_type` holds "micro", meaning a micro brewery. */
  typeNoun?: string;
  /** Id columns without a field, best first. */
  idColumns: readonly IdColumn[];
  /** The one that identifies rows; see `withIdColumn`. */
  idColumn?: IdColumn;
  /** The coordinates column may also hold an address or a place's name. */
  isPairOptional: boolean;
  /** The name of the first sheet, if the sheets are called after the cities of their rows. */
  cityOfFirstSheet?: string;
  /** What each of several sheets shows, by name; the first one's by "". One that is not listed is as the others together. */
  findingsBySheet?: ReadonlyMap<string, Required<RowFindings>>;
  /** Headers whose columns some rows need, while others have their field from another column. */
  readInPart?: readonly string[];
  /** The certainty about each column. */
  judgements?: ReadonlyMap<number, ColumnJudgement>;
  /** The columns as they would be read without choices by hand. */
  recognised?: ColumnMapping;
  /** Of city and state, those whose header names a part of a city. */
  districtFields: ReadonlySet<ImportField>;
  /** The phone column holds contacts of any kind: phones in some files, people in others. */
  isPhoneOfContacts: boolean;
  /** The area codes are domestic, so that none reveals a country. */
  areAreaCodesDomestic: boolean;
  extraction: ColumnExtraction;
}

/** The mapping of each sheet's rows, by the name in their origin; undefined for rows of the first. */
export function createSheetMappings(mapping: ColumnMapping): (sheetName: string | undefined) => ColumnMapping {
  const { findingsBySheet } = mapping;
  if (findingsBySheet === undefined) return () => mapping;
  const bySheet = new Map([...findingsBySheet].map(([name, findings]) => [name, { ...mapping, ...findings }]));
  return (sheetName = "") => bySheet.get(sheetName) ?? mapping;
}
