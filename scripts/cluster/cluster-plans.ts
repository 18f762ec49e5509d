import { createServer, type Server } from "node:net";
import type { ProcessName } from "../../shared/platform/src/http/server/process-config.ts";
import { PROCESS_NAMES, type ProcessPlan, planOf } from "../supervisor/processes.ts";

export type ClusterSize = Readonly<Record<ProcessName, number>>;

/** Every process of the cluster, with its own ports and the addresses of its peers. */
export async function clusterPlans(size: ClusterSize, host: string): Promise<ProcessPlan[]> {
  const count = PROCESS_NAMES.reduce((sum, name) => sum + size[name], 0);
  const ports = (await freePorts(2 * count, host)).values();
  const nextPort = (): number => {
    const { value } = ports.next();
    if (value === undefined) throw new Error("There are fewer ports than processes");
    return value;
  };
  const bare = PROCESS_NAMES.flatMap((name) =>
    Array.from({ length: size[name] }, (_, index): ProcessPlan => {
      const address = { host, port: nextPort(), internalPort: nextPort() };
      return { ...planOf(name, address), name: `${name}-${index + 1}` };
    }),
  );
  const urlsOf = (name: ProcessName): string => urlsOfProcess(bare, name).join(",");
  const addresses = {
    WEB_URL: urlsOf("web"),
    CATALOGUE_URL: urlsOf("catalogue"),
    ADMIN_URL: urlsOf("admin"),
    INGEST_URL: urlsOf("ingest"),
    METRICS_URLS: bare.map(({ address }) => urlOf(address.host, address.internalPort)).join(","),
  };
  return bare.map((plan) => ({
    ...plan,
    environment: {
      ...plan.environment,
      ...addresses,
      LISTEN_HOST: host,
      LISTEN_PORT: String(plan.address.port),
      INTERNAL_PORT: String(plan.address.internalPort),
    },
  }));
}

export function urlsOfProcess(plans: readonly ProcessPlan[], process: ProcessName): string[] {
  return plans.filter((plan) => plan.process === process).map(({ address: { host, port } }) => urlOf(host, port));
}

const urlOf = (host: string, port: number): string => `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;

/** All are reserved before any is released, so that none is given twice. */
async function freePorts(count: number, host: string): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, () => hold(host)));
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  });
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

function hold(host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port: 0, host, exclusive: true }, () => resolve(probe));
  });
}
