import { parseArgs } from "node:util";
import type { Environment } from "../../shared/platform/src/load-config.ts";
import { PROCESS_NAMES } from "../supervisor/processes.ts";
import { StartError } from "../supervisor/start-error.ts";
import type { ClusterSize } from "./cluster-plans.ts";

const ENGINES = ["MONGODB_URL", "MEILI_URL", "REDIS_URL"] as const;
const MAX_REPLICAS = 32;

export interface ClusterOptions {
  size: ClusterSize;
  isVerbose: boolean;
  /** False with `--no-restart`: dead processes stay dead. */
  isRestarting: boolean;
}

/** Parses `--catalogue 2 --web 3 --verbose`; one replica of anything not named. Throws StartError. */
export function parseClusterOptions(args: readonly string[]): ClusterOptions {
  const replicas = Object.fromEntries(PROCESS_NAMES.map((name) => [name, { type: "string" as const }]));
  const { values } = parseCommandLine([...args], {
    ...replicas,
    verbose: { type: "boolean" },
    "no-restart": { type: "boolean" },
  });
  const sizeOf = (name: (typeof PROCESS_NAMES)[number]): number => {
    const count = Number(values[name] ?? 1);
    if (Number.isInteger(count) && count >= 1 && count <= MAX_REPLICAS) return count;
    throw new StartError(`--${name} takes a number of replicas from 1 to ${MAX_REPLICAS}, not ${String(values[name])}`);
  };
  return {
    size: {
      gateway: sizeOf("gateway"),
      web: sizeOf("web"),
      catalogue: sizeOf("catalogue"),
      admin: sizeOf("admin"),
      ingest: sizeOf("ingest"),
    },
    isVerbose: values.verbose === true,
    isRestarting: values["no-restart"] !== true,
  };
}

/** Several replicas need engines that all can reach over the network. Throws StartError naming the missing ones. */
export function requireClusterEngines(environment: Environment): void {
  const missing = ENGINES.filter((name) => !environment[name] && !environment[`${name}_FILE`]);
  if (missing.length === 0) return;
  throw new StartError(
    `A cluster runs on MongoDB, Meilisearch and Redis; not set: ${missing.join(", ")}.\n` +
      "Set their addresses in the environment or in .env, or run everything on this machine alone: npm start",
  );
}

type OptionTypes = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

function parseCommandLine(args: string[], options: OptionTypes) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
