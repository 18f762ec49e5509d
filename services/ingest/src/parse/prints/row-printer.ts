import { hash } from "node:crypto";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import type { KeyHash } from "../seen-keys.ts";

/** Returns a function that makes 64 bits of the cells that normalising reads. */
export function createRowPrinter(mapping: ColumnMapping): (cells: readonly CellValue[]) => KeyHash {
  const columns = columnsRead(mapping);
  return (cells) => {
    let text = "";
    for (const column of columns) text += marked(cells[column]);
    const digest = hash("sha256", text);
    return [Number.parseInt(digest.slice(0, 8), 16), Number.parseInt(digest.slice(8, 16), 16)];
  };
}

/** So that no two rows of cells make the same text. */
function marked(cell: CellValue): string {
  return typeof cell === "string" ? `${cell.length}:${cell}` : `${cell};`;
}

/** Every column from which a cell of a row can reach its business; but see `mayEndTable`. */
export function columnsRead(mapping: ColumnMapping): number[] {
  const { clockColumns, idColumn } = mapping;
  const columns = [
    ...mapping.columns.values(),
    ...[...mapping.fallbackColumns.values()].flat(),
    ...mapping.dayHoursColumns.flatMap(({ day, hours }) => [day, hours]),
    ...mapping.weekdayColumns.flatMap(({ columns: ofDay }) => ofDay),
    ...(clockColumns === undefined ? [] : [clockColumns.opens, clockColumns.closes, clockColumns.days]),
    ...mapping.categoryColumns,
    ...mapping.amenityColumns.map(({ column }) => column),
    ...mapping.addressLineColumns,
    ...mapping.districtColumns,
    ...mapping.ownNameColumns.flat(),
    mapping.givenNameColumn,
    mapping.houseNumberColumn,
    mapping.streetKindColumn,
    mapping.areaCodeColumn,
    mapping.closedDaysColumn,
    mapping.roundTheClockColumn,
    mapping.openFlagColumn,
    idColumn?.column,
  ];
  const read = new Set(columns.filter((column) => column !== undefined));
  return [...read].sort((left, right) => left - right);
}
