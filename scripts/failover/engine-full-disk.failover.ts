import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openMeilisearchIndex } from "../../shared/engines/src/meilisearch/open-meilisearch-index.ts";
import { openRedis } from "../../shared/engines/src/redis/open-redis.ts";
import { createRedisSessionStore } from "../../shared/engines/src/redis/redis-session-store.ts";
import { findSession, hashToken } from "../../shared/platform/src/http/require-session.ts";
import { startKeptMeilisearch, startKeptRedis } from "../../shared/testing/src/engines/kept-engine.ts";
import { makeSearchDocument } from "../../shared/testing/src/search/search-document-factory.ts";
import { indexQuery } from "../../shared/testing/src/search/search-index-handles.ts";
import { until } from "./engine-site.ts";
import { canMountDisks, mountSmallDisk, whereDisks } from "./mount-small-disk.ts";

describe.skipIf(!canMountDisks)(`a full disk under Meilisearch${whereDisks}`, () => {
  it("rejects changes until there is room, and keeps answering", async () => {
    const disk = await mountSmallDisk(48);
    onTestFinished(disk.remove);
    const apiKey = randomBytes(16).toString("hex");
    const server = await startKeptMeilisearch(apiKey, { folder: disk.folder });
    onTestFinished(server.dispose);
    const index = await openMeilisearchIndex({
      url: `http://127.0.0.1:${server.port}`,
      apiKey,
      role: "writer",
      name: "full",
    });
    onTestFinished(index.close);
    const changesOf = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => {
        const id = `b${from + n}`;
        return { id, document: makeSearchDocument(id, { name: `Alpha ${id} ${randomBytes(100).toString("hex")}` }) };
      });
    const rebuild = await index.beginRebuild();
    await rebuild.add(changesOf(0, 10).map(({ document }) => document));
    await rebuild.commit(10);
    await disk.fill();
    await expect(index.apply(changesOf(10, 5_000))).rejects.toMatchObject({ code: "unavailable" });
    await disk.makeRoom();
    await until(
      () =>
        index.apply(changesOf(10, 100)).then(
          () => true,
          () => false,
        ),
      (isTaken) => isTaken,
    );
    const total = () =>
      index.search(indexQuery("alpha")).then(
        (answer) => answer.total,
        () => -1,
      );
    await until(total, (count) => count >= 100);
  });
});

describe("a Redis without room", () => {
  it("opens no session and says so; open sessions stay", async () => {
    const folder = await mkdtemp(join(tmpdir(), "meridian-redis-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const server = await startKeptRedis();
    onTestFinished(server.dispose);
    const url = `redis://127.0.0.1:${server.port}`;
    const link = await openRedis(url);
    onTestFinished(link.close);
    const sessions = createRedisSessionStore({ link, clock: () => new Date() });
    const token = randomBytes(32).toString("base64url");
    const openedAt = new Date(Date.now() - 10 * 60_000);
    const session = {
      username: "admin",
      credentialVersion: 1,
      createdAt: openedAt,
      lastUsedAt: openedAt,
      expiresAt: new Date(Date.now() + 60_000),
    };
    await sessions.create({ ...session, tokenHash: hashToken(token) });
    await link.ask((redis) => redis.config("SET", "maxmemory", "1"));
    const refused = sessions.create({ ...session, tokenHash: hashToken("other") });
    await expect(refused).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
    const credential = { username: "admin", passwordHash: "unused", version: 1 };
    const credentials = { get: async () => credential, put: async () => credential, putFirst: async () => credential };
    expect(await findSession({ sessions, credentials }, token, new Date())).toMatchObject({ username: "admin" });
    // A process can still start on it.
    const second = await openRedis(url);
    onTestFinished(second.close);
    await link.ask((redis) => redis.config("SET", "maxmemory", "0"));
    await sessions.create({ ...session, tokenHash: hashToken("other") });
  });
});
