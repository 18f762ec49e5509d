import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Enough to build an image on a busy machine. */
const TIMEOUT_MS = 40 * 60_000;

interface RunOptions {
  cwd?: string;
  environment?: Readonly<Record<string, string>>;
}

/** Runs a program to its end and returns its output. Throws with its error output. */
export async function runProgram(program: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { stdout } = await run(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: TIMEOUT_MS,
  });
  return stdout.trim();
}

export function docker(...args: string[]): Promise<string> {
  return runProgram("docker", args);
}
