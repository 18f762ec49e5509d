import type { ExportColumn, ExportValueName } from "@meridian/contracts/admin/export-fields";

/** Lists and opening hours are JSON. The identity key that the id derives from comes first. */
export type ExportValue = string | number | boolean | undefined;

/** How to fill columns: the values to request from a store, and the cells made from them. */
export interface ExportCells {
  values: readonly ExportValueName[];
  toCells(row: readonly ExportValue[]): ExportValue[];
}

export function exportCellsOf(columns: readonly ExportColumn[]): ExportCells {
  const values: ExportValueName[] = [];
  const spans: (readonly [start: number, end: number])[] = [];
  for (const column of columns) {
    const start = values.length;
    values.push(...column);
    spans.push([start, values.length]);
  }
  return {
    values,
    toCells: (row) => spans.map(([start, end]) => row.slice(start, end).find((value) => value !== undefined)),
  };
}
