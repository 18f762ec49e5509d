import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, inject, it } from "vitest";
import { openMongodbStores } from "../../shared/engines/src/mongodb/open-mongodb-stores.ts";
import { EX_CONFIG } from "../../shared/platform/src/end-on-failure.ts";
import { startEngineProxy } from "../../shared/testing/src/engines/engine-proxy.ts";
import { findMongodb } from "../../shared/testing/src/engines/find-mongodb.ts";
import { startKeptMeilisearch, startKeptRedis } from "../../shared/testing/src/engines/kept-engine.ts";
import { makeCertificates } from "../../shared/testing/src/engines/make-certificates.ts";
import { refuseCommands } from "../../shared/testing/src/engines/mongo-refusal.ts";
import { runToEnd, startSiteProcess } from "./engine-process.ts";

const CATALOGUE = "services/catalogue/src/main.ts";
const SECRET = "correct-horse-battery";
const OUT_OF_DISK_SPACE = { code: 14_031, codeName: "OutOfDiskSpace" };

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
const mongodb = await findMongodb(inject("engineEnvironment"));
if (mongodb.isFound) closing.push(mongodb.stop);
const mongodbPort = mongodb.isFound ? Number(/:(\d+)/.exec(mongodb.url)?.[1]) : 0;
const folder = await mkdtemp(join(tmpdir(), "meridian-tls-"));
closing.push(() => rm(folder, { recursive: true, force: true }));
const made = mongodb.isFound ? await makeCertificates(folder) : undefined;

async function startEngines() {
  const { authority, certificate, key } = made ?? { authority: "", certificate: "", key: "" };
  const redis = await startKeptRedis(["--requirepass", SECRET], (port) => [
    ...["--port", "0", "--tls-port", String(port), "--tls-cert-file", certificate, "--tls-key-file", key],
    ...["--tls-ca-cert-file", authority, "--tls-auth-clients", "no"],
    ...["--user", "limited", "on", `>${SECRET}`, "~other:*", "&other:*", "+@all"],
  ]);
  const ssl = ["--ssl-cert-path", certificate, "--ssl-key-path", key];
  const meilisearch = await startKeptMeilisearch(SECRET, { extra: ssl });
  const tls = { cert: await readFile(certificate), key: await readFile(key) };
  const way = await startEngineProxy({ to: mongodbPort, tls });
  closing.push(redis.dispose, meilisearch.dispose, way.close);
  return {
    DATA_DIR: folder,
    REDIS_URL: `rediss://:${SECRET}@localhost:${redis.port}`,
    MEILI_URL: `https://localhost:${meilisearch.port}`,
    MEILI_API_KEY: SECRET,
    MONGODB_URL: `mongodb://localhost:${way.port}/tls_${randomBytes(4).toString("hex")}?tls=true&directConnection=true`,
  };
}

const isPossible = mongodb.isFound && made !== undefined;
const title = isPossible
  ? "engines with TLS"
  : `engines with TLS: ${mongodb.isFound ? "openssl is not installed" : mongodb.reason}`;

describe.skipIf(!isPossible)(title, async () => {
  if (!isPossible) return;
  const settings = await startEngines();
  const authority = { NODE_EXTRA_CA_CERTS: made.authority };

  async function expectRefusal(changes: Record<string, string>, message: RegExp) {
    const { code, output } = await runToEnd(CATALOGUE, { ...settings, ...changes });
    expect(output).toMatch(message);
    expect(output).not.toMatch(/^\s+at |\[cause\]/m);
    expect(output).not.toContain(SECRET);
    expect(code).toBe(EX_CONFIG);
  }

  it("are used over TLS if their authority is configured", async () => {
    const catalogue = await startSiteProcess("catalogue", { ...settings, ...authority });
    closing.push(catalogue.stop);
    expect((await fetch(`${catalogue.url}/api/categories`)).status).toBe(200);
    expect((await fetch(`${catalogue.internalUrl}/readyz`)).status).toBe(200);
  });

  it("with an unknown authority end the start, each with the setting to use", async () => {
    await expectRefusal(
      {},
      /REDIS_URL: Redis at localhost:\d+ cannot be used: its certificate is not trusted.*NODE_EXTRA_CA_CERTS/,
    );
    const plain = await startKeptRedis();
    closing.push(plain.dispose);
    const redisUrl = { REDIS_URL: `redis://127.0.0.1:${plain.port}` };
    await expectRefusal(redisUrl, /MongoDB at localhost:\d+ cannot be used: its certificate is not trusted.*tlsCAFile/);
    const MONGODB_URL = `${settings.MONGODB_URL}&tlsCAFile=${made.authority}`;
    await expectRefusal(
      { ...redisUrl, MONGODB_URL },
      /MEILI_URL: Meilisearch at localhost:\d+ .*certificate is not trusted.*NODE_EXTRA_CA_CERTS/,
    );
  });

  it("whose certificate is for another host end the start", async () => {
    const REDIS_URL = settings.REDIS_URL.replace("localhost", "127.0.0.1");
    await expectRefusal({ ...authority, REDIS_URL }, /certificate is for another host name/);
  });

  it("that are addressed without TLS end the start", async () => {
    await expectRefusal(
      { ...authority, REDIS_URL: settings.REDIS_URL.replace("rediss:", "redis:") },
      /With TLS the URL begins with rediss:/,
    );
    await expectRefusal(
      { ...authority, MEILI_URL: settings.MEILI_URL.replace("https:", "http:") },
      /https:\/\/ if the server uses TLS/,
    );
  });

  it("a Redis user without rights to our keys ends the start", async () => {
    const REDIS_URL = settings.REDIS_URL.replace("//:", "//limited:");
    await expectRefusal(
      { ...authority, REDIS_URL },
      /accepts this user but denies a command that is needed.*~meridian:\* &meridian:\*/,
    );
  });

  it.each([
    { says: "a password that MongoDB refuses", commands: ["saslStart"], code: 18, codeName: "AuthenticationFailed" },
    { says: "a user that may not make indexes", commands: ["createIndexes"], code: 13, codeName: "Unauthorized" },
    { says: "a user that may not write", commands: ["update", "findAndModify"], code: 13, codeName: "Unauthorized" },
  ])("$says ends the start", async ({ commands, code, codeName }) => {
    const way = await startEngineProxy({ to: mongodbPort, intercept: refuseCommands(commands, { code, codeName }) });
    closing.push(way.close);
    const base = `refused_${randomBytes(4).toString("hex")}`;
    const user = commands.includes("saslStart") ? `eve:${SECRET}@` : "";
    const MONGODB_URL = `mongodb://${user}127.0.0.1:${way.port}/${base}?directConnection=true&authSource=admin`;
    await expectRefusal(
      { ...authority, MONGODB_URL },
      /MongoDB at 127\.0\.0\.1:\d+ refused the user.*Check the user, the password and authSource/,
    );
  });
});

it.skipIf(!mongodb.isFound)("a MongoDB without room refuses a file by saying so, and keeps nothing of it", async () => {
  let isFull = false;
  const way = await startEngineProxy({
    to: mongodbPort,
    intercept: refuseCommands(["insert"], OUT_OF_DISK_SPACE, () => isFull),
  });
  closing.push(way.close);
  const base = `full_${randomBytes(4).toString("hex")}`;
  const stores = await openMongodbStores(
    `mongodb://127.0.0.1:${way.port}/${base}?directConnection=true`,
    () => new Date(),
  );
  closing.push(stores.close);
  async function* content() {
    yield Buffer.alloc(100_000);
    isFull = true;
    yield Buffer.alloc(1_000_000);
  }
  const saving = stores.files.save(Readable.from(content()), { maxBytes: 10_000_000 });
  await expect(saving).rejects.toMatchObject({ code: "unavailable", message: expect.stringMatching(/no room left/) });
  isFull = false;
  expect(await stores.files.list(new Date(Date.now() + 60_000))).toEqual([]);
});
