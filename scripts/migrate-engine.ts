import { resolve } from "node:path";
import { openSearchIndex } from "../shared/engines/src/open-search-index.ts";
import { type OpenedTransfer, openTransfer } from "../shared/engines/src/open-transfer.ts";
import { type Comparison, differencesOf } from "./move/compare-directory.ts";
import { type MoveCommand, parseMoveCommand } from "./move/move-command.ts";
import { moveDirectory, verifyDirectory } from "./move/move-directory.ts";
import { problemOf } from "./move/move-ends.ts";
import { numeral } from "./move/progress.ts";
import { lockDataDir } from "./supervisor/data-dir-lock.ts";
import { loadEnvFile } from "./supervisor/start-config.ts";

/** Moves the whole directory from the embedded engines to a cluster, or back. */
const ROOT = resolve(import.meta.dirname, "..");
const DIFFERENT = 2;
const RESUME_HINT = "Put that right and run the same command again: the move resumes where it stopped.";

async function main(): Promise<number> {
  loadEnvFile(ROOT);
  const command = parseMoveCommand(process.argv.slice(2), process.env, ROOT);
  process.once("exit", lockDataDir(command.dataDir));
  const { sourceName, targetName, isVerifyOnly } = command;
  console.log(`${isVerifyOnly ? "Comparing" : "Moving"} ${sourceName} ${isVerifyOnly ? "with" : "to"} ${targetName}`);
  const source = await openTransfer(command.source);
  try {
    const target = await openTransfer(command.target);
    try {
      return await run(command, source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function run(command: MoveCommand, source: OpenedTransfer, target: OpenedTransfer): Promise<number> {
  const startedAt = performance.now();
  const comparisons = command.isVerifyOnly
    ? await verifyDirectory({ source, target, print: console.log })
    : await move(command, source, target);
  printComparisons(comparisons);
  const differences = comparisons.reduce((sum, found) => sum + differencesOf(found), 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${seconds} s, peak memory ${numeral(peakMb)} MB`);
  if (differences > 0) {
    console.error(
      command.isVerifyOnly
        ? "\nThe two differ."
        : "\nThe target is not the source. If the source was written meanwhile, stop what writes it and run this again.",
    );
    return DIFFERENT;
  }
  if (!command.isVerifyOnly) console.log("\nThe target is the source, and ready. Administrators log in again.");
  return 0;
}

async function move(command: MoveCommand, source: OpenedTransfer, target: OpenedTransfer): Promise<Comparison[]> {
  if (command.source.MONGODB_URL !== undefined) {
    console.log("Nothing may write to the cluster meanwhile: stop its admin and ingest processes first.");
  }
  const index = await openSearchIndex(command.target, "writer");
  try {
    return await moveDirectory({ source, target, print: console.log, sourceName: command.sourceName, index });
  } finally {
    await index.close();
  }
}

function printComparisons(comparisons: readonly Comparison[]): void {
  console.log("\nCompared                        records  missing  different  only at the target");
  for (const { label, compared, missing, different, extra, samples } of comparisons) {
    const figures = [compared, missing, different, extra].map(numeral);
    const widths = [12, 9, 11, 20];
    console.log(`  ${label.padEnd(25)}${figures.map((figure, at) => figure.padStart(widths[at] ?? 0)).join("")}`);
    if (samples.length > 0) console.log(`    such as ${samples.join(", ")}`);
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(`\n${problemOf(error, RESUME_HINT)}\n`);
  process.exit(1);
}
