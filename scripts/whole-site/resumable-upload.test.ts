import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startGateway, type TestGateway } from "../../gateway/src/testing/start-test-gateway.ts";
import { startIngestProcess } from "../../services/ingest/src/testing/ingest-process.ts";
import { openSession, startTestIngest, type TestIngest } from "../../services/ingest/src/testing/start-test-ingest.ts";
import { HOUR_MS } from "../../shared/contracts/src/durations.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import type { FileStore } from "../../shared/ports/src/file-store.ts";
import { openCuttingLine } from "../../shared/testing/src/files/cutting-line.ts";
import { uploadResumably } from "../../web/src/features/imports/resumable-upload.ts";

/** The upload of the browser, through the gateway, to two replicas of ingest that share their stores. */
let ingest: TestIngest;
let replica: TestIngest;
let gateway: TestGateway;
/** Where the browser's calls go, and whose cookie it has. */
let site: { url: string; cookie: string };
/** What it has sent: "PATCH 1048576". */
let calls: string[];

beforeAll(async () => {
  ingest = await startTestIngest();
  replica = await startTestIngest({ beside: ingest });
  const urls = [new URL(ingest.url), new URL(replica.url)];
  const services = { web: urls, catalogue: urls, admin: urls, ingest: urls };
  gateway = await startGateway({}, { services, rateLimitFactor: 0 });
});
afterAll(async () => {
  await gateway.close();
  await replica.stop();
  await ingest.stop();
});

const fetchOfNode = fetch;
beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  });
  vi.stubGlobal("fetch", (path: string, init: RequestInit & { body?: Blob }) => {
    if (!path.startsWith("/")) return fetchOfNode(path, init);
    calls.push(`${init.method} ${init.body?.size ?? ""}`.trim());
    return fetchOfNode(`${site.url}${path}`, { ...init, headers: { ...init.headers, cookie: site.cookie } });
  });
  site = { url: gateway.url, cookie: ingest.cookie };
  calls = [];
});
afterEach(() => vi.unstubAllGlobals());

function fileOf(content: Uint8Array<ArrayBuffer>): File {
  return new File([content], "İşletmeler.csv", { lastModified: 1 });
}

function never(): AbortSignal {
  return new AbortController().signal;
}

async function storedBytes(files: FileStore, fileId: string): Promise<Buffer> {
  const local = await files.openLocal(fileId);
  const bytes = await readFile(local.path);
  await local.release();
  return bytes;
}

it("wherever the connection breaks, the stored bytes are those of the file", async () => {
  const content = randomBytes(2_500_000);
  const cuts = fc.array(fc.integer({ min: 1, max: 700_000 }), { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(cuts, async (afterBytes) => {
      const line = await openCuttingLine(gateway.url, afterBytes);
      site.url = line.url;
      const reported: number[] = [];
      const onProgress = (sent: number): unknown => reported.push(sent);
      const { fileId } = await uploadResumably(fileOf(content), { onProgress, signal: never() });
      expect((await storedBytes(ingest.engines.files, fileId)).equals(content)).toBe(true);
      expect(reported).toEqual(reported.toSorted((one, other) => one - other));
      expect(reported.at(-1)).toBe(content.length);
      expect(line.cuts()).toBeGreaterThan(0);
      await line.close();
    }),
    { numRuns: 2, endOnFailure: true },
  );
});

it("an upload that was stopped, or whose page was closed, resumes", async () => {
  const content = randomBytes(3_000_000);
  const stop = new AbortController();
  const onProgress = (sent: number): unknown => sent > 0 && stop.abort();
  await expect(uploadResumably(fileOf(content), { onProgress, signal: stop.signal })).rejects.toMatchObject({
    name: "UploadFailure",
    kind: "aborted",
  });
  const reported: number[] = [];
  calls = [];
  const { fileId } = await uploadResumably(fileOf(content), {
    onProgress: (sent) => reported.push(sent),
    signal: never(),
  });
  expect(calls[0]).toBe("HEAD");
  expect(calls).not.toContain("POST");
  expect(reported[0]).toBeGreaterThan(0);
  expect((await storedBytes(replica.engines.files, fileId)).equals(content)).toBe(true);
});

it("an upload that the server has deleted starts over", async () => {
  const content = randomBytes(100_000);
  const stop = new AbortController();
  const stopped = uploadResumably(fileOf(content), { onProgress: () => stop.abort(), signal: stop.signal });
  await expect(stopped).rejects.toMatchObject({ kind: "aborted" });
  const late = new Date(Date.now() + 48 * HOUR_MS);
  for (const id of await ingest.engines.files.listExpiredPartials(late)) await ingest.engines.files.removePartial(id);
  const { fileId } = await uploadResumably(fileOf(content), { onProgress: () => {}, signal: never() });
  expect(calls.filter((call) => call === "POST")).toHaveLength(2);
  expect((await storedBytes(ingest.engines.files, fileId)).equals(content)).toBe(true);
});

it("a connection that blocks PATCH carries the parts as POST", async () => {
  const content = randomBytes(50_000);
  const toSite = fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    init.method === "PATCH" ? Promise.resolve(new Response("", { status: 405 })) : toSite(path, init),
  );
  const { fileId } = await uploadResumably(fileOf(content), { onProgress: () => {}, signal: never() });
  expect(calls).toContain("POST 50000");
  expect((await storedBytes(ingest.engines.files, fileId)).equals(content)).toBe(true);
});

it("a rejected upload is not retried, and its reason is shown", async () => {
  const refused = uploadResumably(new File(["x"], "photo.png"), { onProgress: () => {}, signal: never() });
  const message = "photo.png - Excel, OpenDocument (.ods), CSV, JSON, XML, KML, Parquet veya zip dosyası seçin";
  await expect(refused).rejects.toMatchObject({ kind: "refused", message });
  expect(calls).toEqual(["POST"]);
  site.cookie = "";
  const outside = uploadResumably(new File(["x"], "a.csv"), { onProgress: () => {}, signal: never() });
  await expect(outside).rejects.toMatchObject({ kind: "unauthenticated" });
});

it("killing ingest during an upload loses no acknowledged byte", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-killed-"));
  const config = { DATA_DIR: dataDir };
  const engines = await openEngines(config);
  const content = randomBytes(6_000_000);
  let running = await startIngestProcess(dataDir);
  site = { url: running.url, cookie: await openSession(engines) };
  let acknowledged = 0;
  let killing: Promise<void> | undefined;
  const restart = async (): Promise<void> => {
    await running.kill();
    running = await startIngestProcess(dataDir);
    site.url = running.url;
  };
  const { fileId } = await uploadResumably(fileOf(content), {
    onProgress(sent) {
      expect(sent).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = sent;
      if (sent > 1_000_000) killing ??= restart();
    },
    signal: never(),
  });
  await killing;
  expect(calls.filter((call) => call === "POST")).toHaveLength(1);
  expect((await storedBytes(engines.files, fileId)).equals(content)).toBe(true);
  await running.kill();
  await engines.close();
  await rm(dataDir, { recursive: true, force: true });
});
