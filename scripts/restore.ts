import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { clusterConfigOf, type EngineConfig } from "../shared/engines/src/engine-config.ts";
import { runBackupCommand } from "./backup/backup-command.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { numeral } from "./move/progress.ts";
import { StartError } from "./supervisor/start-error.ts";

/** Fills an empty DATA_DIR or cluster from a backup; the same command again finishes a restore that was cut off. */
const USAGE = `Usage: node scripts/restore.ts --from BACKUP

Fills the empty folder DATA_DIR, or the empty cluster, from a backup that scripts/backup.ts wrote, and builds the search index.`;

async function main(readConfig: () => EngineConfig): Promise<void> {
  const backup = parseBackup(process.argv.slice(2));
  const config = readConfig();
  const startedAt = performance.now();
  console.log(`Restoring ${backup} into ${clusterConfigOf(config) === undefined ? config.DATA_DIR : "the cluster"}`);
  const { rows } = await restoreBackup({ backup, config, print: console.log });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${numeral(rows.business ?? 0)} businesses restored in ${seconds} s. Start the site; administrators log in again.`,
  );
}

function parseBackup(args: string[]): string {
  try {
    const { from } = parseArgs({ args, options: { from: { type: "string" } } }).values;
    if (from !== undefined && from !== "") return resolve(from);
  } catch {
    // Answered like a missing option.
  }
  throw new StartError(USAGE);
}

await runBackupCommand(main);
