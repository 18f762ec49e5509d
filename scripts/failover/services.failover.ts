import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { ImportJob } from "../../shared/contracts/src/imports/import-job.ts";
import type { ListedProcess } from "../cluster/process-list.ts";
import { PROCESS_NAMES } from "../supervisor/processes.ts";
import { type EngineSettings, findClusterEngines } from "./find-engines.ts";
import {
  BATCH_SIZE_ROWS,
  type Disturbance,
  type DisturbedSite,
  type Outcome,
  startDisturbedSite,
} from "./site/disturbed-site.ts";
import { reportedBy } from "./site/end-state.ts";
import { importSheet } from "./site/import-sheet.ts";
import type { RunningCluster } from "./site/running-cluster.ts";
import { startUndisturbedSite, type UndisturbedSite } from "./site/undisturbed-site.ts";

const DEMO_BUSINESSES = 1_500;
const RECOVERY_MS = 5_000;
/** Longer than a job's lease, so that a worker that wakes up has lost its job. */
const HANGS_FOR_MS = 10_000;

const engines = await findClusterEngines(inject("engineEnvironment"));
if (!engines.isFound) console.warn(`Failover of services is not tested: ${engines.reason}`);

let site: DisturbedSite;
let undisturbed: UndisturbedSite;
let wave = 0;

beforeAll(async () => {
  if (!engines.isFound) return;
  console.log(`Engines: ${engines.sources.join(", ")}`);
  // Both are assigned before either can fail, so that both are stopped.
  const starts = [
    startUndisturbedSite(engines.undisturbed, DEMO_BUSINESSES).then((started) => {
      undisturbed = started;
    }),
    startSite(engines.cluster, true).then((started) => {
      site = started;
    }),
  ];
  await Promise.allSettled(starts);
  await Promise.all(starts);
});

function startSite(settings: EngineSettings, isRestarting: boolean): Promise<DisturbedSite> {
  const requestsPerSecond = inject("requestsPerSecond");
  return startDisturbedSite({ settings, demoBusinesses: DEMO_BUSINESSES, requestsPerSecond, isRestarting });
}

afterAll(async () => {
  if (!engines.isFound) return;
  await site?.stop();
  await undisturbed?.stop();
  await engines.stop();
});

/** The replica that a disturbance hits. */
const REPLICAS = {
  gateway: async (cluster: RunningCluster) => cluster.find("gateway-1"),
  web: async (cluster: RunningCluster) => cluster.find("web-1"),
  catalogue: async (cluster: RunningCluster) => cluster.find("catalogue-1"),
  admin: async (cluster: RunningCluster) => cluster.find("admin-1"),
  "ingest without the job": async (cluster: RunningCluster) => {
    const holder = await cluster.holderOfJob();
    return cluster.find(holder.name === "ingest-1" ? "ingest-2" : "ingest-1");
  },
  "ingest with the job": (cluster: RunningCluster) => cluster.holderOfJob(),
} as const satisfies Record<string, (cluster: RunningCluster) => Promise<ListedProcess>>;
const KINDS = Object.keys(REPLICAS) as (keyof typeof REPLICAS)[];

type ComparedOutcome = Outcome & {
  /** The job for the same sheet on the undisturbed site. */
  undisturbedJob: ImportJob;
};

/** Both sites get the same sheets, whatever is found in between. */
async function outcomeOf(title: string, disturb: Disturbance["disturb"]): Promise<ComparedOutcome> {
  const outcome = await site.disturbed({ title, wave: ++wave, rows: inject("importRows"), disturb });
  const seconds = (Date.parse(outcome.job.finishedAt ?? "") - Date.parse(outcome.job.startedAt ?? "")) / 1000;
  console.log(`${outcome.report.text}\n  import: ${outcome.job.counters.rowsRead} rows in ${seconds.toFixed(1)} s`);
  const undisturbedJob = await undisturbed.import(outcome.sheet, BATCH_SIZE_ROWS);
  expect(outcome.report.failuresBefore).toBe(0);
  return { ...outcome, undisturbedJob };
}

/** Expects the same directory and job report as on the undisturbed site. */
async function expectSameEnd({ job, undisturbedJob }: ComparedOutcome): Promise<void> {
  expect(reportedBy(job)).toEqual(reportedBy(undisturbedJob));
  expect(await site.endState()).toEqual(await undisturbed.endState());
}

describe.skipIf(!engines.isFound)("two of each service under load, with an import under way", () => {
  it.each(KINDS)(
    "%s is killed: no read fails 5 s later, and the import ends as if nothing had happened",
    async (kind) => {
      const outcome = await outcomeOf(`${kind} is killed`, async (cluster) => {
        process.kill((await REPLICAS[kind](cluster)).pid, "SIGKILL");
      });
      expect(outcome.report.failuresAfter(RECOVERY_MS)).toEqual([]);
      await expectSameEnd(outcome);
    },
  );

  it.each(KINDS)("%s hangs and wakes up: no read fails 5 s later, and the import ends the same", async (kind) => {
    const outcome = await outcomeOf(`${kind} hangs`, async (cluster) => {
      const { pid } = await REPLICAS[kind](cluster);
      process.kill(pid, "SIGSTOP");
      setTimeout(() => process.kill(pid, "SIGCONT"), HANGS_FOR_MS);
    });
    expect(outcome.report.failuresAfter(RECOVERY_MS)).toEqual([]);
    await expectSameEnd(outcome);
  });

  it("all of them restart one after another: no read fails, and the import ends the same", async () => {
    const outcome = await outcomeOf("a rolling restart", async (cluster) => {
      for (const kind of [...PROCESS_NAMES].reverse()) {
        for (const { name, pid } of cluster.processes(kind)) {
          process.kill(pid, "SIGTERM");
          await untilRestarted(cluster, name, pid);
        }
      }
    });
    expect(outcome.report.failuresAfter(0)).toEqual([]);
    await expectSameEnd(outcome);
  });
});

describe.skipIf(!engines.isFound)("an upload that is half sent", () => {
  it.each(["gateway", "ingest"] as const)("makes no job when %s dies, and its sender gets an error", async (kind) => {
    const { cluster, cookie, engines: stores } = site;
    const jobs = await stores.importJobs.list(100);
    const files = await stores.files.list(new Date());
    const [gateway] = cluster.processes("gateway");
    const upload = startHalfUpload(gateway?.url ?? "", cookie);
    await upload.halfSent;
    const struck = kind === "gateway" ? [gateway] : cluster.processes("ingest");
    for (const listed of struck) if (listed !== undefined) process.kill(listed.pid, "SIGKILL");
    const end = await upload.ended;
    expect(end).toBe(kind === "gateway" ? "the connection was lost" : "status 502");
    for (const listed of struck) if (listed !== undefined) await untilRestarted(cluster, listed.name, listed.pid);
    expect(await stores.importJobs.list(100)).toEqual(jobs);
    const leftBehind = async () => (await stores.files.list(new Date())).filter((id) => !files.includes(id));
    // A killed process cannot clean up; the hourly sweep removes files that belong to no job.
    const leftByTheDead = kind === "gateway" ? 0 : 1;
    await expect.poll(leftBehind, { timeout: 20_000 }).toHaveLength(leftByTheDead);
    for (const id of await leftBehind()) expect(await stores.importJobs.findByFile(id)).toBeUndefined();
  });
});

it.skipIf(!engines.isFound)("a stopped cluster shuts down every process cleanly", async () => {
  const { cluster } = site;
  const names = cluster.processes().map(({ name }) => name);
  const silent = cluster.gateways.map((url) => connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {}));
  await Promise.all(silent.map((socket) => once(socket, "connect")));
  await cluster.end();
  for (const name of names) expect(await cluster.readLog(name), name).toMatch(/"msg":"stopped"}\s*$/);
});

it.skipIf(!engines.isFound)(
  "one of each is killed at once and stays dead: no read fails 5 s later, and the import ends the same",
  async () => {
    if (!engines.isFound) return;
    await site.stop();
    site = await startSite(engines.cluster, false);
    const outcome = await outcomeOf("one of each dies for good", async (cluster) => {
      const holder = await cluster.holderOfJob();
      for (const name of ["gateway-1", "web-1", "catalogue-1", "admin-1", holder.name]) {
        process.kill(cluster.find(name).pid, "SIGKILL");
      }
    });
    expect(outcome.report.failuresAfter(RECOVERY_MS)).toEqual([]);
    expect(site.cluster.processes()).toHaveLength(PROCESS_NAMES.length);
    await expectSameEnd(outcome);
  },
);

async function untilRestarted(cluster: RunningCluster, name: string, formerPid: number): Promise<void> {
  const pidNow = (): number | undefined => cluster.processes().find((listed) => listed.name === name)?.pid;
  const isBack = async (): Promise<boolean> => {
    const pid = pidNow();
    return pid !== undefined && pid !== formerPid && cluster.isReady(name);
  };
  await expect.poll(isBack, { timeout: 60_000, interval: 100 }).toBe(true);
}

/** Sends half of a form and holds back the rest. */
function startHalfUpload(gateway: string, cookie: string) {
  const boundary = "half-of-a-form";
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="half.csv"\r\n\r\n`;
  const sheet = importSheet(1, 2_000);
  const sending = request(`${gateway}/api/upload-excel`, {
    method: "POST",
    headers: {
      cookie,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": Buffer.byteLength(part) + 2 * Buffer.byteLength(sheet),
    },
  });
  sending.on("error", () => undefined);
  const ended = Promise.race([
    once(sending, "response").then(([answer]) => {
      answer.resume();
      return `status ${answer.statusCode}`;
    }),
    once(sending, "close").then(() => "the connection was lost"),
  ]).catch(() => "the connection was lost");
  const halfSent = new Promise<void>((resolve) => sending.write(part + sheet, () => resolve())).then(() =>
    sleep(1_000),
  );
  return { halfSent, ended };
}
