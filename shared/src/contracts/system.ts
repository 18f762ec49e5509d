import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/** Measured figures; null where there is nothing to measure them by yet. */
const figure = z.number().min(0).nullable();

export const processStatusSchema = z.object({
  /** As the process calls itself: `gateway`; its address where it does not answer. */
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
  /** Whether every process that should run has answered; null where none is known. */
  isHealthy: z.boolean().nullable(),
  processes: z.array(processStatusSchema),
  /** Of the gateway: what visitors ask and how long they wait. */
  requests: z.object({
    perSecond: figure,
    p95Ms: figure,
    /** Part of the answers that were failures of the site (5xx), 0 to 1. */
    failureShare: figure,
    /** Time that the three figures are about. */
    windowSeconds: figure,
  }),
  /** Null where the store does not tell; `lastAt` is null before the first. */
  backup: z.object({ lastAt: z.iso.datetime().nullable() }).nullable(),
  /** Of the machine that the admin service runs on. */
  machine: z.object({
    cores: z.int().min(1),
    /** Of all cores, whoever uses them, 0 to 1. */
    cpuShare: figure,
    memoryBytes: z.number(),
    memoryFreeBytes: z.number(),
    /** Of the volume that holds the data. */
    diskBytes: figure,
    diskFreeBytes: figure,
  }),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;

export const getSystemStatus = defineEndpoint({
  method: "GET",
  path: "/api/admin/system",
  summary: "How the site's processes are: memory, processor, disk, requests per second and how long they take",
  access: "session",
  response: systemStatusSchema,
});
