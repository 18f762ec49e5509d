import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

const figuresSchema = z.record(z.string(), z.number());

/** Runs a script beside this one in a process of its own, and answers with the figures it prints as JSON. */
export async function runBenchChild(script: string, args: readonly string[]): Promise<Record<string, number>> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args]);
  return figuresSchema.parse(JSON.parse(stdout));
}
