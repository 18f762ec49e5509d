import { problemSchema } from "@meridian/contracts/problem";
import { CSP_NONCE_PLACEHOLDER_HEADER } from "@meridian/platform/http/csp-nonce";
import type { Express, RequestHandler } from "express";
import { describe, expect, it } from "vitest";
import type { GatewayOptions } from "./app.ts";
import { startTestGateway, type TestGateway, type TestServices } from "./testing/start-test-gateway.ts";

const PUBLIC = "public, max-age=0, s-maxage=600, must-revalidate";
let gateway: TestGateway;

async function start(build: TestServices, overrides?: Partial<GatewayOptions>): Promise<void> {
  gateway = await startTestGateway(build, overrides);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers, redirect: "manual" });

/** A page as the renderer makes it: with the placeholder wherever a nonce belongs. */
const page: RequestHandler = (req, res) => {
  const standIn = req.get(CSP_NONCE_PLACEHOLDER_HEADER);
  res
    .set("Cache-Control", PUBLIC)
    .send(`<html><script nonce="${standIn}">1</script><style nonce="${standIn}"></style>`);
};

const noncesIn = (html: string) => [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);

describe("a page", () => {
  it("carries a fresh nonce of its own policy in every answer, cached or not, compressed or not", async () => {
    await start({ web: (app) => app.use(page) });
    const seen = new Set<string | undefined>();
    for (const [encoding, outcome] of [
      ["identity", "MISS"],
      ["gzip", "HIT"],
      ["br, gzip", "HIT"],
    ] as const) {
      const answer = await get("/", { "accept-encoding": encoding });
      const nonces = noncesIn(await answer.text());
      expect(nonces).toHaveLength(2);
      expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonces[0]}'`);
      expect(nonces[1]).toBe(nonces[0]);
      expect(seen.has(nonces[0])).toBe(false);
      seen.add(nonces[0]);
      expect(answer.headers.get("x-cache")).toBe(outcome);
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    }
  });

  it("ignores a nonce placeholder sent by a visitor", async () => {
    await start({ web: (app) => app.use(page) });
    const html = await (await get("/", { [CSP_NONCE_PLACEHOLDER_HEADER]: "chosen-by-a-visitor" })).text();
    expect(html).not.toContain("chosen-by-a-visitor");
  });

  it("is cached with its status, and without the visitor's origin", async () => {
    let calls = 0;
    await start({
      web: (app) => app.use((req, res) => res.set("Cache-Control", PUBLIC).status(404).send(`${++calls} ${req.url}`)),
    });
    const first = await get("/business/none?utm_source=mail");
    expect([first.status, await first.text()]).toEqual([404, "1 /business/none"]);
    expect(await (await get("/business/none?fbclid=9")).text()).toBe("1 /business/none");
  });

  it("of the admin area is never cached and is rendered with the visitor's cookie", async () => {
    await start({ web: (app) => app.use((req, res) => res.set("Cache-Control", PUBLIC).send(req.headers.cookie)) });
    expect(await (await get("/admin/upload", { cookie: "a=1" })).text()).toBe("a=1");
    const other = await get("/admin/upload", { cookie: "a=2" });
    expect([await other.text(), other.headers.get("cache-control")]).toEqual(["a=2", "no-store"]);
  });

  it("is requested as HTML with the request id; data is requested without an Accept header", async () => {
    const echo = (app: Express) => app.use((req, res) => void res.json(req.headers));
    await start({ web: echo, catalogue: echo });
    const page = await (await get("/about", { accept: "text/html" })).json();
    expect(page).toMatchObject({ accept: "text/html", "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const data = await (await get("/api/search", { accept: "application/json" })).json();
    expect([data.accept, "x-csp-nonce-placeholder" in data]).toEqual([undefined, false]);
  });
});

describe("public data", () => {
  let calls = 0;
  const data = (app: Express) => {
    calls = 0;
    app.get("/api/categories", (_req, res) => {
      calls += 1;
      res.set("Cache-Control", PUBLIC).json({ calls, filler: "x".repeat(2000) });
    });
  };

  it("is requested once until the dataset changes", async () => {
    await start({ catalogue: data });
    expect((await get("/api/categories")).headers.get("x-cache")).toBe("MISS");
    expect((await get("/api/categories")).headers.get("x-cache")).toBe("HIT");
    gateway.setVersion(2);
    const changed = await get("/api/categories");
    expect([changed.headers.get("x-cache"), (await changed.json()).calls]).toEqual(["MISS", 2]);
  });

  it("is served while its service is down", async () => {
    await start({ catalogue: data });
    await get("/api/categories");
    gateway.serverOf("catalogue").server.closeAllConnections();
    await gateway.serverOf("catalogue").close();
    gateway.setVersion(2);
    const answer = await get("/api/categories");
    expect([answer.status, answer.headers.get("x-cache")]).toEqual([200, "STALE"]);
    const unknown = await get("/api/countries");
    expect(unknown.status).toBe(502);
    expect(problemSchema.parse(await unknown.json())).toMatchObject({ code: "unavailable", status: 502 });
  });

  it("that sets a cookie or must not be stored is never shared", async () => {
    let count = 0;
    await start({
      catalogue: (app) => {
        app.get("/api/search", (_req, res) => res.set("Cache-Control", "no-store").json(++count));
        app.get("/api/cities", (_req, res) => res.set("Cache-Control", PUBLIC).cookie("id", ++count).json(count));
      },
    });
    for (const path of ["/api/search", "/api/cities"]) {
      const [first, second] = [await (await get(path)).json(), await (await get(path)).json()];
      expect(second).not.toBe(first);
    }
  });

  it("larger than the cache accepts still arrives whole", async () => {
    const megabytes = 17;
    const chunk = "x".repeat(1024 * 1024);
    await start({
      catalogue: (app) =>
        app.get("/api/cities", (_req, res) => {
          res.set("Cache-Control", PUBLIC);
          for (let n = 0; n < megabytes; n++) res.write(chunk);
          res.end();
        }),
    });
    expect((await (await get("/api/cities")).text()).length).toBe(megabytes * chunk.length);
  });
});
