import { createMetrics, type Metrics } from "@meridian/platform/http/server/health-routes";
import { createLoggedLines } from "@meridian/testing/log-lines";
import type { Express } from "express";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start-test-gateway.ts";

let gateway: TestGateway;
let metrics: Metrics;
beforeEach(async () => {
  metrics = createMetrics("gateway");
  const web = (app: Express) => app.use((_req, res) => void res.send("<html></html>"));
  gateway = await startTestGateway({ web }, { metrics });
});

const report = (body: unknown, type = "application/reports+json") =>
  fetch(`${gateway.url}/api/csp-reports`, {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const violation = (effectiveDirective: string) => ({
  type: "csp-violation",
  body: {
    effectiveDirective,
    blockedURL: "https://tracker.example/a?b",
    documentURL: "https://site.example/search?q=x",
  },
});
const counted = async () =>
  (await metrics.registry.metrics()).split("\n").filter((line) => line.startsWith("gateway_csp_violations_total{"));

describe("a csp violation", () => {
  it.each([false, true])(
    "is requested in the one way that every browser sends at once (https: %s)",
    async (isSecure) => {
      gateway = await startTestGateway({}, { isSecure });
      const { headers } = await fetch(gateway.url);
      const policy = headers.get("content-security-policy");
      expect(policy).toContain("report-uri /api/csp-reports");
      expect(policy).not.toContain("report-to");
      expect(headers.get("reporting-endpoints")).toBeNull();
    },
  );

  it("is counted by directive, and by no name that a client invented", async () => {
    const old = { "csp-report": { "violated-directive": "img-src", "blocked-uri": "http://tracker.example/" } };
    expect((await report(old, "application/csp-report")).status).toBe(204);
    expect((await report([violation("script-src-elem"), violation("made-up")])).status).toBe(204);
    expect(await counted()).toEqual([
      expect.stringMatching(/directive="img-src".* 1$/),
      expect.stringMatching(/directive="script-src-elem".* 1$/),
      expect.stringMatching(/directive="other".* 1$/),
    ]);
  });

  it("is counted for every directive of the policy and the directives browsers split it into", async () => {
    const directives = [
      "default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr worker-src",
      "img-src font-src media-src connect-src frame-src form-action frame-ancestors object-src base-uri",
    ].flatMap((names) => names.split(" "));
    expect((await report(directives.map(violation))).status).toBe(204);
    const names = (await counted()).map((line) => /directive="([^"]*)"/.exec(line)?.[1]);
    expect(names).toEqual(directives);
  });

  it("is counted as other if the report names no directive, and as the effective one if it names two", async () => {
    const both = { "effective-directive": "img-src", "violated-directive": "font-src" };
    for (const each of [{}, both]) await report({ "csp-report": each }, "application/csp-report");
    await report([{ type: "csp-violation", body: {} }], "application/json");
    expect(await counted()).toEqual([
      expect.stringMatching(/directive="other".* 2$/),
      expect.stringMatching(/directive="img-src".* 1$/),
    ]);
  });

  it.each([
    "{",
    "[]",
    "7",
    JSON.stringify([{ ...violation("img-src"), type: "deprecation" }]),
    JSON.stringify(Array.from({ length: 21 }, () => violation("img-src"))),
  ])("with %s is ignored", async (body) => {
    expect((await report(body)).status).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it("is counted for the administrator by origin, without paths, for at most 200 sources", async () => {
    const blocked = async () =>
      (await metrics.registry.metrics()).split("\n").filter((line) => line.startsWith("gateway_csp_blocked{"));
    const of = (blockedURL: string) => ({
      type: "csp-violation",
      body: { effectiveDirective: "connect-src", blockedURL },
    });
    await report([
      of("https://a.example/x?q=1"),
      of("https://a.example/y"),
      of("wss://b.example/"),
      of("inline"),
      of("<x>"),
    ]);
    expect(await blocked()).toEqual([
      expect.stringMatching(/source="https:\/\/a\.example".* 2$/),
      expect.stringMatching(/source="wss:\/\/b\.example".* 1$/),
      expect.stringMatching(/source="inline".* 1$/),
      expect.stringMatching(/source="other".* 1$/),
    ]);
    for (let batch = 0; batch < 15; batch++) {
      await report(Array.from({ length: 20 }, (_, n) => of(`https://s${batch}-${n}.example/`)));
    }
    expect(await blocked()).toHaveLength(200);
  });

  it("is not listed for the administrator where it concerns the admin area, where no snippet runs", async () => {
    const on = (path: string) => ({
      type: "csp-violation",
      body: { effectiveDirective: "script-src", blockedURL: "eval", documentURL: `https://site.example${path}` },
    });
    const pages = ["/admin", "/admin/settings", "/admin-legacy", "/administrators", "/business/admin"];
    expect((await report(pages.map(on))).status).toBe(204);
    const lines = (await metrics.registry.metrics()).split("\n");
    expect(lines.filter((line) => line.startsWith("gateway_csp_blocked{"))).toEqual([
      expect.stringMatching(/source="eval".* 2$/),
    ]);
  });

  it.each([
    ["inline", "inline"],
    ["wasm-eval", "wasm-eval"],
    ["a".repeat(30), "a".repeat(30)],
    ["a".repeat(31), "other"],
    ["not inline", "other"],
    ["inline!", "other"],
    ["data:text/html,x", "other"],
    ["https://user:pass@a.example:8443/x", "https://a.example:8443"],
    [undefined, "other"],
  ])("blocked as %j is shown to the administrator as %s", async (blockedURL, source) => {
    await report([{ type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL } }]);
    expect(await metrics.registry.metrics()).toContain(`source="${source}",service="gateway"} 1`);
  });

  it("is not read beyond the size limit of a report", async () => {
    expect((await report([{ ...violation("img-src"), url: "x".repeat(70_000) }])).status).toBe(413);
  });
});

it("a csp violation is logged with what was blocked and the page, never with a search text", async () => {
  const { logger, lines } = createLoggedLines("gateway");
  gateway = await startTestGateway({}, { logger });
  const long = `https://long.example/${"x".repeat(500)}`;
  await report([violation("img-src"), { type: "csp-violation", body: { effectiveDirective: "y".repeat(500) } }]);
  const own = { "violated-directive": "font-src", "blocked-uri": long, "document-uri": "https://site.example/a#b=c" };
  await report({ "csp-report": own }, "application/csp-report");
  const logged = lines.flatMap(({ directive, blocked, page }) =>
    directive === undefined ? [] : [{ directive, blocked, page }],
  );
  expect(logged).toEqual([
    { directive: "img-src", blocked: "https://tracker.example/a", page: "https://site.example/search" },
    { directive: "y".repeat(300), blocked: undefined, page: undefined },
    { directive: "font-src", blocked: long.slice(0, 300), page: "https://site.example/a" },
  ]);
});
