import { createHash, timingSafeEqual } from "node:crypto";
import type { LoginRequest } from "@meridian/contracts/admin/session";
import type { AdminCredential, CredentialStore } from "@meridian/ports/access/credential-store";
import { createLoginThrottle, type LoginClient, type LoginThrottleOptions } from "../login-throttle.ts";
import { createHashQueue } from "./hash-queue.ts";
import { hashPassword, impossibleHash, type ScryptCost, verifyPassword } from "./password.ts";

/** The only way to check or hash a password while the service runs: throttled per caller and queued per lane. */
export interface PasswordGuard {
  /**
   * Returns the credential for a name and password, or undefined if they are wrong. Throws rate_limited while the caller must pause, and
   * unavailable while too many are waiting.
   */
  verify(request: LoginRequest, client: LoginClient): Promise<AdminCredential | undefined>;
  /** Throws unavailable while too many are waiting. */
  hash(password: string): Promise<string>;
}

export interface PasswordGuardOptions extends LoginThrottleOptions {
  credentials: CredentialStore;
  /** For new hashes, and for checks while no credential is stored; a stored hash carries its own. */
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
      // Always one scrypt run, so that timing does not reveal whether the name exists.
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
