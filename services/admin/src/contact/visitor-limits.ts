import { DAY_MS, MINUTE_MS } from "@meridian/contracts/durations";
import { refusal } from "@meridian/platform/app-error";
import type { RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import { networkOf } from "../visitor-address.ts";

interface Allowance {
  count: number;
  windowMs: number;
}

/** What one visitor may send: ample for anyone with something to say, and for a household sharing an address. */
const ALLOWANCES = {
  message: [
    { count: 5, windowMs: 10 * MINUTE_MS },
    { count: 30, windowMs: DAY_MS },
  ],
  report: [
    { count: 10, windowMs: 10 * MINUTE_MS },
    { count: 100, windowMs: DAY_MS },
  ],
} as const satisfies Record<string, readonly Allowance[]>;

export interface VisitorLimits {
  /** Counts a message from an address. Throws rate_limited, with the time to wait, above the limit. */
  admit(kind: keyof typeof ALLOWANCES, address: string): Promise<void>;
}

export function createVisitorLimits(rateLimits: RateLimitStore, now: () => Date): VisitorLimits {
  return {
    async admit(kind, address) {
      for (const { count: allowed, windowMs } of ALLOWANCES[kind]) {
        const key = `inbox:${kind}:${windowMs}:${networkOf(address)}`;
        const { count, resetsAt } = await rateLimits.hit(key, windowMs);
        if (count <= allowed) continue;
        const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now().getTime()) / 1000));
        throw refusal(
          "rate_limited",
          { tr: "Çok fazla mesaj gönderildi. Lütfen biraz bekleyin.", en: "Too many messages: please wait a moment" },
          { retryAfterSeconds },
        );
      }
    },
  };
}
