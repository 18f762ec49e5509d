import type { Express } from "express";
import { describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway, type TestServices } from "../testing/start-test-gateway.ts";

const DETAIL = "This part of the site cannot answer at the moment. Please try again in a few seconds.";
let gateway: TestGateway;

const start = async (services: TestServices) => {
  gateway = await startTestGateway(services, { readTimeoutMs: 50 });
};
const silent = (app: Express) => app.use(() => undefined);
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });

describe("a failure behind the gateway", () => {
  it("is a problem with an id for programs", async () => {
    await start({ catalogue: silent });
    const answer = await get("/api/search", { accept: "text/html" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      504,
      "application/problem+json; charset=utf-8",
    ]);
    expect([answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual(["5", "no-store"]);
    expect(await answer.json()).toEqual({
      type: "about:blank",
      title: "Service too slow",
      status: 504,
      detail: DETAIL,
      code: "unavailable",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("is a page for a client that prefers HTML, not for assets or clients that do not accept it", async () => {
    await start({ web: silent });
    const page = await get("/about", { accept: "text/html,*/*" });
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await page.text();
    expect(html).toContain("<title>Service too slow</title>");
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
    expect(page.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(html).toContain(`<h1>Service too slow</h1><p>${DETAIL}</p>`);
    for (const [path, accept] of [
      ["/assets/x.js", "text/html"],
      ["/about", "application/json"],
    ] as const) {
      expect((await get(path, { accept })).headers.get("content-type")).toContain("application/problem+json");
    }
  });

  it("says so if the service is down", async () => {
    await start({});
    await gateway.serverOf("web").close();
    const answer = await get("/about");
    expect([answer.status, (await answer.json()).title]).toEqual([502, "Service unavailable"]);
  });
});
