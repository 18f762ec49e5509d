import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeSmallDisk, type SmallDisk } from "../../../shared/src/testing/small-disk.ts";
import { startEmbeddedSite, type TestSite } from "../../checks/test-site.ts";
import { readProcessList } from "../../cluster/process-list.ts";
import { type Load, startLoad } from "../../failover/load.ts";
import { openRequestMix } from "../../failover/request-mix.ts";
import { PROCESS_NAMES } from "../../supervisor/processes.ts";
import type { BenchCase, BenchContext } from "../bench-case.ts";
import { costOf } from "../measure/process-cost.ts";
import { toTable } from "../report/table.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const BUSINESSES = 3_000;
const DISK_MB = 512;
const PER_SECOND = 50;
const RAMP_MS = 5_000;
const QUIET_MS = 10_000;
const HANG_MS = 15_000;
/** Longer than the load waits for an answer, so that every failure is counted with its fault. */
const SETTLE_MS = 30_000;

interface Fault {
  title: string;
  lastsMs: number;
  strike(): unknown;
  end(): unknown;
}

interface Outcome {
  failed: number;
  asked: number;
  /** From the end of the fault to the end of the last request that failed; 0 where none failed after it. */
  recoveredAfterSeconds: number;
}

/** Kills and stops every process in turn and fills the disk, while visitors and an administrator read. */
export const faultsCase: BenchCase = {
  name: "faults",
  about: `Failed requests of ${PER_SECOND} a second while processes are killed and stopped and the disk is full`,
  needs: [],
  async *run(context) {
    const disk = await makeSmallDisk(DISK_MB);
    if (disk === undefined) context.note("the disk is not filled: this user may not mount one");
    const dataDir = await mkdtemp(join(disk?.folder ?? context.scratch, "faults-"));
    const businesses = String(Math.min(BUSINESSES, context.businesses));
    const site = await startEmbeddedSite(ROOT, { DEMO_BUSINESSES: businesses, RATE_LIMIT_FACTOR: "0" }, dataDir);
    try {
      const load = await startVisitors(site);
      await pause(RAMP_MS + QUIET_MS);
      const outcomes = await strikeAll(load, [...processFaults(dataDir), ...diskFaults(disk)], dataDir, context);
      await load.stop();
      const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
      const asked = outcomes.reduce((sum, outcome) => sum + outcome.asked, 0);
      yield { what: "Faults, failed requests", value: (100 * failed) / asked };
      yield {
        what: "Faults, slowest recovery",
        value: Math.max(...outcomes.map(({ recoveredAfterSeconds }) => recoveredAfterSeconds)),
      };
    } finally {
      await site.stop();
      await (disk === undefined ? rm(dataDir, { recursive: true, force: true }) : disk.remove());
    }
  },
};

async function startVisitors({ url, username, password }: TestSite): Promise<Load> {
  const login = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const cookie = login.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const nextRequest = await openRequestMix({ gateway: url, cookie });
  const balancer = { next: () => url, stop: () => undefined };
  return startLoad({ balancer, nextRequest, perSecond: PER_SECOND, rampMs: RAMP_MS });
}

function processFaults(dataDir: string): Fault[] {
  const signal = (name: string, code: NodeJS.Signals): void => {
    const pid = readProcessList(dataDir).find((listed) => listed.name === name)?.pid;
    if (pid === undefined) throw new Error(`${name} does not run`);
    process.kill(pid, code);
  };
  return PROCESS_NAMES.flatMap((name) => [
    { title: `${name} is killed`, lastsMs: 0, strike: () => signal(name, "SIGKILL"), end: () => undefined },
    {
      title: `${name} is stopped for ${HANG_MS / 1000} s`,
      lastsMs: HANG_MS,
      strike: () => signal(name, "SIGSTOP"),
      end: () => signal(name, "SIGCONT"),
    },
  ]);
}

function diskFaults(disk: SmallDisk | undefined): Fault[] {
  if (disk === undefined) return [];
  return [
    {
      title: `the disk is full for ${HANG_MS / 1000} s`,
      lastsMs: HANG_MS,
      strike: () => disk.fill(),
      end: disk.makeRoom,
    },
  ];
}

async function strikeAll(
  load: Load,
  faults: readonly Fault[],
  dataDir: string,
  { note }: BenchContext,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const rows: string[][] = [];
  for (const fault of faults) {
    const outcome = await strike(load, fault);
    const { failed, asked, recoveredAfterSeconds } = outcome;
    outcomes.push(outcome);
    const memory = await Promise.all(PROCESS_NAMES.map((name) => memoryOf(dataDir, name)));
    rows.push([fault.title, `${failed} of ${asked}`, `${recoveredAfterSeconds.toFixed(1)} s`, ...memory]);
  }
  const table = toTable(["Fault", "Failed", "Recovered after", ...PROCESS_NAMES.map((name) => `${name}, MB`)], rows);
  for (const line of table.split("\n")) note(line);
  return outcomes;
}

async function strike(load: Load, fault: Fault): Promise<Outcome> {
  const from = load.now();
  await fault.strike();
  await pause(fault.lastsMs);
  await fault.end();
  const endedAt = load.now();
  await pause(SETTLE_MS);
  const asked = load.records().filter(({ sentAt }) => sentAt >= from);
  const failed = asked.filter((record) => record.fault !== undefined);
  const lastFailureAt = Math.max(endedAt, ...failed.map(({ sentAt, durationMs }) => sentAt + durationMs));
  return { failed: failed.length, asked: asked.length, recoveredAfterSeconds: (lastFailureAt - endedAt) / 1000 };
}

/** The memory of its own in MB; a dash while the process does not run. */
async function memoryOf(dataDir: string, name: string): Promise<string> {
  const pid = readProcessList(dataDir).find((listed) => listed.name === name)?.pid;
  const ownMb = pid === undefined ? Number.NaN : (await costOf(pid)).ownMb;
  return Number.isNaN(ownMb) ? "–" : ownMb.toFixed(0);
}
