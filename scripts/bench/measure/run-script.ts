import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** Runs a script in a separate process, to isolate its memory; returns the JSON it prints. */
export async function runScript(script: URL, args: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--max-old-space-size=4096",
    fileURLToPath(script),
    ...args,
  ]);
  return JSON.parse(stdout);
}
