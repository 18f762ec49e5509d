import type { ProcessPlan } from "../supervisor/processes.ts";
import type { Site } from "../supervisor/site.ts";
import { StartError } from "../supervisor/start-error.ts";
import { waitUntilReady } from "../supervisor/wait-until-ready.ts";

const READY_TIMEOUT_MS = 120_000;

export interface ClusterStart<T> {
  site: Pick<Site, "start">;
  plans: readonly ProcessPlan[];
  /** Builds the pages if they are stale. */
  build: () => Promise<unknown>;
  /** Migrates the stores to this version. */
  prepare: () => Promise<T>;
  /** False: a process that is late aborts the start. */
  isRestarting: boolean;
  readyTimeoutMs?: number;
}

export interface StartedCluster<T> {
  prepared: T;
  /** Processes that are not ready yet: they are restarted whenever they die, while the others serve. */
  late: readonly string[];
}

/** Starts gateways first, which show that the site is starting; then pages once they are built, and services once the stores are ready. */
export async function startCluster<T>(options: ClusterStart<T>): Promise<StartedCluster<T>> {
  const { site, plans, build, prepare, isRestarting, readyTimeoutMs = READY_TIMEOUT_MS } = options;
  site.start(["gateway"]);
  const pages = build().then(() => site.start(["web"]));
  const data = prepare().then((prepared) => {
    site.start(["catalogue", "admin", "ingest"]);
    return prepared;
  });
  const [prepared] = await Promise.all([data, pages]);
  const late = await waitUntilReady(plans, readyTimeoutMs);
  if (late.length > 0 && !isRestarting) {
    throw new StartError(`Not ready in time: ${late.join(", ")}. Their logs say why.`);
  }
  return { prepared, late };
}
