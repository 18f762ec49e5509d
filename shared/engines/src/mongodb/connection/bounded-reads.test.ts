import { areaOf } from "@meridian/domain/places/map-grid";
import { giveUpCurrentWork, runInRequestContext } from "@meridian/platform/request-context";
import { makeDraft } from "@meridian/testing/business-factory";
import { startEngineProxy } from "@meridian/testing/engines/engine-proxy";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { importDrafts, type StoresUnderTest } from "@meridian/testing/stores-under-test";
import type { CommandStartedEvent, Document } from "mongodb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDuplicateSuspects } from "../businesses/duplicate-suspects.ts";
import { createMongoBusinessOverview } from "../businesses/mongo-business-overview.ts";
import { createMongoImportJobStore } from "../imports/mongo-import-job-store.ts";
import { directoryMigrations } from "../migrations/directory-migrations.ts";
import { type OpenedMongodb, openMongodb } from "../open-mongodb.ts";
import { createMongoMapStore } from "../places/mongo-map-store.ts";
import { createMongoAuditLog } from "../site/mongo-audit-log.ts";
import { createMongoContactStore } from "../site/mongo-contact-store.ts";
import { createMongoVisitCountStore } from "../site/mongo-visit-count-store.ts";
import { openMongoStoresUnderTest } from "../testing/open-mongo-stores-under-test.ts";

const LONGEST_MS = 8_000;
const QUERY = { sortBy: "name", isDescending: false, offset: 0, limit: 20, countUpTo: 100 } as const;
const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const { isFound, name, url: serverUrl } = await reachEngine("mongodb");
let test: StoresUnderTest & { url: string };
let watched: OpenedMongodb;
let sent: CommandStartedEvent[];

describe.skipIf(!isFound)(`reads on ${name}`, () => {
  beforeEach(async () => {
    const opened = await openMongoStoresUnderTest(serverUrl);
    const url = new URL(serverUrl);
    url.pathname = `/${opened.db.databaseName}`;
    test = { ...opened, url: url.href };
    url.searchParams.set("monitorCommands", "true");
    watched = await openMongodb(url.href);
    sent = [];
    watched.db.client.on("commandStarted", (event: CommandStartedEvent) => sent.push(event));
    await importDrafts(test.stores, [makeDraft("a", { type: "Bar", name: "Ring" }), makeDraft("b", { type: "Bar" })]);
    sent.length = 0;
  });
  afterEach(async () => {
    await watched.close();
    await test.close();
  });

  it("every query of the admin's lists makes the server give up within 8 s", async () => {
    const { directory } = watched;
    const overview = createMongoBusinessOverview(directory);
    const filters = [{}, { text: "ring" }, { text: "ring", listedIds: [] }, { citySlug: "x" }, { isApproved: false }];
    for (const filter of [...filters, { problem: "duplicate" as const }]) {
      await overview.page({ ...QUERY, filter: { isTrash: false, ...filter } });
    }
    await overview.countStates();
    await createMongoAuditLog(directory).page({ filter: { action: "business" }, limit: 5 });
    await createMongoContactStore(directory).countByState();
    await createMongoImportJobStore({ directory, clock: test.clock.now }).list(5);
    const commands = sent.map(({ commandName, command }) => [commandName, command.maxTimeMS <= LONGEST_MS]);
    expect(commands.length).toBeGreaterThan(12);
    expect(commands.filter(([, isBounded]) => isBounded !== true)).toEqual([]);
  });

  it("businesses of one name and city are found by reading only their slices of an index", async () => {
    const twins = ["a", "b", "c"].flatMap((name) => [1, 2, 3].map((n) => makeDraft(`${name}${n}`, { name })));
    await importDrafts(test.stores, [
      ...twins,
      makeDraft("d", { name: "d" }),
      makeDraft("e", { name: "a", city: "Rome" }),
    ]);
    sent.length = 0;
    for (const sliceKeys of [1, 3, 4, 100]) {
      expect(await createDuplicateSuspects(watched.directory, sliceKeys).ids()).toHaveLength(9);
    }
    const groupings = sent.filter(({ command }) => command.hint === "by_any_name" && command.aggregate !== undefined);
    expect(groupings.length).toBeGreaterThan(7);
    for (const { command } of groupings) {
      expect(keysOfIndex("business", command.hint)).toEqual(expect.arrayContaining(fieldsIn(command.pipeline)));
    }
  });

  it("only the hits of the index are searched for a text", async () => {
    const { businesses } = test.stores;
    await businesses.markIndexed(await businesses.takeUnindexed(10));
    const overview = createMongoBusinessOverview(watched.directory);
    const filter = { isTrash: false, text: "ring", listedIds: [] };
    expect((await overview.page({ ...QUERY, filter })).businesses).toEqual([]);
    const unlisted = sent.find(({ command }) => command.hint === "by_name");
    expect(unlisted?.command.filter).toMatchObject({ isListed: false });
  });

  it("a query ends at once when its client disconnects, even if the server is silent", async () => {
    const { hostname, port } = new URL(serverUrl);
    const proxy = await startEngineProxy({ to: Number(port) });
    const far = await openMongodb(test.url.replace(`${hostname}:${port}`, `127.0.0.1:${proxy.port}`));
    const overview = createMongoBusinessOverview(far.directory);
    const query = { ...QUERY, filter: { isTrash: false, text: "ring" } };
    expect((await overview.page(query)).total).toBe(1);
    await proxy.become({ kind: "hung" });
    await runInRequestContext({ requestId: "of-one-who-leaves" }, async () => {
      const page = overview.page(query);
      const leftAt = performance.now();
      setTimeout(giveUpCurrentWork, 50);
      await expect(page).rejects.toMatchObject({ code: "unavailable" });
      // The driver alone takes 10 s to notice.
      expect(performance.now() - leftAt).toBeLessThan(4_000);
    });
    await proxy.become({ kind: "open" });
    await far.close();
    await proxy.close();
  });

  it("a map of a category is read from its index alone", async () => {
    const map = createMongoMapStore(watched.directory);
    const area = areaOf(WORLD, 5);
    const cells = await map.cells({ scope: { categorySlug: "bar", countryCode: "US" }, area });
    expect(cells.map(({ count }) => count)).toEqual([2]);
    const [grouping] = sent.filter(({ command }) => command.aggregate === "business");
    const indexed = keysOfIndex("business", grouping?.command.hint);
    expect(indexed).toContain("mapCell");
    expect(indexed).toEqual(expect.arrayContaining(fieldsIn(grouping?.command.pipeline)));
  });

  it("visits are thinned in index order, some at a time, and deleted by index ranges", async () => {
    const visitCounts = createMongoVisitCountStore(watched.directory);
    const counts = ["a", "b", "c"].map((subject, at) => ({
      kind: "search" as const,
      day: "2026-05-01",
      subject,
      count: at,
    }));
    await visitCounts.add(counts);
    sent.length = 0;
    expect(await visitCounts.thin("2026-05-02", 1)).toBe(2);
    const groupings = sent.filter(({ commandName }) => commandName === "aggregate").map(({ command }) => command);
    for (const { pipeline, hint } of groupings) {
      expect(keysOfIndex("visit_count", hint)).toEqual(expect.arrayContaining(fieldsIn(pipeline)));
    }
    const finds = sent.filter(({ commandName }) => commandName === "find").map(({ command }) => command);
    expect(finds.length).toBeGreaterThan(0);
    for (const find of finds)
      expect(find).toMatchObject({ hint: "by_day", sort: new Map([["count", -1]]), limit: 1_000 });
    sent.length = 0;
    expect(await visitCounts.forgetBefore("2026-05-02")).toBe(2);
    const [forgetting] = sent.filter(({ commandName }) => commandName === "delete");
    expect(forgetting?.command.deletes[0].q).toMatchObject({ kind: { $in: expect.any(Array) } });
  });
});

function keysOfIndex(collection: string, name: unknown): string[] {
  const indexes = directoryMigrations.flatMap((migration) => migration.indexes);
  return Object.keys(indexes.find((index) => index.collection === collection && index.name === name)?.key ?? {});
}

/** The document fields named by stages before the first group. */
function fieldsIn(pipeline: readonly Document[] = []): string[] {
  const fields = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part === "string" && part.startsWith("$")) fields.add(part.slice(1));
    if (typeof part !== "object" || part === null) return;
    for (const value of Object.values(part)) collect(value);
  };
  for (const { $match, $group } of pipeline) {
    for (const key of Object.keys($match ?? {})) if (!key.startsWith("$")) fields.add(key);
    for (const branch of $match?.$or ?? []) for (const key of Object.keys(branch)) fields.add(key);
    collect($group);
    if ($group !== undefined) break;
  }
  return [...fields];
}
