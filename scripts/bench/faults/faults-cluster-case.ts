import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type EngineProxy, startEngineProxy } from "../../../shared/testing/src/engines/engine-proxy.ts";
import { findMongodb } from "../../../shared/testing/src/engines/find-mongodb.ts";
import {
  type KeptEngine,
  startKeptMeilisearch,
  startKeptRedis,
} from "../../../shared/testing/src/engines/kept-engine.ts";
import { startBalancer } from "../../failover/site/balancer.ts";
import { logIn, startLoad } from "../../failover/site/load.ts";
import { openRequestMix } from "../../failover/site/request-mix.ts";
import { ADMINISTRATOR, startCluster } from "../../failover/site/running-cluster.ts";
import type { BenchCase } from "../bench-case.ts";
import { type Fault, LASTS_MS, LASTS_TEXT, PER_SECOND, processFaults, RAMP_MS, strikeAll } from "./strike-all.ts";

const BUSINESSES = 3_000;
const POLL_MS = 100;

/** Kills and stops a replica of every service and every engine in turn, while visitors and an administrator read. */
export const faultsClusterCase: BenchCase = {
  name: "faults-cluster",
  about: `Failed requests of ${PER_SECOND} a second on a cluster while replicas and engines are killed and stopped`,
  needs: ["meilisearch", "redis"],
  async *run({ businesses, note }) {
    const closing: (() => unknown)[] = [];
    try {
      const mongodb = await findMongodb({});
      if (!mongodb.isFound) throw new Error(mongodb.reason);
      closing.push(mongodb.stop);
      note(`MongoDB: ${mongodb.source}`);
      const way = await startEngineProxy({ to: Number(/:(\d+)/.exec(mongodb.url)?.[1]) });
      closing.push(way.close);
      const apiKey = randomBytes(16).toString("hex");
      const meilisearch = await startKeptMeilisearch(apiKey);
      closing.push(meilisearch.dispose);
      await untilHealthy(meilisearch);
      // Sessions survive its restart, as in containers.
      const redis = await startKeptRedis(["--appendonly", "yes"]);
      closing.push(redis.dispose);
      const cluster = await startCluster({
        engines: {
          MONGODB_URL: `mongodb://127.0.0.1:${way.port}/faults?directConnection=true`,
          MEILI_URL: `http://127.0.0.1:${meilisearch.port}`,
          MEILI_API_KEY: apiKey,
          REDIS_URL: `redis://127.0.0.1:${redis.port}`,
        },
        environment: { DEMO_BUSINESSES: String(Math.min(BUSINESSES, businesses)) },
      });
      closing.push(cluster.stop);
      const balancer = startBalancer(cluster.processes("gateway"));
      closing.push(balancer.stop);
      const gateway = balancer.next();
      const nextRequest = await openRequestMix({ gateway, cookie: await logIn(gateway, ADMINISTRATOR) });
      const load = startLoad({ balancer, nextRequest, perSecond: PER_SECOND, rampMs: RAMP_MS });
      const { dataDir } = cluster;
      const faults = [
        ...processFaults(dataDir),
        ...engineFaults("meilisearch", meilisearch),
        ...engineFaults("redis", redis),
        ...mongodbFaults(way),
      ];
      const { failedShare, slowestRecoverySeconds } = await strikeAll(load, faults, { dataDir, note });
      yield { what: "Faults on a cluster, failed requests", value: failedShare };
      yield { what: "Faults on a cluster, slowest recovery", value: slowestRecoverySeconds };
    } finally {
      for (const close of closing.reverse()) await close();
    }
  },
};

/** It accepts connections before it can answer. */
async function untilHealthy({ port }: KeptEngine): Promise<void> {
  const isHealthy = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) await pause(POLL_MS);
}

function engineFaults(name: string, engine: KeptEngine): Fault[] {
  return [
    {
      title: `${name} is killed and away ${LASTS_TEXT}`,
      lastsMs: LASTS_MS,
      strike: () => engine.signal("SIGKILL"),
      end: engine.start,
    },
    {
      title: `${name} is stopped ${LASTS_TEXT}`,
      lastsMs: LASTS_MS,
      strike: () => engine.signal("SIGSTOP"),
      end: () => engine.signal("SIGCONT"),
    },
  ];
}

/** Through a proxy: a Java server in place of MongoDB keeps its data in memory only. */
function mongodbFaults(way: EngineProxy): Fault[] {
  return (["closed", "hung"] as const).map((kind) => ({
    title: `mongodb is ${kind === "closed" ? "away" : "stopped"} ${LASTS_TEXT}`,
    lastsMs: LASTS_MS,
    strike: () => way.become({ kind }),
    end: () => way.become({ kind: "open" }),
  }));
}
