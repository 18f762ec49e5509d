import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { PROCESS_NAMES, type ProcessPlan } from "../supervisor/processes.ts";

const listedProcessSchema = z.object({
  name: z.string(),
  process: z.enum(PROCESS_NAMES),
  pid: z.int(),
  url: z.string(),
  internalUrl: z.string(),
});

/** A running process of the cluster: what an operator needs to inspect or end it. */
export type ListedProcess = z.infer<typeof listedProcessSchema>;

const FILE = "processes.json";

/** Keeps the list in the data folder, updated atomically. */
export function writeProcessList(dataDir: string, running: readonly { plan: ProcessPlan; pid: number }[]): void {
  const list = running.map(({ plan, pid }): ListedProcess => {
    const { host, port, internalPort } = plan.address;
    const reached = host === "0.0.0.0" ? "127.0.0.1" : host;
    const url = `http://${reached}:${port}`;
    return { name: plan.name, process: plan.process, pid, url, internalUrl: `http://${reached}:${internalPort}` };
  });
  const path = join(dataDir, FILE);
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(list, undefined, 2)}\n`);
    renameSync(`${path}.new`, path);
  } catch {
    // A failing disk costs only the list, which the site does not need.
  }
}

export function readProcessList(dataDir: string): ListedProcess[] {
  return z.array(listedProcessSchema).parse(JSON.parse(readFileSync(join(dataDir, FILE), "utf8")));
}
