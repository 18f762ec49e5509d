import { Readable } from "node:stream";
import { createServiceApp } from "@meridian/platform/http/server/create-service-app";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { createLogger } from "@meridian/platform/logger";
import { runInRequestContext } from "@meridian/platform/request-context";
import { makeDraft } from "@meridian/testing/business-factory";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { startTestApp } from "@meridian/testing/start-test-app";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { Router } from "express";
import type { CommandStartedEvent } from "mongodb";
import { describe, expect, it } from "vitest";
import { createMongoBusinessStore } from "../businesses/mongo-business-store.ts";
import { createMongoFileStore } from "../files/mongo-file-store.ts";
import { createMongoImportJobStore } from "../imports/mongo-import-job-store.ts";
import { openMongodb } from "../open-mongodb.ts";
import { createMongoPlaceStore } from "../places/mongo-place-store.ts";
import { createPlaceRegister } from "../places/place-register.ts";
import { createRollups } from "../rollups/rollups.ts";
import { createMongoAuditLog } from "../site/mongo-audit-log.ts";
import { createMongoCredentialStore } from "../site/mongo-credential-store.ts";

const mongodb = await reachEngine("mongodb");

/** Commands the driver sends itself, or that take no comment. */
const OF_THE_DRIVER: ReadonlySet<string> = new Set(["hello", "endSessions", "killCursors", "createIndexes", "drop"]);

describe.skipIf(!mongodb.isFound)(`commands on ${mongodb.name}`, () => {
  it("every command of every store carries the name of its request or job, and none outside both", async () => {
    const url = new URL(mongodb.url);
    url.pathname = `/meridian_test_${Math.random().toString(36).slice(2)}`;
    url.searchParams.set("monitorCommands", "true");
    const { db, directory, close } = await openMongodb(url.href);
    const sent: CommandStartedEvent[] = [];
    db.client.on("commandStarted", (event: CommandStartedEvent) => {
      if (!OF_THE_DRIVER.has(event.commandName)) sent.push(event);
    });
    const clock = () => new Date();
    const places = createPlaceRegister(directory);
    const rollups = createRollups({ directory, places });
    const embedded = await openTestEngines();
    const stores = {
      ...embedded,
      businesses: createMongoBusinessStore({ directory, places, rollups, clock }),
      places: createMongoPlaceStore({ directory, rollups }),
      importJobs: createMongoImportJobStore({ directory, clock }),
      credentials: createMongoCredentialStore(directory),
      auditLog: createMongoAuditLog(directory),
      files: createMongoFileStore(db),
    };

    await runInRequestContext({ jobId: "j1" }, async () => {
      await importDrafts(stores, [makeDraft("one"), makeDraft("two")]);
      await stores.businesses.markIndexed(await stores.businesses.takeUnindexed(10));
      await stores.places.rebuild();
      const { id } = await stores.files.save(Readable.from(["name\nA\n"]), { maxBytes: 100 });
      await (await stores.files.openLocal(id)).release();
      await stores.files.remove(id);
    });
    expect(namesOf(sent.splice(0))).toEqual(["job-j1"]);

    await runInRequestContext({ requestId: "request-1" }, async () => {
      await stores.businesses.list({ scope: {}, offset: 0, limit: 10 });
      await stores.businesses.countAll();
      await stores.businesses.findByNamePrefix("o", 5);
      await stores.places.listCountries({ limit: 5 });
      await stores.credentials.putFirst({ username: "admin", passwordHash: "h" });
      await stores.auditLog.append({ at: clock(), actor: "admin", action: "session.opened" });
      await stores.importJobs.list(5);
    });
    expect(sent.map(({ commandName }) => commandName)).toContain("find");
    expect(namesOf(sent.splice(0))).toEqual(["request-1"]);

    const logger = createLogger({ service: "test", level: "silent" });
    const router = Router().get("/countries", async (_req, res) => {
      res.json(await stores.places.listCountries({ limit: 5 }));
    });
    const app = await startTestApp(createServiceApp({ logger, metrics: createMetrics("test"), routers: [router] }));
    const answer = await fetch(`${app.url}/countries`, { headers: { "x-request-id": "given-by-the-gateway" } });
    expect(answer.status).toBe(200);
    expect(namesOf(sent.splice(0))).toEqual(["given-by-the-gateway"]);
    await app.close();

    await stores.importJobs.list(5);
    expect(namesOf(sent)).toEqual(["find without a name"]);
    await db.dropDatabase();
    await close();
    await embedded.close();
  });
});

function namesOf(sent: readonly CommandStartedEvent[]): string[] {
  return [...new Set(sent.map(({ commandName, command }) => command.comment ?? `${commandName} without a name`))];
}
