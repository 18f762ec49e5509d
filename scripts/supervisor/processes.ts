import {
  type ListenAddress,
  listenAddressOf,
  type ProcessName,
} from "../../shared/platform/src/http/server/process-config.ts";
import type { StartConfig } from "./start-config.ts";

/** In stop order: callers end before the processes they call. */
export const PROCESS_NAMES = [
  "gateway",
  "web",
  "catalogue",
  "admin",
  "ingest",
] as const satisfies readonly ProcessName[];

const ENTRY_POINTS: Readonly<Record<ProcessName, string>> = {
  gateway: "gateway/src/main.ts",
  web: "web/server/main.ts",
  catalogue: "services/catalogue/src/main.ts",
  admin: "services/admin/src/main.ts",
  ingest: "services/ingest/src/main.ts",
};

/**
 * Smaller heaps than Node's defaults for processes that allocate much and keep little: otherwise the young objects of an import, an export
 * or a traffic peak pile up until the process takes twice the memory it needs; in the catalogue each thread that searches would hold 130 MB
 * of them. The first rows of an import, a sample that is kept, are not a sign that later ones live long: no site of the code may allocate
 * as if they did. Its threads outnumber the processors: each frees its own young objects before helpers would have the time to.
 */
const MEMORY_FLAGS: Partial<Record<ProcessName, readonly string[]>> = {
  gateway: ["--max-semi-space-size=8", "--max-old-space-size=160"],
  web: ["--max-semi-space-size=16"],
  catalogue: ["--max-semi-space-size=16"],
  admin: ["--max-semi-space-size=8", "--max-old-space-size=256"],
  ingest: [
    "--max-semi-space-size=4",
    "--max-old-space-size=320",
    "--no-allocation-site-pretenuring",
    "--no-parallel-scavenge",
  ],
};

/**
 * The C library keeps heaps for the threads that allocate and returns little of them to the system: few hold the buffers of a
 * large import or export as well as many. Those of 64 KiB and more an import gives back one by one: left to itself the library
 * would keep ever larger ones, and half of the heap would come to be holes between them. A row of an import binds some hundred texts: each
 * thread keeps 16 free blocks per size instead of 7, and seldom needs the heap that all threads share.
 */
const MEMORY_SETTINGS: Partial<Record<ProcessName, Readonly<Record<string, string>>>> = {
  gateway: { MALLOC_ARENA_MAX: "2" },
  catalogue: { MALLOC_ARENA_MAX: "2" },
  admin: { MALLOC_ARENA_MAX: "2" },
  ingest: {
    MALLOC_ARENA_MAX: "1",
    MALLOC_MMAP_THRESHOLD_: "65536",
    MALLOC_TRIM_THRESHOLD_: "131072",
    GLIBC_TUNABLES: "glibc.malloc.tcache_count=16",
  },
};

export interface ProcessPlan {
  /** Unique among all processes; also the name of its log file. */
  name: string;
  process: ProcessName;
  entryPoint: string;
  /** Node flags used wherever it is started. */
  nodeFlags: readonly string[];
  address: ListenAddress;
  /** Settings in addition to the shared environment. */
  environment: Readonly<Record<string, string>>;
}

export function planOf(process: ProcessName, address: ListenAddress): ProcessPlan {
  return {
    name: process,
    process,
    entryPoint: ENTRY_POINTS[process],
    nodeFlags: MEMORY_FLAGS[process] ?? [],
    address,
    environment: MEMORY_SETTINGS[process] ?? {},
  };
}

export function processPlans(config: Pick<StartConfig, "PORT" | "LISTEN_HOST">): ProcessPlan[] {
  const { PORT, LISTEN_HOST } = config;
  return PROCESS_NAMES.map((name) => planOf(name, listenAddressOf(name, { PORT, LISTEN_HOST, LOG_LEVEL: "info" })));
}
