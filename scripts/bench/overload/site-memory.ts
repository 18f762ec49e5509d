import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { PROCESS_NAMES, planOf } from "../../supervisor/processes.ts";
import { watchCost } from "../measure/process-cost.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const composeSchema = z.object({ services: z.record(z.string(), z.object({ mem_limit: z.string() })) });
const NOWHERE = { host: "", port: 0, internalPort: 0 };

export interface PeakMemory {
  process: string;
  peakMb: number;
  /** The memory limit of this process's container. */
  limitMb: number;
}

/** Watches the private memory of a site's processes. */
export async function watchSiteMemory(supervisorPid: number): Promise<{ stop(): Promise<PeakMemory[]> }> {
  const limits = await memoryLimitsMb();
  const watches = await Promise.all(
    (await processesOf(supervisorPid)).map(async ({ name, pid }) => ({ name, watch: await watchCost(pid) })),
  );
  return {
    stop: () =>
      Promise.all(
        watches.map(async ({ name, watch }) => {
          const { ownMbSamples } = await watch.stop();
          const known = ownMbSamples.filter((sample) => !Number.isNaN(sample));
          return { process: name, peakMb: Math.max(...known), limitMb: limits.get(name) ?? Number.NaN };
        }),
      ),
  };
}

async function memoryLimitsMb(): Promise<Map<string, number>> {
  const text = await readFile(resolve(ROOT, "docker-compose.yml"), "utf8");
  const { services } = composeSchema.parse(parse(text, { merge: true }));
  return new Map(Object.entries(services).map(([name, { mem_limit }]) => [name, megabytesOf(mem_limit)]));
}

/** "320m", "1g" */
function megabytesOf(limit: string): number {
  return Number.parseFloat(limit) * (limit.endsWith("g") ? 1024 : 1);
}

async function processesOf(supervisorPid: number): Promise<{ name: string; pid: number }[]> {
  const children = await readFile(`/proc/${supervisorPid}/task/${supervisorPid}/children`, "utf8").catch(() => "");
  const found = await Promise.all(
    children.split(" ").map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
      const name = PROCESS_NAMES.find((each) => command.includes(planOf(each, NOWHERE).entryPoint));
      return name === undefined ? [] : [{ name, pid: Number(pid) }];
    }),
  );
  return found.flat();
}
