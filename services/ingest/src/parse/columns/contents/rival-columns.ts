import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { FieldScore } from "./score-fields.ts";

/** The digits that the numbers of an office share: its area code, if nothing else. */
const SHARED_DIGITS = 5;
const MIN_SHARE = 0.6;
const MIN_DIGITS = 7;
/** "HoursA", "hours_2". */
const ONE_OF_SERIES = /^(.*\P{Lu})(?:\p{Lu}|\d)$/u;
/** Of a working week. */
const MIN_DAYS = 5;

/** Columns of numbers that start alike in most rows: a phone and its fax. Without a header, nothing tells which is which. */
export function findRivalPhones(
  scores: readonly FieldScore[],
  sample: readonly SheetRow[],
  isUnnamed: (column: number) => boolean,
): ReadonlySet<number> {
  const columns = scores
    .filter(({ field, column }) => field === "phone" && isUnnamed(column))
    .map(({ column }) => column);
  return new Set(
    columns.filter((column) => columns.some((other) => other !== column && areAlike(sample, column, other))),
  );
}

/** Columns of hours, as many as there are days, under headers that only a letter or number at their end tells apart: "HoursA". */
export function findRivalHours(scores: readonly FieldScore[], headers: readonly string[]): ReadonlySet<number> {
  const columns = scores.filter(({ field }) => field === "workingHours").map(({ column }) => column);
  const stems = columns.map((column) => ONE_OF_SERIES.exec(headers[column] ?? "")?.[1]);
  const isOfDays = (stem: string | undefined) =>
    stem !== undefined && stems.filter((other) => other === stem).length >= MIN_DAYS;
  return new Set(columns.filter((_, at) => isOfDays(stems[at])));
}

function areAlike(sample: readonly SheetRow[], left: number, right: number): boolean {
  const pairs = sample
    .map(({ cells }) => [digitsOf(cells[left]), digitsOf(cells[right])] as const)
    .filter((pair) => pair.every((digits) => digits.length >= MIN_DIGITS));
  const alike = pairs.filter(([one, two]) => one.slice(0, SHARED_DIGITS) === two.slice(0, SHARED_DIGITS));
  return pairs.length * 2 >= sample.length && alike.length >= pairs.length * MIN_SHARE;
}

function digitsOf(cell: CellValue): string {
  return cell === undefined ? "" : String(cell).replace(/\D/g, "");
}
