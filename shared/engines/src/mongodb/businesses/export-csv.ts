import { exportCellsOf } from "@meridian/domain/businesses/export-cells";
import { csvLine } from "@meridian/domain/text/csv-cell";
import type { CsvPage, CsvStep } from "@meridian/ports/businesses/business-store";
import type { MongoDirectory } from "../mongo-directory.ts";
import { exportStep } from "./export-step.ts";

/** The server cannot produce CSV, so lines are built here. */
export async function exportCsv(directory: MongoDirectory, { columns, ...step }: CsvStep): Promise<CsvPage> {
  const { values, toCells } = exportCellsOf(columns);
  const { rows, ...rest } = await exportStep(directory, { ...step, values });
  const lines = rows.map((row) => csvLine(toCells(row)));
  return { records: Buffer.from(lines.join("")), rowCount: rows.length, ...rest };
}
