import { setTimeout as delay } from "node:timers/promises";
import { readMongodbVersion } from "@meridian/engines/mongodb/testing/mongodb-under-test";
import type { StartedTestContainer } from "testcontainers";
import { type EngineContainer, inDocker, type ReachDocker, reachDocker } from "./docker-engine.ts";
import { askBroker, type EngineEnvironment, type EngineUnderTest, firstFound, fromUrl } from "./engine-under-test.ts";
import { startJavaMongodb } from "./java-mongodb.ts";
import { acceptsConnections, startEngine } from "./start-engine.ts";

const PORT = 27017;
const PRIMARY_TRIES = 100;
const PRIMARY_INTERVAL_MS = 200;

/** A replica set of one member, as in production. */
const CONTAINER: EngineContainer = {
  engine: "mongodb",
  port: PORT,
  command: ["mongod", "--replSet", "rs0", "--bind_ip_all", "--wiredTigerCacheSizeGB", "0.5"],
  prepare: waitUntilPrimary,
  async describe(address) {
    const url = `mongodb://${address}/?directConnection=true`;
    return { url, version: await readMongodbVersion(url) };
  },
};

/** MongoDB at MONGODB_URL, else in Docker, else a local `mongod`, else a Java server of its wire protocol. */
export async function findMongodb(
  environment: EngineEnvironment,
  reach: ReachDocker = () => reachDocker(environment.DOCKER_HOST),
): Promise<EngineUnderTest> {
  if (environment.brokerUrl !== undefined) return askBroker(environment.brokerUrl, "mongodb");
  const describe = async (url: string) => ({ version: `MongoDB ${await readMongodbVersion(url)}` });
  const given = fromUrl("MONGODB_URL", environment, describe);
  return firstFound([given, inDocker(CONTAINER, reach), fromProgram, startJavaMongodb]);
}

async function fromProgram(): Promise<EngineUnderTest> {
  const started = await startEngine({
    program: "mongod",
    args: (port, folder) => ["--port", String(port), "--bind_ip", "127.0.0.1", "--dbpath", folder, "--quiet"],
    isReady: acceptsConnections,
  });
  if (started === undefined) return { isFound: false, reason: "mongod is not installed" };
  const { port, stop } = started;
  const url = `mongodb://127.0.0.1:${port}`;
  return { isFound: true, source: `mongod ${await readMongodbVersion(url)} of this machine`, url, stop };
}

async function waitUntilPrimary(container: StartedTestContainer): Promise<void> {
  const initiate = `rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "localhost:${PORT}" }] })`;
  const ask = `try { ${initiate} } catch {} ; db.hello().isWritablePrimary`;
  for (let tries = 0; tries < PRIMARY_TRIES; tries++) {
    const { output } = await container.exec(["mongosh", "--quiet", "--eval", ask]);
    if (output.trim().endsWith("true")) return;
    await delay(PRIMARY_INTERVAL_MS);
  }
  throw new Error("MongoDB's replica set got no primary");
}
