import { randomInt } from "node:crypto";
import type { CredentialStore } from "@meridian/ports/access/credential-store";
import { hashPassword, type ScryptCost, verifyPassword } from "./password.ts";

const CREATED_PASSWORD_LENGTH = 20;
/** Letters and digits that are not confused when copied from a screen. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export interface ConfiguredCredential {
  username: string;
  /** When unset, the stored credential remains; a first start generates a password. */
  password?: string | undefined;
}

export interface EnsuredCredential {
  username: string;
  /** Set only by the call that generated it. Show it to the operator once; never log it. */
  createdPassword?: string;
}

/**
 * Makes the stored credential match the configuration. A changed name or password gets the next version, which ends every older session; an
 * unchanged one leaves sessions alone.
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
