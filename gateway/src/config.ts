import { engineConfigShape } from "@meridian/engines/engine-config";
import { mapConfigShape, mapServiceUrlOf } from "@meridian/platform/http/map-config";
import { publicUrlConfigShape } from "@meridian/platform/http/public-url";
import { serviceUrlsSchema } from "@meridian/platform/http/replicas/replicas";
import { defaultUrlOf, processConfigShape } from "@meridian/platform/http/server/process-config";
import { z } from "zod";
import type { ServiceName } from "./proxy-routes.ts";

const originsIn = (text: string): string[] => text.split(/[\s,]/).filter((origin) => origin !== "");

export const gatewayConfigSchema = z.object({
  ...processConfigShape,
  ...engineConfigShape,
  ...publicUrlConfigShape,
  WEB_URL: serviceUrlsSchema
    .optional()
    .describe("URL of the page renderer; replicas are separated by commas; default: this machine, like the next three"),
  CATALOGUE_URL: serviceUrlsSchema.optional().describe("URL of public data"),
  ADMIN_URL: serviceUrlsSchema.optional().describe("URL of the administrator's calls"),
  INGEST_URL: serviceUrlsSchema.optional().describe("URL of uploads"),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("Number of own proxies before the gateway whose X-Forwarded-* headers are trusted"),
  ...mapConfigShape,
  CONNECT_ORIGINS: z
    .string()
    .default("")
    .transform(originsIn)
    .pipe(z.array(z.url({ protocol: /^(https?|wss?)$/ })))
    .describe("Further origins that pages may connect to, such as those of map tiles; separated by commas"),
  AD_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Script of the ad network; pages may connect to its origin and show frames of it"),
  FRAME_ORIGINS: z
    .string()
    .default("")
    .transform(originsIn)
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .describe("Further origins that pages may show in frames, such as those an ad network uses; separated by commas"),
  NODE_ENV: z
    .string()
    .optional()
    .describe("development disables the response cache, so that source changes show, and lets pages receive them"),
  CACHE_MAX_MB: z.coerce.number().min(1).max(16_384).default(64).describe("Memory of the response cache"),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(8)
    .default(1)
    .describe("Seconds in which a stopping gateway still serves but is not ready, so that load balancers turn away"),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).default(1).describe("Multiplies every rate limit; 0 turns them off"),
});
export type GatewayConfig = z.output<typeof gatewayConfigSchema>;

/** URLs of a service's replicas, or one host name that several share. */
export type ServiceUrls = Readonly<Record<ServiceName, readonly URL[]>>;

export function serviceUrlsOf(config: GatewayConfig): ServiceUrls {
  const urlsOf = (name: ServiceName, urls: readonly string[] | undefined): URL[] =>
    (urls ?? [defaultUrlOf(name, config)]).map((url) => new URL(url));
  return {
    web: urlsOf("web", config.WEB_URL),
    catalogue: urlsOf("catalogue", config.CATALOGUE_URL),
    admin: urlsOf("admin", config.ADMIN_URL),
    ingest: urlsOf("ingest", config.INGEST_URL),
  };
}

/** Sources of `connect-src` besides our own origin. */
export function connectOriginsOf(config: GatewayConfig): string[] {
  const { AD_SCRIPT_URL, CONNECT_ORIGINS } = config;
  const origins = originsOf([mapServiceUrlOf(config), AD_SCRIPT_URL, ...CONNECT_ORIGINS]);
  return isDevelopment(config) ? [...origins, "ws:"] : origins;
}

/** Sources of `frame-src` besides our own origin. */
export function frameOriginsOf({ AD_SCRIPT_URL, FRAME_ORIGINS }: GatewayConfig): string[] {
  return originsOf([AD_SCRIPT_URL, ...FRAME_ORIGINS]);
}

function originsOf(urls: readonly (string | undefined)[]): string[] {
  const known = urls.filter((url) => url !== undefined).map((url) => new URL(url));
  return [...new Set(known.map(({ protocol, host }) => `${protocol}//${host}`))];
}

/** 0 disables the cache. */
export function cacheMaxBytesOf(config: GatewayConfig): number {
  return isDevelopment(config) ? 0 : config.CACHE_MAX_MB * 1024 * 1024;
}

function isDevelopment({ NODE_ENV }: GatewayConfig): boolean {
  return NODE_ENV === "development";
}
