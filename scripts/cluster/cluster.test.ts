import { describe, expect, it } from "vitest";
import { planOf } from "../supervisor/processes.ts";
import { parseClusterOptions, requireClusterEngines } from "./cluster-options.ts";
import { clusterPlans, urlsOfProcess } from "./cluster-plans.ts";

const { environment: INGEST } = planOf("ingest", { host: "127.0.0.1", port: 1, internalPort: 2 });

describe("a cluster of plain processes", () => {
  it("gives every process a name and ports of its own", async () => {
    const plans = await clusterPlans({ gateway: 2, web: 2, catalogue: 3, admin: 1, ingest: 2 }, "127.0.0.1");
    const ports = plans.flatMap(({ address }) => [address.port, address.internalPort]);
    expect(new Set(ports).size).toBe(20);
    expect(new Set(plans.map(({ name }) => name)).size).toBe(10);
    for (const { environment, address } of plans) {
      expect([environment.LISTEN_PORT, environment.INTERNAL_PORT]).toEqual([
        String(address.port),
        String(address.internalPort),
      ]);
    }
  });

  it("gives gateways and pages the addresses of every replica they call", async () => {
    const plans = await clusterPlans({ gateway: 1, web: 1, catalogue: 3, admin: 2, ingest: 1 }, "127.0.0.1");
    const [gateway] = plans.filter((plan) => plan.process === "gateway");
    expect(gateway?.environment.CATALOGUE_URL?.split(",")).toEqual(urlsOfProcess(plans, "catalogue"));
    expect(gateway?.environment.CATALOGUE_URL?.split(",")).toHaveLength(3);
    expect(gateway?.environment.ADMIN_URL?.split(",")).toHaveLength(2);
  });

  it("gives every process the metrics addresses of all", async () => {
    const plans = await clusterPlans({ gateway: 1, web: 1, catalogue: 2, admin: 2, ingest: 1 }, "0.0.0.0");
    const urls = plans.map(({ address }) => `http://127.0.0.1:${address.internalPort}`);
    for (const { environment } of plans) expect(environment.METRICS_URLS?.split(",")).toEqual(urls);
  });

  it("gives a process the memory settings of a single machine", async () => {
    const plans = await clusterPlans({ gateway: 1, web: 1, catalogue: 1, admin: 1, ingest: 2 }, "127.0.0.1");
    const replicas = plans.filter(({ name }) => name.startsWith("ingest-"));
    expect(replicas.map(({ environment }) => environment)).toEqual([1, 2].map(() => expect.objectContaining(INGEST)));
  });

  it("starts one replica of each unnamed service, and rejects an invalid number", () => {
    expect(parseClusterOptions(["--catalogue", "2"]).size).toEqual({
      gateway: 1,
      web: 1,
      catalogue: 2,
      admin: 1,
      ingest: 1,
    });
    expect(() => parseClusterOptions(["--catalogue", "none"])).toThrow(/--catalogue takes a number/);
    expect(() => parseClusterOptions(["--catalog", "2"])).toThrow(/--catalog/);
  });

  it("names missing engine settings, and accepts those that come from files", () => {
    expect(() => requireClusterEngines({ MEILI_URL: "http://x" })).toThrow(/not set: MONGODB_URL, REDIS_URL/);
    const files = { MONGODB_URL_FILE: "/run/secrets/a", MEILI_URL: "http://x", REDIS_URL_FILE: "/run/secrets/b" };
    expect(() => requireClusterEngines(files)).not.toThrow();
  });
});
