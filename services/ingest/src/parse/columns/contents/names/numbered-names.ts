import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../../normalise/column-mapping.ts";
import { NUMBER_BEFORE_NAME } from "../../../../normalise/values/name-text.ts";
import { textsOf } from "../column-profile.ts";

const MIN_NAMES = 5;
const MIN_SHARE = 0.9;

/** Whether the names are numbered in the order of the list: "1. Sunrise Bakery", "2. Corner Deli". */
export function haveNumberedNames(rows: readonly SheetRow[], { columns }: Pick<ColumnMapping, "columns">): boolean {
  const column = columns.get("name");
  if (column === undefined) return false;
  const names = textsOf(rows, column);
  const numbers = names.flatMap((name) => Number(NUMBER_BEFORE_NAME.exec(name)?.[1] ?? Number.NaN));
  const rising = numbers.filter((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)).length;
  return names.length >= MIN_NAMES && rising >= names.length * MIN_SHARE;
}
