import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { refusal } from "@meridian/platform/app-error";
import type { RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import { networkOf } from "../visitor-address.ts";

const FREE_ATTEMPTS = 5;
const WINDOW_MS = 15 * 60_000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = WINDOW_MS;
const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 3000;
const TOO_MANY = {
  tr: "Çok fazla deneme yapıldı. Lütfen biraz bekleyin.",
  en: "Too many attempts. Please wait a moment.",
};

/** Who is trying a password: a stranger from an address, or a browser or session that authenticated before, under its own id. */
export type LoginClient = { kind: "stranger"; address: string } | { kind: "known"; id: string };

interface LoginAttempt {
  client: LoginClient;
  username: string;
}

export interface LoginThrottle {
  /**
   * Counts an attempt before the password is checked. Throws rate_limited while the client must pause. Strangers trying one name from many
   * addresses are slowed down; known clients pay only for their own attempts, so nobody can lock them out.
   */
  admit(attempt: LoginAttempt): Promise<void>;
  /** After a correct password, clears the client's attempts and the strangers' attempts on its name. */
  forgive(attempt: LoginAttempt): Promise<void>;
}

export interface LoginThrottleOptions {
  rateLimits: RateLimitStore;
  now: () => Date;
  delay?: (ms: number) => Promise<unknown>;
}

export function createLoginThrottle({ rateLimits, now, delay = wait }: LoginThrottleOptions): LoginThrottle {
  const admitClient = async (client: LoginClient): Promise<void> => {
    const keys = keysOf(client);
    const pause = await rateLimits.get(keys.pause);
    if (pause !== undefined && pause.resetsAt > now()) throw mustPause(pause.resetsAt, now());
    const { count } = await rateLimits.hit(keys.attempts, WINDOW_MS);
    if (count < FREE_ATTEMPTS) return;
    const next = await rateLimits.hit(keys.pause, growing(FIRST_PAUSE_MS, count - FREE_ATTEMPTS, MAX_PAUSE_MS));
    if (next.count > 1) throw mustPause(next.resetsAt, now());
  };
  return {
    async admit({ client, username }) {
      await admitClient(client);
      if (client.kind === "known") return;
      const { count } = await rateLimits.hit(keyOfName(username), WINDOW_MS);
      if (count > FREE_ATTEMPTS) await delay(growing(FIRST_DELAY_MS, count - FREE_ATTEMPTS - 1, MAX_DELAY_MS));
    },
    async forgive({ client, username }) {
      const keys = keysOf(client);
      await Promise.all([keys.attempts, keys.pause, keyOfName(username)].map((key) => rateLimits.reset(key)));
    },
  };
}

function mustPause(until: Date, at: Date) {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  return refusal("rate_limited", TOO_MANY, { retryAfterSeconds });
}

function growing(firstMs: number, doublings: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** doublings, maxMs);
}

function keysOf(client: LoginClient) {
  const owner = client.kind === "known" ? `known:${client.id}` : networkOf(client.address);
  return { attempts: `login:attempts:${owner}`, pause: `login:pause:${owner}` };
}

/** Names are stored hashed: people type passwords into the wrong field. */
function keyOfName(username: string): string {
  return `login:name:${createHash("sha256").update(username.trim().toLowerCase()).digest("hex").slice(0, 32)}`;
}
