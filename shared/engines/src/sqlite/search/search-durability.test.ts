import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { damageTable } from "@meridian/testing/files/damage-table";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { completeIndex, indexQuery } from "@meridian/testing/search/search-index-handles";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openSearchIndex } from "../../open-search-index.ts";
import { indexPath, readCurrentNumber } from "./index/search-files.ts";

const KILLED_WRITER = fileURLToPath(new URL("./index/apply-until-killed.ts", import.meta.url));
const SOON = { timeout: 10_000, interval: 25 };

let dataDir: string;
const opened: SearchIndex[] = [];

async function open(role: "reader" | "writer"): Promise<SearchIndex> {
  const index = await openSearchIndex({ DATA_DIR: dataDir }, role);
  opened.push(index);
  return index;
}

/** A writer whose index can be searched. */
async function openWriter(): Promise<SearchIndex> {
  const writer = await open("writer");
  await completeIndex(writer);
  return writer;
}

function currentPath(): string {
  return indexPath(dataDir, readCurrentNumber(dataDir) ?? 0);
}

const put = (index: SearchIndex, id: string) =>
  index.apply([{ id, document: makeSearchDocument(id, { name: "Lighthouse" }) }]);
const find = async (index: SearchIndex, text: string) => (await index.search(indexQuery(text, { limit: 1_000 }))).total;

beforeEach(() => {
  dataDir = makeTemporaryFolder();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((index) => index.close()));
});

it("what a killed writer had acknowledged is found, by another process's reader and by the next writer", async () => {
  for (let kill = 0; kill < 3; kill++) {
    const child = spawn(process.execPath, [KILLED_WRITER, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
    let acknowledged = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (acknowledged >= 100 + kill * 60) break;
    }
    child.kill("SIGKILL");
    await once(child, "exit");
    const reader = await open("reader");
    expect(await find(reader, "survivor")).toBeGreaterThanOrEqual(acknowledged);
    const exact = await reader.search(indexQuery(`number${acknowledged - 1}`));
    expect(exact.hits[0]).toEqual({ id: `k${acknowledged - 1}` });
    const writer = await open("writer");
    const { documents } = await writer.status();
    expect(await find(reader, "survivor")).toBe(documents);
    expect(documents % 20).toBe(0);
    await writer.close();
  }
});

it("a killed rebuild leaves the serving index and is removed by the next writer", async () => {
  const first = await openWriter();
  await put(first, "a");
  const rebuild = await first.beginRebuild();
  await rebuild.add([makeSearchDocument("b")]);
  const half = indexPath(dataDir, (readCurrentNumber(dataDir) ?? 0) + 1);
  await first.close();
  await writeFile(half, "half a file");
  const writer = await open("writer");
  expect(existsSync(half)).toBe(false);
  expect(await find(writer, "lighthouse")).toBe(1);
});

it("a missing index is unavailable until a writer creates it", async () => {
  const reader = await open("reader");
  await expect(find(reader, "lighthouse")).rejects.toMatchObject({ code: "unavailable" });
  await expect(reader.suggest("light", 5)).rejects.toMatchObject({ code: "unavailable" });
  expect(await reader.status()).toEqual({ documents: 0, isReady: false });
  const writer = await openWriter();
  await put(writer, "a");
  await vi.waitFor(async () => expect(await find(reader, "lighthouse")).toBe(1), SOON);
  expect(await reader.status()).toEqual({ documents: 1, isReady: true });
});

it("an index deleted while it serves is unavailable until the next writer", async () => {
  const first = await openWriter();
  await put(first, "a");
  const reader = await open("reader");
  expect(await find(reader, "lighthouse")).toBe(1);
  await first.close();
  for (const name of await readdir(dataDir)) await rm(join(dataDir, name));
  await vi.waitFor(async () => expect(await reader.status()).toEqual({ documents: 0, isReady: false }), SOON);
  await expect(find(reader, "lighthouse")).rejects.toMatchObject({ code: "unavailable" });
  await put(await openWriter(), "b");
  await vi.waitFor(async () => expect(await find(reader, "lighthouse")).toBe(1), SOON);
});

it("a corrupt index is unavailable to readers, and replaced by a writer", async () => {
  const first = await openWriter();
  await put(first, "a");
  await first.close();
  await writeFile(currentPath(), Buffer.alloc(40_960, 7));
  const reader = await open("reader");
  await expect(find(reader, "lighthouse")).rejects.toMatchObject({ code: "unavailable" });
  expect((await reader.status()).isReady).toBe(false);
  const writer = await open("writer");
  expect(await writer.status()).toEqual({ documents: 0, isReady: false });
  await completeIndex(writer);
  await put(writer, "b");
  await vi.waitFor(async () => expect(await find(reader, "lighthouse")).toBe(1), SOON);
});

it.each([
  ["a search", (reader: SearchIndex) => reader.search(indexQuery("lighthouse"))],
  ["a change", (_: SearchIndex, writer: SearchIndex) => put(writer, "b")],
  ["the compaction of the night", (_: SearchIndex, writer: SearchIndex) => writer.compact()],
])("an index in which %s meets damage is unavailable to all until a rebuild", async (_what, meet) => {
  const first = await openWriter();
  await put(first, "a");
  await first.close();
  await damageTable(currentPath(), "fts_data");
  const [reader, writer] = [await open("reader"), await open("writer")];
  await meet(reader, writer).catch((error) => expect(error).toMatchObject({ code: "unavailable" }));
  expect((await writer.status()).isReady).toBe(false);
  await vi.waitFor(async () => expect((await reader.status()).isReady).toBe(false), SOON);
  await completeIndex(writer);
  await put(writer, "c");
  await vi.waitFor(async () => expect(await find(reader, "lighthouse")).toBe(1), SOON);
});

it("the files of replaced indexes are removed", async () => {
  const writer = await open("writer");
  for (let round = 0; round < 3; round++) {
    const rebuild = await writer.beginRebuild();
    await rebuild.add([makeSearchDocument("a")]);
    await rebuild.commit(1);
  }
  await writer.close();
  await open("writer");
  const databases = (await readdir(dataDir)).filter((name) => /^search-\d+\.db$/.test(name));
  expect(databases).toEqual([`search-${readCurrentNumber(dataDir)}.db`]);
});

it("a reader cannot change the index", async () => {
  await open("writer");
  const reader = await open("reader");
  await expect(put(reader, "a")).rejects.toThrow(/for reading/);
  await expect(reader.beginRebuild()).rejects.toThrow(/for reading/);
});

it("an index without a completed rebuild is unavailable whatever is applied to it, and complete after one", async () => {
  const writer = await open("writer");
  const reader = await open("reader");
  await put(writer, "a");
  expect(await writer.status()).toEqual({ documents: 1, isReady: false });
  await expect(find(reader, "lighthouse")).rejects.toMatchObject({ code: "unavailable" });
  const rebuild = await writer.beginRebuild();
  await rebuild.add([makeSearchDocument("a", { name: "Lighthouse" })]);
  await rebuild.commit(1);
  await vi.waitFor(async () => expect(await find(reader, "lighthouse")).toBe(1), SOON);
});

it("a writer notices that its index was removed, and builds another that readers find", async () => {
  const writer = await openWriter();
  const reader = await open("reader");
  await put(writer, "a");
  for (const name of await readdir(dataDir)) await rm(join(dataDir, name));
  expect((await writer.status()).isReady).toBe(false);
  const rebuild = await writer.beginRebuild();
  await rebuild.add([makeSearchDocument("b", { name: "Windmill" })]);
  await rebuild.commit(1);
  expect(await writer.status()).toEqual({ documents: 1, isReady: true });
  await vi.waitFor(async () => expect(await find(reader, "windmill")).toBe(1), SOON);
});

it("a writer continues in an index that another process swapped in", async () => {
  const writer = await openWriter();
  const reader = await open("reader");
  await put(writer, "a");
  const other = await open("writer");
  const rebuild = await other.beginRebuild();
  await rebuild.add([makeSearchDocument("b", { name: "Windmill" })]);
  await rebuild.commit(1);
  await other.close();
  expect((await writer.status()).documents).toBe(1);
  await put(writer, "c");
  await vi.waitFor(async () => expect(await find(reader, "windmill")).toBe(1), SOON);
  await vi.waitFor(async () => expect(await find(reader, "lighthouse")).toBe(1), SOON);
});

it("an index that a live process is building survives the start of a writer, that of a dead one does not", async () => {
  const writer = await openWriter();
  const next = (readCurrentNumber(dataDir) ?? 0) + 1;
  await writeFile(indexPath(dataDir, next), "half a file");
  await writeFile(`${indexPath(dataDir, next)}-builder`, String(process.ppid));
  await writer.close();
  const second = await open("writer");
  expect(existsSync(indexPath(dataDir, next))).toBe(true);
  await writeFile(`${indexPath(dataDir, next)}-builder`, "4194305");
  await second.close();
  await open("writer");
  expect(existsSync(indexPath(dataDir, next))).toBe(false);
});

it("compacting loses nothing and delays no search", async () => {
  const writer = await openWriter();
  const reader = await open("reader");
  for (let round = 0; round < 30; round++) await put(writer, `c${round}`);
  const compacting = writer.compact();
  expect(await find(reader, "lighthouse")).toBe(30);
  await compacting;
  expect(await find(reader, "lighthouse")).toBe(30);
  await put(writer, "last");
  await vi.waitFor(async () => expect(await find(reader, "lighthouse")).toBe(31), SOON);
});
