import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import type { Engines } from "@meridian/engines/engines";
import { openEngines } from "@meridian/engines/open-engines";
import { isAppError } from "@meridian/platform/app-error";
import { makeSource } from "@meridian/testing/site-records";
import { makeTestEngineConfig } from "@meridian/testing/test-engine-config";
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { startSourceServer } from "../testing/source-server.ts";
import { type FetchOptions, fetchSource } from "./fetch-source.ts";

const CSV = "name,city\nCafé,Köln\n";

let engines: Engines;
let removeData: () => Promise<void>;
const server = await startSourceServer();
afterAll(() => server.close());
beforeEach(async () => {
  server.requests.length = 0;
  const { config, remove } = await makeTestEngineConfig();
  engines = await openEngines(config);
  removeData = remove;
});
afterEach(async () => {
  await engines.close();
  await removeData();
});

const get = (path: string, options: Partial<FetchOptions> = {}, known = {}) =>
  fetchSource(makeSource("a", { url: `${server.origin}${path}`, name: "Kafeler", ...known }), {
    files: engines.files,
    allowedHosts: new Set(["localhost"]),
    signal: new AbortController().signal,
    ...options,
  });
const keptFiles = () => engines.files.list(new Date(Date.now() + 60_000));
const refused = async (fetching: Promise<unknown>) => {
  const error = await fetching.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isAppError(error)) throw new Error("Nothing was refused", { cause: error });
  return [error.code, error.message];
};

it("stores the file with its ETag and date, and sends them with the next request", async () => {
  server.answer = (req, res) => {
    if (req.headers["if-none-match"] === '"v1"') res.writeHead(304).end();
    else res.writeHead(200, { etag: '"v1"', "last-modified": "Mon, 02 Mar 2026 09:00:00 GMT" }).end(CSV);
  };
  const fetched = await get("/list/kafeler%20k%C3%B6ln.csv?day=1");
  expect(fetched).toMatchObject({
    fileName: "kafeler köln.csv",
    etag: '"v1"',
    file: { sizeBytes: Buffer.byteLength(CSV) },
  });
  if (fetched.isUnchanged) throw new Error("It was changed");
  const kept = await engines.files.openLocal(fetched.file.id);
  expect(await readFile(kept.path, "utf8")).toBe(CSV);
  await kept.release();
  expect(await get("/list.csv", {}, { etag: '"v1"', lastModified: fetched.lastModified })).toEqual({
    isUnchanged: true,
  });
  expect(server.requests.at(-1)?.headers).toMatchObject({ "if-modified-since": "Mon, 02 Mar 2026 09:00:00 GMT" });
  expect(server.requests.at(0)?.url).toBe("/list/kafeler%20k%C3%B6ln.csv?day=1");
});

it("a validator that cannot be sent back is dropped", async () => {
  server.answer = (_, res) => res.writeHead(200, { etag: '"é"', "last-modified": "x".repeat(501) }).end(CSV);
  expect(await get("/")).toMatchObject({ etag: null, lastModified: null });
});

it("follows redirects, and decompresses the answer", async () => {
  server.answer = (req, res) => {
    if (req.url === "/") res.writeHead(302, { location: "/here" }).end();
    else res.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(CSV));
  };
  expect(await get("/")).toMatchObject({ file: { sizeBytes: Buffer.byteLength(CSV) }, fileName: "here" });
});

it("a redirect may lead neither to a private address, nor to http, nor in a circle", async () => {
  const others = createServer((_, res) => res.end(CSV)).listen(0, "127.0.0.1");
  const to = (location: string) => {
    server.answer = (_, res) => res.writeHead(307, { location }).end();
  };
  to("https://169.254.169.254/latest/meta-data");
  expect(await refused(get("/"))).toEqual(["invalid_input", expect.stringMatching(/^169\.254\.169\.254 is not/)]);
  to("https://ip6-localhost/");
  expect((await refused(get("/")))[1]).toMatch(/^(ip6-localhost is not|The host ip6-localhost)/);
  to("http://localhost/");
  expect(await refused(get("/"))).toEqual(["invalid_input", expect.stringMatching(/without https/)]);
  to("/again");
  expect(await refused(get("/"))).toEqual(["invalid_input", expect.stringMatching(/more than 5 times/)]);
  expect(server.requests).toHaveLength(3 + 6);
  others.close();
});

it("a name of this machine is not connected to unless allowed", async () => {
  expect(await refused(get("/", { allowedHosts: new Set() }))).toEqual([
    "invalid_input",
    expect.stringMatching(/^localhost is not an address of the public internet/),
  ]);
  expect(server.requests).toEqual([]);
});

it("a file beyond the limit is rejected and deleted, whatever size the server announces or compresses", async () => {
  server.answer = (_, res) => res.writeHead(200).end("x".repeat(2_000_000));
  expect(await refused(get("/a.csv", { maxBytes: 1024 * 1024 }))).toEqual([
    "too_large",
    expect.stringMatching(/^The file a\.csv is larger than 1 MB\. Enter the address of a part/),
  ]);
  server.answer = (_, res) => {
    for (let part = 0; part < 100; part++) res.write("x".repeat(1000));
    res.end();
  };
  expect((await refused(get("/", { maxBytes: 1000 })))[0]).toBe("too_large");
  server.answer = (_, res) =>
    res.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(10_000_000)));
  expect((await refused(get("/", { maxBytes: 100_000 })))[0]).toBe("too_large");
  expect(await keptFiles()).toEqual([]);
});

it("a server that refuses, stalls, breaks off or compresses badly is described, and nothing is stored", async () => {
  server.answer = (_, res) => res.writeHead(503).end("later");
  expect(await refused(get("/"))).toEqual(["unavailable", expect.stringMatching(/HTTP 503\. It will be tried again/)]);
  server.answer = (_, res) => res.writeHead(429).end();
  expect((await refused(get("/")))[1]).toMatch(/HTTP 429\. It will be tried again/);
  server.answer = (_, res) => res.writeHead(404).end();
  expect((await refused(get("/")))[1]).toMatch(/HTTP 404\. Check the address/);
  server.answer = () => undefined;
  expect((await refused(get("/", { limits: { answerMs: 50 } })))[1]).toMatch(/did not answer in time/);
  server.answer = (_, res) => res.writeHead(200).write("name");
  expect((await refused(get("/", { limits: { stallMs: 50 } })))[1]).toMatch(/did not answer in time/);
  expect((await refused(get("/", { limits: { wholeMs: 300 } })))[1]).toMatch(/did not answer in time/);
  server.answer = (_, res) => {
    res.writeHead(200, { "content-length": "1000" }).write("name", () => res.destroy());
  };
  expect((await refused(get("/")))[1]).toMatch(/failed or was cut off/);
  server.answer = (_, res) => res.writeHead(200, { "content-encoding": "zstd" }).end("x");
  expect((await refused(get("/")))[1]).toMatch(/unknown compression/);
  expect(await keptFiles()).toEqual([]);
});

it("a server that does not speak https at the address is described", async () => {
  const plain = createServer().listen(0, "localhost");
  await once(plain, "listening");
  onTestFinished(() => void plain.close());
  const address = plain.address();
  const port = typeof address === "object" ? address?.port : undefined;
  expect((await refused(get("/", {}, { url: `https://localhost:${port}/` })))[1]).toMatch(
    /^localhost does not answer by https at this address/,
  );
});

it("a server with an untrusted certificate is not read", async () => {
  const strangers = await startSourceServer();
  const { origin } = strangers;
  strangers.answer = (_, res) => res.end(CSV);
  const port = new URL(origin).port;
  expect(
    (await refused(get("/", { allowedHosts: new Set(["127.0.0.1"]) }, { url: `https://127.0.0.1:${port}/` })))[1],
  ).toMatch(/certificate of 127\.0\.0\.1 is not trusted/);
  await strangers.close();
});
