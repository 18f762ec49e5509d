import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { startMeilisearch } from "@meridian/testing/engines/find-meilisearch";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { completeIndex, indexQuery } from "@meridian/testing/search/search-index-handles";
import { Meilisearch } from "meilisearch";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { openMeilisearchIndex } from "../open-meilisearch-index.ts";
import { openMeilisearch } from "./open-meilisearch.ts";

const { isFound, name, url, apiKey } = await reachEngine("meilisearch");
const addressSchema = z.object({ port: z.int() });

it.each(["", "search:7700", "redis://search"])("%j is rejected as a Meilisearch address", async (url) => {
  await expect(openMeilisearch({ url, apiKey: undefined })).rejects.toThrow("MEILI_URL: must be like http://");
});

it("the start fails after a while if nobody answers, and names the address", async () => {
  const opening = openMeilisearch({ url: "http://127.0.0.1:1", apiKey: undefined, startTimeoutMs: 100 });
  await expect(opening).rejects.toThrow(/MEILI_URL: no Meilisearch answers at 127\.0\.0\.1:1 /);
});

it("the start waits for a server longer than a search would", async () => {
  const slow = createServer((_req, res) => {
    setTimeout(() => res.setHeader("content-type", "application/json").end('{"pkgVersion":"1.50.0"}'), 100);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void slow.close());
  await once(slow, "listening");
  const { port } = addressSchema.parse(slow.address());
  const url = `http://127.0.0.1:${port}`;
  const link = await openMeilisearch({ url, apiKey: undefined, searchTimeoutMs: 20 });
  onTestFinished(link.close);
});

describe.skipIf(!isFound)("with a server", () => {
  it("a wrong key stops the start", async () => {
    await expect(openMeilisearch({ url, apiKey: "wrong" })).rejects.toThrow("MEILI_API_KEY: ");
  });

  it("settings are sent once, not at every start", async () => {
    const name = `test-${randomUUID()}`;
    await openMeilisearchIndex({ url, apiKey, name, role: "writer" });
    await openMeilisearchIndex({ url, apiKey, name, role: "writer" });
    const client = new Meilisearch({ host: url, ...(apiKey === undefined ? {} : { apiKey }) });
    const { total } = await client.tasks.getTasks({ indexUids: [name], types: ["settingsUpdate"] });
    expect(total).toBe(1);
  });

  const client = () => new Meilisearch({ host: url, ...(apiKey === undefined ? {} : { apiKey }) });
  const alpha = makeSearchDocument("a", { name: "Alpha" });

  async function openBoth() {
    const name = `test-${randomUUID()}`;
    const reader = await openMeilisearchIndex({ url, apiKey, name, role: "reader" });
    const open = () => openMeilisearchIndex({ url, apiKey, name, role: "writer" });
    return { name, reader, open };
  }

  async function fill(writer: SearchIndex): Promise<void> {
    const rebuild = await writer.beginRebuild();
    await rebuild.add([alpha]);
    await rebuild.commit(1);
  }

  const LOST = { documents: 0, isReady: false };
  const isUnavailable = async (reader: SearchIndex) => {
    for (const query of [indexQuery("alpha"), indexQuery(""), indexQuery("a", { sort: "rating" })]) {
      await expect(reader.search(query)).rejects.toMatchObject({ code: "unavailable" });
    }
    await expect(reader.suggest("alp", 5)).rejects.toMatchObject({ code: "unavailable" });
    expect((await reader.status()).isReady).toBe(false);
  };

  it("an index that does not exist yet, or is only prepared by a writer, is unavailable", async () => {
    const { reader, open } = await openBoth();
    await isUnavailable(reader);
    const writer = await open();
    expect(await writer.status()).toEqual(LOST);
    await isUnavailable(reader);
    await fill(writer);
    expect(await reader.status()).toEqual({ documents: 1, isReady: true });
    expect((await reader.search(indexQuery("", { filters: { countryCode: "DE" } }))).total).toBe(1);
  });

  it.each(["deleted", "emptied"])("an index that was %s is unavailable, also while changes refill it", async (how) => {
    const { name, reader, open } = await openBoth();
    const writer = await open();
    await fill(writer);
    expect((await reader.search(indexQuery("alpha"))).total).toBe(1);
    if (how === "deleted") await client().deleteIndex(name).waitTask();
    else await client().index(name).deleteAllDocuments().waitTask();
    await isUnavailable(reader);
    await writer.apply([{ id: "a", document: alpha }]);
    expect(await writer.status()).toEqual({ documents: 1, isReady: false });
    await isUnavailable(reader);
    await fill(writer);
    expect((await reader.search(indexQuery("alpha"))).total).toBe(1);
  });

  it("a rebuild ends abandoned ones, and an ended one never serves", async () => {
    const { name, reader, open } = await openBoth();
    const [first, second] = [await open(), await open()];
    await fill(first);
    const left = await first.beginRebuild();
    const rebuild = await second.beginRebuild();
    await left.add([makeSearchDocument("b", { name: "Stale" })]);
    await expect(left.commit(1)).rejects.toMatchObject({ code: "conflict" });
    await rebuild.add([makeSearchDocument("c", { name: "Fresh" })]);
    await rebuild.commit(1);
    expect((await reader.search(indexQuery(""))).hits).toEqual([{ id: "c" }]);
    const indexes = async () => {
      const { results } = await client().getRawIndexes({ limit: 1_000 });
      return results.map(({ uid }) => uid.replace(name, "")).filter((uid) => uid === "" || uid.startsWith("-"));
    };
    await expect.poll(async () => (await indexes()).sort(), { timeout: 10_000 }).toEqual(["", "-patterns"]);
  });

  it("a rebuild deletes unused weekly hours, and writers add them again when needed", async () => {
    const { name, open } = await openBoth();
    const [first, second] = [await open(), await open()];
    const intervals: [number, number][] = [[540, 1080]];
    const hours = { intervals, knownDays: [0] };
    const [inBerlin, inParis] = ["Europe/Berlin", "Europe/Paris"].map((timeZone) =>
      makeSearchDocument(timeZone.slice(7), { hours, timeZone }),
    );
    if (inBerlin === undefined || inParis === undefined) throw new Error("There are no documents");
    const weeks = async () => {
      const { results } = await client().index(`${name}-patterns`).getDocuments({ limit: 100 });
      return results.map(({ week }) => String(week).split(" ")[0]).filter((zone) => zone !== "");
    };
    await completeIndex(first);
    await second.apply([{ id: inBerlin.id, document: inBerlin }]);
    expect(await weeks()).toEqual(["Europe/Berlin"]);
    const rebuild = await first.beginRebuild();
    await rebuild.add([inParis]);
    await rebuild.commit(1);
    expect(await weeks()).toEqual(["Europe/Paris"]);
    await second.apply([{ id: inBerlin.id, document: inBerlin }]);
    expect((await weeks()).sort()).toEqual(["Europe/Berlin", "Europe/Paris"]);
  });

  it("an index of a release without cells answers, and asks for a rebuild", async () => {
    const { name, reader, open } = await openBoth();
    const writer = await open();
    await fill(writer);
    const world = { west: -180, south: -90, east: 180, north: 90 };
    const { id, latitude: lat, longitude: lng } = alpha;
    const drawn = () => reader.cluster({ text: "", filters: { box: world }, level: 6, maxCells: 500 });
    const whole = { level: 6, cells: [{ cell: expect.any(Number), count: 1, lat, lng, id }], total: 1 };
    const { filterableAttributes } = await client().index(name).getSettings();
    for (const attributes of [filterableAttributes ?? [], ["pattern", "isVerified", "latitude", "longitude"]]) {
      await client()
        .index(name)
        .updateDocuments([{ id: "complete", shape: 1 }])
        .waitTask();
      await client().index(name).updateFilterableAttributes(attributes).waitTask();
      expect(await reader.status()).toEqual({ documents: 1, isReady: true, isOutdated: true });
      expect(await drawn()).toMatchObject(whole);
    }
    await fill(await open());
    expect(await reader.status()).toEqual({ documents: 1, isReady: true });
    expect(await drawn()).toMatchObject(whole);
  });

  it("only the last word matches as a prefix, in every script", async () => {
    const name = `test-${randomUUID()}`;
    const index = await openMeilisearchIndex({ url, apiKey, name, role: "writer" });
    await completeIndex(index);
    await index.apply([{ id: "a", document: makeSearchDocument("a", { name: "Pizza 寿司" }) }]);
    const asTyped = { allowTypos: false };
    const find = async (text: string) => (await index.search(indexQuery(text, asTyped))).hits.map(({ id }) => id);
    expect(await find("寿司 pizz")).toEqual(["a"]);
    expect(await find("pizza 寿司")).toEqual(["a"]);
    expect(await find("pizz 寿司")).toEqual([]);
  });
});

describe.skipIf(!isFound || name.includes("MEILI_URL"))("with a server of our own", () => {
  it("a lost server makes searches unavailable quickly; they work again when it is back", async () => {
    const apiKey = randomUUID();
    const first = await startMeilisearch({ apiKey });
    if (first === undefined) throw new Error("meilisearch is not installed");
    onTestFinished(first.stop);
    const url = `http://127.0.0.1:${first.port}`;
    const index = await openMeilisearchIndex({ url, apiKey, role: "writer" });
    await completeIndex(index);
    await index.apply([{ id: "a", document: makeSearchDocument("a", { name: "Alpha" }) }]);
    await first.stop();
    const since = performance.now();
    for (let times = 0; times < 20; times++) {
      await expect(index.search(indexQuery("alpha"))).rejects.toMatchObject({ code: "unavailable" });
    }
    expect(performance.now() - since).toBeLessThan(5_000);
    const second = await startMeilisearch({ apiKey, port: first.port });
    if (second === undefined) throw new Error("meilisearch is not installed");
    onTestFinished(second.stop);
    await (await index.beginRebuild()).commit(0);
    await index.apply([{ id: "a", document: makeSearchDocument("a", { name: "Alpha" }) }]);
    const total = () =>
      index.search(indexQuery("alpha")).then(
        (answer) => answer.total,
        () => 0,
      );
    await expect.poll(total, { timeout: 10_000 }).toBe(1);
  });
});
