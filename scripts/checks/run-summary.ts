import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { machineText, thisMachine } from "../bench/report/machine.ts";
import type { Totals } from "./summary.ts";

/** Writes the duration of a run to `test-results`, for `npm run bench`. */
export async function writeRunSummary(root: string, file: string, startedAt: Date, totals: Totals): Promise<void> {
  const path = join(root, "test-results", file);
  const seconds = (Date.now() - startedAt.getTime()) / 1000;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ startedAt, seconds, ...totals, machine: machineText(thisMachine()) }));
}
