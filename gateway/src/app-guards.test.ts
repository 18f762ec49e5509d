import { once } from "node:events";
import { request } from "node:http";
import { problemSchema } from "@meridian/contracts/problem";
import type { Express, RequestHandler } from "express";
import { describe, expect, it } from "vitest";
import type { GatewayOptions } from "./app.ts";
import { startTestGateway, type TestGateway, type TestServices } from "./testing/start-test-gateway.ts";

let gateway: TestGateway;

async function start(build: TestServices, overrides?: Partial<GatewayOptions>): Promise<void> {
  gateway = await startTestGateway(build, overrides);
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });
const page: RequestHandler = (_req, res) => void res.set("Cache-Control", "public, s-maxage=600").send("<html></html>");

describe("a refusal of the gateway is in the caller's language", () => {
  const LARGE = { method: "POST", body: "x".repeat(1024 * 1024 + 1) };
  const TOO_MANY = { tr: /^Çok fazla istek/, en: /^Too many requests/ };
  const SILENT = { tr: /^Sitenin bu bölümü şu anda yanıt veremiyor/, en: /^This part of the site cannot answer/ };

  it.each([
    ["en", "/api/nothing", {}, 1, { tr: /^Böyle bir çağrı yok/, en: /^There is no GET/ }],
    ["tr", "/api/admin/site-settings", LARGE, 1, { tr: /en fazla 1 MB/, en: /at most 1 MB/ }],
    ["en", "/api/contact", LARGE, 1, { tr: /en fazla 1 MB/, en: /at most 1 MB/ }],
    ["tr", "/api/admin/stats", {}, 1 / 6000, TOO_MANY],
    ["en", "/api/contact", { method: "POST" }, 1 / 6000, TOO_MANY],
    ["tr", "/api/admin/stats", {}, 1, SILENT],
    ["en", "/api/search", {}, 1, SILENT],
  ] as const)("by default %s: %s", async (byDefault, path, init, rateLimitFactor, texts) => {
    await start({}, { rateLimitFactor });
    await gateway.serverOf("admin").close();
    await gateway.serverOf("catalogue").close();
    const ask = async (headers: Record<string, string>) =>
      problemSchema.parse(await (await fetch(`${gateway.url}${path}`, { ...init, headers })).json()).detail;
    await ask({});
    expect(await ask({})).toMatch(texts[byDefault]);
    expect(await ask({ "accept-language": "tr" })).toMatch(texts.tr);
    expect(await ask({ "accept-language": "en" })).toMatch(texts.en);
  });
});

describe("a client outside", () => {
  it.each([
    ["POST", "/api/admin/login", 20],
    ["POST", "/api/admin/export-csv", 30],
    ["POST", "/api/export-csv", 30],
    ["POST", "/api/upload-excel", 240],
    ["PUT", "/api/admin/imports/uploads/x/1", 600],
    ["POST", "/api/contact", 600],
    ["GET", "/api/search", 600],
    ["GET", "/about", 1200],
  ])("may send %s %s %i times a minute and no more", async (method, path, perMinute) => {
    const answer = (app: Express) => app.use((_req, res) => void res.json({}));
    const services = { web: answer, catalogue: answer, admin: answer, ingest: answer };
    await start(services, { rateLimitFactor: 1 / 10 });
    const ask = async () => (await fetch(`${gateway.url}${path}`, { method })).status;
    const allowed: number[] = [];
    for (let n = 0; n < perMinute / 10; n++) allowed.push(await ask());
    expect(new Set(allowed)).toEqual(new Set([200]));
    expect(await ask()).toBe(429);
  });

  it("gets an HTML page when it requested too many pages", async () => {
    await start({ web: (app) => app.use(page) }, { rateLimitFactor: 1 / 1200 });
    expect((await get("/")).status).toBe(200);
    const refused = await get("/", { accept: "text/html" });
    expect([refused.status, refused.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
    expect(await refused.text()).toContain("Too many requests");
  });

  it("gets a 400 for an invalid address instead of having it forwarded", async () => {
    await start({ web: (app) => app.use(page) });
    expect((await get(`/?q=${"x".repeat(8192 - 4)}`)).status).toBe(200);
    expect((await get(`/?q=${"x".repeat(8192 - 3)}`)).status).toBe(400);
    const absolute = request({ host: "127.0.0.1", port: gateway.port, path: "http://127.0.0.1/" }).end();
    const [answer] = await once(absolute, "response");
    answer.resume();
    expect(answer.statusCode).toBe(400);
  });
});

it("an export may take longer to start than a read", async () => {
  const slow = (app: Express) => app.use((_req, res) => void setTimeout(() => res.json("made"), 150));
  await start({ admin: slow }, { readTimeoutMs: 50 });
  expect((await get("/api/admin/export-csv")).status).toBe(200);
  expect((await get("/api/admin/stats")).status).toBe(504);
});
