import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { rateLimited } from "@meridian/shared/kernel/app-error";
import type { RateLimitStore } from "@meridian/shared/ports/rate-limit-store";
import { networkOf } from "../visitor-address.ts";

const FREE_ATTEMPTS = 5;
const WINDOW_MS = 15 * 60_000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = WINDOW_MS;
const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 3000;

interface LoginAttempt {
  address: string;
  username: string;
}

export interface LoginThrottle {
  /**
   * Counts an attempt before its password is looked at. Throws rate_limited while the address must pause; an attempt on a
   * name that many addresses are trying is only slowed, so that nobody can lock the administrator out from elsewhere.
   */
  admit(attempt: LoginAttempt): Promise<void>;
  /** Forgets the attempts of an address and a name after the right password. */
  forgive(attempt: LoginAttempt): Promise<void>;
}

export interface LoginThrottleOptions {
  rateLimits: RateLimitStore;
  now: () => Date;
  delay?: (ms: number) => Promise<unknown>;
}

export function createLoginThrottle({ rateLimits, now, delay = wait }: LoginThrottleOptions): LoginThrottle {
  const admitAddress = async (address: string): Promise<void> => {
    const keys = keysOfAddress(address);
    const pause = await rateLimits.get(keys.pause);
    if (pause !== undefined && pause.resetsAt > now()) throw mustPause(pause.resetsAt, now());
    const { count } = await rateLimits.hit(keys.attempts, WINDOW_MS);
    if (count < FREE_ATTEMPTS) return;
    const next = await rateLimits.hit(keys.pause, growing(FIRST_PAUSE_MS, count - FREE_ATTEMPTS, MAX_PAUSE_MS));
    if (next.count > 1) throw mustPause(next.resetsAt, now());
  };
  return {
    async admit({ address, username }) {
      await admitAddress(address);
      const { count } = await rateLimits.hit(keyOfName(username), WINDOW_MS);
      if (count > FREE_ATTEMPTS) await delay(growing(FIRST_DELAY_MS, count - FREE_ATTEMPTS - 1, MAX_DELAY_MS));
    },
    async forgive({ address, username }) {
      const keys = keysOfAddress(address);
      await Promise.all([keys.attempts, keys.pause, keyOfName(username)].map((key) => rateLimits.reset(key)));
    },
  };
}

function mustPause(until: Date, at: Date) {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  return rateLimited("Çok fazla deneme yapıldı. Lütfen biraz bekleyin.", { retryAfterSeconds });
}

function growing(firstMs: number, doublings: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** doublings, maxMs);
}

function keysOfAddress(address: string) {
  const network = networkOf(address);
  return { attempts: `login:address:${network}`, pause: `login:pause:${network}` };
}

/** Names are kept hashed: people type passwords into the wrong field. */
function keyOfName(username: string): string {
  return `login:name:${createHash("sha256").update(username.trim().toLowerCase()).digest("hex").slice(0, 32)}`;
}
