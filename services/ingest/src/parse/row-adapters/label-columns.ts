import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import { findHeader } from "../columns/headers/find-header.ts";
import { afterReading, type RowChange, UNCHANGED, withCellsBehind } from "./adapt-rows.ts";
import { fieldsOfLabel, readLabelled } from "./labelled-cells.ts";

/** Labels that no row up to here has stay in the text. */
const MAX_ROWS_AHEAD = 500;
const MIN_ROWS = 2;
const MIN_SHARE = 0.6;

export function hasLabels(firstRows: readonly SheetRow[]): boolean {
  return findLabelled(firstRows) !== undefined;
}

/** Gives the labels within the cells of a column, "Tel.: …" and "Address: …", columns of their own behind the others. */
export const spreadLabels = afterReading(MAX_ROWS_AHEAD, createSpread);

function createSpread(ahead: readonly SheetRow[]): RowChange {
  const found = findLabelled(ahead);
  if (found === undefined) return UNCHANGED;
  const { column, headerRow, added, width } = found;
  const ofRow = (row: SheetRow) => {
    if (row.row === headerRow) return [withCellsBehind(row, width, added)];
    const own = withCellsBehind(row, width, []);
    const labelled = readLabelled(own.cells[column]);
    if (labelled === undefined) return [own];
    const cells = labelled.isWhole ? own.cells.toSpliced(column, 1, undefined) : own.cells;
    return [{ ...own, cells: [...cells, ...added.map((label) => labelled.values.get(label))] }];
  };
  return { ofRow };
}

function findLabelled(rows: readonly SheetRow[]) {
  const column = labelledColumn(rows);
  const header = column === undefined ? undefined : findHeader(rows);
  if (column === undefined || header === undefined) return undefined;
  const { columns, headers } = header.mapping;
  const isSaid = (label: string) => {
    const others = fieldsOfLabel(label).map((field) => columns.get(field) ?? column);
    return others.some((other) => other !== column);
  };
  const labels = new Set(rows.flatMap(({ cells }) => [...(readLabelled(cells[column])?.values.keys() ?? [])]));
  const added = [...labels].filter((label) => !headers.includes(label) && !isSaid(label));
  return added.length === 0 ? undefined : { column, headerRow: header.row, added, width: headers.length };
}

/** The column with the most labelled cells, of those that say nothing else first. */
function labelledColumn(rows: readonly SheetRow[]): number | undefined {
  const scores = new Map<number, number>();
  const filled = new Map<number, number>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      if (cell === undefined || cell === "") continue;
      filled.set(column, (filled.get(column) ?? 0) + 1);
      const labelled = readLabelled(cell);
      if (labelled !== undefined) scores.set(column, (scores.get(column) ?? 0) + (labelled.isWhole ? 1.5 : 1));
    }
  }
  const enough = [...scores].filter(([column, score]) => {
    return score >= MIN_ROWS && score >= (filled.get(column) ?? 0) * MIN_SHARE;
  });
  return enough.toSorted(([, left], [, right]) => right - left)[0]?.[0];
}
