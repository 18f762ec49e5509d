import { statfs } from "node:fs/promises";
import { availableParallelism, cpus, freemem, totalmem } from "node:os";
import type { ProcessStatus, SystemStatus } from "@meridian/contracts/admin/system";
import type { BlockedSource } from "@meridian/contracts/site/site-settings";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import { within } from "@meridian/platform/within";
import type { BackupRecord } from "@meridian/ports/site/backup-record";
import { Gauge } from "prom-client";
import type { BlockedSourceLog } from "./blocked-source-log.ts";
import { blockedSourcesOf } from "./blocked-sources.ts";
import { durationOfShare, type ProcessSample, requestsBetween } from "./process-sample.ts";
import { type ProcessReading, readProcesses } from "./read-processes.ts";

/** The window over which rates are computed, or the age of the watch if that is shorter. */
const WINDOW_MS = 5 * 60_000;
const SAMPLE_EVERY_MS = 15_000;
/** Requests within this time share the same figures. */
const FRESH_MS = 4_000;
const FAST_ENOUGH_SHARE = 0.95;
const GATEWAY = "gateway";
const ANSWER_TIMEOUT_MS = 2_000;

interface Round {
  at: number;
  processor: ProcessorTimes;
  readings: readonly ProcessReading[];
}

export interface SystemWatch {
  status(): Promise<SystemStatus>;
  /** What the gateways' policy blocked. */
  blocked(): Promise<BlockedSource[]>;
  /** Samples repeatedly, so that there is something to compare with. Returns a function that stops it. */
  run(): () => void;
}

export interface SystemWatchOptions {
  /** The internal addresses of the site's processes. */
  metricsUrls: readonly URL[];
  /** Process names by address, for processes that never answer. */
  names?: ReadonlyMap<string, string>;
  /** The folder whose volume is measured; undefined measures none. */
  dataDir?: string | undefined;
  backups: Pick<BackupRecord, "lastAt">;
  /** When undefined, only what gateways counted since their start is known. */
  blockedLog?: BlockedSourceLog;
  now: () => Date;
}

/** Watches the processes through their metrics. Rates are the difference between two rounds. */
export function createSystemWatch({
  metricsUrls,
  names,
  dataDir,
  backups,
  blockedLog,
  now,
}: SystemWatchOptions): SystemWatch {
  const known = new Map(names);
  let rounds: Round[] = [];
  let underWay: Promise<Round> | undefined;

  const measure = async (): Promise<Round> => {
    const readings = await readProcesses(metricsUrls);
    for (const { url, sample } of readings)
      if (sample !== undefined && sample.service !== "") known.set(url, sample.service);
    const round = { at: now().getTime(), processor: processorTimes(), readings };
    // If the store is unavailable, some of these counts are missing, but no other figure.
    await blockedLog?.add(readings).catch(() => undefined);
    rounds = [...rounds.filter(({ at }) => round.at - at <= WINDOW_MS), round];
    return round;
  };

  const latest = (): Promise<Round> => {
    const last = rounds.at(-1);
    if (last !== undefined && now().getTime() - last.at < FRESH_MS) return Promise.resolve(last);
    underWay ??= measure().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  return {
    async status() {
      const last = await latest();
      return {
        measuredAt: new Date(last.at).toISOString(),
        isHealthy: last.readings.length === 0 ? null : last.readings.every(({ sample }) => sample !== undefined),
        processes: last.readings.map((reading) => {
          const service = known.get(reading.url) ?? new URL(reading.url).host;
          return { service, ...figuresOf(reading, last.at, rounds) };
        }),
        requests: requestFiguresOf(last, rounds),
        backup: await backupOf(backups),
        machine: { ...(await machineOf(dataDir)), cpuShare: busyShareOf(last.processor, rounds[0]?.processor) },
      };
    },
    async blocked() {
      const { readings } = await latest();
      return blockedSourcesOf(
        readings.flatMap(({ sample }) => sample?.blocked ?? []),
        (await blockedLog?.recent()) ?? [],
      );
    },
    run() {
      const timer = setInterval(() => void latest(), SAMPLE_EVERY_MS);
      timer.unref();
      void latest();
      return () => clearInterval(timer);
    },
  };
}

/** The oldest sample of the same process run, with the time since. */
function findEarlierSample(url: string, sample: ProcessSample, at: number, rounds: readonly Round[]) {
  for (const round of rounds) {
    if (round.at >= at) return undefined;
    const earlier = round.readings.find((reading) => reading.url === url)?.sample;
    if (earlier !== undefined && earlier.startedAtSeconds === sample.startedAtSeconds) {
      return { sample: earlier, seconds: (at - round.at) / 1000 };
    }
  }
  return undefined;
}

function figuresOf(
  { url, sample }: ProcessReading,
  at: number,
  rounds: readonly Round[],
): Omit<ProcessStatus, "service"> {
  if (sample === undefined) return { isReached: false, uptimeSeconds: null, memoryBytes: null, cpuShare: null };
  const earlier = findEarlierSample(url, sample, at, rounds);
  const { cpuSeconds, startedAtSeconds, memoryBytes } = sample;
  const hasCpu = cpuSeconds !== undefined && earlier?.sample.cpuSeconds !== undefined;
  return {
    isReached: true,
    uptimeSeconds: startedAtSeconds === undefined ? null : Math.max(0, at / 1000 - startedAtSeconds),
    memoryBytes: memoryBytes ?? null,
    cpuShare: hasCpu ? Math.max(0, (cpuSeconds - (earlier.sample.cpuSeconds ?? 0)) / earlier.seconds) : null,
  };
}

function requestFiguresOf({ at, readings }: Round, rounds: readonly Round[]): SystemStatus["requests"] {
  const spans = readings.flatMap(({ url, sample }) => {
    if (sample?.service !== GATEWAY) return [];
    const earlier = findEarlierSample(url, sample, at, rounds);
    if (earlier === undefined) return [];
    return [{ seconds: earlier.seconds, counted: requestsBetween(earlier.sample.requests, sample.requests) }];
  });
  if (spans.length === 0) return { perSecond: null, p95Ms: null, failureShare: null, windowSeconds: null };
  const total = spans.reduce((sum, { counted }) => sum + counted.total, 0);
  const failures = spans.reduce((sum, { counted }) => sum + counted.failures, 0);
  const buckets = new Map<number, number>();
  for (const { counted } of spans) {
    for (const [limit, count] of counted.buckets) buckets.set(limit, (buckets.get(limit) ?? 0) + count);
  }
  const p95Seconds = durationOfShare({ total, failures, buckets }, FAST_ENOUGH_SHARE);
  return {
    perSecond: spans.reduce((sum, { seconds, counted }) => sum + counted.total / seconds, 0),
    p95Ms: p95Seconds === undefined ? null : p95Seconds * 1000,
    failureShare: total === 0 ? null : failures / total,
    windowSeconds: Math.max(...spans.map(({ seconds }) => seconds)),
  };
}

async function backupOf(backups: SystemWatchOptions["backups"]): Promise<SystemStatus["backup"]> {
  return backups.lastAt().then(
    (lastAt) => ({ lastAt: lastAt?.toISOString() ?? null }),
    () => null,
  );
}

/** Since the machine started, over all cores, in milliseconds. */
interface ProcessorTimes {
  busy: number;
  all: number;
}

function processorTimes(): ProcessorTimes {
  const sums = { busy: 0, all: 0 };
  for (const { times } of cpus()) {
    const all = Object.values(times).reduce((sum, time) => sum + time, 0);
    sums.all += all;
    sums.busy += all - times.idle;
  }
  return sums;
}

/** Null until there is an earlier sample. */
function busyShareOf(last: ProcessorTimes, first: ProcessorTimes | undefined): number | null {
  if (first === undefined || last.all <= first.all) return null;
  return Math.min(1, Math.max(0, (last.busy - first.busy) / (last.all - first.all)));
}

async function machineOf(dataDir: string | undefined): Promise<Omit<SystemStatus["machine"], "cpuShare">> {
  const disk = dataDir === undefined ? undefined : await statfs(dataDir).catch(() => undefined);
  return {
    cores: availableParallelism(),
    memoryBytes: totalmem(),
    memoryFreeBytes: freemem(),
    diskBytes: disk === undefined ? null : disk.blocks * disk.bsize,
    diskFreeBytes: disk === undefined ? null : disk.bavail * disk.bsize,
  };
}

/** NaN before the first backup and while the store is unavailable. */
export function measureBackups({ registry }: Metrics, backups: Pick<BackupRecord, "lastAt">): void {
  new Gauge({
    name: "backup_age_seconds",
    help: "Time since the last complete backup began; NaN when there is none",
    registers: [registry],
    async collect() {
      const lastAt = await within(ANSWER_TIMEOUT_MS, backups.lastAt()).catch(() => undefined);
      this.set(lastAt === undefined ? Number.NaN : (Date.now() - lastAt.getTime()) / 1000);
    },
  });
}
