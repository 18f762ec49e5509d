import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** From the shell's `times`, the line about its children: "0m1.230s 0m0.050s". */
const CHILD_TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

export interface ShellFigures {
  seconds: number;
  cpuSeconds: number;
}

/** Makes the sqlite3 shell write the columns of all businesses as CSV; undefined if the shell is not installed. */
export async function measureSqliteShell(
  database: string,
  columns: readonly string[],
): Promise<ShellFigures | undefined> {
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
