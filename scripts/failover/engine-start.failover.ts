import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { EX_CONFIG } from "../../shared/platform/src/end-on-failure.ts";
import { findMeilisearch } from "../../shared/testing/src/engines/find-meilisearch.ts";
import { findMongodb } from "../../shared/testing/src/engines/find-mongodb.ts";
import { findRedis } from "../../shared/testing/src/engines/find-redis.ts";
import { freePort } from "../../shared/testing/src/engines/free-port.ts";
import { runToEnd, startSiteProcess } from "./engine-process.ts";

const CATALOGUE = "services/catalogue/src/main.ts";
const SECRET = "correct-horse-battery";

const environment = inject("engineEnvironment");
const [redis, meilisearch, mongodb] = [
  await findRedis(environment),
  await findMeilisearch(environment),
  await findMongodb(environment),
];
const missing = [redis, meilisearch, mongodb].flatMap((engine) => (engine.isFound ? [] : [engine.reason]));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "meridian-start-"));
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});
afterAll(async () => {
  for (const engine of [redis, meilisearch, mongodb]) if (engine.isFound) await engine.stop();
});

/** Expects one message that says what to do, without a stack trace or a secret, and a failing exit code. */
async function expectRefusal(overrides: Record<string, string>, message: RegExp, entryPoint = CATALOGUE) {
  const { code, output } = await runToEnd(entryPoint, { DATA_DIR: folder, ...overrides });
  expect(output).toMatch(message);
  expect(output).not.toMatch(/^\s+at |node:internal|\[cause\]/m);
  expect(output).not.toContain(SECRET);
  expect(code).toBe(EX_CONFIG);
}

describe("a start on this machine's own engines fails with a remedy", () => {
  it.each([
    { title: "some of a cluster's URLs", env: { REDIS_URL: "redis://h" }, says: /set MONGODB_URL and MEILI_URL too/ },
    {
      title: "two settings that are wrong",
      env: { PORT: "0", LOG_LEVEL: "loud" },
      says: /2 problem\(s\).*PORT.*LOG_LEVEL/s,
    },
    {
      title: "a secret that cannot be read",
      env: { MEILI_API_KEY_FILE: "/nowhere" },
      says: /MEILI_API_KEY_FILE: cannot read/,
    },
    { title: "no address of this machine", env: { LISTEN_HOST: "203.0.113.1" }, says: /cannot be listened on/ },
  ])("$title", async ({ env, says }) => {
    await expectRefusal(env, says);
  });

  it("a port in use", async () => {
    const port = await freePort();
    const server = createServer().listen(port, "127.0.0.1");
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    await expectRefusal({ LISTEN_PORT: String(port), INTERNAL_PORT: String(await freePort()) }, /is already in use/);
  });

  it("a data folder that is a file, a directory that is not a database, and one of a newer program", async () => {
    const path = join(folder, "directory.db");
    const file = join(folder, "file");
    await writeFile(file, "");
    await expectRefusal({ DATA_DIR: join(file, "data") }, /DATA_DIR: .*cannot be .*Set DATA_DIR/);
    await writeFile(path, "no database at all ".repeat(1_000));
    await expectRefusal({}, /directory\.db is damaged or no database.*backup/);
    await rm(path);
    const db = new DatabaseSync(path);
    db.exec("PRAGMA user_version = 900");
    db.close();
    await expectRefusal({}, /schema version 900, but this program knows only/);
    await expectRefusal({}, /schema version 900, but this program knows only/, "scripts/migrate.ts");
  });
});

describe.skipIf(missing.length > 0)(`a start on a cluster (${missing.join("; ") || "on every engine"})`, () => {
  const urls = {
    REDIS_URL: redis.isFound ? redis.url : "",
    MEILI_URL: meilisearch.isFound ? meilisearch.url : "",
    MEILI_API_KEY: meilisearch.isFound ? (meilisearch.apiKey ?? "") : "",
    MONGODB_URL: mongodb.isFound ? mongodb.url : "",
  };
  const nobody = "127.0.0.1:1";

  it("serves if nothing is wrong", async () => {
    const catalogue = await startSiteProcess("catalogue", urls);
    closing.push(catalogue.stop);
    expect((await fetch(`${catalogue.url}/api/categories`)).status).toBe(200);
  });

  it.each([
    {
      title: "Redis does not answer",
      env: { REDIS_URL: `redis://u:${SECRET}@${nobody}` },
      says: /REDIS_URL: no Redis answers at 127\.0\.0\.1:1 .*Is it started/,
    },
    {
      title: "Redis of another scheme",
      env: { REDIS_URL: `http://u:${SECRET}@h:6379` },
      says: /REDIS_URL: must be like redis:/,
    },
    {
      title: "Redis that needs no TLS",
      env: { REDIS_URL: urls.REDIS_URL.replace("redis:", "rediss:") },
      says: /REDIS_URL: .*TLS.*redis:\/\//,
    },
    {
      title: "a password that Redis does not want",
      env: { REDIS_URL: urls.REDIS_URL.replace("//", `//u:${SECRET}@`) },
      says: /REDIS_URL: Redis at .* it refused to let us in/,
    },
    {
      title: "a database that Redis does not have",
      env: { REDIS_URL: `${urls.REDIS_URL}/99` },
      says: /REDIS_URL: Redis at .* it has no database of the number/,
    },
    {
      title: "Meilisearch does not answer",
      env: { MEILI_URL: `http://${nobody}` },
      says: /MEILI_URL: no Meilisearch answers at/,
    },
    {
      title: "a key that Meilisearch does not know",
      env: { MEILI_API_KEY: SECRET },
      says: /MEILI_API_KEY: Meilisearch at .* refused the key/,
    },
    {
      title: "TLS that Meilisearch does not speak",
      env: { MEILI_URL: urls.MEILI_URL.replace("http:", "https:") },
      says: /MEILI_URL: Meilisearch at .* does not speak TLS.*http:\/\//,
    },
    {
      title: "an address of another engine for Meilisearch",
      env: { MEILI_URL: urls.MONGODB_URL.replace("mongodb:", "http:") },
      says: /MEILI_URL: /,
    },
    {
      title: "MongoDB does not answer",
      env: { MONGODB_URL: `mongodb://u:${SECRET}@${nobody}/m` },
      says: /No MongoDB answered at 127\.0\.0\.1:1/,
    },
    {
      title: "MongoDB of another scheme",
      env: { MONGODB_URL: `postgres://u:${SECRET}@h/m` },
      says: /MONGODB_URL is not a connection string/,
    },
    {
      title: "MongoDB with a password that is not escaped",
      env: { MONGODB_URL: `mongodb://u:${SECRET}/%@h/m` },
      says: /MONGODB_URL is not a connection string/,
    },
    {
      title: "MongoDB of another replica set",
      env: { MONGODB_URL: `${urls.MONGODB_URL}/m?replicaSet=other` },
      says: /MONGODB_URL|replicaSet/,
    },
    {
      title: "MongoDB that speaks no TLS",
      env: { MONGODB_URL: `${urls.MONGODB_URL}/m?tls=true` },
      says: /No MongoDB answered at .*TLS/,
    },
    {
      title: "MongoDB with a CA file that is not there",
      env: { MONGODB_URL: `${urls.MONGODB_URL}/m?tls=true&tlsCAFile=/nowhere.pem` },
      says: /MONGODB_URL.*\/nowhere\.pem/,
    },
  ])("fails with a remedy: $title", async ({ env, says }) => {
    await expectRefusal({ ...urls, ...env }, says);
  });
});
