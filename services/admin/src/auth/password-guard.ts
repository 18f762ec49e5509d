import { createHash, timingSafeEqual } from "node:crypto";
import type { LoginRequest } from "@meridian/shared/contracts/session";
import type { AdminCredential, CredentialStore } from "@meridian/shared/ports/credential-store";
import { createHashQueue } from "./hash-queue.ts";
import { createLoginThrottle, type LoginClient, type LoginThrottleOptions } from "./login-throttle.ts";
import { hashPassword, impossibleHash, type ScryptCost, verifyPassword } from "./password.ts";

/** The only way to check or hash a password while the service runs: throttled by caller, and queued by lane. */
export interface PasswordGuard {
  /**
   * The credential that name and password open; undefined for wrong ones. Throws rate_limited while the caller must pause, and
   * unavailable while too many wait.
   */
  verify(request: LoginRequest, client: LoginClient): Promise<AdminCredential | undefined>;
  /** Throws unavailable while too many wait. */
  hash(password: string): Promise<string>;
}

export interface PasswordGuardOptions extends LoginThrottleOptions {
  credentials: CredentialStore;
  /** Of new hashes, and of checks while no credential is stored; a stored one names its own. */
  scryptCost?: ScryptCost;
}

export function createPasswordGuard(options: PasswordGuardOptions): PasswordGuard {
  const { credentials, scryptCost } = options;
  const throttle = createLoginThrottle(options);
  const inTurn = createHashQueue();
  const nobody = impossibleHash(scryptCost);
  return {
    async verify({ username, password }, client) {
      const attempt = { client, username };
      await throttle.admit(attempt);
      const credential = await credentials.get();
      // One scrypt whatever the name, so that the time tells nothing of it.
      const encoded = credential?.passwordHash ?? nobody;
      const isPasswordRight = await inTurn(client.kind, () => verifyPassword(password, encoded));
      const isNameRight = isSameText(username, credential?.username ?? "");
      if (credential === undefined || !isNameRight || !isPasswordRight) return undefined;
      await throttle.forgive(attempt);
      return credential;
    },
    hash: (password) => inTurn("known", () => hashPassword(password, scryptCost)),
  };
}

function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
