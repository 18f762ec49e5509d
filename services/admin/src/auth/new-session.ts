import { randomBytes } from "node:crypto";
import { hashToken, SESSION_IDLE_MS } from "@meridian/platform/http/require-session";
import type { AdminCredential } from "@meridian/ports/access/credential-store";
import type { StoredSession } from "@meridian/ports/access/session-store";
import { makeDeviceToken } from "./device-token.ts";

const TOKEN_BYTES = 32;
const MAX_USER_AGENT_CHARS = 300;

/** The origin of a login. */
export interface LoginOrigin {
  address: string;
  userAgent: string | undefined;
}

/** The tokens a browser keeps after a login: one opens the session, the other marks the browser as known. */
export interface BrowserTokens {
  session: string;
  device: string;
}

/** A session that starts now, with the tokens for its browser. */
export function newSession(
  credential: AdminCredential,
  { address, userAgent }: LoginOrigin,
  at: Date,
): { tokens: BrowserTokens; session: StoredSession } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const session: StoredSession = {
    tokenHash: hashToken(token),
    username: credential.username,
    credentialVersion: credential.version,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + SESSION_IDLE_MS),
    address,
    ...(userAgent === undefined ? {} : { userAgent: userAgent.slice(0, MAX_USER_AGENT_CHARS) }),
  };
  return { tokens: { session: token, device: makeDeviceToken(credential, at) }, session };
}
