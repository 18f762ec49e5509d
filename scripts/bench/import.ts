import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { SheetKind } from "../../shared/src/contracts/import-job.ts";
import { type ImportRun, importTwice } from "./import/import-sample.ts";
import type { ReadResult } from "./import/read-sheet.ts";
import { runChild } from "./import/run-child.ts";
import { writeSampleCsv } from "./import/write-sample-csv.ts";
import { writeSampleXlsx } from "./import/write-sample-xlsx.ts";

/** exceljs reads dates into every text of a CSV: so slow that a part of the file has to do. */
const EXCELJS_CSV_ROWS = 2000;
const KINDS = ["csv", "xlsx"] as const satisfies readonly SheetKind[];
const WRITERS = { csv: writeSampleCsv, xlsx: writeSampleXlsx };

const { values } = parseArgs({
  options: { rows: { type: "string", default: "100000" }, directory: { type: "string", default: tmpdir() } },
});
const rows = Number(values.rows);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error("--rows must be a whole number above 0");

const folder = await mkdtemp(join(values.directory, "meridian-bench-"));
try {
  await run();
} finally {
  await rm(folder, { recursive: true });
}

async function run(): Promise<void> {
  const [cpu] = cpus();
  console.log(`Machine: ${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB`);
  console.log(
    `Node ${process.version}, load ${loadavg()[0]?.toFixed(2)} before, ${rows.toLocaleString("en")} rows, 46 columns`,
  );
  for (const kind of KINDS) {
    const path = join(folder, `sample.${kind}`);
    await WRITERS[kind](path, rows);
    console.log(`\n${kind}, ${((await stat(path)).size / 2 ** 20).toFixed(1)} MB`);
    await compareReaders(kind, path);
    if (kind === "csv") await importWithSqlite(path);
    await importEndToEnd(kind, path);
  }
  console.log(`\nLoad ${loadavg()[0]?.toFixed(2)} after`);
}

async function compareReaders(kind: SheetKind, path: string): Promise<void> {
  const ours = await readWith("meridian", path);
  printRead("our reader", ours);
  const isPart = kind === "csv" && rows > EXCELJS_CSV_ROWS;
  const peerPath = isPart ? join(folder, "part.csv") : path;
  if (isPart) await writeSampleCsv(peerPath, EXCELJS_CSV_ROWS);
  const label = kind === "xlsx" ? "exceljs, streaming" : `exceljs${isPart ? `, ${EXCELJS_CSV_ROWS} rows` : ""}`;
  try {
    const peer = await readWith(`exceljs-${kind}`, peerPath);
    printRead(label, peer);
    if (peer.cells !== ours.cells && !isPart) console.log(`  exceljs saw ${peer.cells} cells, we ${ours.cells}`);
    const speed = ours.rows / ours.seconds / (peer.rows / peer.seconds);
    const work = ours.cpuSeconds / ours.rows / (peer.cpuSeconds / peer.rows);
    const memory = isPart ? "" : `, ${(ours.peakRssMb / peer.peakRssMb).toFixed(2)}× its memory`;
    console.log(`  we read ${speed.toFixed(2)}× its rows a second, ${work.toFixed(2)}× its CPU time a row${memory}`);
  } catch (error) {
    console.log(`  ${label}: failed (${error instanceof Error ? error.message.slice(0, 300) : error})`);
  }
}

async function readWith(reader: string, path: string): Promise<ReadResult> {
  return JSON.parse(await runChild("read-sheet.ts", [reader, path]));
}

function printRead(label: string, { rows: read, seconds, cpuSeconds, peakRssMb }: ReadResult): void {
  const rate = Math.round(read / seconds).toLocaleString("en");
  const time = `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU`;
  console.log(`  read, ${label}: ${rate} rows/s (${time}), peak RSS ${Math.round(peakRssMb)} MB`);
}

/** What a plain table without an index, a check or a reader of cells costs: the floor under every import. */
async function importWithSqlite(path: string): Promise<void> {
  const base = join(folder, "plain.db");
  const startedAt = performance.now();
  try {
    await promisify(execFile)("sqlite3", [base, ".mode csv", `.import ${path} sample`]);
  } catch {
    console.log("  sqlite3 .import: no sqlite3 on this machine");
    return;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`  sqlite3 .import, one bare table: ${Math.round(rows / seconds).toLocaleString("en")} rows/s`);
}

async function importEndToEnd(kind: SheetKind, path: string): Promise<void> {
  const [first, again] = await importTwice(path, kind);
  printImport("all rows new", first);
  printImport("the same again", again);
}

function printImport(label: string, { job, seconds, cost }: ImportRun): void {
  const { rowsRead, created, updated, unchanged, duplicates, rejected } = job.counters;
  const rate = Math.round(rowsRead / seconds).toLocaleString("en");
  const cpu = cost === undefined ? "" : `, ${cost.cpuSeconds.toFixed(1)} s of CPU`;
  const memory = cost === undefined ? "unknown" : `${Math.round(cost.peakRssMb)} MB`;
  const time = `${seconds.toFixed(1)} s${cpu}`;
  console.log(`  import, ${label}: ${rate} rows/s to store, index and counts (${time}), peak RSS ${memory}`);
  console.log(
    `    ${rowsRead} rows: ${created} new, ${updated} updated, ${unchanged} unchanged, ${duplicates} repeated, ${rejected} rejected`,
  );
}
