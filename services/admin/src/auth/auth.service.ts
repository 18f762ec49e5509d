import { createHash, timingSafeEqual } from "node:crypto";
import type { LoginRequest } from "@meridian/shared/contracts/session";
import { hashToken } from "@meridian/shared/http/require-session";
import { unauthenticated } from "@meridian/shared/kernel/app-error";
import type { AuditLog } from "@meridian/shared/ports/audit-log";
import type { AdminCredential, CredentialStore } from "@meridian/shared/ports/credential-store";
import type { RateLimitStore } from "@meridian/shared/ports/rate-limit-store";
import type { SessionStore, StoredSession } from "@meridian/shared/ports/session-store";
import { createLoginThrottle } from "./login-throttle.ts";
import { type LoginOrigin, newSession } from "./new-session.ts";
import { createQueue } from "./one-at-a-time.ts";
import { impossibleHash, type ScryptCost, verifyPassword } from "./password.ts";

const MAX_WAITING_LOGINS = 20;
const WRONG_CREDENTIALS = "Geçersiz kullanıcı adı veya şifre";

interface LoginFrom extends LoginOrigin {
  /** Token the browser still holds: its session ends with the new login. */
  previousToken: string | undefined;
}

export interface AuthService {
  /** Answers the new session's token. Throws unauthenticated for wrong credentials, rate_limited after too many. */
  login(request: LoginRequest, from: LoginFrom): Promise<string>;
  logout(session: StoredSession): Promise<void>;
}

export interface AuthServiceOptions {
  sessions: SessionStore;
  credentials: CredentialStore;
  rateLimits: RateLimitStore;
  auditLog: AuditLog;
  now: () => Date;
  /** What an unknown name costs while no credential is stored; a stored one names its own. */
  scryptCost?: ScryptCost;
  delay?: (ms: number) => Promise<unknown>;
}

export function createAuthService(options: AuthServiceOptions): AuthService {
  const { sessions, credentials, auditLog, now } = options;
  const throttle = createLoginThrottle(options);
  const inTurn = createQueue(MAX_WAITING_LOGINS);
  const nobody = impossibleHash(options.scryptCost);

  /** One scrypt whatever the name, so that the time tells nothing of it. */
  const isRight = async ({ username, password }: LoginRequest, credential: AdminCredential | undefined) => {
    const isPasswordRight = await inTurn(() => verifyPassword(password, credential?.passwordHash ?? nobody));
    return isSameText(username, credential?.username ?? "") && isPasswordRight;
  };

  return {
    async login(request, { previousToken, ...origin }) {
      const { address } = origin;
      const attempt = { address, username: request.username };
      await throttle.admit(attempt);
      const credential = await credentials.get();
      if (!(await isRight(request, credential)) || credential === undefined) {
        const isKnownName = credential?.username === request.username;
        const actor = isKnownName ? request.username : "unknown";
        await auditLog.append({ at: now(), actor, action: "session.refused", details: { address } });
        throw unauthenticated(WRONG_CREDENTIALS);
      }
      await throttle.forgive(attempt);
      if (previousToken !== undefined) await sessions.revoke(hashToken(previousToken));
      const { token, session } = newSession(credential, origin, now());
      await sessions.create(session);
      await auditLog.append({ at: now(), actor: credential.username, action: "session.opened", details: { address } });
      return token;
    },
    async logout(session) {
      await sessions.revoke(session.tokenHash);
      await auditLog.append({ at: now(), actor: session.username, action: "session.closed" });
    },
  };
}

function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
