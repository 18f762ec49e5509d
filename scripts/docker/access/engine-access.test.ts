import { afterAll, describe, expect, it } from "vitest";
import { grantKeys } from "../../../shared/engines/src/meilisearch/connection/grant-keys.ts";
import { openMeilisearchIndex } from "../../../shared/engines/src/meilisearch/open-meilisearch-index.ts";
import { openRedis, type RedisLink } from "../../../shared/engines/src/redis/open-redis.ts";
import { createRedisCache } from "../../../shared/engines/src/redis/redis-cache.ts";
import { createRedisDatasetVersion } from "../../../shared/engines/src/redis/redis-dataset-version.ts";
import { createRedisEventBus } from "../../../shared/engines/src/redis/redis-event-bus.ts";
import { createRedisLease } from "../../../shared/engines/src/redis/redis-lease.ts";
import { createRedisRateLimitStore } from "../../../shared/engines/src/redis/redis-rate-limit-store.ts";
import { createRedisSessionStore } from "../../../shared/engines/src/redis/redis-session-store.ts";
import { startMeilisearch } from "../../../shared/testing/src/engines/find-meilisearch.ts";
import { startRedis } from "../../../shared/testing/src/engines/find-redis.ts";
import { startKeptRedis } from "../../../shared/testing/src/engines/kept-engine.ts";
import { MEILISEARCH_KEYS, meilisearchKeyOf } from "./meilisearch-keys.ts";
import { type RedisUser, redisUsersConfig } from "./redis-users.ts";

const MASTER_KEY = "correct-horse-battery-staple";
const clock = () => new Date();
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const users = redisUsersConfig((user) => `password of ${user}`).split("\n");
const userFlags = users.flatMap((line) => `--${line}`.split(" "));
const redis = await startRedis({ extra: userFlags });
if (redis !== undefined) closing.push(redis.stop);

describe.skipIf(redis === undefined)(`Redis${redis === undefined ? " (not installed)" : ""}`, () => {
  async function linkOf(user: RedisUser, port = redis?.port): Promise<RedisLink> {
    const link = await openRedis(`redis://${user}:password%20of%20${user}@127.0.0.1:${port}`);
    closing.push(link.close);
    return link;
  }

  it.each(["gateway", "catalogue"] as const)("lets %s do its work and see no session", async (user) => {
    const link = await linkOf(user);
    const events = createRedisEventBus({ link });
    expect(await createRedisDatasetVersion({ link, events }).current()).toBe(0);
    await new Promise<void>((resolve) => {
      events.subscribe("dataset-version", { onEvent: () => {}, onListening: resolve });
    });
    if (user === "gateway") {
      expect(await createRedisRateLimitStore({ link, clock }).hit("a", 60_000)).toMatchObject({ count: 1 });
    } else {
      const cache = createRedisCache({ link });
      await cache.set({ name: "a", version: 1 }, Buffer.from("x"), 60_000);
      expect(await cache.get({ name: "a", version: 1 })).toEqual(Buffer.from("x"));
      expect(await createRedisLease({ link }).acquire("sitemaps", "me", 1_000)).toBe(true);
    }
    await expect(createRedisSessionStore({ link, clock }).find("token")).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/NOPERM|No permissions|can't access/) },
    });
  });

  it.each(["admin", "ingest"] as const)("lets %s do its work", async (user) => {
    const link = await linkOf(user);
    expect(await createRedisSessionStore({ link, clock }).find("token")).toBeUndefined();
    const raised = await createRedisDatasetVersion({ link, events: createRedisEventBus({ link }) }).raise();
    expect(raised).toBeGreaterThan(0);
    await createRedisEventBus({ link }).publish("imports", {});
  });

  it("keeps sessions over a restart, and requires a user name", async () => {
    const kept = await startKeptRedis([...userFlags, "--appendonly", "yes"]);
    closing.push(kept.dispose);
    const sessions = createRedisSessionStore({ link: await linkOf("admin", kept.port), clock });
    const at = clock();
    const session = { tokenHash: "token", username: "admin", credentialVersion: 1, createdAt: at, lastUsedAt: at };
    await sessions.create({ ...session, expiresAt: new Date(at.getTime() + 60_000) });
    await kept.stop();
    await kept.start();
    const find = () => sessions.find("token").catch(() => "not connected yet");
    await expect.poll(find, { timeout: 10_000 }).toMatchObject({ username: "admin" });
    await expect(openRedis(`redis://127.0.0.1:${kept.port}`)).rejects.toThrow("refused to let us in");
  });

  it("lets nobody reconfigure the server, scan its keys or empty it", async () => {
    const link = await linkOf("admin");
    for (const command of ["CONFIG GET *", "ACL LIST", "KEYS *", "FLUSHALL", "SET other:key 1"]) {
      const [name = "", ...args] = command.split(" ");
      await expect(
        link.ask((client) => client.call(name, ...args)),
        command,
      ).rejects.toThrow();
    }
  });
});

const meilisearch = await startMeilisearch({ apiKey: MASTER_KEY });
if (meilisearch !== undefined) closing.push(meilisearch.stop);

describe.skipIf(meilisearch === undefined)(`Meilisearch${meilisearch === undefined ? " (not installed)" : ""}`, () => {
  it("lets the reader search and the writer also write, and lets neither manage keys", {
    timeout: 60_000,
  }, async () => {
    const url = `http://127.0.0.1:${meilisearch?.port}`;
    const grant = () => grantKeys({ url, masterKey: MASTER_KEY }, Object.values(MEILISEARCH_KEYS));
    await grant();
    await grant();
    const [writerKey, readerKey] = [MEILISEARCH_KEYS.writer, MEILISEARCH_KEYS.reader].map((key) =>
      meilisearchKeyOf(MASTER_KEY, key),
    );
    const writer = await openMeilisearchIndex({ url, apiKey: writerKey, role: "writer" });
    const reader = await openMeilisearchIndex({ url, apiKey: readerKey, role: "reader" });
    closing.push(writer.close, reader.close);
    const rebuild = await writer.beginRebuild();
    await rebuild.commit(0);
    await writer.compact();
    expect(await reader.status()).toMatchObject({ documents: 0, isReady: true });
    expect(await reader.suggest("a", 5)).toBeDefined();
    const headers = { authorization: `Bearer ${readerKey}`, "content-type": "application/json" };
    const ask = async (path: string, method: string) =>
      (await fetch(url + path, { method, headers, body: "[]" })).status;
    expect(await ask("/indexes/businesses/documents", "POST")).toBe(403);
    expect(await ask("/indexes/businesses", "DELETE")).toBe(403);
    expect((await fetch(`${url}/keys`, { headers })).status).toBe(403);
  });
});
