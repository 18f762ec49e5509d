import { createHash } from "node:crypto";
import type { ListedSession, PasswordChange } from "@meridian/shared/contracts/account";
import { conflict, invalidInput, notFound } from "@meridian/shared/kernel/app-error";
import type { AuditLog } from "@meridian/shared/ports/audit-log";
import type { CredentialStore } from "@meridian/shared/ports/credential-store";
import type { RateLimitStore } from "@meridian/shared/ports/rate-limit-store";
import type { SessionStore, StoredSession } from "@meridian/shared/ports/session-store";
import { createLoginThrottle } from "./login-throttle.ts";
import { type LoginOrigin, newSession } from "./new-session.ts";
import { createQueue } from "./one-at-a-time.ts";
import { hashPassword, type ScryptCost, verifyPassword } from "./password.ts";
import { passwordProblem } from "./password-rules.ts";

const MAX_WAITING_CHANGES = 5;
const ID_CHARS = 16;
const CONFIGURED = "Parola sunucu yapılandırmasında (ADMIN_PASSWORD) belirlenmiş; orada değiştirin.";

export interface AccountService {
  /** The last used first. */
  list(current: StoredSession): Promise<{ sessions: ListedSession[]; isPasswordConfigured: boolean }>;
  /** Throws not_found for a session that does not live. */
  revoke(id: string, current: StoredSession): Promise<void>;
  /** Answers how many there were. */
  revokeOthers(current: StoredSession): Promise<number>;
  /** Answers the token of a new session: all older ones end. Throws invalid_input with the field that is wrong. */
  changePassword(change: PasswordChange, current: StoredSession, origin: LoginOrigin): Promise<string>;
}

export interface AccountServiceOptions {
  sessions: SessionStore;
  credentials: CredentialStore;
  rateLimits: RateLimitStore;
  auditLog: AuditLog;
  /** True where the configuration names the password, which would be back after a restart. */
  isPasswordConfigured?: boolean;
  scryptCost?: ScryptCost;
  now: () => Date;
  delay?: (ms: number) => Promise<unknown>;
}

/** The administrator's own sessions and password. */
export function createAccountService(options: AccountServiceOptions): AccountService {
  const { sessions, credentials, auditLog, isPasswordConfigured = false, scryptCost, now } = options;
  const throttle = createLoginThrottle(options);
  const inTurn = createQueue(MAX_WAITING_CHANGES);

  /** Sessions of an older password are dead, though they are still stored. */
  async function living(current: StoredSession): Promise<StoredSession[]> {
    const all = await sessions.list();
    return all.filter(({ credentialVersion }) => credentialVersion === current.credentialVersion);
  }

  return {
    async list(current) {
      const listed = (await living(current)).map((session) => presentSession(session, current));
      return { sessions: listed, isPasswordConfigured };
    },
    async revoke(id, current) {
      const session = (await living(current)).find(({ tokenHash }) => idOf(tokenHash) === id);
      if (session === undefined) throw notFound("Böyle bir oturum yok");
      await sessions.revoke(session.tokenHash);
      await auditLog.append({ at: now(), actor: current.username, action: "session.revoked", subject: id });
    },
    async revokeOthers(current) {
      const others = (await living(current)).filter(({ tokenHash }) => tokenHash !== current.tokenHash);
      for (const { tokenHash } of others) await sessions.revoke(tokenHash);
      const details = { count: others.length };
      await auditLog.append({ at: now(), actor: current.username, action: "session.others_revoked", details });
      return others.length;
    },
    async changePassword({ currentPassword, newPassword }, current, origin) {
      if (isPasswordConfigured) throw conflict(CONFIGURED);
      const attempt = { address: origin.address, username: current.username };
      await throttle.admit(attempt);
      const credential = await credentials.get();
      const isRight = await inTurn(() => verifyPassword(currentPassword, credential?.passwordHash ?? ""));
      if (!isRight) throw refused("currentPassword", "Mevcut parola yanlış.");
      await throttle.forgive(attempt);
      const problem = passwordProblem(newPassword, current.username);
      if (problem !== undefined) throw refused("newPassword", problem);
      if (newPassword === currentPassword) throw refused("newPassword", "Yeni parola eskisinden farklı olmalı.");
      const passwordHash = await inTurn(() => hashPassword(newPassword, scryptCost));
      const changed = await credentials.put({ username: current.username, passwordHash });
      const { token, session } = newSession(changed, origin, now());
      await sessions.revoke(current.tokenHash);
      await sessions.create(session);
      await auditLog.append({ at: now(), actor: current.username, action: "password.changed" });
      return token;
    },
  };
}

function refused(field: keyof PasswordChange, message: string) {
  return invalidInput(message, { issues: [{ path: `body.${field}`, message }] });
}

function presentSession(session: StoredSession, current: StoredSession): ListedSession {
  const { tokenHash, createdAt, lastUsedAt, expiresAt, address = null, userAgent = null } = session;
  return {
    id: idOf(tokenHash),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    address,
    userAgent,
    isCurrent: tokenHash === current.tokenHash,
  };
}

/** Names a session to its owner; nothing can be opened with it. */
function idOf(tokenHash: string): string {
  return createHash("sha256").update(tokenHash).digest("hex").slice(0, ID_CHARS);
}
