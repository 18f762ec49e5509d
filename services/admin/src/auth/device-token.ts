import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "@meridian/contracts/durations";
import type { AdminCredential } from "@meridian/ports/access/credential-store";

export const DEVICE_MAX_MS = 180 * DAY_MS;
/** Expiry in milliseconds since 1970, nonce, signature. */
export const DEVICE_TOKEN_PATTERN = /^\d{13}\.[\w-]{22}\.[\w-]{43}$/;
const NONCE_BYTES = 16;

type Account = Pick<AdminCredential, "username" | "passwordHash">;

/**
 * Marks a browser that has logged in before (OWASP device cookies). It grants no access: it only keeps its holder out of the strangers'
 * queue. It is signed with the stored hash, so every replica can verify it and a password change voids it.
 */
export function makeDeviceToken(account: Account, at: Date): string {
  const claim = `${at.getTime() + DEVICE_MAX_MS}.${randomBytes(NONCE_BYTES).toString("base64url")}`;
  return `${claim}.${sign(claim, account)}`;
}

/** The browser's device id; undefined if the token is forged, expired, or belongs to another account or password. */
export function findDeviceId(token: string, account: Account, at: Date): string | undefined {
  if (!DEVICE_TOKEN_PATTERN.test(token)) return undefined;
  const [expiresAt = "", nonce = "", signature = ""] = token.split(".");
  const expected = sign(`${expiresAt}.${nonce}`, account);
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isGenuine && Number(expiresAt) > at.getTime() ? nonce : undefined;
}

function sign(claim: string, { username, passwordHash }: Account): string {
  return createHmac("sha256", passwordHash).update(`device\n${username}\n${claim}`).digest("base64url");
}
