import { randomInt } from "node:crypto";
import type { CredentialStore } from "@meridian/shared/ports/credential-store";
import { hashPassword, type ScryptCost, verifyPassword } from "./password.ts";

const CREATED_PASSWORD_LENGTH = 20;
/** Letters and digits that nobody confuses when copying from a screen. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export interface ConfiguredCredential {
  username: string;
  /** Unset: whatever is stored stands, and a first start makes a password up. */
  password?: string | undefined;
}

export interface EnsuredCredential {
  username: string;
  /** Only from the call that made it up: to be shown to the operator once, and never logged. */
  createdPassword?: string;
}

/**
 * Makes the stored credential what the configuration says. A changed name or password takes the next version, which ends
 * every session of the old one; an unchanged one leaves sessions alone.
 */
export async function ensureAdminCredential(
  store: CredentialStore,
  { username, password }: ConfiguredCredential,
  cost?: ScryptCost,
): Promise<EnsuredCredential> {
  const stored = await store.get();
  if (password !== undefined) {
    const isSame = stored?.username === username && (await verifyPassword(password, stored.passwordHash));
    if (!isSame) await store.put({ username, passwordHash: await hashPassword(password, cost) });
    return { username };
  }
  if (stored !== undefined) {
    if (stored.username !== username) await store.put({ username, passwordHash: stored.passwordHash });
    return { username };
  }
  const createdPassword = makePassword();
  const passwordHash = await hashPassword(createdPassword, cost);
  const standing = await store.putFirst({ username, passwordHash });
  return standing.passwordHash === passwordHash ? { username, createdPassword } : { username: standing.username };
}

function makePassword(): string {
  return Array.from({ length: CREATED_PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
