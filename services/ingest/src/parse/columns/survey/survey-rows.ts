import { foldText } from "@meridian/domain/text/fold-text";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { saysTown } from "../../../normalise/places/address/words/town-words.ts";
import { isKnownCity, isMainNameOfCity, LARGE_CITY } from "../../../normalise/places/known-cities.ts";
import { createRowNormaliser } from "../../../normalise/row-to-business.ts";
import { listedNamesOf } from "../../list-kind/list-name.ts";
import { createRowPrinter } from "../../prints/row-printer.ts";
import { createSeenRows } from "../../seen-rows.ts";
import { createHeaderRepeatCheck, headerSignature } from "../column-map.ts";
import { spread } from "../contents/column-profile.ts";
import { CODED_NAME } from "../contents/meanings/other-meanings.ts";
import { isHeldForReview } from "./held-for-review.ts";
import { shareOfNotBusinesses } from "./not-businesses.ts";

/** What a sample of rows says about the reliability of a file. */
export interface RowSurvey {
  signature: string;
  rows: number;
  rejected: number;
  duplicatesWithoutId: number;
  cities: number;
  unknownCities: number;
  phones: number;
  foreignPhones: number;
  /** See `isHeldForReview`. */
  isNamesOnly: boolean;
  /** Rows that repeat a name and nothing but its city distinguishes, whatever ids they have: observations of a business, not businesses. */
  repeatedNames: number;
  /** See `shareOfNotBusinesses`. */
  notBusinessesShare: number;
  /** The name column is known by its values alone. */
  areNamesGuessed: boolean;
  /** All rows have one name, which no person chose for this file. */
  areNamesOfList: boolean;
  /** Nor for lists with the same headers: the sheet or the file suggests it. */
  areNamesSuggested: boolean;
  /** Different names that look like codes. */
  codedNames: number;
  /** A selection of its businesses. */
  drafts: readonly BusinessDraft[];
}

const MAX_DRAFTS = 300;
/** An address of a city's name and a country's says no more than the city. */
const MAX_COUNTRY_CHARS = 30;

export function surveyRows(sample: readonly SheetRow[], mapping: ColumnMapping): RowSurvey {
  const normalise = createRowNormaliser(mapping);
  const isRepeatedHeader = createHeaderRepeatCheck(mapping);
  const printOf = createRowPrinter(mapping);
  const seen = createSeenRows();
  const drafts: BusinessDraft[] = [];
  const inNamedTowns = new Set<BusinessDraft>();
  let rejected = 0;
  let duplicatesWithoutId = 0;
  for (const row of sample) {
    if (isRepeatedHeader(row.cells)) continue;
    const { draft: read, placeKeys } = normalise(row);
    if (read === undefined) {
      rejected++;
      continue;
    }
    const { draft, isDuplicate, isDoubtful } = seen.take(read, placeKeys, printOf(row.cells));
    if (isDoubtful) duplicatesWithoutId++;
    if (isDuplicate) continue;
    drafts.push(draft);
    if (isInNamedTown(row, mapping, draft)) inNamedTowns.add(draft);
  }
  const inCities = drafts.filter(
    ({ fields: { city, countryCode } }) => city !== undefined && countryCode !== undefined,
  );
  const withPhones = drafts.filter(({ fields: { phoneE164, countryCode } }) => {
    return phoneE164 !== undefined && countryCode !== undefined && isSupportedCountry(countryCode);
  });
  const bases = listedNamesOf(mapping).map(({ basis }) => basis);
  const alone = drafts.flatMap((draft) => nameAlone(draft) ?? []);
  return {
    signature: headerSignature(mapping),
    rows: sample.length,
    rejected,
    duplicatesWithoutId,
    cities: inCities.length,
    unknownCities: inCities.filter((draft) => !inNamedTowns.has(draft) && isOfUnknownCity(draft)).length,
    phones: withPhones.length,
    foreignPhones: withPhones.filter(isOfForeignPhone).length,
    repeatedNames: alone.length - new Set(alone).size,
    notBusinessesShare: shareOfNotBusinesses(drafts, sample, mapping),
    isNamesOnly: isHeldForReview(mapping) || (drafts.length > 0 && drafts.every(isNameAlone)),
    areNamesGuessed: mapping.judgements?.get(mapping.columns.get("name") ?? -1)?.basis === "values",
    areNamesOfList: bases.some((basis) => basis !== "choice"),
    areNamesSuggested: bases.some((basis) => basis !== "choice" && basis !== "profile"),
    codedNames: new Set(drafts.map(({ fields }) => fields.name).filter((name) => CODED_NAME.test(name))).size,
    drafts: spread(drafts, MAX_DRAFTS),
  };
}

/** Columns may promise where a business is, and hold nothing readable. */
function isNameAlone({ fields }: BusinessDraft): boolean {
  const { fullAddress, city, postalCode, latitude, phone, website, url, placeId } = fields;
  return [fullAddress, city, postalCode, latitude, phone, website, url, placeId].every((value) => value === undefined);
}

/** The name in its city, of a business that nothing else tells from its namesakes. */
function nameAlone({ fields }: BusinessDraft): string | undefined {
  const { name, city, countryCode, fullAddress = "", latitude, phone, website, postalCode, street } = fields;
  const isOwn = [street, latitude, phone, website, postalCode].some((value) => value !== undefined);
  const isAddressOfOwn = city === undefined ? fullAddress !== "" : fullAddress.length > city.length + MAX_COUNTRY_CHARS;
  return isOwn || isAddressOfOwn ? undefined : [foldText(name), city, countryCode].join("|");
}

/** Whether the city's cell, or the address without one, says of a name that it is a town's. */
function isInNamedTown({ cells }: SheetRow, { columns }: ColumnMapping, { fields }: BusinessDraft): boolean {
  const [city = "", address = ""] = (["city", "fullAddress"] as const).map((field) =>
    String(cells[columns.get(field) ?? -1] ?? "").trim(),
  );
  const named = city === "" ? address.split(",") : [city];
  return named.some((element) => saysTown(element.trim(), fields.countryCode));
}

/** A position identifies the city, whatever the source calls it; beside a state called after its city, it may be a district of that. */
function isOfUnknownCity({ fields: { city = "", state = "", countryCode, latitude } }: BusinessDraft): boolean {
  if (latitude !== undefined || isKnownCity(city, countryCode)) return false;
  return countryCode === undefined || !isMainNameOfCity(state, countryCode, LARGE_CITY);
}

function isOfForeignPhone({ fields: { phoneE164 = "", countryCode = "" } }: BusinessDraft): boolean {
  return isSupportedCountry(countryCode) && !phoneE164.startsWith(`+${getCountryCallingCode(countryCode)}`);
}
