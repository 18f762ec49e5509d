import { randomBytes } from "node:crypto";
import { CSP_NONCE_PLACEHOLDER_HEADER } from "@meridian/platform/http/csp-nonce";
import { REQUEST_ID_HEADER } from "@meridian/platform/request-context";
import type { Request, Response } from "express";
import type { GatewayMetrics } from "../gateway-metrics.ts";
import { type SitePolicySource, withHeadMarkup } from "../policy/site-policy.ts";
import type { Route } from "../proxy-routes.ts";
import type { ConcurrencyLimit } from "../upstream/concurrency-limit.ts";
import type { FetchReplica, ReplicaRequest } from "../upstream/fetch-replica.ts";
import { UpstreamError, type WholeAnswer } from "../upstream/fetch-whole.ts";
import { bodyOf, type Encoding } from "./answer-body.ts";
import { cacheControlForBrowsers, freshnessOf, normalisedUrl } from "./cache-policy.ts";
import type { Answer, ResponseCache } from "./response-cache.ts";
import { chooseEncoding, sendAnswer } from "./send-answer.ts";

/** Response headers passed on to visitors. The gateway sets those of body, caching and security. */
const PASSED_HEADERS = [
  "content-type",
  "content-encoding",
  "content-disposition",
  "content-language",
  "last-modified",
  "link",
  "location",
  "retry-after",
  "x-robots-tag",
] as const;

/** Request headers forwarded for private pages; shared pages get none of them. */
const VISITOR_HEADERS = [
  "cookie",
  "user-agent",
  "accept-language",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
] as const;

/** Forwarded with public reads of the API too: only its failures, which are never cached, depend on the language. */
const LANGUAGE_HEADER = ["accept-language"] as const;

/** The web service has its scripts and styles in these; everything else is compressed here. */
const ASSET_ENCODINGS = ["br", "gzip"] as const;

export interface WholeDeliveryOptions {
  fetchReplica: FetchReplica;
  /** Concurrency limits per route class. */
  limitOf: (route: Route) => ConcurrencyLimit;
  cache: ResponseCache;
  counts: Pick<GatewayMetrics, "countCached">;
  site: SitePolicySource;
}

export interface WholeDelivery {
  /** Serves from the cache, or forwards the request without the visitor's headers. Throws UpstreamError. */
  shared(route: Route, req: Request, res: Response): Promise<void>;
  /** Forwards the request for this visitor only. Throws UpstreamError. */
  private(route: Route, req: Request, res: Response): Promise<void>;
}

/** Delivers responses that are read completely before being sent, as caching and nonces require. */
export function createWholeDelivery(options: WholeDeliveryOptions): WholeDelivery {
  const { fetchReplica, limitOf, cache, counts, site } = options;
  const placeholder = `nonce-${randomBytes(24).toString("base64url")}`;

  /** A service that resets connections under load is busy, not down. */
  const fetchWithinLimit = async (route: Route, request: ReplicaRequest): Promise<WholeAnswer> => {
    const limit = limitOf(route);
    const leave = await limit.enter();
    let isAnswered = false;
    try {
      const answer = await fetchReplica(route.service, request);
      isAnswered = answer.status !== 503;
      return answer;
    } catch (error) {
      const isReset = error instanceof UpstreamError && error.failure === "unreachable" && limit.isBusy();
      throw isReset ? new UpstreamError("overloaded", { cause: error }) : error;
    } finally {
      leave(isAnswered);
    }
  };

  const load = async (route: Route, req: Request, path: string, headers: Record<string, string>) => {
    const forwarded = {
      ...headers,
      [REQUEST_ID_HEADER]: req.get(REQUEST_ID_HEADER) ?? "",
      ...(route.service === "web" ? { accept: req.get("accept") ?? "*/*" } : {}),
      ...(route.service === "web" ? { [CSP_NONCE_PLACEHOLDER_HEADER]: placeholder } : {}),
    };
    return fetchWithinLimit(route, { path, headers: forwarded });
  };

  /** Public pages carry the admin's head markup; the admin area, whose pages are private, never does. */
  const loadShared = async (route: Route, req: Request, path: string, encoding: Encoding): Promise<Answer> => {
    const language = route.service === "web" ? {} : pick(LANGUAGE_HEADER, req.headers);
    const whole = await load(route, req, path, { ...language, "accept-encoding": encoding });
    const isPage = route.limitClass === "page" && /^text\/html/i.test(whole.headers["content-type"] ?? "");
    if (!isPage) return toAnswer(whole, placeholder);
    return toAnswer({ ...whole, body: withHeadMarkup(whole.body, await site.current(), placeholder) }, placeholder);
  };

  return {
    async shared(route, req, res) {
      const path = normalisedUrl(req.originalUrl);
      const encoding = route.limitClass === "asset" ? chooseEncoding(req, ASSET_ENCODINGS) : "identity";
      const key = `${route.service} ${path} ${encoding}`;
      const { answer, outcome } = await cache.get(key, () => loadShared(route, req, path, encoding));
      counts.countCached(outcome);
      await sendAnswer(req, res, answer, { outcome, onGrowth: (bytes) => cache.grow(key, answer, bytes) });
    },
    async private(route, req, res) {
      const whole = await load(route, req, req.originalUrl, pick(VISITOR_HEADERS, req.headers));
      const answer = toAnswer(whole, placeholder);
      const uncached = { ...answer, cacheControl: "no-store" };
      await sendAnswer(req, res, uncached, { outcome: undefined, onGrowth: () => undefined });
    },
  };
}

function toAnswer(whole: WholeAnswer, placeholder: string): Answer {
  const { status, headers } = whole;
  const cookies = headers["set-cookie"] ?? [];
  const cacheControl = headers["cache-control"];
  const body = bodyOf(whole, placeholder);
  return {
    status,
    headers: pick(PASSED_HEADERS, headers),
    cookies,
    cacheControl: cacheControlForBrowsers(cacheControl, body.isPage),
    body,
    freshness: freshnessOf({ status, cacheControl, vary: headers.vary, hasCookies: cookies.length > 0 }),
  };
}

function pick(
  names: readonly string[],
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === "string") picked[name] = value;
  }
  return picked;
}
