import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { clusterConfigOf, type EngineConfig } from "../shared/engines/src/engine-config.ts";
import { ROOT, runBackupCommand } from "./backup/backup-command.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { numeral } from "./move/progress.ts";
import { StartError } from "./supervisor/start-error.ts";

/** Writes a dated backup of the whole directory while the site serves and imports. */
const USAGE = `Usage: node scripts/backup.ts --to FOLDER [--keep 7]

Writes a backup of the directory, in DATA_DIR or the cluster, into a new folder in FOLDER, and keeps the last ones.`;
const optionsSchema = z.object({ to: z.string().min(1), keep: z.coerce.number().int().min(1).default(7) });

async function main(readConfig: () => EngineConfig): Promise<void> {
  const { to, keep } = parseOptions(process.argv.slice(2));
  const config = readConfig();
  const startedAt = performance.now();
  console.log(clusterConfigOf(config) === undefined ? `Backing up ${config.DATA_DIR}` : "Backing up the cluster");
  const { folder, manifest, sizeBytes } = await writeBackup({
    config,
    to: resolve(to),
    keep,
    programVersion: programVersion(),
    now: new Date(),
    print: console.log,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const businesses = numeral(manifest.rows.business ?? 0);
  console.log(`${folder}: ${businesses} businesses, ${numeral(Math.ceil(sizeBytes / 1024 ** 2))} MB, ${seconds} s`);
}

function parseOptions(args: string[]): z.output<typeof optionsSchema> {
  try {
    const { values } = parseArgs({ args, options: { to: { type: "string" }, keep: { type: "string" } } });
    return optionsSchema.parse(values);
  } catch {
    throw new StartError(USAGE);
  }
}

function programVersion(): string {
  const text = readFileSync(resolve(ROOT, "package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

await runBackupCommand(main);
