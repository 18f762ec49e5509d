import { execFileSync } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { afterEach, describe, expect, it, vi } from "vitest";
import { imageOf, reachDocker } from "./docker-engine.ts";
import { startEngineBroker } from "./engine-broker.ts";
import { askBroker, ENGINE_NAMES, type EngineUnderTest, type FoundEngine, firstFound } from "./engine-under-test.ts";
import { findMeilisearch } from "./find-meilisearch.ts";
import { findMongodb } from "./find-mongodb.ts";
import { findRedis } from "./find-redis.ts";

const NO_DOCKER = "no Docker engine answers here";
const noDocker = async () => NO_DOCKER;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0).reverse()) await close();
});

function isInstalled(program: string): boolean {
  try {
    return execFileSync("which", [program]).length > 0;
  } catch {
    return false;
  }
}

function expectFound(engine: EngineUnderTest): FoundEngine {
  if (!engine.isFound) throw new Error(engine.reason);
  closing.push(engine.stop);
  return engine;
}

describe("an engine for tests", () => {
  it("comes from the first place that has one; later places are not tried", async () => {
    const tried: string[] = [];
    const place = (name: string, isFound: boolean) => async (): Promise<EngineUnderTest> => {
      tried.push(name);
      const engine = { isFound: true as const, source: name, url: "x", stop: async () => {} };
      return isFound ? engine : { isFound: false, reason: `none in ${name}` };
    };
    expect(await firstFound([place("a", false), place("b", true), place("c", true)])).toMatchObject({
      source: "b",
      passedOver: ["none in a"],
    });
    expect(tried).toEqual(["a", "b"]);
    expect(await firstFound([place("a", false), place("b", false)])).toEqual({
      isFound: false,
      reason: "none in a; none in b",
    });
  });

  it("is reported missing by name if no place has one", async () => {
    vi.stubEnv("PATH", "/nowhere");
    expect(await findRedis({}, noDocker)).toEqual({
      isFound: false,
      reason: `REDIS_URL is not set; ${NO_DOCKER}; redis-server is not installed`,
    });
    expect(await findMeilisearch({}, noDocker)).toEqual({
      isFound: false,
      reason: `MEILI_URL is not set; ${NO_DOCKER}; meilisearch is not installed`,
    });
    expect(await findMongodb({}, noDocker)).toEqual({
      isFound: false,
      reason: `MONGODB_URL is not set; ${NO_DOCKER}; mongod is not installed; Java is not installed`,
    });
  });

  it("at a given URL is never replaced by another when nobody answers there", async () => {
    await expect(findMeilisearch({ MEILI_URL: "http://127.0.0.1:1" }, noDocker)).rejects.toThrow();
  });

  it("is searched in Docker under the exact images that production runs", async () => {
    for (const name of ENGINE_NAMES) {
      expect(await imageOf(name)).toMatch(/^[a-z/]+:v?\d+\.\d+\.\d+(-[a-z]+)?@sha256:[0-9a-f]{64}$/);
    }
  });
});

describe.skipIf(!isInstalled("redis-server"))("with redis-server installed", () => {
  it("is a local program if neither a URL nor Docker has one, and reports its version", async () => {
    const engine = expectFound(await findRedis({}, noDocker));
    expect(engine.source).toMatch(/^redis-server \d+\.\d+\.\d+ of this machine$/);
    expect(engine.passedOver).toEqual(["REDIS_URL is not set", NO_DOCKER]);
  });

  it("at a URL comes before everything else", async () => {
    const { url } = expectFound(await findRedis({}, noDocker));
    const tried = vi.fn(noDocker);
    const engine = expectFound(await findRedis({ REDIS_URL: url }, tried));
    expect(engine).toMatchObject({ source: expect.stringMatching(/^Redis \d+\.\d+\.\d+ of REDIS_URL$/), url });
    expect(tried).not.toHaveBeenCalled();
  });

  it("in Docker comes before the program; if it cannot start the image, the program is used and the reason is reported", {
    timeout: 240_000,
  }, async () => {
    const image = await imageOf("redis");
    const engine = expectFound(await findRedis({}, async () => undefined));
    const report = [engine.source, ...(engine.passedOver ?? [])].join("\n");
    expect(report).toContain(image);
    if (!engine.source.includes(image)) expect(engine.passedOver?.[1]).toContain(`Docker could not start ${image}`);
  });

  it("is shared by all clients of its run's broker", async () => {
    const broker = await startEngineBroker({});
    closing.push(broker.close);
    const [first, second] = await Promise.all([askBroker(broker.url, "redis"), askBroker(broker.url, "redis")]);
    expect(first).toMatchObject({ isFound: true });
    expect({ ...second, stop: undefined }).toEqual({ ...first, stop: undefined });
    expect([...(await broker.used()).keys()]).toEqual(["redis"]);
  });
});

describe.skipIf(!isInstalled("java") || !isInstalled("mvn") || isInstalled("mongod"))("with Java and no mongod", () => {
  it("the Java server of MongoDB's wire protocol comes last, and its name says that it is not MongoDB", {
    timeout: 240_000,
  }, async () => {
    const engine = expectFound(await findMongodb({}, noDocker));
    expect(engine.source).toMatch(/^mongo-java-server \d+\.\d+\.\d+ \(wire protocol only, not MongoDB\)$/);
    expect(engine.passedOver).toEqual(["MONGODB_URL is not set", NO_DOCKER, "mongod is not installed"]);
  });
});

describe("a Docker engine", () => {
  async function listen(answer: RequestListener): Promise<string> {
    const folder = makeTemporaryFolder();
    const socket = join(folder, "docker.sock");
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(socket, resolve));
    closing.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return `unix://${socket}`;
  }

  it("is available when it answers a ping", async () => {
    const paths: string[] = [];
    const host = await listen((req, res) => {
      paths.push(req.url ?? "");
      res.end("OK");
    });
    expect(await reachDocker(host)).toBeUndefined();
    expect(paths).toEqual(["/_ping"]);
  });

  it("that fails, is silent or absent is skipped", async () => {
    const failing = await listen((_req, res) => res.writeHead(500).end());
    const silent = await listen(() => {});
    for (const host of [failing, silent, "unix:///nowhere/docker.sock", "tcp://127.0.0.1:1"]) {
      expect(await reachDocker(host)).toBe(`no Docker engine answers at ${host}`);
    }
    expect(await reachDocker("ssh://somewhere")).toMatch(/is not the address of a Docker engine/);
  });
});
