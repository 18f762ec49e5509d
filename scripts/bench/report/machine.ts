import { cpus, loadavg, totalmem } from "node:os";
import { z } from "zod";

export const machineSchema = z.object({
  cores: z.int(),
  cpu: z.string(),
  memoryGb: z.number(),
  node: z.string(),
  sqlite: z.string(),
});
export type Machine = z.infer<typeof machineSchema>;

export function thisMachine(): Machine {
  return {
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    sqlite: process.versions.sqlite ?? "unknown",
  };
}

export function machineText({ cores, cpu, memoryGb, node, sqlite }: Machine): string {
  return `${cores} × ${cpu}, ${memoryGb} GB, Node ${node}, SQLite ${sqlite}`;
}

/** Over the last minute. */
export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}
