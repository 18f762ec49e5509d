import { createHash } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import type { CredentialStore } from "@meridian/ports/access/credential-store";
import type { SessionStore, StoredSession } from "@meridian/ports/access/session-store";
import type { Request, Response } from "express";
import { isUnavailable, refusal } from "../app-error.ts";

export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** Absolute lifetime of a session, however active it is. */
export const SESSION_MAX_MS = 7 * DAY_MS;
const TOUCH_EVERY_MS = 60_000;
const SESSION_COOKIE = "meridian_session";
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

const FOREIGN = { tr: "İstek başka bir siteden geldi", en: "The request came from another site" };

declare const authorizedBrand: unique symbol;

/** Proof that a request carries a live session. Only the session check can create one, so a forgotten check does not compile. */
export interface Authorized {
  readonly [authorizedBrand]: true;
  readonly session: StoredSession;
}

export type Authorize = (req: Request, res: Response) => Promise<Authorized>;

export interface SessionCheckOptions {
  sessions: SessionStore;
  credentials: CredentialStore;
  /** Public origin of the site, such as `https://example.org`; unset, the request's own host counts. */
  publicOrigin?: string | undefined;
  now?: () => Date;
}

/** Creates the check for admin calls. Throws unauthenticated without a live session, forbidden for a cross-site write. */
export function createSessionCheck(options: SessionCheckOptions): Authorize {
  const now = options.now ?? (() => new Date());
  return async (req) => {
    const session = await findSession(options, tokenOf(req.headers.cookie), now());
    if (session === undefined) throw refusal("unauthenticated", { tr: "Önce giriş yapın", en: "Log in first" });
    if (isWrite(req.method)) rejectForeignOrigin(req.headers, options.publicOrigin);
    return { session } as Authorized;
  };
}

/** Finds the live session of a token and renews its idle timeout; undefined if absent, expired or superseded. */
export async function findSession(
  { sessions, credentials }: Pick<SessionCheckOptions, "sessions" | "credentials">,
  token: string | undefined,
  at: Date,
): Promise<StoredSession | undefined> {
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const session = await sessions.find(tokenHash);
  if (session === undefined || session.expiresAt <= at) return undefined;
  const credential = await credentials.get();
  if (credential?.version !== session.credentialVersion) return undefined;
  if (at.getTime() - session.lastUsedAt.getTime() < TOUCH_EVERY_MS) return session;
  const expiresAt = new Date(Math.min(at.getTime() + SESSION_IDLE_MS, session.createdAt.getTime() + SESSION_MAX_MS));
  try {
    await sessions.touch(tokenHash, at, expiresAt);
  } catch (error) {
    // A store that is full, or busy with an import, can still be read: the session keeps its last written expiry.
    if (isUnavailable(error)) return session;
    throw error;
  }
  return { ...session, lastUsedAt: at, expiresAt };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function sessionCookieName(isSecure: boolean): string {
  return hostCookieName(SESSION_COOKIE, isSecure);
}

/** The session token in a Cookie header. */
export function tokenOf(cookieHeader: string | undefined): string | undefined {
  return hostCookieValue(cookieHeader, SESSION_COOKIE, TOKEN_PATTERN);
}

interface OriginHeaders {
  origin?: string | undefined;
  host?: string | undefined;
  "sec-fetch-site"?: string | string[] | undefined;
  "x-forwarded-host"?: string | string[] | undefined;
}

/**
 * Rejects cross-site writes and websockets, by Sec-Fetch-Site or, in older browsers, Origin. A request with neither does not come
 * from a browser, so nobody lent it a cookie unknowingly.
 */
export function rejectForeignOrigin(headers: OriginHeaders, publicOrigin: string | undefined): void {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") throw refusal("forbidden", FOREIGN);
  if (headers.origin === undefined) return;
  const host = headers["x-forwarded-host"] ?? headers.host;
  const isOwn = publicOrigin === undefined ? URL.parse(headers.origin)?.host === host : headers.origin === publicOrigin;
  if (!isOwn) throw refusal("forbidden", FOREIGN);
}

function isWrite(method: string): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

/** Name of a cookie; under https the `__Host-` prefix binds it to the host. */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Value of a cookie under either name; undefined if absent or malformed. */
export function hostCookieValue(header: string | undefined, name: string, form: RegExp): string | undefined {
  const names = [hostCookieName(name, true), hostCookieName(name, false)];
  for (const part of header?.split(";") ?? []) {
    const [key = "", value = ""] = part.trim().split("=", 2);
    if (names.includes(key) && form.test(value)) return value;
  }
  return undefined;
}
