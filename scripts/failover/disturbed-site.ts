import { setTimeout as sleep } from "node:timers/promises";
import type { ImportJob } from "../../shared/src/contracts/import-job.ts";
import { type Engines, openEngines } from "../../shared/src/engines/open-engines.ts";
import { awaitImport, awaitJob } from "./await-import.ts";
import { startBalancer } from "./balancer.ts";
import { type DisturbanceReport, reportOn } from "./disturbance-report.ts";
import { endStateOf } from "./end-state.ts";
import type { EngineSettings } from "./find-engines.ts";
import { importSheet } from "./import-sheet.ts";
import { startLoad } from "./load.ts";
import { logIn } from "./log-in.ts";
import { openRequestMix, POPULAR_PAGES } from "./request-mix.ts";
import { ADMINISTRATOR, type RunningCluster, startCluster } from "./running-cluster.ts";

export const BATCH_SIZE_ROWS = 100;
/** The rate rises as long; kept answers are in the caches by then, and code is compiled. */
const RAMP_MS = 20_000;
const WARM_UP_MS = RAMP_MS + 5_000;
const WATCHED_MS = 15_000;
/** Short, so that the job of a dead worker is taken on while the load still runs. */
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

/** Two of each process under the load of visitors, with an import under way. */
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
    /** What the load sends: 200 unless a slow machine asks for less. */
    requestsPerSecond: number;
    /** Of each sheet that is imported meanwhile. */
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

/** A site that is disturbed has been visited before: no gateway learns its most read pages under the full load. */
async function visitPopularPages(gateways: readonly string[]): Promise<void> {
  for (const gateway of gateways) {
    for (const path of POPULAR_PAGES) await (await fetch(`${gateway}${path}`)).arrayBuffer();
  }
}

/** As the admin area does it: the answer comes when the import has ended, or never where its gateway dies. */
export function sendSheet(gateway: string, cookie: string, sheet: string): Promise<Response> {
  const body = new FormData();
  body.append("file", new Blob([sheet]), "wave.csv");
  body.append("batchSize", String(BATCH_SIZE_ROWS));
  return fetch(`${gateway}/api/upload-excel-batch`, { method: "POST", headers: { cookie }, body });
}
