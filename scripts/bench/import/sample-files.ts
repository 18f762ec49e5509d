import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { SheetKind } from "../../../shared/contracts/src/imports/import-job.ts";
import type { Sample } from "./sample-rows.ts";
import { writeSampleCsv } from "./write-sample-csv.ts";
import { writeSampleXlsx } from "./write-sample-xlsx.ts";

/** One file to read and import. */
export interface SampleFile {
  name: string;
  kind: "csv" | "xlsx";
  /** The number of rows, or the target size. */
  size: { rows: number } | { megabytes: number };
  shape: Pick<Sample, "isLean" | "isInline">;
}

const WRITERS = { csv: writeSampleCsv, xlsx: writeSampleXlsx } satisfies Partial<Record<SheetKind, unknown>>;
/** Enough to estimate the size of a row. */
const WEIGHED_ROWS = 3000;

/** Writes the file; returns its path and number of rows. */
export async function writeSampleFile(file: SampleFile, folder: string): Promise<{ path: string; sample: Sample }> {
  const path = join(folder, `${file.name}.${file.kind}`);
  const sample = { rows: await rowsOf(file, folder), ...file.shape };
  await WRITERS[file.kind](path, sample);
  return { path, sample };
}

async function rowsOf({ name, kind, size, shape }: SampleFile, folder: string): Promise<number> {
  if ("rows" in size) return size.rows;
  const path = join(folder, `${name}-weighed.${kind}`);
  await WRITERS[kind](path, { rows: WEIGHED_ROWS, ...shape });
  return Math.ceil((size.megabytes * 2 ** 20 * WEIGHED_ROWS) / (await stat(path)).size);
}
