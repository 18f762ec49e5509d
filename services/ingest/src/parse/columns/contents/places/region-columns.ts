import type { ColumnChoice } from "@meridian/contracts/imports/import-mapping";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../../normalise/column-mapping.ts";
import { isCityName } from "../../../../normalise/places/address/city-name.ts";
import { stripPostalCode } from "../../../../normalise/places/address/postal-code.ts";
import { readCountry } from "../../../../normalise/places/country/country.ts";
import { countryOfCity, isKnownCity, knowledgeAtHand, LARGE_CITY } from "../../../../normalise/places/known-cities.ts";
import { cleanText } from "../../../../normalise/values/text.ts";
import { type ColumnProfile, profileColumn, spread } from "../column-profile.ts";

const MAX_ROWS = 120;
const MIN_ROWS = 5;
const MIN_REGIONS = 3;
const MIN_SHARE = 0.6;
/** The share of postal codes, or of towns that do not follow one, from which an address line is a column of them. */
const MIN_SHARE_OF_LINE = 0.8;
const MIN_SHARE_OF_STATES = 0.9;
const LINE_FIELDS = ["postalCode", "city"] as const;
const NUMBER = /^\d{1,3}$/;
/** Of the quarters of towns, those whose names no village bears. */
const MIN_SHARE_OF_PARTS = 0.1;

/** By column. */
export interface TownsAndQuarters {
  towns?: number;
  quarters?: number;
}

/** Whether what a header calls the country ("Land", also a state of Germany) are regions of the country that the rows' cities are in. */
export function isOfRegions(column: number, { columns }: ColumnMapping, sample: readonly SheetRow[]): boolean {
  const city = columns.get("city");
  if (city === undefined || (columns.get("country") !== column && columns.get("countryCode") !== column)) return false;
  const found = textsAndTowns(sample, column, city);
  const regions = found.filter(({ text, town }) => isRegionOfTown(text, town));
  const count = new Set(regions.map(({ text }) => text)).size;
  return count >= MIN_REGIONS && regions.length >= Math.max(MIN_ROWS, found.length * MIN_SHARE);
}

/** The column of states whose numbers are not the country's of its regions, but those of another register: "01" of a health service. */
export function findOtherNumbers({ columns }: ColumnMapping, sample: readonly SheetRow[]): number[] {
  const [city, state] = [columns.get("city"), columns.get("state")];
  if (city === undefined || state === undefined) return [];
  const found = textsAndTowns(sample, state, city);
  if (found.length < MIN_ROWS || !found.every(({ text }) => NUMBER.test(text))) return [];
  const regions = found.filter(({ text, town }) => isRegionOfTown(text, town));
  return regions.length < found.length * MIN_SHARE ? [state] : [];
}

/** Beside landscapes under a header for states, 東北 or "Midwest": another column has the states in them. */
export function findFinerStates(
  { columns }: ColumnMapping,
  { sample, profiles }: { sample: readonly SheetRow[]; profiles: readonly ColumnProfile[] },
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const own = columns.get("state");
  if (own === undefined || !isOpen(own)) return [];
  const coarse = profileColumn(sample, own, true);
  const countOf = ({ values }: ColumnProfile) => new Set(values).size;
  const finer = profiles.find(
    (other) =>
      isOpen(other.column) &&
      other.filled >= MIN_ROWS &&
      other.share("region") >= MIN_SHARE_OF_STATES &&
      countOf(other) > countOf(coarse),
  );
  const isOfStates = finer === undefined || coarse.share("region") >= MIN_SHARE;
  return isOfStates ? [] : [{ column: finer.column, field: "state" }];
}

/** The columns of a list whose towns are under the header for states, as their quarters are under that for cities. */
export function findTownsAboveQuarters({ columns }: ColumnMapping, sample: readonly SheetRow[]): TownsAndQuarters {
  const [quarters, towns] = [columns.get("city"), columns.get("state")];
  if (quarters === undefined || towns === undefined) return {};
  const found = spread(sample, MAX_ROWS).flatMap(({ cells }) => {
    const [quarter, town] = [cleanText(cells[quarters]), cleanText(cells[towns])];
    return quarter === undefined || town === undefined ? [] : [{ quarter, town: town.split(" / ")[0] ?? town }];
  });
  const inTowns = found.filter(({ quarter, town }) => isQuarterOfTown(quarter, town));
  const parts = inTowns.filter(({ quarter, town }) => isNoTown(quarter, countryOfCity(town)));
  const count = new Set(inTowns.map(({ town }) => town)).size;
  const areMost = inTowns.length >= Math.max(MIN_ROWS, found.length * MIN_SHARE);
  return areMost && count >= MIN_REGIONS && parts.length >= found.length * MIN_SHARE_OF_PARTS
    ? { towns, quarters }
    : {};
}

/** "Address3", "Address4": lines of a numbered address that hold its postal code and its town, where no other columns do. */
export function findPlacesInLines(
  { addressLineColumns, columns }: ColumnMapping,
  sample: readonly SheetRow[],
  isOpen: (column: number) => boolean,
): ColumnChoice[] {
  const choices: ColumnChoice[] = [];
  for (const column of addressLineColumns.filter(isOpen)) {
    const { filled, share } = profileColumn(sample, column, true);
    const isBehindCode = choices.at(-1)?.field === "postalCode";
    const fits = {
      postalCode: share("ownPostalCode") >= MIN_SHARE_OF_LINE,
      city: share("city") >= (isBehindCode ? MIN_SHARE : MIN_SHARE_OF_LINE),
    };
    const field = LINE_FIELDS.find((each) => fits[each]);
    const isTaken = field !== undefined && (columns.has(field) || choices.some((choice) => choice.field === field));
    if (filled >= MIN_ROWS && field !== undefined && !isTaken) choices.push({ column, field });
  }
  // A town alone may as well be a quarter.
  return choices.some(({ field }) => field === "postalCode") ? choices : [];
}

function textsAndTowns(sample: readonly SheetRow[], column: number, city: number): { text: string; town: string }[] {
  return spread(sample, MAX_ROWS).flatMap(({ cells }) => {
    const [text, town] = [cleanText(cells[column]), cleanText(cells[city])];
    return text === undefined || town === undefined ? [] : [{ text, town: stripPostalCode(town) }];
  });
}

function isQuarterOfTown(quarter: string, town: string): boolean {
  const home = countryOfCity(town, LARGE_CITY);
  if (home === undefined || isKnownCity(quarter, home)) return false;
  return knowledgeAtHand().places.regionsNamed(town, home).length === 0;
}

/** "Sector 38", "Armenian Street": villages have other names. */
function isNoTown(text: string, countryCode: string | undefined): boolean {
  return /\d/.test(text) || !isCityName(text, countryCode);
}

function isRegionOfTown(text: string, town: string): boolean {
  const home = countryOfCity(town);
  if (home === undefined || knowledgeAtHand().places.regionsNamed(text, home).length === 0) return false;
  const { countryCode } = readCountry({ code: text, name: undefined, fullAddress: undefined });
  return countryCode === undefined || !isKnownCity(town, countryCode);
}
