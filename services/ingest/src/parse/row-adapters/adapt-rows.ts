import type { CellValue, SheetReader, SheetRow } from "@meridian/sheet-reader/sheet-row";

/** Changes the rows of a sheet that is read in another form than it has. */
export type RowAdapter = (rows: AsyncIterable<SheetRow>) => AsyncIterable<SheetRow>;

export function withRows(reader: SheetReader, adapt: RowAdapter): SheetReader {
  return { ...reader, rows: adapt(reader.rows), readShare: () => reader.readShare() };
}

/** Puts cells behind the `width` columns of a sheet, whose rows may be shorter. */
export function withCellsBehind({ cells, ...row }: SheetRow, width: number, added: readonly CellValue[]): SheetRow {
  return { ...row, cells: [...Array.from({ length: width }, (_, at) => cells[at]), ...added] };
}

/** How an adapter changes rows. */
export interface RowChange {
  /** The rows that take the place of this one, if any. */
  ofRow(row: SheetRow): readonly SheetRow[];
  /** Rows held back until all were read. */
  rest?(): readonly SheetRow[];
}

export const UNCHANGED: RowChange = { ofRow: (row) => [row] };

/** Reads this many rows, or all, before it decides how to change each. */
export function afterReading(count: number, decide: (ahead: readonly SheetRow[]) => RowChange): RowAdapter {
  return async function* (rows) {
    const ahead: SheetRow[] = [];
    let change: RowChange | undefined;
    const changeAhead = () => {
      const read = ahead.splice(0);
      const decided = decide(read);
      change = decided;
      return read.flatMap((row) => decided.ofRow(row));
    };
    for await (const row of rows) {
      if (change !== undefined) yield* change.ofRow(row);
      else if (ahead.push(row) >= count) yield* changeAhead();
    }
    if (ahead.length > 0) yield* changeAhead();
    yield* change?.rest?.() ?? [];
  };
}
