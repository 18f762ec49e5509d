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
const noncesIn = (html: string) => [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);

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

describe("the forwarded client address", () => {
  const echo = (app: Express) => app.use((req, res) => void res.json(req.headers));
  const spoofed = {
    "x-forwarded-for": "6.6.6.6, 5.5.5.5",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "evil.example",
    "x-real-ip": "6.6.6.6",
    forwarded: "for=6.6.6.6",
    "x-request-id": "chosen-by-a-visitor",
  };

  it("is the socket's, not the one a visitor claims", async () => {
    await start({ admin: echo });
    const seen = await (await get("/api/admin/session", spoofed)).json();
    expect(seen["x-forwarded-for"]).toBe("127.0.0.1");
    expect(seen["x-forwarded-proto"]).toBe("http");
    expect(seen["x-forwarded-host"]).toBe(`127.0.0.1:${gateway.port}`);
    expect(seen["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|evil/);
  });

  it("comes from the trusted proxy's own entry if a proxy is trusted", async () => {
    await start({ admin: echo }, { trustedHops: 1 });
    const seen = await (await get("/api/admin/session", spoofed)).json();
    expect(seen["x-forwarded-for"]).toBe("5.5.5.5");
    expect(seen["x-forwarded-proto"]).toBe("https");
    expect(seen["x-forwarded-host"]).toBe("evil.example");
  });
});

describe("a client outside", () => {
  it("cannot reach health, metrics, internal paths or unknown calls", async () => {
    const everything = (app: Express) => app.use((_req, res) => void res.send("reached"));
    await start({ web: everything, catalogue: everything, admin: everything, ingest: everything });
    for (const path of ["/metrics", "/healthz", "/readyz", "/internal/x", "/%6Detrics", "/api/nothing"]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(problemSchema.parse(await answer.json()).code).toBe("not_found");
    }
  });

  it("gets the security headers, and HSTS only if the site is served over https", async () => {
    await start({ web: (app) => app.use(page) }, { connectOrigins: ["https://tiles.example"] });
    const plain = (await get("/")).headers;
    expect(plain.get("strict-transport-security")).toBeNull();
    const policy = plain.get("content-security-policy") ?? "";
    for (const part of ["'strict-dynamic'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).toContain("connect-src 'self' https://tiles.example");
    expect(plain.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(plain.get("permissions-policy")).toContain("geolocation=(self)");
    expect(plain.get("x-content-type-options")).toBe("nosniff");
    await start({ web: (app) => app.use(page) }, { isSecure: true });
    expect((await get("/")).headers.get("strict-transport-security")).toContain("max-age=31536000");
  });

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

  it("gets 429 with the time to wait beyond its limit; a busy visitor never reaches it", async () => {
    await start({ admin: (app) => app.use((_req, res) => void res.json({})), web: (app) => app.use(page) });
    const login = () => fetch(`${gateway.url}/api/admin/login`, { method: "POST" });
    for (let n = 0; n < 20; n++) expect((await login()).status).toBe(200);
    const refused = await login();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(problemSchema.parse(await refused.json()).code).toBe("rate_limited");
    for (let n = 0; n < 300; n++) expect((await get("/")).status).toBe(200);
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

  it("gets an error page for a page and a problem for a call when a service is slow", async () => {
    const never = (app: Express) => app.use(() => undefined);
    await start({ web: never, catalogue: never, admin: never }, { readTimeoutMs: 30 });
    const failed = await get("/", { accept: "text/html" });
    expect(failed.status).toBe(504);
    const html = await failed.text();
    expect(html).toContain("Try again");
    expect(failed.headers.get("content-security-policy")).toContain(`'nonce-${noncesIn(html)[0]}'`);
    for (const path of ["/api/search", "/api/admin/stats"]) {
      expect(problemSchema.parse(await (await get(path)).json()).status).toBe(504);
    }
  });
});

it("an export may take longer to start than a read", async () => {
  const slow = (app: Express) => app.use((_req, res) => void setTimeout(() => res.json("made"), 150));
  await start({ admin: slow }, { readTimeoutMs: 50 });
  expect((await get("/api/admin/export-csv")).status).toBe(200);
  expect((await get("/api/admin/stats")).status).toBe(504);
});
