import { defineEndpoint } from "@meridian/contracts/endpoint";
import { problemSchema } from "@meridian/contracts/problem";
import express, { type Router } from "express";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { conflict, rateLimited, refusal, unauthenticated } from "../app-error.ts";
import { createLogger } from "../logger.ts";
import { currentWorkSignal } from "../request-context.ts";
import { createRouter, mountEndpoint, mountSessionEndpoint } from "./mount-endpoint.ts";
import { createServiceApp } from "./server/create-service-app.ts";
import { createHealthApp, createMetrics } from "./server/health-routes.ts";
import { type RunningServer, startServer } from "./server/start-server.ts";

const running: RunningServer[] = [];
const logger = createLogger({ service: "test", level: "silent" });

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function serve(build: (router: Router) => void): Promise<string> {
  const router = createRouter();
  build(router);
  const app = createServiceApp({ logger, metrics: createMetrics("test"), routers: [router] });
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  running.push(server);
  return `http://127.0.0.1:${server.port}`;
}

const greet = defineEndpoint({
  method: "POST",
  path: "/greet/:name",
  summary: "Greets",
  access: "public",
  params: z.object({ name: z.string().min(2) }),
  query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
  body: z.object({ tone: z.enum(["warm", "cool"]) }),
  response: z.object({ text: z.string() }),
  cache: { maxAgeSeconds: 60 },
});

const secret = defineEndpoint({
  method: "GET",
  path: "/secret",
  summary: "Answers an admin",
  access: "session",
  response: z.object({}),
  hasSuccessShape: true,
});

const post = (url: string, body: unknown) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

describe("an endpoint", () => {
  it("passes parsed values to its handler and answers with its cache policy", async () => {
    const base = await serve((router) =>
      mountEndpoint(router, greet, async ({ params, query, body }) => ({
        text: `${body.tone} ${params.name}`.repeat(query.times),
      })),
    );
    const answer = await post(`${base}/greet/ada?times=2`, { tone: "warm" });
    expect(await answer.json()).toEqual({ text: "warm adawarm ada" });
    expect(answer.headers.get("cache-control")).toContain("s-maxage=60");
  });

  it("is served under its exact spelling only", async () => {
    const base = await serve((router) => mountEndpoint(router, greet, async () => ({ text: "" })));
    const statusOf = async (path: string) => (await post(base + path, { tone: "warm" })).status;
    expect(await statusOf("/greet/ada")).toBe(200);
    for (const path of ["/Greet/ada", "/greet/ada/", "//greet/ada", "/greet//ada", "/%67reet/ada"]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
  });

  it("reports every problem of a request at once, with the request's id", async () => {
    const base = await serve((router) => mountEndpoint(router, greet, async () => ({ text: "" })));
    const answer = await post(`${base}/greet/a?times=9`, { tone: "loud" });
    const problem = problemSchema.parse(await answer.json());
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
    expect(problem.issues?.map(({ path }) => path)).toEqual(["params.name", "query.times", "body.tone"]);
    expect(problem.requestId).toBe(answer.headers.get("x-request-id"));
  });

  it("checks the session before anything else, and answers in the call's own shape", async () => {
    const refuse = () => Promise.reject(unauthenticated("Log in first"));
    const base = await serve((router) => mountSessionEndpoint(router, secret, refuse, async () => ({})));
    const answer = await fetch(`${base}/secret`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "unauthenticated", success: false, message: "Log in first" });
  });
});

describe("a failure", () => {
  it.each([
    [conflict("Changed meanwhile"), 409, "Changed meanwhile"],
    [rateLimited("Slow down", { retryAfterSeconds: 7 }), 429, "Slow down"],
    [new Error("secret detail"), 500, "Something went wrong on our side"],
  ])("%s answers its status and reveals nothing private", async (error, status, detail) => {
    const base = await serve((router) =>
      mountSessionEndpoint(
        router,
        secret,
        () => Promise.reject(error),
        async () => ({}),
      ),
    );
    const answer = await fetch(`${base}/secret`);
    expect(answer.status).toBe(status);
    expect(problemSchema.parse(await answer.json()).detail).toBe(detail);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("of a body that is not JSON is the client's", async () => {
    const base = await serve((router) => mountEndpoint(router, greet, async () => ({ text: "" })));
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${base}/greet/ada`, { method: "POST", headers, body: "{" });
    expect(answer.status).toBe(400);
  });

  it("is in the caller's language, by default Turkish for admin calls and English for others", async () => {
    const base = await serve((router) => {
      mountEndpoint(router, greet, () => Promise.reject(refusal("gone", { tr: "Artık yok", en: "It is gone" })));
      router.get("/api/admin/engine", () => Promise.reject(conflict("The rebuild has ended")));
    });
    const json = { "content-type": "application/json" };
    const detailOf = async (path: string, language?: string, init?: RequestInit) => {
      const headers = { ...init?.headers, ...(language === undefined ? {} : { "accept-language": language }) };
      return problemSchema.parse(await (await fetch(base + path, { ...init, headers })).json()).detail;
    };
    const invalid = { method: "POST", headers: json, body: '{"tone":"loud"}' };
    const gone = { method: "POST", headers: json, body: '{"tone":"warm"}' };
    const broken = { method: "POST", headers: json, body: "{" };
    const large = { method: "POST", headers: json, body: JSON.stringify("x".repeat(1024 * 1024)) };
    for (const [path, init, tr, en] of [
      ["/nowhere", undefined, "Böyle bir çağrı yok: GET /nowhere", "There is no GET /nowhere"],
      ["/greet/ada", gone, "Artık yok", "It is gone"],
      ["/greet/ada", broken, "İstek okunamadı", "The request could not be read"],
      ["/greet/ada", large, "İsteğin gövdesi çok büyük", "The request body is too large"],
    ] as const) {
      const texts = [
        await detailOf(path, "tr", init),
        await detailOf(path, "en", init),
        await detailOf(path, "de", init),
      ];
      expect(texts).toEqual([tr, en, en]);
    }
    expect(await detailOf("/greet/ada", "tr", invalid)).toMatch(
      /^İstek geçersiz: tone: Şunlardan biri olmalı: warm, cool$/,
    );
    expect(await detailOf("/greet/ada", undefined, invalid)).toMatch(
      /^The request is not valid: body.tone: This must be one of warm, cool$/,
    );
    expect(await detailOf("/api/admin/nowhere")).toBe("Böyle bir çağrı yok: GET /api/admin/nowhere");
    expect(await detailOf("/api/admin/engine")).toMatch(/^Bu arada başka bir değişiklik yapıldı/);
    expect(await detailOf("/api/admin/engine", "en")).toBe("The rebuild has ended");
  });

  it("of an unknown path is a 404 problem", async () => {
    const base = await serve(() => undefined);
    expect(problemSchema.parse(await (await fetch(`${base}/nowhere`)).json()).code).toBe("not_found");
  });
});

it("a port in use is an error that names it", async () => {
  const first = await startServer(express(), { host: "127.0.0.1", port: 0 });
  running.push(first);
  await expect(startServer(express(), { host: "127.0.0.1", port: first.port })).rejects.toThrow(`Port ${first.port}`);
});

it("readiness names the engine that does not answer", async () => {
  const app = createHealthApp(createMetrics("test"), [
    { name: "store", check: async () => ({ businesses: 3 }) },
    { name: "index", check: () => Promise.reject(new Error("no index")) },
  ]);
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  running.push(server);
  const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    checks: [
      { name: "store", isOk: true, businesses: 3 },
      { name: "index", isOk: false, reason: "no index" },
    ],
  });
});

it("an admin read is abandoned when the client disconnects, and not after it has its answer", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const base = await serve((router) =>
    mountSessionEndpoint(
      router,
      secret,
      async () => {
        const signal = currentWorkSignal();
        const isFirst = signals.push(signal) === 1;
        if (isFirst) await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
        throw unauthenticated("Log in first");
      },
      async () => ({}),
    ),
  );
  const client = new AbortController();
  const leaving = fetch(`${base}/secret`, { signal: client.signal });
  await expect.poll(() => signals.length).toBe(1);
  client.abort();
  await expect(leaving).rejects.toThrow();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  expect((await fetch(`${base}/secret`)).status).toBe(401);
  expect(signals[1]?.aborted).toBe(false);
});
