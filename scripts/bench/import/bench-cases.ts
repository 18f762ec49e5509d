import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { SheetKind } from "../../../shared/src/contracts/import-job.ts";
import type { Sample } from "./sample-rows.ts";
import { writeSampleCsv } from "./write-sample-csv.ts";
import { writeSampleXlsx } from "./write-sample-xlsx.ts";

/** One file to measure. */
export interface BenchCase {
  name: string;
  kind: "csv" | "xlsx";
  /** Rows, or the size that the file is to have. */
  size: { rows: number } | { megabytes: number };
  shape: Pick<Sample, "isLean" | "isInline">;
  /** Also searched while others are imported beside it. */
  isSearched: boolean;
}

export interface BenchSizes {
  rows: number;
  megabytes: number;
  leanRows: number;
}

const WRITERS = { csv: writeSampleCsv, xlsx: writeSampleXlsx } satisfies Partial<Record<SheetKind, unknown>>;
/** Enough to tell what a row weighs. */
const WEIGHED_ROWS = 3000;

export function benchCases({ rows, megabytes, leanRows }: BenchSizes): BenchCase[] {
  const plain = { shape: {}, isSearched: false };
  return [
    { ...plain, name: "csv", kind: "csv", size: { rows }, isSearched: true },
    { ...plain, name: "xlsx", kind: "xlsx", size: { rows } },
    { ...plain, name: "xlsx-inline", kind: "xlsx", size: { rows }, shape: { isInline: true } },
    { ...plain, name: "csv-large", kind: "csv", size: { megabytes } },
    { ...plain, name: "xlsx-large", kind: "xlsx", size: { megabytes } },
    { ...plain, name: "lean", kind: "csv", size: { rows: leanRows }, shape: { isLean: true } },
  ];
}

/** Writes the file of a case; answers with its path and its rows. */
export async function writeCase(one: BenchCase, folder: string): Promise<{ path: string; sample: Sample }> {
  const path = join(folder, `${one.name}.${one.kind}`);
  const sample = { rows: await rowsOf(one, folder), ...one.shape };
  await writeSample(one.kind, path, sample);
  return { path, sample };
}

export async function writeSample(kind: BenchCase["kind"], path: string, sample: Sample): Promise<void> {
  await WRITERS[kind](path, sample);
}

async function rowsOf({ name, kind, size, shape }: BenchCase, folder: string): Promise<number> {
  if ("rows" in size) return size.rows;
  const path = join(folder, `${name}-weighed.${kind}`);
  await writeSample(kind, path, { rows: WEIGHED_ROWS, ...shape });
  return Math.ceil((size.megabytes * 2 ** 20 * WEIGHED_ROWS) / (await stat(path)).size);
}
