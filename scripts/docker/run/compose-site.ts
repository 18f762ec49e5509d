import { setTimeout as sleep } from "node:timers/promises";
import { type BalancedGateway, type Balancer, startBalancer } from "../../failover/site/balancer.ts";
import { docker, runProgram } from "./docker.ts";
import type { PreparedImages } from "./prepare-images.ts";

export const ADMINISTRATOR = { username: "admin", password: "correct horse battery staple" } as const;
const HEALTHY_TIMEOUT_MS = 300_000;
const POLL_MS = 500;
/** How soon a load balancer learns of another gateway. */
const REFRESH_MS = 1_000;
/** A dead container restarts after 100 ms, and with growing delays if it keeps dying. */
const KILL_ALL = "kill -9 -1";

/** A site in containers, as started by `docker compose up`. */
export interface ComposeSite {
  project: string;
  compose(...args: string[]): Promise<string>;
  /** The container ids of a service, including stopped ones. */
  containers(service: string): Promise<string[]>;
  untilHealthy(service: string, replicas: number): Promise<void>;
  /** Kills every process in a container, as a crash would; its restart policy applies. */
  crash(container: string): Promise<void>;
  /** Balances over the current gateways; call `refresh` after they have changed. */
  balancer: Balancer & { refresh(): Promise<void> };
  /** As an operator does it, with gateways the balancer learns about. */
  upgrade(image: string): Promise<void>;
  /** Removes containers, networks and volumes. */
  remove(): Promise<void>;
}

export async function startComposeSite(images: PreparedImages): Promise<ComposeSite> {
  const project = `meridian-test-${process.pid}`;
  const files = images.files.flatMap((file) => ["-f", file]);
  const inCheckout = (image: string) => ({
    cwd: images.checkout,
    environment: { MERIDIAN_IMAGE: image, ADMIN_PASSWORD: ADMINISTRATOR.password },
  });
  const compose = (...args: string[]): Promise<string> =>
    runProgram("docker", ["compose", "-p", project, ...files, ...args], inCheckout(images.current));
  const containers = async (service: string): Promise<string[]> =>
    (await compose("ps", "--all", "--quiet", service)).split("\n").filter((id) => id !== "");
  const remove = async (): Promise<void> => {
    await compose("down", "--volumes", "--remove-orphans", "--timeout", "5");
  };
  const untilHealthy = async (service: string, replicas: number): Promise<void> => {
    const until = Date.now() + HEALTHY_TIMEOUT_MS;
    for (;;) {
      const states = await Promise.all((await containers(service)).map(healthOf));
      if (states.filter((state) => state === "healthy").length >= replicas) return;
      if (Date.now() > until) throw new Error(`${service} is ${states.join(", ")}: ${await compose("logs", service)}`);
      await sleep(POLL_MS);
    }
  };
  try {
    await compose("up", "--detach", "--no-build");
    for (const service of ["catalogue", "admin", "ingest", "web", "gateway"]) await untilHealthy(service, 1);
  } catch (error) {
    const logs = await compose("logs", "--tail", "30");
    await remove();
    throw new Error(`The site did not start. Its containers' logs:\n${logs}`, { cause: error });
  }
  const balancer = await openBalancer(() => gatewaysOf(containers));
  return {
    project,
    compose,
    containers,
    untilHealthy,
    crash: async (container) => {
      await docker("exec", container, "sh", "-c", KILL_ALL).catch(() => "");
    },
    balancer,
    async upgrade(image) {
      const refreshing = setInterval(() => void balancer.refresh().catch(() => {}), REFRESH_MS);
      const script = ["scripts/docker/upgrade.sh", "-p", project, ...files];
      await runProgram("bash", script, inCheckout(image)).finally(() => clearInterval(refreshing));
    },
    remove,
  };
}

function healthOf(container: string): Promise<string> {
  return docker("inspect", "--format", "{{.State.Health.Status}}", container).catch(() => "gone");
}

async function gatewaysOf(containers: ComposeSite["containers"]): Promise<BalancedGateway[]> {
  const addressOf = async (id: string, port: number): Promise<string> =>
    `http://${(await docker("port", id, `${port}/tcp`)).split("\n")[0]}`;
  const running: BalancedGateway[] = [];
  for (const id of await containers("gateway")) {
    // Docker may report a container as unhealthy if its check took too long: the balancer asks each one whether it is ready.
    if (!/healthy/.test(await healthOf(id))) continue;
    running.push({ url: await addressOf(id, 8080), internalUrl: await addressOf(id, 9090) });
  }
  return running;
}

async function openBalancer(list: () => Promise<BalancedGateway[]>): Promise<ComposeSite["balancer"]> {
  const balancer = startBalancer(await list());
  return { ...balancer, refresh: async () => balancer.update(await list()) };
}
