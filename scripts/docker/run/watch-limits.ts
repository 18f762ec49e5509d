import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { service as serviceOf } from "../compose-file.ts";

/** The maximum observed for a container of a service. */
export interface LimitUse {
  memoryMb: number;
  memoryLimitMb: number;
  pids: number;
  pidsLimit: number;
}

export interface LimitWatch {
  peaks(): ReadonlyMap<string, LimitUse>;
  stop(): void;
}

const UNIT_MB: Readonly<Record<string, number>> = { B: 1 / 1024 ** 2, KiB: 1 / 1024, MiB: 1, GiB: 1024 };

/** Samples all containers of a project about once a second. */
export function watchLimits(project: string): LimitWatch {
  const peaks = new Map<string, LimitUse>();
  const stats = spawn("docker", ["stats", "--format", "{{.Name}} {{.MemUsage}} {{.PIDs}}"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const pattern = new RegExp(`${project}-(\\w+)-\\d+ ([\\d.]+)(\\w+) / ([\\d.]+)(\\w+) (\\d+)`);
  createInterface({ input: stats.stdout }).on("line", (line) => {
    const [, service = "", used, usedUnit = "", limit, limitUnit = "", pids] = pattern.exec(line) ?? [];
    if (used === undefined) return;
    const before = peaks.get(service);
    peaks.set(service, {
      memoryMb: Math.max(before?.memoryMb ?? 0, Number(used) * (UNIT_MB[usedUnit] ?? Number.NaN)),
      memoryLimitMb: Number(limit) * (UNIT_MB[limitUnit] ?? Number.NaN),
      pids: Math.max(before?.pids ?? 0, Number(pids)),
      pidsLimit: serviceOf(service).pids_limit,
    });
  });
  return { peaks: () => peaks, stop: () => stats.kill() };
}

export function describePeaks(peaks: ReadonlyMap<string, LimitUse>): string {
  const lines = [...peaks].map(
    ([service, { memoryMb, memoryLimitMb, pids, pidsLimit }]) =>
      `${service}: ${memoryMb.toFixed(0)} of ${memoryLimitMb.toFixed(0)} MB, ${pids} of ${pidsLimit} processes and threads`,
  );
  return lines.toSorted().join("\n");
}
