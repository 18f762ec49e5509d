import { readFile } from "node:fs/promises";

/** The cost of a running process so far, and its current memory. */
export interface ProcessCost {
  /** The cost of its work, independent of other load. */
  cpuSeconds: number;
  peakRssMb: number;
  /** Private memory. */
  ownMb: number;
  /** Memory-mapped file pages, which the system reclaims as needed. */
  fileMb: number;
}

const TICKS_PER_SECOND = 100;
const USER_TICKS_AT = 11;
const SYSTEM_TICKS_AT = 12;
const SAMPLE_EVERY_MS = 50;

/** NaN if the system does not report it (Linux does). */
export async function readProcessCost(pid: number | "self"): Promise<ProcessCost> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? Number.NaN) / 1024;
  return {
    cpuSeconds: (Number(ticks[USER_TICKS_AT]) + Number(ticks[SYSTEM_TICKS_AT])) / TICKS_PER_SECOND,
    peakRssMb: megabytes("VmHWM"),
    ownMb: megabytes("RssAnon"),
    fileMb: megabytes("RssFile"),
  };
}

/** The cost of a process until `stop`, with samples of its private memory. */
export async function watchCost(pid: number): Promise<{ stop(): Promise<ProcessCost & { ownMbSamples: number[] }> }> {
  const before = await readProcessCost(pid);
  const ownMbSamples = [before.ownMb];
  const timer = setInterval(
    () => void readProcessCost(pid).then(({ ownMb }) => ownMbSamples.push(ownMb)),
    SAMPLE_EVERY_MS,
  );
  return {
    async stop() {
      clearInterval(timer);
      const after = await readProcessCost(pid);
      return { ...after, cpuSeconds: after.cpuSeconds - before.cpuSeconds, ownMbSamples };
    },
  };
}
