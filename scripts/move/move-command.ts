import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { clusterConfigOf, type EngineConfig, engineConfigSchema } from "../../shared/engines/src/engine-config.ts";
import { type Environment, loadConfig } from "../../shared/platform/src/load-config.ts";
import { StartError } from "../supervisor/start-error.ts";

export const USAGE = `Usage: node scripts/migrate-engine.ts --to cluster|embedded [--data-dir ./data] [--verify]

Copies the whole directory between DATA_DIR and the cluster of MONGODB_URL, MEILI_URL and REDIS_URL. The target must be
empty or hold an interrupted move of the same source, which then resumes. --verify compares both and changes nothing.`;

export interface MoveCommand {
  source: EngineConfig;
  target: EngineConfig;
  /** Without credentials: shown to people, and identifies a move when it is resumed. */
  sourceName: string;
  targetName: string;
  dataDir: string;
  isVerifyOnly: boolean;
}

/** Parses the command line and the environment. Throws StartError or ConfigError with what to do. */
export function parseMoveCommand(args: readonly string[], environment: Environment, root: string): MoveCommand {
  const { to, "data-dir": ownDataDir, verify = false } = parseCommandLine([...args]);
  if (to !== "cluster" && to !== "embedded") throw new StartError(USAGE);
  const config = loadConfig(engineConfigSchema, environment);
  const cluster = clusterConfigOf(config);
  if (cluster === undefined) {
    throw new StartError(
      "The cluster is not named: set MONGODB_URL, MEILI_URL (with MEILI_API_KEY) and REDIS_URL in the environment or .env.",
    );
  }
  const dataDir = ownDataDir === undefined ? resolve(root, config.DATA_DIR) : resolve(ownDataDir);
  const embedded: EngineConfig = { DATA_DIR: dataDir };
  const clusterConfig: EngineConfig = { ...config, DATA_DIR: dataDir };
  const names = { embedded: dataDir, cluster: withoutCredentials(cluster.mongodbUrl) };
  if (to === "embedded") {
    return {
      source: clusterConfig,
      target: embedded,
      sourceName: names.cluster,
      targetName: names.embedded,
      dataDir,
      isVerifyOnly: verify,
    };
  }
  if (!existsSync(join(dataDir, "directory.db"))) {
    throw new StartError(`There is no directory in ${dataDir}: name its folder with --data-dir or DATA_DIR.`);
  }
  return {
    source: embedded,
    target: clusterConfig,
    sourceName: names.embedded,
    targetName: names.cluster,
    dataDir,
    isVerifyOnly: verify,
  };
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { to: { type: "string" }, "data-dir": { type: "string" }, verify: { type: "boolean" } },
    }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^/?]*@/, "//").replace(/\?.*$/, "");
}
