import { randomUUID } from "node:crypto";
import { disturbConnections } from "@meridian/testing/engines/disturb-connections";
import { startEngineProxy } from "@meridian/testing/engines/engine-proxy";
import { startRedis } from "@meridian/testing/engines/find-redis";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { PRIMARY_NAME, startRedisReplicaSet } from "@meridian/testing/engines/redis-sentinel";
import { keepConnectionStates } from "@meridian/testing/processes/connection-states";
import { hear } from "@meridian/testing/processes/event-bus.contract";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRedis } from "./open-redis.ts";
import { createConnection, readRedisUrl } from "./redis-connection.ts";
import { createRedisEventBus } from "./redis-event-bus.ts";

const TIMING = { checkEveryMs: 50, limitMs: 5_000, replaceAfterMs: 500 };
const RECOVERY = { timeout: 30_000, interval: 50 };
const { isFound, url, localPort: port } = await reachEngine("redis");

async function openWatched(url: string) {
  const { states, watch } = keepConnectionStates();
  const link = await openRedis(url, {
    prefix: `test:${randomUUID()}:`,
    watch,
    timing: TIMING,
  });
  onTestFinished(link.close);
  const answers = () => link.ask((client) => client.ping()).catch(String);
  return { link, states, answers };
}

async function started(extra: readonly string[] = []) {
  const server = await startRedis({ extra });
  if (server === undefined) throw new Error("redis-server is not installed");
  onTestFinished(server.stop);
  return server;
}

it("a list of Sentinels is read with its credentials, ports and database", async () => {
  const { target, isTls, create } = readRedisUrl(
    "rediss+sentinel://us%40er:p%2Fw@one:26380,two,[::1]:5/my-primary/3?sentinel_username=s&sentinel_password=t",
  );
  expect({ target, isTls }).toEqual({ target: "one:26380, two:26379, ::1:5", isTls: true });
  expect(create({ lazyConnect: true }).options).toMatchObject({
    sentinels: [
      { host: "one", port: 26_380 },
      { host: "two", port: 26_379 },
      { host: "::1", port: 5 },
    ],
    name: "my-primary",
    db: 3,
    username: "us@er",
    password: "p/w",
    sentinelUsername: "s",
    sentinelPassword: "t",
    enableTLSForSentinelMode: true,
  });
});

it.each(["redis+sentinel://one:26379", "redis+sentinel://one:x/name", "redis+sentinel:///name"])(
  "%j is rejected as a list of Sentinels",
  (url) => expect(() => readRedisUrl(url)).toThrow("redis+sentinel://user:password@host1"),
);

describe.skipIf(!isFound)("a connection to Redis", { timeout: 90_000 }, () => {
  it("that has given up is replaced, for calls and subscriptions", async () => {
    const { link, states, answers } = await openWatched(url);
    const events = createRedisEventBus({ link });
    const listener = await hear(events, "news");
    await link.ask(async (client) => client.disconnect());
    await expect.poll(answers, RECOVERY).toBe("PONG");
    await expect.poll(() => states, RECOVERY).toEqual(["connected", "lost", "replaced", "connected"]);
    const hearAgain = async () => {
      await events.publish("news", "after");
      return listener.events;
    };
    await expect.poll(hearAgain, RECOVERY).toContain("after");
  });

  it("works again after being frozen, reset and half-closed a hundred times", async () => {
    const way = await startEngineProxy({ to: port });
    onTestFinished(way.close);
    const { answers } = await openWatched(`redis://127.0.0.1:${way.port}`);
    await disturbConnections(way, 100, answers);
    await expect.poll(answers, RECOVERY).toBe("PONG");
  });

  it("to a primary that became a replica is replaced by one to the current primary", async () => {
    const [first, second] = [await started(), await started()];
    const way = await startEngineProxy({ to: first.port });
    onTestFinished(way.close);
    const link = await openRedis(`redis://127.0.0.1:${way.port}`);
    onTestFinished(link.close);
    const write = () => link.ask((client) => client.eval("return redis.call('SET', KEYS[1], 'kept')", 1, "a"));
    await write();
    way.leadTo(second.port);
    const direct = createConnection(readRedisUrl(`redis://127.0.0.1:${first.port}`), {});
    onTestFinished(async () => direct.disconnect());
    await direct.replicaof("127.0.0.1", second.port);
    await expect(write()).rejects.toMatchObject({ code: "unavailable" });
    await expect.poll(() => write().catch(String), RECOVERY).toBe("OK");
  });

  it("through Sentinels leads to the primary, and to the next one after a failover", async () => {
    const servers = await startRedisReplicaSet();
    if (servers === undefined) throw new Error("redis-server is not installed");
    onTestFinished(servers.stop);
    const { primary, replica, sentinel, url } = servers;
    await expect(openRedis(url.replace(PRIMARY_NAME, "other"))).rejects.toThrow("the Sentinels know no primary");
    await expect(openRedis(`redis://127.0.0.1:${sentinel.port}`)).rejects.toThrow(/is a Sentinel.*redis\+sentinel:/);
    const link = await openRedis(url);
    onTestFinished(link.close);
    const portInUse = () => link.ask(async (client) => client.config("GET", "port")).catch(() => []);
    expect(await portInUse()).toContain(String(primary.port));
    await primary.stop();
    await expect.poll(portInUse, RECOVERY).toContain(String(replica.port));
    expect(await link.ask((client) => client.set("a", "kept"))).toBe("OK");
  });

  it("to a Redis Cluster is rejected with an alternative", async () => {
    const cluster = await started(["--cluster-enabled", "yes"]);
    await expect(openRedis(`redis://127.0.0.1:${cluster.port}`)).rejects.toThrow(
      /belongs to a Redis Cluster.*Sentinels/,
    );
  });
});
