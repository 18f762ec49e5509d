import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";

/** A measured figure; null if there is nothing to measure it by yet. */
const figure = z.number().min(0).nullable();

export const processStatusSchema = z.object({
  /** The process's own name, such as `gateway`; its address if it does not answer. */
  service: z.string(),
  isReached: z.boolean(),
  uptimeSeconds: figure,
  memoryBytes: figure,
  /** Of one core: 0.5 is half a core. */
  cpuShare: figure,
});
export type ProcessStatus = z.infer<typeof processStatusSchema>;

export const systemStatusSchema = z.object({
  measuredAt: z.iso.datetime(),
  /** Whether every expected process has answered; null if none is known. */
  isHealthy: z.boolean().nullable(),
  processes: z.array(processStatusSchema),
  /** From the gateway: visitors' requests and response times. */
  requests: z.object({
    perSecond: figure,
    p95Ms: figure,
    /** The share of responses that were server errors (5xx), 0 to 1. */
    failureShare: figure,
    /** The time span of these three figures. */
    windowSeconds: figure,
  }),
  /** Null if the store does not tell; `lastAt` is null before the first backup. */
  backup: z.object({ lastAt: z.iso.datetime().nullable() }).nullable(),
  /** The machine the admin service runs on. */
  machine: z.object({
    cores: z.int().min(1),
    /** Of all cores and all processes, 0 to 1. */
    cpuShare: figure,
    memoryBytes: z.number(),
    memoryFreeBytes: z.number(),
    /** Of the volume with the data. */
    diskBytes: figure,
    diskFreeBytes: figure,
  }),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;

export const getSystemStatus = defineEndpoint({
  method: "GET",
  path: "/api/admin/system",
  summary: "Returns the state of the site's processes: memory, CPU, disk, request rate and response times",
  access: "session",
  response: systemStatusSchema,
});
