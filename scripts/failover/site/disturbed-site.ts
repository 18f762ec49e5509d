import { setTimeout as sleep } from "node:timers/promises";
import type { ImportJob } from "../../../shared/contracts/src/imports/import-job.ts";
import type { Engines } from "../../../shared/engines/src/engines.ts";
import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import type { EngineSettings } from "../find-engines.ts";
import { startBalancer } from "./balancer.ts";
import { type DisturbanceReport, reportOn } from "./disturbance-report.ts";
import { endStateOf } from "./end-state.ts";
import { awaitImport, awaitJob, importSheet } from "./import-sheet.ts";
import { logIn, startLoad } from "./load.ts";
import { openRequestMix, POPULAR_PAGES } from "./request-mix.ts";
import { ADMINISTRATOR, type RunningCluster, startCluster } from "./running-cluster.ts";

export const BATCH_SIZE_ROWS = 100;
/** How long the rate rises; by then caches are filled and code is compiled. */
const RAMP_MS = 20_000;
const WARM_UP_MS = RAMP_MS + 5_000;
const WATCHED_MS = 15_000;
/** Short, so that a dead worker's job is taken over during the load. */
const LEASE_SECONDS = "6";

export interface Disturbance {
  title: string;
  wave: number;
  rows: number;
  disturb: (cluster: RunningCluster) => Promise<void>;
}

export interface Outcome {
  report: DisturbanceReport;
  job: ImportJob;
  sheet: string;
}

/** Two replicas of each process under visitor load, during an import. */
export interface DisturbedSite {
  cluster: RunningCluster;
  engines: Engines;
  cookie: string;
  disturbed(disturbance: Disturbance): Promise<Outcome>;
  endState(): ReturnType<typeof endStateOf>;
  stop(): Promise<void>;
}

export interface DisturbedSiteOptions {
  settings: EngineSettings;
  demoBusinesses: number;
  requestsPerSecond: number;
  isRestarting?: boolean;
}

declare module "vitest" {
  interface ProvidedContext {
    /** The request rate: 200 unless a slow machine is given less. */
    requestsPerSecond: number;
    /** The rows of each imported sheet. */
    importRows: number;
  }
}

export async function startDisturbedSite(options: DisturbedSiteOptions): Promise<DisturbedSite> {
  const { settings, demoBusinesses, requestsPerSecond, isRestarting = true } = options;
  const cluster = await startCluster({
    engines: settings,
    isRestarting,
    environment: { DEMO_BUSINESSES: String(demoBusinesses), IMPORT_LEASE_SECONDS: LEASE_SECONDS },
  });
  const config = { ...settings, DATA_DIR: cluster.dataDir };
  const engines = await openEngines(config);
  const [demo] = await engines.importJobs.list(1);
  if (demo !== undefined) await awaitImport(engines.importJobs, demo.id);
  const [gateway = ""] = cluster.gateways;
  const cookie = await logIn(gateway, ADMINISTRATOR);
  return {
    cluster,
    engines,
    cookie,
    disturbed: (disturbance) => disturb(disturbance, { cluster, engines, cookie, requestsPerSecond }),
    endState: () => endStateOf(engines, config),
    async stop() {
      await engines.close();
      await cluster.stop();
    },
  };
}

async function disturb(
  { title, wave, rows, disturb: strike }: Disturbance,
  site: Pick<DisturbedSite, "cluster" | "engines" | "cookie"> & { requestsPerSecond: number },
): Promise<Outcome> {
  const { cluster, engines, cookie, requestsPerSecond } = site;
  const balancer = startBalancer(cluster.processes("gateway"));
  const gateway = balancer.next();
  const nextRequest = await openRequestMix({ gateway, cookie });
  await visitPopularPages(cluster.gateways);
  const load = startLoad({ balancer, nextRequest, perSecond: requestsPerSecond, rampMs: RAMP_MS });
  try {
    await sleep(WARM_UP_MS);
    const [before] = await engines.importJobs.list(1);
    const sheet = importSheet(wave, rows);
    const upload = sendSheet(gateway, cookie, sheet).catch(() => undefined);
    const running = await awaitJob(
      async () => (await engines.importJobs.list(1))[0],
      (newest) => newest.id !== before?.id && newest.checkpointRow > 0,
    );
    const disturbedAt = load.now();
    await strike(cluster);
    const [job] = await Promise.all([awaitImport(engines.importJobs, running.id), sleep(WATCHED_MS)]);
    await upload;
    await load.stop();
    const report = reportOn(title, load.records(), disturbedAt);
    return { report, job, sheet };
  } finally {
    await load.stop();
    balancer.stop();
  }
}

/** Fills the gateways' caches first: no real site meets full load with cold ones. */
async function visitPopularPages(gateways: readonly string[]): Promise<void> {
  for (const gateway of gateways) {
    for (const path of POPULAR_PAGES) await (await fetch(`${gateway}${path}`)).arrayBuffer();
  }
}

/** Like the admin area: the response ends with the import, or never if its gateway dies. */
export function sendSheet(gateway: string, cookie: string, sheet: string): Promise<Response> {
  const body = new FormData();
  body.append("file", new Blob([sheet]), "wave.csv");
  body.append("batchSize", String(BATCH_SIZE_ROWS));
  return fetch(`${gateway}/api/upload-excel-batch`, { method: "POST", headers: { cookie }, body });
}
