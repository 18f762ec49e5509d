import type { LoginRequest } from "@meridian/contracts/admin/session";
import { refusal } from "@meridian/platform/app-error";
import { hashToken } from "@meridian/platform/http/require-session";
import type { CredentialStore } from "@meridian/ports/access/credential-store";
import type { SessionStore, StoredSession } from "@meridian/ports/access/session-store";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import { findDeviceId } from "./device-token.ts";
import type { LoginClient } from "./login-throttle.ts";
import { type BrowserTokens, type LoginOrigin, newSession } from "./new-session.ts";
import type { PasswordGuard } from "./password/password-guard.ts";

const WRONG_CREDENTIALS = { tr: "Geçersiz kullanıcı adı veya şifre", en: "Username or password is incorrect" };

interface LoginFrom extends LoginOrigin {
  /** The browser's current session token; the new login ends that session. */
  previousToken: string | undefined;
  /** The browser's device token from an earlier login; the new login replaces it. */
  deviceToken: string | undefined;
}

export interface AuthService {
  /** Throws unauthenticated for wrong credentials, rate_limited after too many, unavailable while too many wait. */
  login(request: LoginRequest, from: LoginFrom): Promise<BrowserTokens>;
  logout(session: StoredSession): Promise<void>;
}

export interface AuthServiceOptions {
  sessions: SessionStore;
  credentials: CredentialStore;
  auditLog: AuditLog;
  guard: PasswordGuard;
  now: () => Date;
}

export function createAuthService({ sessions, credentials, auditLog, guard, now }: AuthServiceOptions): AuthService {
  const identify = async (username: string, { deviceToken, address }: LoginFrom): Promise<LoginClient> => {
    const stranger: LoginClient = { kind: "stranger", address };
    if (deviceToken === undefined) return stranger;
    const credential = await credentials.get();
    const id = credential && findDeviceId(deviceToken, { ...credential, username }, now());
    return id === undefined ? stranger : { kind: "known", id };
  };

  const noteRefusal = async (username: string, address: string): Promise<void> => {
    const isKnownName = (await credentials.get())?.username === username;
    const actor = isKnownName ? username : "unknown";
    await auditLog.append({ at: now(), actor, action: "session.refused", details: { address } });
  };

  return {
    async login(request, from) {
      const { address, previousToken } = from;
      const credential = await guard.verify(request, await identify(request.username, from));
      if (credential === undefined) {
        await noteRefusal(request.username, address);
        throw refusal("unauthenticated", WRONG_CREDENTIALS);
      }
      if (previousToken !== undefined) await sessions.revoke(hashToken(previousToken));
      const { tokens, session } = newSession(credential, from, now());
      await sessions.create(session);
      await auditLog.append({ at: now(), actor: credential.username, action: "session.opened", details: { address } });
      return tokens;
    },
    async logout(session) {
      await sessions.revoke(session.tokenHash);
      await auditLog.append({ at: now(), actor: session.username, action: "session.closed" });
    },
  };
}
