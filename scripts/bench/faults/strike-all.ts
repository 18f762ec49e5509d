import { setTimeout as pause } from "node:timers/promises";
import { readProcessList } from "../../cluster/process-list.ts";
import { type Load, type LoadRecord, REFUSED } from "../../failover/site/load.ts";
import { PROCESS_NAMES } from "../../supervisor/processes.ts";
import { readProcessCost } from "../measure/process-cost.ts";
import { toTable } from "../report/table.ts";

export const PER_SECOND = 50;
export const RAMP_MS = 5_000;
/** The duration of a stop, an outage or a full disk. */
export const LASTS_MS = 15_000;
export const LASTS_TEXT = `for ${LASTS_MS / 1000} s`;
const QUIET_MS = 10_000;
/** Longer than the load's timeout, so that every failure is attributed to its fault. */
const SETTLE_MS = 30_000;

export interface Fault {
  title: string;
  lastsMs: number;
  strike(): unknown;
  end(): unknown;
}

interface Outcome {
  requests: number;
  failed: readonly LoadRecord[];
  /** From the end of the fault to the end of the last failed request; 0 if none failed after it. */
  recoveredAfterSeconds: number;
}

export interface Drill {
  /** Of all requests, in percent. */
  failedShare: number;
  slowestRecoverySeconds: number;
}

/** Kills and stops one process of each service listed in `dataDir`. */
export function processFaults(dataDir: string): Fault[] {
  const pidOf = (name: string): number => {
    const pid = readProcessList(dataDir).find((listed) => listed.process === name)?.pid;
    if (pid === undefined) throw new Error(`${name} does not run`);
    return pid;
  };
  return PROCESS_NAMES.flatMap((name) => {
    let stopped = 0;
    const stop = (): void => {
      stopped = pidOf(name);
      process.kill(stopped, "SIGSTOP");
    };
    return [
      { title: `${name} is killed`, lastsMs: 0, strike: () => process.kill(pidOf(name), "SIGKILL"), end: () => {} },
      {
        title: `${name} is stopped ${LASTS_TEXT}`,
        lastsMs: LASTS_MS,
        strike: stop,
        end: () => process.kill(stopped, "SIGCONT"),
      },
    ];
  });
}

/** Causes one fault after the other under load, and prints a row for each. */
export async function strikeAll(
  load: Load,
  faults: readonly Fault[],
  { dataDir, note }: { dataDir: string; note(line: string): void },
): Promise<Drill> {
  await pause(RAMP_MS + QUIET_MS);
  const outcomes: Outcome[] = [];
  const rows: string[][] = [];
  for (const fault of faults) {
    const outcome = await strike(load, fault);
    const { failed, requests, recoveredAfterSeconds } = outcome;
    outcomes.push(outcome);
    const refused = failed.filter((record) => record.fault === REFUSED).length;
    const memory = await Promise.all(PROCESS_NAMES.map((name) => memoryOf(dataDir, name)));
    const counts = [`${failed.length} of ${requests}`, String(refused)];
    rows.push([fault.title, ...counts, `${recoveredAfterSeconds.toFixed(1)} s`, ...memory]);
  }
  await load.stop();
  const columns = ["Fault", "Failed", "Of them refused (503)", "Recovered after"];
  const table = toTable([...columns, ...PROCESS_NAMES.map((name) => `${name}, MB`)], rows);
  for (const line of table.split("\n")) note(line);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  const failed = sum(outcomes.map((outcome) => outcome.failed.length));
  return {
    failedShare: (100 * failed) / sum(outcomes.map(({ requests }) => requests)),
    slowestRecoverySeconds: Math.max(...outcomes.map(({ recoveredAfterSeconds }) => recoveredAfterSeconds)),
  };
}

async function strike(load: Load, fault: Fault): Promise<Outcome> {
  const from = load.now();
  await fault.strike();
  await pause(fault.lastsMs);
  await fault.end();
  const endedAt = load.now();
  await pause(SETTLE_MS);
  const records = load.records().filter(({ sentAt }) => sentAt >= from);
  const failed = records.filter((record) => record.fault !== undefined);
  const lastFailureAt = Math.max(endedAt, ...failed.map(({ sentAt, durationMs }) => sentAt + durationMs));
  return { requests: records.length, failed, recoveredAfterSeconds: (lastFailureAt - endedAt) / 1000 };
}

/** The private memory of the largest replica in MB; a dash while none runs. */
async function memoryOf(dataDir: string, name: string): Promise<string> {
  const replicas = readProcessList(dataDir).filter((listed) => listed.process === name);
  const sizes = await Promise.all(replicas.map(async ({ pid }) => (await readProcessCost(pid)).ownMb));
  const known = sizes.filter((size) => !Number.isNaN(size));
  return known.length === 0 ? "–" : Math.max(...known).toFixed(0);
}
