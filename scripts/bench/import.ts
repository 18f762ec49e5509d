import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { type BenchCase, benchCases, writeCase, writeSample } from "./import/bench-cases.ts";
import { type ImportRun, importTwice } from "./import/import-sample.ts";
import type { ReadResult } from "./import/read-sheet.ts";
import { runChild } from "./import/run-child.ts";
import type { Sample } from "./import/sample-rows.ts";
import { searchDuringImport } from "./import/search-during-import.ts";

/** exceljs reads dates into every text of a CSV: so slow that a part of the file has to do. */
const EXCELJS_CSV_ROWS = 2000;
const OTHER_SEED = 47;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    megabytes: { type: "string", default: "150" },
    "lean-rows": { type: "string", default: "500000" },
    /** Names of cases, between commas; all when left out. */
    cases: { type: "string" },
    /** Leaves exceljs out, which takes gigabytes and minutes for large files. */
    "no-peers": { type: "boolean", default: false },
    directory: { type: "string", default: tmpdir() },
  },
});
const cases = benchCases({
  rows: wholeNumber("rows"),
  megabytes: wholeNumber("megabytes"),
  leanRows: wholeNumber("lean-rows"),
});
const names = values.cases?.split(",") ?? cases.map(({ name }) => name);
const unknown = names.filter((name) => !cases.some((one) => one.name === name));
if (unknown.length > 0) throw new Error(`--cases knows ${cases.map(({ name }) => name).join(", ")}, not ${unknown}`);

const [cpu] = cpus();
console.log(`Machine: ${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB`);
console.log(`Node ${process.version}, load ${loadavg()[0]?.toFixed(2)} before`);
for (const one of cases.filter(({ name }) => names.includes(name))) {
  const folder = await mkdtemp(join(values.directory, "meridian-bench-"));
  try {
    await measure(one, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function wholeNumber(name: "rows" | "megabytes" | "lean-rows"): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} must be a whole number above 0`);
  return number;
}

async function measure(one: BenchCase, folder: string): Promise<void> {
  const { path, sample } = await writeCase(one, folder);
  const size = ((await stat(path)).size / 2 ** 20).toFixed(1);
  console.log(`\n${one.name}: ${sample.rows.toLocaleString("en")} rows, ${size} MB, load ${loadavg()[0]?.toFixed(2)}`);
  await compareReaders(one, path, sample);
  if (one.kind === "csv") await importWithSqlite(path, folder, sample.rows);
  const [first, again] = await importTwice(path, one.kind);
  printImport("all rows new", first);
  printImport("the same again", again);
  if (one.isSearched) await searchMeanwhile(path, folder, sample);
}

async function compareReaders(one: BenchCase, path: string, sample: Sample): Promise<void> {
  const ours = await readWith("meridian", path);
  printRead("our reader", ours);
  if (values["no-peers"]) return;
  const isPart = one.kind === "csv" && sample.rows > EXCELJS_CSV_ROWS;
  const peerPath = isPart ? `${path}.part.csv` : path;
  if (isPart) await writeSample("csv", peerPath, { ...sample, rows: EXCELJS_CSV_ROWS });
  const label = one.kind === "xlsx" ? "exceljs, streaming" : `exceljs${isPart ? `, ${EXCELJS_CSV_ROWS} rows` : ""}`;
  try {
    const peer = await readWith(`exceljs-${one.kind}`, peerPath);
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
async function importWithSqlite(path: string, folder: string, rows: number): Promise<void> {
  const startedAt = performance.now();
  try {
    await promisify(execFile)("sqlite3", [join(folder, "plain.db"), ".mode csv", `.import ${path} sample`]);
  } catch {
    console.log("  sqlite3 .import: no sqlite3 on this machine");
    return;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`  sqlite3 .import, one bare table: ${Math.round(rows / seconds).toLocaleString("en")} rows/s`);
}

function printImport(label: string, { job, seconds, cost, peak }: ImportRun): void {
  const { rowsRead, created, updated, unchanged, duplicates, rejected } = job.counters;
  const rate = Math.round(rowsRead / seconds).toLocaleString("en");
  const cpu = cost === undefined ? "" : `, ${cost.cpuSeconds.toFixed(1)} s of CPU`;
  const own = `${Math.round(peak.anonymousMb)} MB its own, ${Math.round(peak.fileMb)} MB of mapped files`;
  const memory = cost === undefined ? "unknown" : `${Math.round(cost.peakRssMb)} MB (at most ${own})`;
  const time = `${seconds.toFixed(1)} s${cpu}`;
  console.log(`  import, ${label}: ${rate} rows/s to store, index and counts (${time}), peak RSS ${memory}`);
  console.log(
    `    ${rowsRead} rows: ${created} new, ${updated} updated, ${unchanged} unchanged, ${duplicates} repeated, ${rejected} rejected`,
  );
}

async function searchMeanwhile(path: string, folder: string, sample: Sample): Promise<void> {
  const second = join(folder, "others.csv");
  await writeSample("csv", second, { ...sample, seed: OTHER_SEED });
  const { idle, busy, searches, run } = await searchDuringImport(folder, { first: path, second, rows: sample.rows });
  const figures = ({ p50Ms, p95Ms }: typeof idle) => `p50 ${p50Ms.toFixed(1)}, p95 ${p95Ms.toFixed(1)} ms`;
  console.log(`  search over HTTP, idle: ${figures(idle)}; during an import: ${figures(busy)} (${searches} searches),`);
  console.log(`    p95 ${(busy.p95Ms / idle.p95Ms).toFixed(2)}× of idle`);
  printImport("all rows new, while searched", run);
}
