import { readFile } from "node:fs/promises";
import { request } from "node:http";
import type { StartedTestContainer } from "testcontainers";
import { parse } from "yaml";
import { z } from "zod";
import type { EngineName, EngineSource } from "./engine-under-test.ts";

const DEFAULT_SOCKET = "/var/run/docker.sock";
const PING_TIMEOUT_MS = 1_000;
const START_TIMEOUT_MS = 180_000;
const COMPOSE_FILE = new URL("../../../../docker-compose.yml", import.meta.url);

const composeSchema = z.object({ services: z.record(z.string(), z.object({ image: z.string().optional() })) });

/** Undefined if a Docker engine is reachable, otherwise the reason. */
export type ReachDocker = () => Promise<string | undefined>;

/** Pings the Docker engine of `host` (as in DOCKER_HOST; the default socket if undefined). */
export function reachDocker(host: string | undefined): Promise<string | undefined> {
  const address = host === undefined || host === "" ? `unix://${DEFAULT_SOCKET}` : host;
  const target = targetOf(address);
  if (target === undefined) return Promise.resolve(`DOCKER_HOST is not the address of a Docker engine: ${address}`);
  return new Promise((resolve) => {
    const no = (): void => resolve(`no Docker engine answers at ${address}`);
    const ping = request({ ...target, path: "/_ping", timeout: PING_TIMEOUT_MS }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) resolve(undefined);
      else no();
    });
    ping.once("timeout", () => ping.destroy(new Error("timeout")));
    ping.once("error", no);
    ping.end();
  });
}

function targetOf(address: string): { socketPath: string } | { host: string; port: string } | undefined {
  if (address.startsWith("unix://")) return { socketPath: address.slice("unix://".length) };
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === "tcp:" ? { host: url.hostname, port: url.port || "2375" } : undefined;
}

/** The image used in production, by tag and digest. */
export async function imageOf(engine: EngineName): Promise<string> {
  const { services } = composeSchema.parse(parse(await readFile(COMPOSE_FILE, "utf8")));
  const image = services[engine]?.image;
  if (image === undefined) throw new Error(`docker-compose.yml names no image for ${engine}`);
  return image;
}

export interface EngineContainer {
  engine: EngineName;
  port: number;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Makes a listening server ready for use. */
  prepare?(container: StartedTestContainer): Promise<void>;
  describe(address: string): Promise<{ url: string; version: string; apiKey?: string }>;
}

/** The engine in a container of the production image, if a Docker engine is reachable. */
export function inDocker(container: EngineContainer, reach: ReachDocker): EngineSource {
  return async () => {
    const problem = await reach();
    if (problem !== undefined) return { isFound: false, reason: problem };
    const image = await imageOf(container.engine);
    try {
      const started = await startContainer(image, container);
      const address = `${started.getHost()}:${started.getMappedPort(container.port)}`;
      const { version, ...access } = await container.describe(address);
      const stop = async (): Promise<void> => {
        await started.stop();
      };
      return { isFound: true, source: `${container.engine} ${version} of the image ${image}`, ...access, stop };
    } catch (error) {
      const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
      return { isFound: false, reason: `Docker could not start ${image} (${reason})` };
    }
  };
}

async function startContainer(image: string, container: EngineContainer): Promise<StartedTestContainer> {
  const { GenericContainer } = await import("testcontainers");
  const started = await new GenericContainer(image)
    .withExposedPorts(container.port)
    .withCommand([...container.command])
    .withEnvironment({ ...container.environment })
    .withStartupTimeout(START_TIMEOUT_MS)
    .start();
  try {
    await container.prepare?.(started);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return started;
}
