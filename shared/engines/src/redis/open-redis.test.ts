import { createServer, type Server } from "node:net";
import { startRedis } from "@meridian/testing/engines/find-redis";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRedis, type RedisLink } from "./open-redis.ts";
import { createRedisDatasetVersion } from "./redis-dataset-version.ts";
import { createRedisEventBus } from "./redis-event-bus.ts";

const { isFound } = await reachEngine("redis");

async function open(url: string, options: { startTimeoutMs?: number } = {}): Promise<RedisLink> {
  const link = await openRedis(url, options);
  onTestFinished(link.close);
  return link;
}

it.each(["", "localhost:6379", "http://localhost:6379", "redis://"])("%j is rejected as a Redis URL", async (url) => {
  await expect(open(url)).rejects.toThrow("REDIS_URL: must be like redis://");
});

it("the start fails after a while if nobody answers, and names the address but no password", async () => {
  const opening = open("redis://user:secret@127.0.0.1:1/0", { startTimeoutMs: 200 });
  await expect(opening).rejects.toThrow(/no Redis answers at 127\.0\.0\.1:1 .*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow("secret");
});

it("a Redis that is too old is rejected with its version", async () => {
  const server = await pretendRedis("6.2.14");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  await expect(open(`redis://127.0.0.1:${address.port}`)).rejects.toThrow("runs Redis 6.2.14; version 7 or newer");
});

describe.skipIf(!isFound)("with a server of this machine", () => {
  async function started(options: Parameters<typeof startRedis>[0] = {}) {
    const server = await startRedis(options);
    if (server === undefined) throw new Error("redis-server is not installed");
    onTestFinished(server.stop);
    return { ...server, url: `redis://127.0.0.1:${server.port}` };
  }

  it("a wrong or missing password stops the start, the right one does not", async () => {
    const { port, url } = await started({ password: "right" });
    await expect(open(url)).rejects.toThrow("refused to let us in");
    await expect(open(`redis://:wrong@127.0.0.1:${port}`)).rejects.toThrow("refused to let us in");
    const link = await open(`redis://:right@127.0.0.1:${port}`);
    expect(await link.ask((client) => client.ping())).toBe("PONG");
  });

  it("a lost Redis makes calls unavailable; calls and subscriptions work again when it is back", async () => {
    const first = await started();
    const reader = await open(first.url);
    const writer = await open(first.url);
    const seen: number[] = [];
    const watched = createRedisDatasetVersion({ link: reader, events: createRedisEventBus({ link: reader }) });
    const stop = watched.watch((version) => seen.push(version));
    await watched.current();

    await first.stop();
    await expect(reader.ask((client) => client.get("a"))).rejects.toMatchObject({ code: "unavailable" });
    await expect(watched.raise()).rejects.toMatchObject({ code: "unavailable" });

    await started({ port: first.port });
    const versions = createRedisDatasetVersion({ link: writer, events: createRedisEventBus({ link: writer }) });
    let raised = 0;
    await expect
      .poll(async () => (raised = await versions.raise().catch(() => 0)), { timeout: 10_000 })
      .toBeGreaterThan(0);
    await expect.poll(() => seen.at(-1), { timeout: 10_000 }).toBe(raised);
    stop();
  });
});

/** Answers a client's handshake as a Redis of this version does. */
async function pretendRedis(version: string): Promise<Server> {
  const info = `# Server\r\nredis_version:${version}\r\n`;
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (data) => {
      for (const command of data.toString().split(/(?=\*\d+\r\n)/)) {
        const isInfo = /\$4\r\ninfo\r\n/i.test(command);
        const isHello = /\$5\r\nhello\r\n/i.test(command);
        if (isHello) socket.write("-ERR unknown command 'HELLO'\r\n");
        else socket.write(isInfo ? `$${info.length}\r\n${info}\r\n` : "+OK\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return server;
}
