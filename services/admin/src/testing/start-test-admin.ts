import type { PlaceOf } from "@meridian/domain/places/business-place";
import { openSitemapStore } from "@meridian/engines/open-sitemap-store";
import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { createLogger } from "@meridian/platform/logger";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { startTestApp } from "@meridian/testing/start-test-app";
import { createAdminApp } from "../app.ts";
import { ensureAdminCredential } from "../auth/password/ensure-credential.ts";
import type { ScryptCost } from "../auth/password/password.ts";

export const ADMIN_NAME = "admin";
export const ADMIN_PASSWORD = "correct horse";
/** Cheap enough for tests that log in often; the real cost has its own test. */
export const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 };

const logger = createLogger({ service: "admin", level: "silent" });

export interface TestAdmin {
  url: string;
  engines: TestEngines;
  sitemaps: SitemapStore;
  now(): Date;
  pass(ms: number): void;
  logIn(options?: LoginOptions): Promise<Response>;
  /** A Cookie header with a live session. */
  openSession(): Promise<string>;
  stop(): Promise<void>;
}

interface LoginOptions {
  username?: string;
  password?: string;
  /** The visitor's address as the gateway forwards it. */
  address?: string;
  headers?: Record<string, string>;
}

export interface TestAdminOptions {
  publicOrigin?: string;
  start?: Date;
  areSnippetsAllowed?: boolean;
  isPasswordConfigured?: boolean;
  scryptCost?: ScryptCost;
  placeOf?: PlaceOf;
}

/** The whole service on the engines under test, with an administrator and a stopped clock. */
export async function startTestAdmin({
  publicOrigin,
  start,
  areSnippetsAllowed = true,
  isPasswordConfigured = false,
  scryptCost = QUICK_COST,
  placeOf,
}: TestAdminOptions = {}): Promise<TestAdmin> {
  let at = start ?? new Date("2026-05-01T12:00:00.000Z");
  const now = () => at;
  const placing = placeOf === undefined ? {} : { placeOf };
  const engines = await openTestEngines({ clock: now, ...placing });
  const knowledge = openKnowledge();
  const sitemaps = await openSitemapStore(engines.config);
  await ensureAdminCredential(engines.credentials, { username: ADMIN_NAME, password: ADMIN_PASSWORD }, scryptCost);
  const app = await startTestApp(
    createAdminApp({
      ...engines,
      ...placing,
      kinds: knowledge.kinds,
      sitemaps,
      publicOrigin,
      areSnippetsAllowed,
      isPasswordConfigured,
      logger,
      metrics: createMetrics("admin"),
      now,
      delay: async () => undefined,
      scryptCost,
    }),
  );
  const logIn = ({ username, password, address, headers }: LoginOptions = {}) =>
    fetch(`${app.url}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address ?? "192.0.2.1", ...headers },
      body: JSON.stringify({ username: username ?? ADMIN_NAME, password: password ?? ADMIN_PASSWORD }),
    });
  return {
    url: app.url,
    engines,
    sitemaps,
    now,
    pass: (ms) => {
      at = new Date(at.getTime() + ms);
    },
    logIn,
    openSession: async () => cookieOf(await logIn()),
    async stop() {
      await app.close();
      await sitemaps.close();
      await engines.close();
      knowledge.close();
    },
  };
}

/** The session cookie of a response, as a browser would send it back. */
export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** All cookies of a response, as a browser would send them back. */
export function cookiesOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  return cookies.join("; ");
}
