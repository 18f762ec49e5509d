import { brotliCompressSync } from "node:zlib";
import { refusal } from "@meridian/platform/app-error";
import { createProblemHandler } from "@meridian/platform/http/problem-handler";
import { createLogger } from "@meridian/platform/logger";
import type { Express } from "express";
import { describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start-test-gateway.ts";

let gateway: TestGateway;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers, redirect: "manual" });

it("content headers of an answer are forwarded, and no others of the service", async () => {
  const passed = {
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": "inline",
    "content-language": "tr",
    "last-modified": "Wed, 21 Oct 2015 07:28:00 GMT",
    link: '</a>; rel="next"',
    location: "/elsewhere",
    "retry-after": "7",
    "x-robots-tag": "noindex",
  };
  const own = { server: "secret", "x-internal": "1", etag: '"of the service"', "cache-control": "no-store" };
  gateway = await startTestGateway({
    catalogue: (app) =>
      app.use(
        (_req, res) =>
          void res
            .status(301)
            .set({ ...passed, ...own })
            .send("moved"),
      ),
  });
  const { status, headers } = await get("/api/search");
  expect([status, Object.fromEntries(headers)]).toEqual([301, expect.objectContaining(passed)]);
  expect([headers.get("server"), headers.get("x-internal"), headers.get("etag")]).toEqual([null, null, null]);
  expect(headers.get("cache-control")).toBe("no-store");
});

it("an answer compressed by its service is forwarded as it is", async () => {
  gateway = await startTestGateway({
    catalogue: (app) =>
      app.use((_req, res) => {
        res.set({ "content-encoding": "x-own", "content-type": "text/plain" }).end("x".repeat(2_000));
      }),
  });
  const answer = await get("/api/search", { "accept-encoding": "gzip, br" });
  expect([answer.headers.get("content-encoding"), (await answer.text()).length]).toEqual(["x-own", 2_000]);
});

describe("the visitor's headers that reach the page renderer", () => {
  const identifying = {
    cookie: "a=1",
    "user-agent": "browser",
    "accept-language": "tr",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "http",
    "x-forwarded-host": expect.stringContaining("127.0.0.1:"),
  };
  const visitor = { cookie: "a=1", "user-agent": "browser", "accept-language": "tr", authorization: "secret" };
  const echo = (app: Express) => app.use((req, res) => void res.json(req.headers));

  it("include identity if the answer is private", async () => {
    gateway = await startTestGateway({ web: echo });
    const seen = await (await get("/admin/upload", visitor)).json();
    expect(seen).toMatchObject(identifying);
    expect(seen).not.toHaveProperty("authorization");
  });

  it("are none if the answer is public", async () => {
    gateway = await startTestGateway({ web: echo });
    const seen = await (await get("/about", visitor)).json();
    for (const name of [...Object.keys(identifying), "authorization"]) expect(seen).not.toHaveProperty(name);
  });
});

it("a failed read of the API answers each caller in their own language, and a found one is cached for all", async () => {
  let found = 0;
  gateway = await startTestGateway({
    catalogue: (app) => {
      app.get("/api/categories", (_req, res) => {
        found++;
        res.set("cache-control", "public, s-maxage=60").json([]);
      });
      app.use((_req, _res) => {
        throw refusal("not_found", { tr: "Yok", en: "Not there" });
      });
      app.use(createProblemHandler(createLogger({ service: "catalogue", level: "silent" })));
    },
  });
  const detailFor = async (language: string) =>
    (await (await get("/api/businesses/none", { "accept-language": language })).json()).detail;
  expect([await detailFor("tr"), await detailFor("en"), await detailFor("tr-TR")]).toEqual(["Yok", "Not there", "Yok"]);
  for (const language of ["tr", "en"]) await get("/api/categories", { "accept-language": language });
  expect(found).toBe(1);
});

it("a private page has no cache header, and a shared one says where it came from", async () => {
  gateway = await startTestGateway({ web: (app) => app.use((_req, res) => void res.send("<html></html>")) });
  expect((await get("/admin/upload")).headers.get("x-cache")).toBeNull();
  expect((await get("/about")).headers.get("x-cache")).toBe("MISS");
});

it("an asset is requested in the encoding that the visitor prefers, and is cached in each", async () => {
  const requests: unknown[] = [];
  gateway = await startTestGateway({
    web: (app) =>
      app.use((req, res) => {
        const encoding = String(req.headers["accept-encoding"]);
        requests.push(encoding);
        res.set({ "cache-control": "public, max-age=31536000, immutable", "content-type": "text/javascript" });
        if (encoding === "br") res.set("content-encoding", "br").end(brotliCompressSync("in brotli"));
        else res.end("as it is");
      }),
  });
  const read = async (accepted: string) => (await get("/assets/a.js", { "accept-encoding": accepted })).text();
  const answers = [
    await read("gzip, br"),
    await read("gzip"),
    await read("br"),
    await read("identity"),
    await read("gzip"),
  ];
  expect(answers).toEqual(["in brotli", "as it is", "in brotli", "as it is", "as it is"]);
  expect(requests).toEqual(["br", "gzip", "identity"]);
});
