import { randomBytes } from "node:crypto";
import { hashToken, SESSION_IDLE_MS } from "@meridian/shared/http/require-session";
import type { AdminCredential } from "@meridian/shared/ports/credential-store";
import type { StoredSession } from "@meridian/shared/ports/session-store";

const TOKEN_BYTES = 32;
const MAX_USER_AGENT_CHARS = 300;

/** Where a login comes from. */
export interface LoginOrigin {
  address: string;
  userAgent: string | undefined;
}

/** A session that begins now, and the token that alone opens it. */
export function newSession(
  { username, version }: AdminCredential,
  { address, userAgent }: LoginOrigin,
  at: Date,
): { token: string; session: StoredSession } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const session: StoredSession = {
    tokenHash: hashToken(token),
    username,
    credentialVersion: version,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + SESSION_IDLE_MS),
    address,
    ...(userAgent === undefined ? {} : { userAgent: userAgent.slice(0, MAX_USER_AGENT_CHARS) }),
  };
  return { token, session };
}
