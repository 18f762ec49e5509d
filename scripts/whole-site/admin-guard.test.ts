import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { routeOf } from "../../gateway/src/proxy-routes.ts";
import { createAdminApp } from "../../services/admin/src/app.ts";
import { startTestIngest, type TestIngest } from "../../services/ingest/src/testing/start-test-ingest.ts";
import { IMPORT_PROGRESS_PATH } from "../../shared/contracts/src/imports/import-limits.ts";
import { RESUMABLE_UPLOADS_PATH } from "../../shared/contracts/src/imports/resumable-upload.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { hashToken, SESSION_IDLE_MS, sessionCookieName } from "../../shared/platform/src/http/require-session.ts";
import { createMetrics } from "../../shared/platform/src/http/server/health-routes.ts";
import { createLogger } from "../../shared/platform/src/logger.ts";
import type { StoredSession } from "../../shared/ports/src/access/session-store.ts";
import { definedEndpoints } from "../../shared/testing/src/defined-endpoints.ts";
import { everyTable } from "../../shared/testing/src/directory/every-table.ts";
import { seedBusinesses } from "../../shared/testing/src/seed-businesses.ts";
import { startTestApp, type TestApp } from "../../shared/testing/src/start-test-app.ts";

const TIMEOUT_MS = 180_000;
/** Fewer would mean that the endpoint tables were not found. */
const LEAST_CALLS = 50;

interface Call {
  method: string;
  path: string;
}

const knowledge = openKnowledge();
let ingest: TestIngest;
let admin: TestApp;
let guarded: Call[];
let businessId: string;

beforeAll(async () => {
  ingest = await startTestIngest();
  const logger = createLogger({ service: "admin", level: "silent" });
  admin = await startTestApp(
    createAdminApp({ ...ingest.engines, kinds: knowledge.kinds, logger, metrics: createMetrics("admin") }),
  );
  await seedBusinesses(ingest.engines, [{ name: "Test Business" }, { name: "B" }]);
  await untilIndexed();
  businessId = (await ingest.engines.businesses.scan("", 1))[0]?.id ?? "";
  const endpoints = (await definedEndpoints()).map(({ endpoint }) => endpoint);
  guarded = [...endpoints.filter(({ access }) => access === "session"), ...CALLS_BESIDE_TABLES];
}, TIMEOUT_MS);
afterAll(async () => {
  await admin.close();
  await ingest.stop();
  knowledge.close();
});

/**
 * The index follows the store asynchronously: until it has, tables change without any call. The nightly compaction keeps a lease with the
 * same name prefix.
 */
async function untilIndexed(): Promise<void> {
  await vi.waitFor(
    async () => {
      expect(await ingest.engines.businesses.countUnindexed()).toBe(0);
      const rows = Object.values(await everyTable(ingest.config)).flat();
      expect(rows).not.toContainEqual(expect.stringContaining('"search-index"'));
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  );
}

const CALLS_BESIDE_TABLES: readonly Call[] = [
  { method: "POST", path: RESUMABLE_UPLOADS_PATH },
  { method: "HEAD", path: `${RESUMABLE_UPLOADS_PATH}/:id` },
  { method: "PATCH", path: `${RESUMABLE_UPLOADS_PATH}/:id` },
  { method: "DELETE", path: `${RESUMABLE_UPLOADS_PATH}/:id` },
];

const isWrite = ({ method }: Call) => method !== "GET" && method !== "HEAD";

/** Sent as a fully authorised caller would, so that an unguarded call takes effect. */
async function send({ method, path }: Call, headers: Record<string, string>): Promise<number> {
  const actual = path.replaceAll(/:\w+/g, businessId);
  const url = routeOf(method, actual)?.service === "ingest" ? ingest.url : admin.url;
  const ids = [businessId];
  const texts = { head_tags: "x", confirmation: "DELETE", password: "unused", action: "delete", state: "closed" };
  const edit = { revision: 1, fields: { name: "Taken over" }, isEnabled: false, isApprovedByDefault: false };
  const synonym = { term: "taken", meaning: "over" };
  const body = JSON.stringify({ ids, keepId: businessId, ...texts, ...edit, ...synonym });
  const answer = await fetch(`${url}${actual}`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    ...(isWrite({ method, path }) ? { body } : {}),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The response to a websocket handshake for imports: 101 if it is accepted. */
function openSocket(headers: Record<string, string>): Promise<number> {
  const key = randomBytes(16).toString("base64");
  const upgrade = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": key,
  };
  return new Promise((resolve, reject) => {
    const upgradeRequest = request(`${ingest.url}${IMPORT_PROGRESS_PATH}`, { headers: { ...headers, ...upgrade } });
    upgradeRequest.on("error", reject);
    upgradeRequest.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    upgradeRequest.on("upgrade", (_answer, socket) => {
      socket.destroy();
      resolve(101);
    });
    upgradeRequest.end();
  });
}

/** The calls that respond with another status. */
async function othersThan(status: number, calls: readonly Call[], headers: Record<string, string>): Promise<string[]> {
  const others: string[] = [];
  for (const call of calls) {
    const answered = await send(call, headers);
    if (answered !== status) others.push(`${call.method} ${call.path}: ${answered}`);
  }
  return others;
}

async function cookieOf(overrides: Partial<StoredSession>, isRevoked = false): Promise<string> {
  const { credentials, sessions } = ingest.engines;
  const credential = await credentials.get();
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  await sessions.create({
    tokenHash: hashToken(token),
    username: "admin",
    credentialVersion: credential?.version ?? 1,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
    ...overrides,
  });
  if (isRevoked) await sessions.revoke(hashToken(token));
  return `${sessionCookieName(false)}=${token}`;
}

describe("every call of the admin area", () => {
  it("is in the endpoint tables", () => {
    expect(guarded.length).toBeGreaterThan(LEAST_CALLS);
    expect(guarded.filter(({ path }) => !path.startsWith("/api/"))).toEqual([]);
  });

  it.each<[string, () => Promise<Record<string, string>>]>([
    ["no session", async () => ({})],
    ["a forged session", async () => ({ cookie: `${sessionCookieName(false)}=${"A".repeat(43)}` })],
    ["an expired session", async () => ({ cookie: await cookieOf({ expiresAt: new Date(Date.now() - 1000) }) })],
    ["a revoked session", async () => ({ cookie: await cookieOf({}, true) })],
    ["a session of an earlier password", async () => ({ cookie: await cookieOf({ credentialVersion: 0 }) })],
  ])("with %s answers 401 and has no effect [admin 6.2]", { timeout: TIMEOUT_MS }, async (_title, headersOf) => {
    const headers = await headersOf();
    const before = await everyTable(ingest.config);
    expect(await othersThan(401, guarded, headers)).toEqual([]);
    expect(await openSocket(headers)).toBe(401);
    expect(await everyTable(ingest.config)).toEqual(before);
  });

  it.each<[string, Record<string, string>]>([
    ["a page of another origin", { origin: "https://evil.example" }],
    ["a page that the browser calls foreign", { "sec-fetch-site": "cross-site" }],
    ["a sandboxed page", { origin: "null" }],
  ])(
    "that writes and comes from %s answers 403 and has no effect",
    { timeout: TIMEOUT_MS },
    async (_title, headers) => {
      const cookie = await cookieOf({});
      const before = await everyTable(ingest.config);
      expect(await othersThan(403, guarded.filter(isWrite), { ...headers, cookie })).toEqual([]);
      expect(await openSocket({ ...headers, cookie })).toBe(403);
      expect(await everyTable(ingest.config)).toEqual(before);
    },
  );

  it("that reads accepts a live session", { timeout: TIMEOUT_MS }, async () => {
    const cookie = await cookieOf({});
    const refused: string[] = [];
    for (const call of guarded.filter((each) => !isWrite(each))) {
      const status = await send(call, { cookie, "tus-resumable": "1.0.0" });
      if (status === 401 || status === 403) refused.push(`${call.path}: ${status}`);
    }
    expect(refused).toEqual([]);
    expect(await openSocket({ cookie })).toBe(101);
  });
});
