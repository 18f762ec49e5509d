import { csvLine } from "../../../domain/csv-cell.ts";
import { exportCellsOf } from "../../../domain/export-cells.ts";
import type { CsvPage, CsvStep } from "../../../ports/business-store.ts";
import type { MongoDirectory } from "../mongo-directory.ts";
import { exportStep } from "./export-step.ts";

/** The server cannot produce CSV, so lines are built here. */
export async function exportCsv(directory: MongoDirectory, { columns, ...step }: CsvStep): Promise<CsvPage> {
  const { values, toCells } = exportCellsOf(columns);
  const { rows, ...rest } = await exportStep(directory, { ...step, values });
  const lines = rows.map((row) => csvLine(toCells(row)));
  return { records: Buffer.from(lines.join("")), rowCount: rows.length, ...rest };
}
