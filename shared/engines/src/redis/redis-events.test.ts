import { randomUUID } from "node:crypto";
import { createConnection, createServer, type Socket } from "node:net";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { describeCacheContract } from "@meridian/testing/processes/cache.contract";
import { describeEventBusContract, hear } from "@meridian/testing/processes/event-bus.contract";
import { describe, expect, it } from "vitest";
import { openRedis } from "./open-redis.ts";
import { createRedisCache } from "./redis-cache.ts";
import { createRedisDatasetVersion } from "./redis-dataset-version.ts";
import { createRedisEventBus } from "./redis-event-bus.ts";

const { isFound, name, url } = await reachEngine("redis");
const NEVER_MS = 2 ** 30;
const PATIENCE_MS = 60_000;

describe.skipIf(!isFound)(`events and cache through Redis`, () => {
  describeCacheContract(name, async () => {
    const prefix = `test:${randomUUID()}:`;
    const [here, there] = await Promise.all([openRedis(url, { prefix }), openRedis(url, { prefix })]);
    return {
      cache: createRedisCache({ link: here }),
      elsewhere: createRedisCache({ link: there }),
      async close() {
        for (const link of [here, there]) await link.close();
      },
    };
  });

  describeEventBusContract(name, async () => {
    const prefix = `test:${randomUUID()}:`;
    const links = await Promise.all([openRedis(url, { prefix }), openRedis(url, { prefix })]);
    const [here, there] = links.map((link) => createRedisEventBus({ link }));
    if (here === undefined || there === undefined) throw new Error("There are two links");
    return {
      events: here,
      elsewhere: there,
      async close() {
        for (const link of links) await link.close();
      },
    };
  });

  it("a raised dataset version reaches every process without polling", async () => {
    const prefix = `test:${randomUUID()}:`;
    const links = await Promise.all([1, 2, 3].map(() => openRedis(url, { prefix })));
    const versions = links.map((link) =>
      createRedisDatasetVersion({ link, events: createRedisEventBus({ link }), rereadEveryMs: NEVER_MS }),
    );
    const [admin, ...gateways] = versions;
    const first = await admin?.raise();
    const received = gateways.map(
      (version) => new Promise<number>((resolve) => version.watch((raised) => raised !== first && resolve(raised))),
    );
    await Promise.all(links.map(untilSubscribed));
    const raised = await admin?.raise();
    expect(await Promise.all(received)).toEqual([raised, raised]);
    for (const link of links) await link.close();

    async function untilSubscribed(link: (typeof links)[number], index: number): Promise<void> {
      if (index === 0) return;
      const channel = `${prefix}events:dataset-version`;
      await expect.poll(() => link.ask((each) => each.pubsub("NUMSUB", channel))).toEqual([channel, 2]);
    }
  });

  it("a listener whose connection was lost resumes, and is notified of the gap", {
    timeout: 3 * PATIENCE_MS,
  }, async () => {
    const tunnel = await openTunnel(url);
    const prefix = `test:${randomUUID()}:`;
    const [near, far] = await Promise.all([openRedis(url, { prefix }), openRedis(tunnel.url, { prefix })]);
    const [here, there] = [createRedisEventBus({ link: near }), createRedisEventBus({ link: far })];
    const listener = await hear(there, "news");
    let timesListening = 0;
    there.subscribe("news", {
      onEvent: () => {},
      onListening: () => timesListening++,
    });
    // Else the cut may come before the second subscription has reached the server.
    await expect.poll(() => timesListening, { timeout: PATIENCE_MS }).toBe(1);
    await here.publish("news", "before");
    await listener.until(1);
    tunnel.cut();
    await expect.poll(() => timesListening, { timeout: PATIENCE_MS }).toBe(2);
    await here.publish("news", "after");
    expect(await listener.until(2)).toEqual(["before", "after"]);
    await Promise.all([near.close(), far.close()]);
    await tunnel.close();
  });

  it("an event that cannot be published fails at once as unavailable", async () => {
    const link = await openRedis(url);
    await link.close();
    await expect(createRedisEventBus({ link }).publish("news", 1)).rejects.toMatchObject({ code: "unavailable" });
  });
});

/** A proxy to the server that can be disconnected. */
async function openTunnel(target: string) {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = createConnection({ host: hostname, port: Number(port || 6379) });
    for (const end of [socket, onward]) {
      open.add(end);
      end.on("error", () => end.destroy());
      end.once("close", () => open.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The tunnel has no port");
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${address.port}`,
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
