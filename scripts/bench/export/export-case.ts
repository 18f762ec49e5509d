import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  ALL_FIELDS_NAME,
  DIALOG_FIELDS,
  EXPORT_COLUMNS,
  OLDER_EXPORT_COLUMNS,
} from "../../../shared/contracts/src/admin/export-fields.ts";
import { snakeCase } from "../../../shared/contracts/src/businesses/field-spec.ts";
import type { BenchCase, BenchContext, Figure } from "../bench-case.ts";
import { type AdminService, startAdmin } from "../measure/admin-service.ts";
import { type ExportFigures, type ExportRequest, measureExport } from "./measure-export.ts";

interface Export {
  label: "Export of 9 fields" | "Export of 27 fields";
  /** The same columns for the sqlite3 shell. */
  sqlColumns: readonly string[];
  request: ExportRequest;
}

const EXPORTS: readonly Export[] = [
  {
    label: "Export of 9 fields",
    // As in the older call: the first available of several columns.
    sqlColumns: Object.values(OLDER_EXPORT_COLUMNS).map((names) =>
      names.length === 1 ? names.map(snakeCase).join() : `coalesce(${names.map(snakeCase).join(", ")})`,
    ),
    request: { body: { selectedFields: Object.keys(OLDER_EXPORT_COLUMNS), countryCode: "all" } },
  },
  {
    label: "Export of 27 fields",
    sqlColumns: DIALOG_FIELDS.map((field) => snakeCase(EXPORT_COLUMNS[field])),
    request: { query: { fields: DIALOG_FIELDS.join(",") } },
  },
];

export const exportCase: BenchCase = {
  name: "export",
  about: "The whole directory exported over HTTP, and by the sqlite3 shell",
  needs: ["directory"],
  async *run(context) {
    const admin = await startAdmin(context.folder);
    try {
      for (const each of EXPORTS) yield* compareWithSqliteShell(admin, each, context);
      const measure = async (query: Readonly<Record<string, string>>): Promise<number> =>
        ratePerCpuSecond(await measureExport(admin, { query }), context);
      yield { what: "Export of all fields, with checks", value: await measure({ fields: ALL_FIELDS_NAME }) };
      const workbook = { fields: DIALOG_FIELDS.join(","), format: "xlsx" };
      yield { what: "Export of 27 fields as a workbook", value: await measure(workbook) };
    } finally {
      await admin.stop();
    }
  },
};

/** Each twice, alternating: the first round warms up. */
async function* compareWithSqliteShell(
  admin: AdminService,
  { label, sqlColumns, request }: Export,
  context: BenchContext,
): AsyncGenerator<Figure, void> {
  const database = join(context.folder, "directory.db");
  await measureSqliteShell(database, sqlColumns);
  await measureExport(admin, request);
  const shell = await measureSqliteShell(database, sqlColumns);
  const ours = await measureExport(admin, request);
  const value = ratePerCpuSecond(ours, context);
  const name = "sqlite3 -csv";
  const peer =
    shell === undefined ? { name, reason: "not installed" } : { name, value: context.businesses / shell.cpuSeconds };
  yield { what: label, value, peer };
  const { firstTenth, lastTenth } = ours.ownMb;
  const what = `${label}, memory in its last tenth` as const;
  yield { what, value: lastTenth, peer: { name: "its first tenth", value: firstTenth } };
  if (shell !== undefined) context.note(`the shell took ${shell.seconds.toFixed(1)} s`);
}

function ratePerCpuSecond(
  { seconds, cpuSeconds, megabytes, ownMb }: ExportFigures,
  { businesses, note }: BenchContext,
): number {
  note(
    `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB, own memory ${ownMb.peak.toFixed(0)} MB at most`,
  );
  return businesses / cpuSeconds;
}

/** From the shell's `times`, the line about its children: "0m1.230s 0m0.050s". */
const CHILD_TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

interface ShellFigures {
  seconds: number;
  cpuSeconds: number;
}

/** Makes the sqlite3 shell write the columns of all businesses as CSV; undefined if the shell is not installed. */
async function measureSqliteShell(database: string, columns: readonly string[]): Promise<ShellFigures | undefined> {
  const sql = `SELECT ${columns.join(", ")} FROM business WHERE deleted_at IS NULL ORDER BY n`;
  const script = 'sqlite3 -readonly -header -csv "$0" "$1" > /dev/null && times';
  const startedAt = performance.now();
  try {
    const { stdout } = await promisify(execFile)("sh", ["-c", script, database, sql]);
    const seconds = (performance.now() - startedAt) / 1000;
    const [, userMinutes, user, systemMinutes, system] = CHILD_TIMES.exec(stdout) ?? [];
    const cpuSeconds = Number(userMinutes) * 60 + Number(user) + Number(systemMinutes) * 60 + Number(system);
    return { seconds, cpuSeconds };
  } catch {
    return undefined;
  }
}
