import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  ALL_FIELDS_NAME,
  DIALOG_FIELDS,
  EXPORT_COLUMNS,
  OLDER_EXPORT_COLUMNS,
} from "../../shared/src/contracts/export-fields.ts";
import { planOf } from "../supervisor/processes.ts";
import { type AdminProcess, type ExportFigures, type MemoryOverTime, measureExport } from "./export/measure-export.ts";
import { measureSqliteShell, type ShellFigures } from "./export/measure-sqlite.ts";
import { runBenchChild } from "./search/run-bench-child.ts";

/** Exports a made-up directory over HTTP, beside the sqlite3 shell that writes the same rows of the same database. */
/** As the older call has them: of some columns the first that is there. */
const OLDER_SQL = Object.values(OLDER_EXPORT_COLUMNS).map((names) =>
  names.length === 1 ? names.map(columnOf).join() : `coalesce(${names.map(columnOf).join(", ")})`,
);

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "200000" },
    dir: { type: "string", default: join(tmpdir(), "meridian-bench") },
    rounds: { type: "string", default: "2" },
    xlsx: { type: "boolean", default: false },
  },
});
const rows = Number(values.businesses);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error("--businesses must be a whole number above 0");
const folder = join(values.dir, String(rows));
mkdirSync(folder, { recursive: true });
const database = join(folder, "directory.db");
await run();

async function run(): Promise<void> {
  const [cpu] = cpus();
  console.log(`Machine: ${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB`);
  console.log(
    `Node ${process.version}, load ${loadavg()[0]?.toFixed(2)} before, ${rows.toLocaleString("en")} businesses`,
  );
  await runBenchChild("fill-store.ts", [folder, String(rows)]);
  const { admin, stop } = await startAdmin();
  try {
    for (let round = 1; round <= Number(values.rounds); round++) {
      console.log(`\nRound ${round}`);
      await besideShell("27 fields by GET", DIALOG_FIELDS.map(sqlColumnOf), () =>
        measureExport(admin, { query: { fields: DIALOG_FIELDS.join(",") } }),
      );
      await besideShell("9 fields by POST", OLDER_SQL, () =>
        measureExport(admin, { body: { selectedFields: Object.keys(OLDER_EXPORT_COLUMNS), countryCode: "all" } }),
      );
      print("all fields, with checks", await measureExport(admin, { query: { fields: ALL_FIELDS_NAME } }));
      const ofOneCountry = { fields: DIALOG_FIELDS.join(","), countryCode: "DE" };
      print("27 fields of one country", await measureExport(admin, { query: ofOneCountry }));
    }
    if (values.xlsx) {
      const workbook = { fields: DIALOG_FIELDS.join(","), format: "xlsx" };
      print("27 fields, xlsx", await measureExport(admin, { query: workbook }));
    }
  } finally {
    await stop();
  }
  console.log(`\nLoad ${loadavg()[0]?.toFixed(2)} after`);
}

async function besideShell(
  label: string,
  columns: readonly string[],
  ours: () => Promise<ExportFigures>,
): Promise<void> {
  const shell = await measureSqliteShell(database, columns);
  if (shell === undefined) console.log("  sqlite3 -csv: there is no sqlite3 on this machine, nothing to compare with");
  else print(`sqlite3 -csv, ${columns.length} columns`, shell);
  const figures = await ours();
  print(label, figures);
  if (shell !== undefined) compare(figures, shell);
}

async function startAdmin(): Promise<{ admin: AdminProcess; stop: () => Promise<void> }> {
  const script = fileURLToPath(new URL("./export/admin-process.ts", import.meta.url));
  const { nodeFlags, environment } = planOf("admin", { host: "127.0.0.1", port: 0, internalPort: 0 });
  const child = spawn(process.execPath, [...nodeFlags, script, folder], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
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
  const { megabytes, ownMb, fileMb } = more;
  const size = megabytes === undefined ? "" : `, ${megabytes.toFixed(0)} MB`;
  console.log(`  ${label}: ${rate} rows/s (${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(2)} s of CPU${size})`);
  if (ownMb !== undefined) console.log(`    own memory ${overTime(ownMb)}`);
  if (fileMb !== undefined) console.log(`    mapped files ${overTime(fileMb)}`);
}

function overTime({ before, firstTenth, lastTenth, peak }: MemoryOverTime): string {
  return `${before} MB before, ${firstTenth} MB in its first tenth, ${lastTenth} MB in its last, ${peak} MB at most`;
}

function compare(ours: ExportFigures, shell: ShellFigures): void {
  const speed = (shell.seconds / ours.seconds).toFixed(2);
  const work = (shell.cpuSeconds / ours.cpuSeconds).toFixed(2);
  console.log(`    ${speed}× the shell's rows a second; ${work}× by CPU time`);
}

function sqlColumnOf(field: keyof typeof EXPORT_COLUMNS): string {
  return columnOf(EXPORT_COLUMNS[field]);
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
