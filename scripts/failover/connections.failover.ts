import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { EX_CONFIG } from "../../shared/platform/src/end-on-failure.ts";
import { disturbConnections } from "../../shared/testing/src/engines/disturb-connections.ts";
import { type EngineProxy, startEngineProxy } from "../../shared/testing/src/engines/engine-proxy.ts";
import { findMeilisearch } from "../../shared/testing/src/engines/find-meilisearch.ts";
import { findMongodb } from "../../shared/testing/src/engines/find-mongodb.ts";
import { findRedis, startRedis } from "../../shared/testing/src/engines/find-redis.ts";
import { startRedisReplicaSet } from "../../shared/testing/src/engines/redis-sentinel.ts";
import { faultsIn, runToEnd, type SiteProcess, startSiteProcess } from "./engine-process.ts";
import { cookieOf, until } from "./engine-site.ts";

const PASSWORD = "correct horse battery staple";
const TIMES = 100;
/** A process may recover for half a minute before it gets new connections. */
const RECOVERY_MS = 120_000;

const environment = inject("engineEnvironment");
const [mongodb, redis, meilisearch] = [
  await findMongodb(environment),
  await findRedis(environment),
  await findMeilisearch(environment),
];
const missing = [mongodb, redis, meilisearch].flatMap((engine) => (engine.isFound ? [] : [engine.reason]));
afterAll(async () => {
  for (const engine of [mongodb, redis, meilisearch]) if (engine.isFound) await engine.stop();
});

/** The administrator's part of a site. */
interface AdminSite {
  mongodbWay: EngineProxy;
  login(): Promise<Response>;
  /** An admin read needs the session in Redis and data in MongoDB. */
  read(cookie: string): Promise<number>;
  expectUndisturbed(): Promise<void>;
}

async function startAdminSite(redisUrl: string): Promise<AdminSite> {
  const mongodbWay = await openProxy(mongodb.isFound ? mongodb.url : "");
  const folder = await mkdtemp(join(tmpdir(), "meridian-connections-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const start = async (name: "admin" | "gateway", more: Record<string, string> = {}): Promise<SiteProcess> => {
    const started = await startSiteProcess(name, { ...settingsOf(mongodbWay, redisUrl, folder), ...more });
    onTestFinished(async () => void (await started.stop()));
    return started;
  };
  const admin = await start("admin");
  const gateway = await start("gateway", { ADMIN_URL: admin.url });
  return {
    mongodbWay,
    login: () =>
      fetch(`${gateway.url}/api/admin/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "admin", password: PASSWORD }),
      }),
    read: (cookie) =>
      fetch(`${gateway.url}/api/admin/stats`, { headers: { cookie } }).then(
        ({ status }) => status,
        () => 0,
      ),
    async expectUndisturbed() {
      for (const process of [admin, gateway]) {
        expect(process.isRunning()).toBe(true);
        expect(faultsIn(process.output())).toEqual([]);
        expect((await fetch(`${process.internalUrl}/healthz`)).status).toBe(200);
      }
    },
  };
}

async function openProxy(url: string): Promise<EngineProxy> {
  const way = await startEngineProxy({ to: Number(/:(\d+)/.exec(url)?.[1]) });
  onTestFinished(way.close);
  return way;
}

function settingsOf(mongodbWay: EngineProxy, redisUrl: string, folder: string): Record<string, string> {
  const name = `connections_${randomBytes(4).toString("hex")}`;
  return {
    DATA_DIR: folder,
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_FACTOR: "0",
    MONGODB_URL: `mongodb://127.0.0.1:${mongodbWay.port}/${name}?directConnection=true`,
    MEILI_URL: meilisearch.isFound ? meilisearch.url : "",
    MEILI_API_KEY: meilisearch.isFound ? (meilisearch.apiKey ?? "") : "",
    REDIS_URL: redisUrl,
  };
}

const reached = missing.length > 0 ? missing.join("; ") : "every engine";
describe.skipIf(missing.length > 0)(`processes and their connections (${reached})`, () => {
  it("that are frozen, reset and half-closed a hundred times work again without a restart", async () => {
    const redisWay = await openProxy(redis.isFound ? redis.url : "");
    const site = await startAdminSite(`redis://127.0.0.1:${redisWay.port}`);
    const cookie = cookieOf(await site.login());
    expect(await site.read(cookie)).toBe(200);
    for (const way of [site.mongodbWay, redisWay]) {
      await disturbConnections(way, TIMES, () => site.read(cookie));
      await until(
        () => site.read(cookie),
        (status) => status === 200,
        RECOVERY_MS,
      );
    }
    await site.expectUndisturbed();
  });

  it("that lose the primary of Redis continue with the next one of the Sentinels, sessions included", async () => {
    const servers = await startRedisReplicaSet();
    if (servers === undefined) throw new Error("redis-server is not installed");
    onTestFinished(servers.stop);
    const site = await startAdminSite(servers.url);
    const cookie = cookieOf(await site.login());
    expect(await site.read(cookie)).toBe(200);
    await servers.primary.stop();
    await until(
      () => site.read(cookie),
      (status) => status === 200,
    );
    await until(
      () => site.login(),
      ({ status }) => status === 200,
    );
    await site.expectUndisturbed();
  });

  it("to a Redis Cluster end the start with an alternative", async () => {
    const cluster = await startRedis({ extra: ["--cluster-enabled", "yes"] });
    if (cluster === undefined) throw new Error("redis-server is not installed");
    onTestFinished(cluster.stop);
    const settings = settingsOf(
      await openProxy(mongodb.isFound ? mongodb.url : ""),
      `redis://127.0.0.1:${cluster.port}`,
      ".",
    );
    const { code, output } = await runToEnd("services/admin/src/main.ts", settings);
    expect(output).toMatch(/^REDIS_URL: .* belongs to a Redis Cluster.*redis\+sentinel:\/\/.*\n$/);
    expect(code).toBe(EX_CONFIG);
  });
});
