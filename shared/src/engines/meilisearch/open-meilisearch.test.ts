import { randomUUID } from "node:crypto";
import { Meilisearch } from "meilisearch";
import { afterAll, afterEach, describe, expect, inject, it } from "vitest";
import { findMeilisearch, startMeilisearch } from "../../testing/engines/find-meilisearch.ts";
import { makeSearchDocument } from "../../testing/search-document-factory.ts";
import { indexQuery } from "../../testing/search-index-handles.ts";
import { openMeilisearch } from "./open-meilisearch.ts";
import { openMeilisearchIndex } from "./open-meilisearch-index.ts";

const server = await findMeilisearch(inject("engineEnvironment"));
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => (server.isFound ? server.stop() : undefined));

it.each(["", "search:7700", "redis://search"])("%j is refused as no address of a Meilisearch", async (url) => {
  await expect(openMeilisearch({ url, apiKey: undefined })).rejects.toThrow("MEILI_URL: must be like http://");
});

it("where nobody answers, starting stops after a while and names the address", async () => {
  const opening = openMeilisearch({ url: "http://127.0.0.1:1", apiKey: undefined, startTimeoutMs: 100 });
  await expect(opening).rejects.toThrow(/MEILI_URL: no Meilisearch answers at 127\.0\.0\.1:1 /);
});

describe.skipIf(!server.isFound)("with a server", () => {
  const { url, apiKey } = server.isFound ? { apiKey: undefined, ...server } : { url: "", apiKey: undefined };

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

  it("an index that does not exist yet is unavailable to readers, and so is one that was lost until it is built again", async () => {
    const name = `test-${randomUUID()}`;
    const reader = await openMeilisearchIndex({ url, apiKey, name, role: "reader" });
    await expect(reader.search(indexQuery("a"))).rejects.toMatchObject({ code: "unavailable" });
    await expect(reader.status()).rejects.toMatchObject({ code: "unavailable" });
    const writer = await openMeilisearchIndex({ url, apiKey, name, role: "writer" });
    const document = makeSearchDocument("a", { name: "Alpha" });
    await writer.apply([{ id: "a", document }]);
    const client = new Meilisearch({ host: url, ...(apiKey === undefined ? {} : { apiKey }) });
    await client.deleteIndex(name).waitTask();
    await expect(reader.search(indexQuery("alpha"))).rejects.toMatchObject({ code: "unavailable" });
    await writer.apply([{ id: "a", document }]);
    expect((await reader.search(indexQuery("alpha", { filters: { countryCode: "DE" } }))).total).toBe(1);
  });

  it("only the last word may go on, whichever script the others are of", async () => {
    const name = `test-${randomUUID()}`;
    const index = await openMeilisearchIndex({ url, apiKey, name, role: "writer" });
    await index.apply([{ id: "a", document: makeSearchDocument("a", { name: "Pizza 寿司" }) }]);
    const find = async (text: string) => (await index.search(indexQuery(text))).hits.map(({ id }) => id);
    expect(await find("寿司 pizz")).toEqual(["a"]);
    expect(await find("pizza 寿司")).toEqual(["a"]);
    expect(await find("pizz 寿司")).toEqual([]);
  });
});

describe.skipIf(!server.isFound || server.source.includes("MEILI_URL"))("with a server of our own", () => {
  it("a server that is lost makes searches unavailable, quickly; once it is back they are answered again", async () => {
    const apiKey = randomUUID();
    const first = await startMeilisearch({ apiKey });
    if (first === undefined) throw new Error("meilisearch is not installed");
    closing.push(first.stop);
    const url = `http://127.0.0.1:${first.port}`;
    const index = await openMeilisearchIndex({ url, apiKey, role: "writer" });
    await index.apply([{ id: "a", document: makeSearchDocument("a", { name: "Alpha" }) }]);
    await first.stop();
    const since = performance.now();
    for (let times = 0; times < 20; times++) {
      await expect(index.search(indexQuery("alpha"))).rejects.toMatchObject({ code: "unavailable" });
    }
    expect(performance.now() - since).toBeLessThan(5_000);
    const second = await startMeilisearch({ apiKey, port: first.port });
    if (second === undefined) throw new Error("meilisearch is not installed");
    closing.push(second.stop);
    const apply = () => index.apply([{ id: "a", document: makeSearchDocument("a", { name: "Alpha" }) }]);
    await apply();
    const total = () =>
      index.search(indexQuery("alpha")).then(
        (answer) => answer.total,
        () => 0,
      );
    await expect.poll(total, { timeout: 10_000 }).toBe(1);
  });
});
