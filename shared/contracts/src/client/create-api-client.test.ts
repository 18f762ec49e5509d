import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { type ApiClientOptions, createApiClient } from "./create-api-client.ts";
import { createCookieFetch } from "./create-cookie-fetch.ts";
import { getSession, login, logout } from "./endpoints/admin.gen.ts";
import { countVisit } from "./endpoints/visits.gen.ts";

const SESSION = { username: "operator", createdAt: "2026-01-01T08:00:00Z", expiresAt: "2026-01-01T20:00:00Z" };
const VISIT = { page: "home", isEntry: true } as const;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function callSite(listener: RequestListener, options: Partial<ApiClientOptions> = {}) {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return createApiClient({ baseUrl: `http://127.0.0.1:${port}`, ...options });
}

const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

it("a call sends its body as JSON and resolves with the JSON of the answer", async () => {
  const { call } = await callSite(async (req, res) => {
    const seen = [req.method, req.url, req.headers["content-type"], (await req.toArray()).join("")];
    res.end(JSON.stringify({ success: true, message: seen.join(" ") }));
  });
  const { message } = await call(login, { body: { username: "a", password: "b" } });
  expect(message).toBe('POST /api/admin/login application/json {"username":"a","password":"b"}');
});

it("an answer without content is undefined", async () => {
  const { call } = await callSite((_req, res) => res.writeHead(204).end());
  expect(await call(countVisit, { body: VISIT })).toBeUndefined();
});

it("a non-2xx answer rejects with its status, and with the code of its problem document if it has one", async () => {
  const problem = { type: "about:blank", title: "Log in first", status: 401, code: "login_too_old" };
  const { call } = await callSite((_req, res) => res.writeHead(401).end(JSON.stringify(problem)));
  const failure = await failureOf(call(getSession));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 401, code: "login_too_old", problem: { title: "Log in first" } });
});

it("a site that is unreachable or times out is unavailable", async () => {
  const nobody = createApiClient({ baseUrl: "http://127.0.0.1:1" });
  expect(await failureOf(nobody.call(getSession))).toMatchObject({ status: 503, code: "unavailable" });
  const silent = await callSite(() => undefined);
  expect(await failureOf(silent.call(getSession, { timeoutMs: 20 }))).toMatchObject({ status: 503 });
});

it("a cancelled call rejects with its AbortError", async () => {
  const { call } = await callSite(() => undefined);
  const cancelling = new AbortController();
  const failure = failureOf(call(getSession, { signal: cancelling.signal }));
  cancelling.abort();
  expect(await failure).toMatchObject({ name: "AbortError" });
});

it("an answer that fails the check rejects the call", async () => {
  const check: ApiClientOptions["check"] = async ({ method, url }, answer) => {
    throw new Error(`${method} ${url} ${JSON.stringify(answer)}`);
  };
  const { get } = await callSite((_req, res) => res.end("[1]"), { check });
  expect(await failureOf(get("/api/x?y=1"))).toEqual(new Error("GET /api/x?y=1 [1]"));
});

it("outside a browser, a cookie fetch stays logged in until the site deletes its cookie", async () => {
  const cookies: unknown[] = [];
  const listener: RequestListener = (req, res) => {
    cookies.push(req.headers.cookie);
    if (req.url?.endsWith("/login")) res.setHeader("set-cookie", ["session=a=b; Path=/; HttpOnly", "device=d"]);
    if (req.url?.endsWith("/logout")) res.setHeader("set-cookie", "session=; Max-Age=0");
    res.end(JSON.stringify(SESSION));
  };
  const { call } = await callSite(listener, { fetch: createCookieFetch() });
  await call(login, { body: { username: "a", password: "b" } });
  await call(logout);
  await call(getSession);
  expect(cookies).toEqual([undefined, "session=a=b; device=d", "session=; device=d"]);
});
