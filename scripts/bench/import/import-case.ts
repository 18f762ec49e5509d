import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { SheetKind } from "../../../shared/contracts/src/imports/import-job.ts";
import { type BenchCase, type BenchContext, type Figure, scaled, secondsSince } from "../bench-case.ts";
import { runScript } from "../measure/run-script.ts";
import { importTwice } from "./import-sample.ts";
import type { Sample } from "./sample-rows.ts";
import { writeSampleCsv } from "./write-sample-csv.ts";
import { writeSampleXlsx } from "./write-sample-xlsx.ts";

const MEGABYTES = 150;
const LEAN_ROWS = 500_000;
const INLINE_ROWS = 100_000;
const FEW_ROWS = 100;

export const importCase: BenchCase = {
  name: "import",
  about: "Files of 150 MB and a lean one read, imported, and imported again unchanged",
  needs: [],
  async *run(context) {
    const megabytes = scaled(context, MEGABYTES);
    const csv: SampleFile = { name: "plain", kind: "csv", size: { megabytes }, shape: {} };
    const xlsx: SampleFile = { name: "plain", kind: "xlsx", size: { megabytes }, shape: {} };
    const rows = (atFullSize: number) => ({ rows: scaled(context, atFullSize) });
    const lean: SampleFile = { name: "lean", kind: "csv", size: rows(LEAN_ROWS), shape: { isLean: true } };
    const inline: SampleFile = { name: "inline", kind: "xlsx", size: rows(INLINE_ROWS), shape: { isInline: true } };
    await compileModules(context);
    yield* withFile(context, inline, readInline);
    yield* withFile(context, xlsx, async function* (path) {
      yield* readXlsx(path, context);
      yield* importFile("xlsx", path, context);
    });
    yield* withFile(context, csv, async function* (path, rowCount) {
      yield { what: "Reading CSV, 46 columns", value: rateOf(await readWith("meridian", path)) };
      yield* importFile("CSV", path, context, await importWithSqlite(path, rowCount));
    });
    yield* withFile(context, lean, async function* (path, rowCount) {
      yield* importFile("lean CSV", path, context, await importWithSqlite(path, rowCount));
    });
  },
};

/**
 * Only the first start after an upgrade compiles the service's modules; later ones find them in a cache. A thread that compiles keeps 13 MB
 * for the parser of TypeScript.
 */
async function compileModules({ scratch }: BenchContext): Promise<void> {
  const folder = await mkdtemp(join(scratch, "modules-"));
  try {
    for (const kind of ["csv", "xlsx"] as const) {
      const { path } = await writeSampleFile({ name: "few", kind, size: { rows: FEW_ROWS }, shape: {} }, folder);
      await importTwice(path, kind);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes a file into a folder that is removed after `measure`. */
async function* withFile(
  { scratch, note }: BenchContext,
  file: SampleFile,
  measure: (path: string, rows: number) => AsyncGenerator<Figure, void>,
): AsyncGenerator<Figure, void> {
  const folder = await mkdtemp(join(scratch, "import-"));
  try {
    const { path, sample } = await writeSampleFile(file, folder);
    const megabytes = ((await stat(path)).size / 2 ** 20).toFixed(1);
    note(`${file.name}.${file.kind}: ${sample.rows.toLocaleString("en")} rows, ${megabytes} MB`);
    yield* measure(path, sample.rows);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function* readInline(path: string): AsyncGenerator<Figure, void> {
  const value = rateOf(await readWith("meridian", path));
  yield { what: "Reading xlsx, inline strings", value, peer: peerOf(await readWithExceljs(path), rateOf) };
}

async function* readXlsx(path: string, { note }: BenchContext): AsyncGenerator<Figure, void> {
  const ours = await readWith("meridian", path);
  const theirs = await readWithExceljs(path);
  if (typeof theirs === "object") note(`cells read: ${ours.cells}, by exceljs ${theirs.cells}`);
  yield { what: "Reading xlsx, 46 columns", value: rateOf(ours), peer: peerOf(theirs, rateOf) };
  const peer = peerOf(theirs, ({ peakRssMb }) => peakRssMb);
  yield { what: "Reading xlsx, 46 columns, peak RSS", value: ours.peakRssMb, peer };
}

/** With its streaming reader: a large file takes gigabytes and minutes and may crash it; then returns the reason. */
function readWithExceljs(path: string): Promise<ReadResult | string> {
  return readWith("exceljs", path).catch((error: unknown) => `failed: ${String(error).slice(0, 80)}`);
}

function peerOf(read: ReadResult | string, measure: (result: ReadResult) => number): Figure["peer"] {
  return { name: "exceljs", ...(typeof read === "string" ? { reason: read } : { value: measure(read) }) };
}

/** The cost of a plain table without indexes or checks: the floor under every import. */
async function importWithSqlite(path: string, rows: number): Promise<Figure["peer"]> {
  const name = "sqlite3 .import";
  const startedAt = performance.now();
  try {
    await promisify(execFile)("sqlite3", [`${path}.db`, ".mode csv", `.import ${path} sample`]);
    return { name, value: rows / secondsSince(startedAt) };
  } catch (error) {
    return { name, reason: String(error).includes("ENOENT") ? "not installed" : "failed" };
  }
}

/** Into store, index and counts, by the service as in production. */
async function* importFile(
  label: "CSV" | "xlsx" | "lean CSV",
  path: string,
  { note }: BenchContext,
  peer?: Figure["peer"],
): AsyncGenerator<Figure, void> {
  const [first, again] = await importTwice(path, label === "xlsx" ? "xlsx" : "csv");
  for (const { job } of [first, again]) note(JSON.stringify(job.counters));
  const rows = first.job.counters.rowsRead;
  yield { what: `Import of ${label}, new rows`, value: rows / first.seconds, peer };
  yield { what: `Import of ${label}, CPU time of a new row`, value: (first.cost.cpuSeconds * 1000) / rows };
  yield { what: `Import of ${label}, unchanged rows`, value: rows / again.seconds, peer };
  const peakRssMb = Math.max(first.cost.peakRssMb, again.cost.peakRssMb);
  yield { what: `Import of ${label}, peak RSS`, value: peakRssMb };
}

function rateOf({ rows, seconds }: Pick<ReadResult, "rows" | "seconds">): number {
  return rows / seconds;
}

const readResultSchema = z.object({
  rows: z.number(),
  cells: z.number(),
  seconds: z.number(),
  /** Of all threads: comparable even if the machine is busy. */
  cpuSeconds: z.number(),
  peakRssMb: z.number(),
});
/** The result of one reader for one file. */
type ReadResult = z.infer<typeof readResultSchema>;

/** Reads a whole file in a separate process. */
async function readWith(reader: "meridian" | "exceljs", path: string): Promise<ReadResult> {
  return readResultSchema.parse(
    await runScript(new URL("../../../shared/sheet-reader/bench/read-sheet.ts", import.meta.url), [reader, path]),
  );
}

/** One file to read and import. */
interface SampleFile {
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
async function writeSampleFile(file: SampleFile, folder: string): Promise<{ path: string; sample: Sample }> {
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
