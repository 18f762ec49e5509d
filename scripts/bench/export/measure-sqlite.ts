import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Of the shell's own `times`: what its children took, "0m1.230s 0m0.050s". */
const CHILD_TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

export interface ShellFigures {
  seconds: number;
  cpuSeconds: number;
}

/** Lets the sqlite3 shell write the columns of all businesses as CSV; undefined where there is no such shell. */
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
