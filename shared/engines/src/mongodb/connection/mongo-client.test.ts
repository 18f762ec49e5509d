import { randomBytes } from "node:crypto";
import { disturbConnections } from "@meridian/testing/engines/disturb-connections";
import { type EngineProxy, startEngineProxy } from "@meridian/testing/engines/engine-proxy";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { keepConnectionStates } from "@meridian/testing/processes/connection-states";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMongoFileStore } from "../files/mongo-file-store.ts";
import { type OpenedMongodb, openMongodb } from "../open-mongodb.ts";
import { createMongoCredentialStore } from "../site/mongo-credential-store.ts";
import { isTransient } from "./mongo-error.ts";

const TIMING = { checkEveryMs: 50, limitMs: 3_000, replaceAfterMs: 2_000 };
const RECOVERY = { timeout: 30_000, interval: 100 };
/** The driver's minimum time between two checks of a server. */
const LEAST_HEARTBEAT_INTERVAL_MS = 500;

const { localPort } = await reachEngine("mongodb");

interface Watched extends OpenedMongodb {
  way: EngineProxy;
  states: readonly string[];
  /** While true, calls to the server lose their connection instead of getting a response. */
  cutCalls(isCutting: boolean): void;
}

async function openWatched(): Promise<Watched> {
  let isCutting = false;
  const way = await startEngineProxy({
    to: localPort,
    intercept() {
      if (isCutting) way.resetConnections();
      return undefined;
    },
  });
  onTestFinished(way.close);
  const cutCalls = (isOn: boolean): void => {
    isCutting = isOn;
  };
  const name = `meridian_test_${randomBytes(6).toString("hex")}`;
  const options = "directConnection=true&serverMonitoringMode=poll&serverSelectionTimeoutMS=2000";
  const { states, watch } = keepConnectionStates();
  const opened = await openMongodb(`mongodb://127.0.0.1:${way.port}/${name}?${options}`, {
    watch,
    timing: TIMING,
    graceMs: 1_000,
  });
  onTestFinished(async () => {
    // The client may be replaced in between.
    await expect.poll(() => opened.db.dropDatabase().catch(String), RECOVERY).toBe(true);
    await opened.close();
  });
  return { ...opened, way, states, cutCalls };
}

describe.skipIf(Number.isNaN(localPort))("a client of MongoDB", { timeout: 90_000 }, () => {
  it("that stopped looking for a server is replaced, and its stores continue", async () => {
    const { db, directory, states, cutCalls } = await openWatched();
    const credentials = createMongoCredentialStore(directory);
    const files = createMongoFileStore(db);
    await credentials.get();
    await stopMonitor(db.client);
    cutCalls(true);
    await expect(credentials.get()).rejects.toMatchObject({ code: "unavailable" });
    cutCalls(false);
    await expect.poll(() => states, RECOVERY).toEqual(["connected", "lost", "replaced", "connected"]);
    await expect.poll(() => credentials.get().then(() => "answers", String), RECOVERY).toBe("answers");
    await expect(files.openLocal(randomBytes(12).toString("hex"))).rejects.toMatchObject({ code: "not_found" });
  });

  it("gives up a large write that its server stops reading", async () => {
    const { directory, way } = await openWatched();
    await way.become({ kind: "hung" });
    const large = Array.from({ length: 160 }, (_, n) => ({ _id: `${n}`, businessId: "x".repeat(100_000) }));
    await expect(directory.slugs.insertMany(large)).rejects.toSatisfy(isTransient);
    await way.become({ kind: "open" });
    await expect.poll(() => directory.slugs.countDocuments().catch(String), RECOVERY).toBe(0);
  });

  it("works again after a hundred of its connections were frozen, reset and half-closed", async () => {
    const { directory, way } = await openWatched();
    const credentials = createMongoCredentialStore(directory);
    await disturbConnections(way, 100, () => credentials.get());
    await expect.poll(() => credentials.get().then(() => "answers", String), RECOVERY).toBe("answers");
  });
});

/**
 * Reproduces a failure seen under load: the heartbeat is written to a socket that is destroyed without an event, never settles, and the
 * driver sends no other.
 */
async function stopMonitor(client: OpenedMongodb["db"]["client"]): Promise<void> {
  const [server] = Reflect.get(client, "topology").s.servers.values();
  const { monitor } = server;
  const isIdle = () => monitor.s.state === "idle" && monitor.connection !== null;
  const sinceCheckMs = () => performance.now() - monitor.monitorId.lastExecutionEnded;
  await expect.poll(() => isIdle() && sinceCheckMs() > LEAST_HEARTBEAT_INTERVAL_MS, RECOVERY).toBe(true);
  monitor.connection.socket.destroy();
  server.requestCheck();
  expect(monitor.s.state).toBe("monitoring");
}
