import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";

/** A merged cell counts for each of its rows: a city or category beside its businesses. */
export async function* fillMergedCells(rows: AsyncIterable<SheetRow>): AsyncIterable<SheetRow> {
  const merged = new Map<number, { value: CellValue; lastRow: number }>();
  for await (const { rowSpans, ...row } of rows) {
    const cells = [...row.cells];
    for (const [column, { value, lastRow }] of merged) {
      if (lastRow < row.row) merged.delete(column);
      else if (cells[column] === undefined || cells[column] === "") cells[column] = value;
    }
    for (const [column, count] of rowSpans ?? []) {
      merged.set(column, { value: cells[column], lastRow: row.row + count - 1 });
    }
    yield { ...row, cells: Array.from(cells) };
  }
}
