import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../../normalise/column-mapping.ts";
import { namesKind } from "../../../../normalise/values/category-names.ts";
import { cleanText } from "../../../../normalise/values/text.ts";
import { countEach, textsOf } from "../column-profile.ts";
import { namesRegion } from "../names/known-names.ts";

/** Fewer repeated texts may lie in one place each by chance. */
const MIN_PARTS = 5;
const MIN_WHOLES = 3;
/** The share of rows that the most frequent place may have. */
const MAX_OF_ONE = 0.7;
const NEARLY_ALL = 0.9;
const HALF = 0.5;
/** The share of texts that a column of kinds, or of regions, has in common with what is known of them. */
const HARDLY_ANY = 0.2;
const KIND_FIELDS = ["type", "category"] as const;
const PLACE_FIELDS = ["city", "state", "fullAddress"] as const;

/**
 * The columns of kinds and states that the other columns show to be something else, whatever words they hold: a kind of business is found
 * in more than one town, and a town lies in one state.
 */
export function findNestedPlaces(mapping: ColumnMapping, sample: readonly SheetRow[]): number[] {
  const { columns, districtColumns, districtFields } = mapping;
  const places = [...PLACE_FIELDS.flatMap((field) => columns.get(field) ?? []), ...districtColumns];
  const kinds = KIND_FIELDS.flatMap((field) => columns.get(field) ?? []).filter(
    (column) =>
      shareOf(textsOf(sample, column), namesKind) < HARDLY_ANY &&
      places.some((place) => place !== column && areParts(column, place, sample)),
  );
  const [city, state] = [columns.get("city"), columns.get("state")];
  if (city === undefined || state === undefined || districtFields.has("state")) return kinds;
  const isState = shareOf(textsOf(sample, state), namesRegion) >= HARDLY_ANY || !isScattered(city, state, sample);
  return isState ? kinds : [...kinds, state];
}

/** Whether the texts of one column are parts of those of another: each beside one alone, in a list of several. */
function areParts(inner: number, outer: number, sample: readonly SheetRow[]): boolean {
  const outers = textsOf(sample, outer);
  const counted = countEach(outers);
  if (counted.length < MIN_WHOLES || (counted[0]?.[1] ?? 0) > outers.length * MAX_OF_ONE) return false;
  const repeated = textsBeside(inner, outer, sample);
  const nested = repeated.filter((beside) => beside.size === 1);
  return repeated.length >= MIN_PARTS && nested.length >= repeated.length * NEARLY_ALL;
}

/** Whether the towns have several states each. */
function isScattered(city: number, state: number, sample: readonly SheetRow[]): boolean {
  const repeated = textsBeside(city, state, sample);
  return repeated.length >= MIN_PARTS && repeated.filter((beside) => beside.size > 1).length > repeated.length * HALF;
}

/** For each text that several rows have, the different texts beside it. */
function textsBeside(column: number, other: number, sample: readonly SheetRow[]): ReadonlySet<string>[] {
  const rows = sample.flatMap(({ cells }) => {
    const [text, beside] = [cleanText(cells[column]), cleanText(cells[other])];
    return text === undefined || beside === undefined ? [] : [{ text, beside }];
  });
  return [...Map.groupBy(rows, ({ text }) => text).values()]
    .filter(({ length }) => length > 1)
    .map((group) => new Set(group.map(({ beside }) => beside)));
}

function shareOf(texts: readonly string[], fits: (text: string) => boolean): number {
  const different = [...new Set(texts)];
  return different.length === 0 ? 0 : different.filter(fits).length / different.length;
}
