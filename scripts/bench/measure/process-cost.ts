import { readFile } from "node:fs/promises";

/** What a living process has cost so far, and what it holds at the moment. */
export interface ProcessCost {
  /** What its work costs, whatever else the machine does. */
  cpuSeconds: number;
  peakRssMb: number;
  /** Its own, which nobody else can take. */
  ownMb: number;
  /** Pages of mapped files, which the system takes back as it needs them. */
  fileMb: number;
}

const TICKS_PER_SECOND = 100;
const USER_TICKS_AT = 11;
const SYSTEM_TICKS_AT = 12;
const SAMPLE_EVERY_MS = 50;

/** NaN where the system does not say (Linux does). */
export async function costOf(pid: number | "self"): Promise<ProcessCost> {
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

/** What a process costs from now until `stop`, with samples of the memory it holds of its own. */
export async function watchCost(pid: number): Promise<{ stop(): Promise<ProcessCost & { ownMbSamples: number[] }> }> {
  const before = await costOf(pid);
  const ownMbSamples = [before.ownMb];
  const timer = setInterval(() => void costOf(pid).then(({ ownMb }) => ownMbSamples.push(ownMb)), SAMPLE_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      const after = await costOf(pid);
      return { ...after, cpuSeconds: after.cpuSeconds - before.cpuSeconds, ownMbSamples };
    },
  };
}
