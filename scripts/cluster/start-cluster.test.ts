import { expect, it } from "vitest";
import { clusterPlans } from "./cluster-plans.ts";
import { startCluster } from "./start-cluster.ts";

/** Starts processes that never become ready; returns what was started, in order. */
async function start(options: { isRestarting: boolean; build?: () => Promise<void> }) {
  const started: string[] = [];
  const plans = await clusterPlans({ gateway: 2, web: 1, catalogue: 1, admin: 1, ingest: 1 }, "127.0.0.1");
  const outcome = startCluster({
    site: { start: (processes) => started.push(...processes) },
    plans,
    build: async () => void started.push("build"),
    prepare: async () => {
      started.push("stores");
      return "prepared";
    },
    readyTimeoutMs: 1,
    ...options,
  });
  return { started, outcome, plans };
}

it("gateways start before pages are built and stores are ready; services start without waiting for pages", async () => {
  const never = () => new Promise<void>(() => undefined);
  const { started } = await start({ isRestarting: true, build: never });
  await expect.poll(() => started).toEqual(["gateway", "stores", "catalogue", "admin", "ingest"]);
});

it("processes that are late are named, and the others serve", async () => {
  const { started, outcome, plans } = await start({ isRestarting: true });
  const { prepared, late } = await outcome;
  expect(prepared).toBe("prepared");
  expect(late.toSorted()).toEqual(plans.map(({ name }) => name).toSorted());
  expect(started).toContain("web");
});

it("without restarts a late process ends the start", async () => {
  const { outcome } = await start({ isRestarting: false });
  await expect(outcome).rejects.toThrow(/Not ready in time: .*catalogue-1.*Their logs say why/);
});
