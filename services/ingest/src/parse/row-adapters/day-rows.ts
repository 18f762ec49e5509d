import { MAX_HEADER_ROW } from "@meridian/contracts/imports/import-limits";
import { foldText } from "@meridian/domain/text/fold-text";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { daysOfMatch } from "../../normalise/hours/day-names.ts";
import { clockText } from "../../normalise/hours/row-hours.ts";
import { cleanText } from "../../normalise/values/text.ts";
import { fieldsOfWords, headerKey } from "../columns/headers/header-fields.ts";
import { isHeaderOf } from "../columns/headers/part-headers.ts";
import { afterReading, type RowChange, UNCHANGED } from "./adapt-rows.ts";

/** The columns of a list with a row for each day of each business. */
interface DayColumns {
  headerRow: number;
  day: number;
  /** The hours, or when they begin and end. */
  hours: readonly number[];
}

const DAY_KEYS = new Set(
  "day weekday dayofweek dayname wochentag tag jour joursemaine dia diasemana diadelasemana diadasemana giorno gun dag".split(
    " ",
  ),
);
const OPEN_KEYS = new Set("open opentime starttime start from timefrom".split(" "));
const CLOSE_KEYS = new Set("close closed closetime endtime end to timeto".split(" "));
/** The header of the column that gets the week. */
const HOURS_HEADER = "opening_hours";
const MIN_ROWS = 3;
/** No business has more of them in a week. */
const MAX_ROWS_OF_BUSINESS = 21;

export function hasDayRows(firstRows: readonly SheetRow[]): boolean {
  return findDayColumns(firstRows) !== undefined;
}

/** Joins adjacent rows that differ in their days and hours alone. */
export const joinDayRows = afterReading(MAX_HEADER_ROW, createJoin);

function createJoin(ahead: readonly SheetRow[]): RowChange {
  const columns = findDayColumns(ahead);
  if (columns === undefined) return UNCHANGED;
  let ofBusiness: SheetRow[] = [];
  const ofRow = (row: SheetRow): SheetRow[] => {
    if (row.row < columns.headerRow) return [row];
    if (row.row === columns.headerRow) return [withHours(row, columns, HOURS_HEADER)];
    const [first] = ofBusiness;
    if (first === undefined || (ofBusiness.length < MAX_ROWS_OF_BUSINESS && isSameBusiness(first, row, columns))) {
      ofBusiness.push(row);
      return [];
    }
    const joined = joinRows(ofBusiness, columns);
    ofBusiness = [row];
    return joined;
  };
  return { ofRow, rest: () => joinRows(ofBusiness, columns) };
}

function findDayColumns(firstRows: readonly SheetRow[]): DayColumns | undefined {
  for (const { row, cells } of firstRows) {
    const keys = cells.map((cell) => (typeof cell === "string" ? headerKey(cell) : ""));
    const day = keys.findIndex((key) => DAY_KEYS.has(key));
    if (day < 0) continue;
    const find = (fits: (header: string, key: string) => boolean) =>
      cells.findIndex((cell, column) => column !== day && fits(String(cell ?? ""), keys[column] ?? ""));
    const opens = find((header, key) => OPEN_KEYS.has(key) || isHeaderOf("opens", header));
    const closes = find((header, key) => CLOSE_KEYS.has(key) || isHeaderOf("closes", header));
    const whole = find((header) => fieldsOfWords(header).some(({ field }) => field === "workingHours"));
    const hours = opens >= 0 && closes >= 0 && opens !== closes ? [opens, closes] : whole < 0 ? [] : [whole];
    const found = { headerRow: row, day, hours };
    const below = firstRows.filter((other) => other.row > row);
    if (hours.length > 0 && isOfDays(below, found)) return found;
  }
  return undefined;
}

/** Whether each row names a day, and some tell different days of one business. */
function isOfDays(rows: readonly SheetRow[], columns: DayColumns): boolean {
  if (rows.length < MIN_ROWS) return false;
  const areDays = rows.every(({ cells }) => daysOfCell(cells[columns.day]).length === 1);
  return areDays && rows.some((row, at) => at > 0 && isSameBusiness(rows[at - 1] ?? row, row, columns));
}

function daysOfCell(cell: CellValue): readonly number[] {
  return typeof cell === "string" ? daysOfMatch(foldText(cell.trim())) : [];
}

function isSameBusiness(one: SheetRow, other: SheetRow, { day, hours }: DayColumns): boolean {
  const length = Math.max(one.cells.length, other.cells.length);
  for (let column = 0; column < length; column++) {
    if (column !== day && !hours.includes(column) && one.cells[column] !== other.cells[column]) return false;
  }
  return true;
}

function joinRows(rows: readonly SheetRow[], columns: DayColumns): SheetRow[] {
  const [first] = rows;
  if (first === undefined) return [];
  const spansByDay = new Map<string, string[]>();
  for (const { cells } of rows) {
    const day = cleanText(cells[columns.day]);
    const [opens, closes] = columns.hours.map((column) =>
      clockText(cleanText(cells[column]), columns.hours.length > 1),
    );
    const span = closes === undefined || closes === opens ? opens : `${opens ?? ""}-${closes}`;
    if (day !== undefined && span !== undefined) spansByDay.set(day, [...(spansByDay.get(day) ?? []), span]);
  }
  const week = [...spansByDay].map(([day, spans]) => `${day} ${spans.join(", ")}`).join("; ");
  return [withHours(first, columns, week === "" ? undefined : week)];
}

/** The row with this in the first column of hours, and nothing in the other. */
function withHours(row: SheetRow, { hours }: DayColumns, text: CellValue): SheetRow {
  const [first, ...others] = hours;
  return {
    ...row,
    cells: row.cells.map((cell, column) => (column === first ? text : others.includes(column) ? undefined : cell)),
  };
}
