import { z } from "zod";

/** Offset of each process's public port from PORT; its internal port (health, metrics) is ten above. */
const PORT_OFFSETS = { gateway: 0, web: 1, catalogue: 2, admin: 3, ingest: 4 } as const;
const INTERNAL_OFFSET = 10;

export const portSchema = z.coerce.number().int().min(1).max(65_535);
const logLevelSchema = z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]);

export type ProcessName = keyof typeof PORT_OFFSETS;

/** Settings shared by all processes. */
export const processConfigShape = {
  PORT: portSchema.default(8080).describe("Port of the gateway; the ports of the other processes follow it"),
  LISTEN_PORT: portSchema.optional().describe("This process's own port, if it does not follow PORT"),
  INTERNAL_PORT: portSchema.optional().describe("This process's port for health and metrics"),
  LISTEN_HOST: z.string().min(1).optional().describe("Address to listen on; 127.0.0.1, and 0.0.0.0 for the gateway"),
  LOG_LEVEL: logLevelSchema.default("info").describe("fatal, error, warn, info, debug, trace or silent"),
};
const processConfigSchema = z.object(processConfigShape);
export type ProcessConfig = z.infer<typeof processConfigSchema>;

export interface ListenAddress {
  host: string;
  port: number;
  internalPort: number;
}

export function listenAddressOf(name: ProcessName, config: ProcessConfig): ListenAddress {
  const offset = PORT_OFFSETS[name];
  return {
    host: config.LISTEN_HOST ?? (name === "gateway" ? "0.0.0.0" : "127.0.0.1"),
    port: config.LISTEN_PORT ?? config.PORT + offset,
    internalPort: config.INTERNAL_PORT ?? config.PORT + INTERNAL_OFFSET + offset,
  };
}

/** Default URL of a process on this machine. */
export function defaultUrlOf(name: ProcessName, config: Pick<ProcessConfig, "PORT">): string {
  return `http://127.0.0.1:${config.PORT + PORT_OFFSETS[name]}`;
}

/** Default internal URLs, for health and metrics. */
export function internalUrlsOf({ PORT }: Pick<ProcessConfig, "PORT">): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(PORT_OFFSETS).map(([name, offset]) => [name, `http://127.0.0.1:${PORT + INTERNAL_OFFSET + offset}`]),
  );
}
