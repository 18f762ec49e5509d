import { once } from "node:events";
import { request } from "node:http";
import { problemSchema } from "@meridian/shared/contracts/problem";
import { CSP_NONCE_PLACEHOLDER_HEADER } from "@meridian/shared/http/csp-nonce";
import type { Express, RequestHandler } from "express";
import { afterEach, describe, expect, it } from "vitest";
import type { GatewayOptions } from "./app.ts";
import type { ServiceName } from "./proxy-routes.ts";
import { startTestGateway, type TestGateway } from "./start-test-gateway.ts";

const PUBLIC = "public, max-age=0, s-maxage=600, must-revalidate";
let gateway: TestGateway;

type Build = Partial<Record<ServiceName, (app: Express) => void>>;

async function start(build: Build, overrides?: Partial<GatewayOptions>): Promise<void> {
  gateway = await startTestGateway(build, overrides);
}

afterEach(() => gateway.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers, redirect: "manual" });

/** A page as the renderer makes it: the stand-in wherever a nonce belongs. */
const page: RequestHandler = (req, res) => {
  const standIn = req.get(CSP_NONCE_PLACEHOLDER_HEADER);
  res
    .set("Cache-Control", PUBLIC)
    .send(`<html><script nonce="${standIn}">1</script><style nonce="${standIn}"></style>`);
};

const noncesIn = (html: string) => [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);

describe("a page", () => {
  it("carries the nonce of its own policy, a fresh one each time, kept or not, compressed or not", async () => {
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

  it("cannot be told the stand-in by a visitor", async () => {
    await start({ web: (app) => app.use(page) });
    const html = await (await get("/", { [CSP_NONCE_PLACEHOLDER_HEADER]: "chosen-by-a-visitor" })).text();
    expect(html).not.toContain("chosen-by-a-visitor");
  });

  it("is kept with its status, and without where its visitor came from", async () => {
    let asked = 0;
    await start({
      web: (app) => app.use((req, res) => res.set("Cache-Control", PUBLIC).status(404).send(`${++asked} ${req.url}`)),
    });
    const first = await get("/business/none?utm_source=mail");
    expect([first.status, await first.text()]).toEqual([404, "1 /business/none"]);
    expect(await (await get("/business/none?fbclid=9")).text()).toBe("1 /business/none");
  });

  it("of the admin area is never kept and is made with its visitor's cookie", async () => {
    await start({ web: (app) => app.use((req, res) => res.set("Cache-Control", PUBLIC).send(req.headers.cookie)) });
    expect(await (await get("/admin/upload", { cookie: "a=1" })).text()).toBe("a=1");
    const other = await get("/admin/upload", { cookie: "a=2" });
    expect([await other.text(), other.headers.get("cache-control")]).toEqual(["a=2", "no-store"]);
  });

  it("for everyone is made without anybody's cookie", async () => {
    await start({ web: (app) => app.use((req, res) => res.set("Cache-Control", PUBLIC).json(req.headers)) });
    const seen = await (await get("/", { cookie: "a=1", authorization: "x", "x-forwarded-host": "evil" })).json();
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(["cookie"]));
    expect(JSON.stringify(seen)).not.toMatch(/a=1|authorization|evil/);
  });
});

describe("public data", () => {
  let asked = 0;
  const data = (app: Express) => {
    asked = 0;
    app.get("/api/categories", (_req, res) => {
      asked += 1;
      res.set("Cache-Control", PUBLIC).json({ asked, filler: "x".repeat(2000) });
    });
  };

  it("is asked for once until the dataset changes", async () => {
    await start({ catalogue: data });
    expect((await get("/api/categories")).headers.get("x-cache")).toBe("MISS");
    expect((await get("/api/categories")).headers.get("x-cache")).toBe("HIT");
    gateway.setVersion(2);
    const changed = await get("/api/categories");
    expect([changed.headers.get("x-cache"), (await changed.json()).asked]).toEqual(["MISS", 2]);
  });

  it("is asked for once however many ask at the same time", async () => {
    await start({ catalogue: data });
    await Promise.all(Array.from({ length: 20 }, () => get("/api/categories")));
    expect(asked).toBe(1);
  });

  it("outlives its service", async () => {
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

  it("is compressed as its reader likes, and not sent again to one who has it", async () => {
    await start({ catalogue: data });
    for (const encoding of ["br", "gzip"]) {
      const answer = await get("/api/categories", { "accept-encoding": encoding });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect((await answer.json()).asked).toBe(1);
    }
    const answer = await get("/api/categories", { "accept-encoding": "br;q=0, *;q=0" });
    expect(answer.headers.get("content-encoding")).toBeNull();
    const again = await get("/api/categories", { "if-none-match": answer.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("answers HEAD with the headers of GET alone", async () => {
    await start({ catalogue: data });
    const head = await fetch(`${gateway.url}/api/categories`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
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

  it("larger than the cache takes still arrives whole", async () => {
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

describe("what a service is told of a visitor", () => {
  const echo = (app: Express) => app.use((req, res) => void res.json(req.headers));
  const spoofed = {
    "x-forwarded-for": "6.6.6.6, 5.5.5.5",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "evil.example",
    "x-real-ip": "6.6.6.6",
    forwarded: "for=6.6.6.6",
    "x-request-id": "chosen-by-a-visitor",
  };

  it("is what the gateway sees, not what the visitor claims", async () => {
    await start({ admin: echo });
    const seen = await (await get("/api/admin/session", spoofed)).json();
    expect(seen["x-forwarded-for"]).toBe("127.0.0.1");
    expect(seen["x-forwarded-proto"]).toBe("http");
    expect(seen["x-forwarded-host"]).toBe(`127.0.0.1:${gateway.port}`);
    expect(seen["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|evil/);
  });

  it("comes from the trusted proxy where there is one, and only its own entry counts", async () => {
    await start({ admin: echo }, { trustedHops: 1 });
    const seen = await (await get("/api/admin/session", spoofed)).json();
    expect(seen["x-forwarded-for"]).toBe("5.5.5.5");
    expect(seen["x-forwarded-proto"]).toBe("https");
    expect(seen["x-forwarded-host"]).toBe("evil.example");
  });
});

describe("the outside", () => {
  it("reaches neither health, metrics, internal paths nor unknown calls", async () => {
    const everything = (app: Express) => app.use((_req, res) => void res.send("reached"));
    await start({ web: everything, catalogue: everything, admin: everything, ingest: everything });
    for (const path of ["/metrics", "/healthz", "/readyz", "/internal/x", "/%6Detrics", "/api/nothing"]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(problemSchema.parse(await answer.json()).code).toBe("not_found");
    }
  });

  it("gets the security headers, and HSTS only where the site is reached by https", async () => {
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
    await gateway.close();
    await start({ web: (app) => app.use(page) }, { isSecure: true });
    expect((await get("/")).headers.get("strict-transport-security")).toContain("max-age=31536000");
  });

  it("is slowed beyond its allowance, with the time to wait, but a busy visitor never is", async () => {
    await start({ admin: (app) => app.use((_req, res) => void res.json({})), web: (app) => app.use(page) });
    const login = () => fetch(`${gateway.url}/api/admin/login`, { method: "POST" });
    for (let n = 0; n < 20; n++) expect((await login()).status).toBe(200);
    const refused = await login();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(problemSchema.parse(await refused.json()).code).toBe("rate_limited");
    for (let n = 0; n < 300; n++) expect((await get("/")).status).toBe(200);
  });

  it("gets an error page for a page and a problem for a call when a service is slow", async () => {
    const never = (app: Express) => app.use(() => undefined);
    await start({ web: never, catalogue: never }, { fetchTimeoutMs: 30 });
    const failed = await get("/", { accept: "text/html" });
    expect(failed.status).toBe(504);
    const html = await failed.text();
    expect(html).toContain("Try again");
    expect(failed.headers.get("content-security-policy")).toContain(`'nonce-${noncesIn(html)[0]}'`);
    expect(problemSchema.parse(await (await get("/api/search")).json()).status).toBe(504);
  });
});

describe("a write", () => {
  it("passes through with its body and its cookies, both ways", async () => {
    await start({
      admin: (app) =>
        app.post("/api/admin/login", (req, res) => {
          res.cookie("s", "1");
          req.pipe(res);
        }),
    });
    const answer = await fetch(`${gateway.url}/api/admin/login`, { method: "POST", body: "hello" });
    expect([await answer.text(), answer.headers.get("set-cookie")]).toEqual(["hello", "s=1; Path=/"]);
    expect(answer.headers.get("x-cache")).toBeNull();
  });

  it("that says it is too large is refused before a service hears of it", async () => {
    let isReached = false;
    await start({ admin: (app) => app.use(() => (isReached = true)) });
    const body = "x".repeat(1024 * 1024 + 1);
    const answer = await fetch(`${gateway.url}/api/contact`, { method: "POST", body });
    expect([answer.status, isReached]).toEqual([413, false]);
  });

  it("to a service that is down is a problem", async () => {
    await start({});
    await gateway.serverOf("admin").close();
    const answer = await fetch(`${gateway.url}/api/contact`, { method: "POST", body: "{}" });
    expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([502, "unavailable"]);
  });
});

describe("a websocket", () => {
  const open = async (path: string) => {
    const headers = { connection: "Upgrade", upgrade: "websocket" };
    const asked = request({ host: "127.0.0.1", port: gateway.port, path, headers }).end();
    const [answer] = await Promise.race([once(asked, "upgrade"), once(asked, "response")]);
    asked.destroy();
    return [answer.statusCode, answer.headers["x-seen"]];
  };

  it("passes to the import progress and to nothing else", async () => {
    await start({});
    for (const name of ["ingest", "catalogue", "web"] as const) {
      gateway.serverOf(name).server.on("upgrade", (req, socket) => {
        const seen = req.headers["x-forwarded-for"];
        socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nX-Seen: ${seen}\r\n\r\n`);
      });
    }
    expect(await open("/api/admin/imports/progress")).toEqual([101, "127.0.0.1"]);
    expect(await open("/api/search")).toEqual([404, undefined]);
    expect(await open("/")).toEqual([404, undefined]);
  });
});
