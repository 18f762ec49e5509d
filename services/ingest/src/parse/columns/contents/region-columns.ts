import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { stripPostalCode } from "../../../normalise/places/address/postal-code.ts";
import { readCountry } from "../../../normalise/places/country/country.ts";
import { countryOfCity, isKnownCity, knowledgeAtHand } from "../../../normalise/places/known-cities.ts";
import { cleanText } from "../../../normalise/values/text.ts";
import { spread } from "./column-profile.ts";

const MAX_ROWS = 120;
const MIN_ROWS = 5;
const MIN_REGIONS = 3;
const MIN_SHARE = 0.6;

/** Whether what a header calls the country ("Land", also a state of Germany) are regions of the country that the rows' cities are in. */
export function isOfRegions(column: number, { columns }: ColumnMapping, sample: readonly SheetRow[]): boolean {
  const city = columns.get("city");
  if (city === undefined || (columns.get("country") !== column && columns.get("countryCode") !== column)) return false;
  const found = spread(sample, MAX_ROWS).flatMap(({ cells }) => {
    const [text, town] = [cleanText(cells[column]), cleanText(cells[city])];
    return text === undefined || town === undefined ? [] : [{ text, town: stripPostalCode(town) }];
  });
  const regions = found.filter(({ text, town }) => isRegionOfTown(text, town));
  const count = new Set(regions.map(({ text }) => text)).size;
  return count >= MIN_REGIONS && regions.length >= Math.max(MIN_ROWS, found.length * MIN_SHARE);
}

function isRegionOfTown(text: string, town: string): boolean {
  const home = countryOfCity(town);
  if (home === undefined || knowledgeAtHand().places.regionsNamed(text, home).length === 0) return false;
  const { countryCode } = readCountry({ code: text, name: undefined, fullAddress: undefined });
  return countryCode === undefined || !isKnownCity(town, countryCode);
}
