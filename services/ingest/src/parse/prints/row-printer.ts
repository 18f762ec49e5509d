import { Hash64, type KeyHash } from "@meridian/platform/hash64";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import { columnsOfClock } from "../columns/fields-by-column.ts";

/** Returns a function that hashes the cells that normalising reads to 64 bits. Repeated calls for one row hash it once. */
export function createRowPrinter(mapping: ColumnMapping): (cells: readonly CellValue[]) => KeyHash {
  const columns = columnsRead(mapping);
  let last: { cells: readonly CellValue[]; print: KeyHash } | undefined;
  return (cells) => {
    if (last?.cells === cells) return last.print;
    const hash = new Hash64();
    for (const column of columns) addCell(hash, cells[column]);
    const print = hash.value();
    last = { cells, print };
    return print;
  };
}

/** With its length, negative for what is not a text, so that no two rows of cells add the same. */
function addCell(hash: Hash64, cell: CellValue): void {
  const text = String(cell);
  hash.addInteger(typeof cell === "string" ? text.length : -text.length);
  hash.addText(text);
}

/** Every column from which a cell of a row can reach its business; but see `mayEndTable`. */
function columnsRead(mapping: ColumnMapping): number[] {
  const columns = [
    ...mapping.columns.values(),
    ...[...mapping.fallbackColumns.values()].flat(),
    ...mapping.dayHoursColumns.flatMap(({ day, hours }) => [day, hours]),
    ...mapping.weekdayColumns.flatMap(({ columns: ofDay }) => ofDay),
    ...columnsOfClock(mapping.clockColumns),
    ...mapping.categoryColumns,
    ...mapping.amenityColumns.map(({ column }) => column),
    ...mapping.addressLineColumns,
    ...mapping.districtColumns,
    ...mapping.ownNameColumns.flat(),
    mapping.givenNameColumn,
    mapping.postalTailColumn,
    mapping.houseNumberColumn,
    mapping.streetKindColumn,
    mapping.areaCodeColumn,
    mapping.closedDaysColumn,
    mapping.roundTheClockColumn,
    mapping.openFlagColumn,
    mapping.idColumn?.column,
  ];
  const read = new Set(columns.filter((column) => column !== undefined));
  return [...read].sort((left, right) => left - right);
}
