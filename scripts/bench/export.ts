import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ALL_FIELDS_NAME, DIALOG_FIELDS, EXPORT_COLUMNS } from "../../shared/src/contracts/export-fields.ts";
import { type AdminProcess, type ExportFigures, measureExport } from "./export/measure-export.ts";
import { measureSqliteShell, type ShellFigures } from "./export/measure-sqlite.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

/** Exports a made-up directory over HTTP, beside the sqlite3 shell that writes the same rows of the same database. */
const OLDER_FIELDS = [
  "name",
  "full_address",
  "phone",
  "category",
  "reviews",
  "rating",
  "place_id",
  "country_code",
  "url",
];
const ROUNDS = 2;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "200000" },
    directory: { type: "string", default: tmpdir() },
    xlsx: { type: "boolean", default: false },
  },
});
const rows = Number(values.rows);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error("--rows must be a whole number above 0");

const folder = await mkdtemp(join(values.directory, "meridian-export-"));
try {
  await run();
} finally {
  await rm(folder, { recursive: true });
}

async function run(): Promise<void> {
  const [cpu] = cpus();
  console.log(`Machine: ${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB`);
  console.log(
    `Node ${process.version}, load ${loadavg()[0]?.toFixed(2)} before, ${rows.toLocaleString("en")} businesses`,
  );
  await runBenchChild("fill-store.ts", [folder, String(rows)]);
  const { admin, stop } = await startAdmin();
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      console.log(`\nRound ${round}`);
      const whole = await measureSqliteShell(join(folder, "directory.db"), DIALOG_FIELDS.map(sqlColumnOf));
      if (whole === undefined) console.log("  sqlite3 -csv: no sqlite3 on this machine");
      else print("sqlite3 -csv, 27 columns", whole);
      const ours = await measureExport(admin, { fields: DIALOG_FIELDS.join(",") });
      print("27 fields", ours);
      if (whole !== undefined) compare(ours, whole);
      print("9 fields", await measureExport(admin, { fields: OLDER_FIELDS.join(",") }));
      print("all fields, with checks", await measureExport(admin, { fields: ALL_FIELDS_NAME }));
      print(
        "27 fields of one country",
        await measureExport(admin, { fields: DIALOG_FIELDS.join(","), countryCode: "DE" }),
      );
    }
    if (values.xlsx)
      print("27 fields, xlsx", await measureExport(admin, { fields: DIALOG_FIELDS.join(","), format: "xlsx" }));
  } finally {
    await stop();
  }
  console.log(`\nLoad ${loadavg()[0]?.toFixed(2)} after`);
}

async function startAdmin(): Promise<{ admin: AdminProcess; stop: () => Promise<void> }> {
  const script = fileURLToPath(new URL("./export/admin-process.ts", import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(child.stdout), "line");
  const { port, cookie } = z.object({ port: z.int(), cookie: z.string() }).parse(JSON.parse(String(line)));
  if (child.pid === undefined) throw new Error("The admin process did not start");
  return {
    admin: { pid: child.pid, port, cookie },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

function print(label: string, { seconds, cpuSeconds, ...more }: ShellFigures & Partial<ExportFigures>): void {
  const rate = Math.round(rows / seconds).toLocaleString("en");
  const { megabytes, memoryMb } = more;
  const size = megabytes === undefined ? "" : `, ${megabytes.toFixed(0)} MB`;
  const memory = memoryMb === undefined ? "" : `, own memory ${memoryMb[0]} MB before, ${memoryMb[1]} MB at most`;
  console.log(
    `  ${label}: ${rate} rows/s (${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(2)} s of CPU${size}${memory})`,
  );
}

function compare(ours: ExportFigures, shell: ShellFigures): void {
  const speed = (shell.seconds / ours.seconds).toFixed(2);
  const work = (shell.cpuSeconds / ours.cpuSeconds).toFixed(2);
  console.log(`    ${speed}× the shell's rows a second; ${work}× by CPU time`);
}

function sqlColumnOf(field: keyof typeof EXPORT_COLUMNS): string {
  return EXPORT_COLUMNS[field].replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
