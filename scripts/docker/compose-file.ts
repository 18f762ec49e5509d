import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const ROOT = resolve(import.meta.dirname, "../..");

const conditionSchema = z.object({
  condition: z.enum(["service_started", "service_healthy", "service_completed_successfully"]),
});
const healthSchema = z.looseObject({ test: z.array(z.string()), interval: z.string(), retries: z.number() });
const serviceSchema = z.strictObject({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  working_dir: z.string().optional(),
  init: z.boolean(),
  user: z.string(),
  profiles: z.array(z.string()).optional(),
  restart: z.string().optional(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()),
  stop_grace_period: z.string().optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
  tmpfs: z.array(z.string()),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).optional(),
  network_mode: z.string().optional(),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), conditionSchema).default({}),
  healthcheck: healthSchema.optional(),
  mem_limit: z.string(),
  pids_limit: z.number(),
});
export type Service = z.output<typeof serviceSchema>;
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
  volumes: z.record(z.string(), z.unknown()),
});

/** What an operator's `docker compose up` starts. */
export const compose = composeSchema.parse(
  parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true }),
);

export function service(name: string): Service {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`compose has no service ${name}`);
  return found;
}
