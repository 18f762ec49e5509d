import { createHash } from "node:crypto";
import { type ListedSession, MIN_PASSWORD_LENGTH, type PasswordChange } from "@meridian/contracts/admin/account";
import { type Bilingual, refusal } from "@meridian/platform/app-error";
import type { CredentialStore } from "@meridian/ports/access/credential-store";
import type { SessionStore, StoredSession } from "@meridian/ports/access/session-store";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import { type BrowserTokens, type LoginOrigin, newSession } from "./new-session.ts";
import type { PasswordGuard } from "./password/password-guard.ts";
import { type PasswordProblem, passwordProblem } from "./password/password-rules.ts";

const ID_CHARS = 16;
const PROBLEMS: Record<PasswordProblem, Bilingual> = {
  too_short: {
    tr: `Şifre en az ${MIN_PASSWORD_LENGTH} karakter olmalı.`,
    en: `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
  },
  guessable: {
    tr: "Şifre çok kolay tahmin edilir; birkaç alakasız sözcük kullanın.",
    en: "The password is too easy to guess; use a few unrelated words.",
  },
};
const CONFIGURED: Bilingual = {
  tr: "Şifre sunucu yapılandırmasında (ADMIN_PASSWORD) belirlenmiş; orada değiştirin.",
  en: "The password is set in the server's configuration (ADMIN_PASSWORD); change it there.",
};
const WRONG: Bilingual = { tr: "Mevcut şifre yanlış.", en: "The current password is wrong." };
const SAME: Bilingual = {
  tr: "Yeni şifre eskisinden farklı olmalı.",
  en: "The new password must differ from the old one.",
};

export interface AccountService {
  /** Most recently used first. */
  list(current: StoredSession): Promise<{ sessions: ListedSession[]; isPasswordConfigured: boolean }>;
  /** Throws not_found if the session has ended. */
  revoke(id: string, current: StoredSession): Promise<void>;
  /** Returns the number of sessions revoked. */
  revokeOthers(current: StoredSession): Promise<number>;
  /** Opens a new session and ends all others. Throws invalid_input naming the wrong field. */
  changePassword(change: PasswordChange, current: StoredSession, origin: LoginOrigin): Promise<BrowserTokens>;
}

export interface AccountServiceOptions {
  sessions: SessionStore;
  credentials: CredentialStore;
  auditLog: AuditLog;
  guard: PasswordGuard;
  /** True when the configuration sets the password: a change would be lost at the next restart. */
  isPasswordConfigured?: boolean;
  now: () => Date;
}

/** Manages the administrator's own sessions and password. */
export function createAccountService(options: AccountServiceOptions): AccountService {
  const { sessions, credentials, auditLog, guard, isPasswordConfigured = false, now } = options;

  /** Sessions opened with an older password are dead even while they are still stored. */
  async function liveSessions(current: StoredSession): Promise<StoredSession[]> {
    const all = await sessions.list();
    return all.filter(({ credentialVersion }) => credentialVersion === current.credentialVersion);
  }

  return {
    async list(current) {
      const listed = (await liveSessions(current)).map((session) => presentSession(session, current));
      return { sessions: listed, isPasswordConfigured };
    },
    async revoke(id, current) {
      const session = (await liveSessions(current)).find(({ tokenHash }) => idOf(tokenHash) === id);
      if (session === undefined)
        throw refusal("not_found", { tr: "Böyle bir oturum yok", en: "There is no such session" });
      await sessions.revoke(session.tokenHash);
      await auditLog.append({ at: now(), actor: current.username, action: "session.revoked", subject: id });
    },
    async revokeOthers(current) {
      const others = (await liveSessions(current)).filter(({ tokenHash }) => tokenHash !== current.tokenHash);
      for (const { tokenHash } of others) await sessions.revoke(tokenHash);
      const details = { count: others.length };
      await auditLog.append({ at: now(), actor: current.username, action: "session.others_revoked", details });
      return others.length;
    },
    async changePassword({ currentPassword, newPassword }, current, origin) {
      if (isPasswordConfigured) throw refusal("conflict", CONFIGURED);
      const { username, tokenHash } = current;
      const verified = await guard.verify({ username, password: currentPassword }, { kind: "known", id: tokenHash });
      if (verified === undefined) throw refused("currentPassword", WRONG);
      const problem = await passwordProblem(newPassword, username);
      if (problem !== undefined) throw refused("newPassword", PROBLEMS[problem]);
      if (newPassword === currentPassword) throw refused("newPassword", SAME);
      const passwordHash = await guard.hash(newPassword);
      const changed = await credentials.put({ username, passwordHash });
      const { tokens, session } = newSession(changed, origin, now());
      await sessions.revoke(tokenHash);
      await sessions.create(session);
      await auditLog.append({ at: now(), actor: username, action: "password.changed" });
      return tokens;
    },
  };
}

function refused(field: keyof PasswordChange, message: Bilingual) {
  return refusal("invalid_input", message, { issues: [{ path: `body.${field}`, message }] });
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

/** Identifies a session to its owner; it cannot be used to open one. */
function idOf(tokenHash: string): string {
  return createHash("sha256").update(tokenHash).digest("hex").slice(0, ID_CHARS);
}
