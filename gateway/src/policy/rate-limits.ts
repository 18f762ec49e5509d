import { refusal } from "@meridian/platform/app-error";
import type { Refusals } from "@meridian/platform/http/server/refusals";
import type { RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import type { RequestHandler } from "express";
import { ipKeyGenerator, rateLimit } from "express-rate-limit";
import type { LimitClass } from "../proxy-routes.ts";
import { clientAddress } from "./forwarded-headers.ts";
import { createSharedCounter } from "./shared-counter.ts";

const WINDOW_MS = 60_000;
const TOO_MANY = {
  tr: "Çok fazla istek gönderildi. Lütfen biraz bekleyin.",
  en: "Too many requests: please wait a moment",
};

/** Requests per minute and address. A busy visitor stays below a quarter of these; assets are bounded by the cache alone. */
const PER_MINUTE: Readonly<Record<Exclude<LimitClass, "asset">, number>> = {
  read: 600,
  page: 1200,
  login: 20,
  write: 600,
  upload: 240,
  part: 600,
  export: 30,
  upgrade: 60,
};

export type RateLimits = Readonly<Record<LimitClass, RequestHandler>>;

export interface RateLimitsOptions {
  /** Scales all limits; 0 disables them. */
  factor: number;
  /** Shared counters of all gateways; by default each counts alone. */
  shared?: RateLimitStore | undefined;
  refusals: Refusals;
}

/** One limiter per route class. */
export function createRateLimits({ factor, shared, refusals }: RateLimitsOptions): RateLimits {
  const pass: RequestHandler = (_req, _res, next) => next();
  const limit = (limitClass: keyof typeof PER_MINUTE): RequestHandler => {
    if (factor === 0) return pass;
    return rateLimit({
      windowMs: WINDOW_MS,
      ...(shared === undefined ? {} : { store: createSharedCounter(shared, limitClass) }),
      limit: Math.max(1, Math.round(PER_MINUTE[limitClass] * factor)),
      standardHeaders: false,
      legacyHeaders: false,
      keyGenerator: (req) => ipKeyGenerator(clientAddress(req)),
      validate: { xForwardedForHeader: false, forwardedHeader: false, ip: false },
      handler: (req, res, next) => {
        refusals.count(res, "rate_limit");
        const resetsAt = "rateLimit" in req ? resetTimeOf(req.rateLimit) : undefined;
        const waitMs = resetsAt === undefined ? WINDOW_MS : resetsAt.getTime() - Date.now();
        const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
        next(refusal("rate_limited", TOO_MANY, { retryAfterSeconds }));
      },
    });
  };
  return {
    read: limit("read"),
    page: limit("page"),
    login: limit("login"),
    write: limit("write"),
    upload: limit("upload"),
    part: limit("part"),
    export: limit("export"),
    upgrade: limit("upgrade"),
    asset: pass,
  };
}

function resetTimeOf(info: unknown): Date | undefined {
  const isInfo = typeof info === "object" && info !== null && "resetTime" in info;
  return isInfo && info.resetTime instanceof Date ? info.resetTime : undefined;
}
