import type { Server } from "node:http";
import { MAX_CHUNK_BYTES } from "@meridian/contracts/imports/resumable-upload";
import { NO_ORIGINS } from "@meridian/contracts/site/site-settings";
import { isAppError, refusal } from "@meridian/platform/app-error";
import { answerNotFound, createProblemHandler } from "@meridian/platform/http/problem-handler";
import { createReplicas, type ReplicasOptions } from "@meridian/platform/http/replicas/replicas";
import { logRequests, requestId } from "@meridian/platform/http/request-id";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import { createRefusals, type Refusals } from "@meridian/platform/http/server/refusals";
import type { Logger } from "@meridian/platform/logger";
import type { RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import compression from "compression";
import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import type { ServiceUrls } from "./config.ts";
import { createResponseCache } from "./delivery/response-cache.ts";
import { createWholeDelivery, type WholeDelivery } from "./delivery/whole-delivery.ts";
import { createGatewayMetrics } from "./gateway-metrics.ts";
import { createCspReports } from "./policy/csp-reports.ts";
import { setForwardedHeaders } from "./policy/forwarded-headers.ts";
import { createRateLimits } from "./policy/rate-limits.ts";
import { type SecurityHeadersOptions, securityHeaders } from "./policy/security-headers.ts";
import { createSitePolicySource, type SitePolicySource } from "./policy/site-policy.ts";
import { isAdminPage, type LimitClass, type Route, routeOf } from "./proxy-routes.ts";
import { createRouteLimits, type RouteLimits } from "./upstream/concurrency-limit.ts";
import { answerFailure, answerUpstreamFailure } from "./upstream/failure-answers.ts";
import { createFetchReplica, type ServiceReplicas } from "./upstream/fetch-replica.ts";
import { createFetchWhole, UpstreamError } from "./upstream/fetch-whole.ts";
import { answerWhileStarting } from "./upstream/silent-services.ts";
import { createStreamProxy, type StreamProxy } from "./upstream/stream-proxy.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_BODY_BYTES_OF: Partial<Record<LimitClass, number>> = { upload: 160 * 1024 * 1024, part: MAX_CHUNK_BYTES };
const MAX_URL_LENGTH = 8192;
const FETCH_LIMITS = { maxBytes: 16 * 1024 * 1024, maxBytesAtOnce: 64 * 1024 * 1024 };
/** One second above the services' own read timeout. */
const READ_TIMEOUT_MS = 9_000;
/** Short, because pages wait for it. */
const SITE_POLICY_TIMEOUT_MS = 1_000;

export interface GatewayOptions extends SecurityHeadersOptions {
  services: ServiceUrls;
  /** The last known dataset version. */
  version: () => number;
  /** Reads the dataset version at once. */
  refreshVersion: () => Promise<void>;
  trustedHops: number;
  rateLimitFactor: number;
  /** Shared rate-limit counters of all gateways; by default each counts alone. */
  rateLimits?: RateLimitStore | undefined;
  cacheMaxBytes: number;
  logger: Logger;
  metrics: Metrics;
  /** Timeout of a read. */
  readTimeoutMs?: number;
  /** Silence after which a replica is probed. */
  patienceMs?: number | undefined;
  /** How long a service that has never answered counts as starting; default 0. */
  startingForMs?: number;
}

export interface Gateway {
  app: Express;
  /** Serves websockets on a server; returns a function that closes the open ones. */
  attachWebsockets(server: Server): () => void;
}

/** The site's public entry point: routes by one table, adds security headers and caches public responses. */
export function createGateway(options: GatewayOptions): Gateway {
  const { logger, metrics, trustedHops, readTimeoutMs = READ_TIMEOUT_MS, patienceMs } = options;
  const services = replicasOf(options.services, { patienceMs });
  const refusals = createRefusals(metrics, logger);
  const limits = createRateLimits({ factor: options.rateLimitFactor, shared: options.rateLimits, refusals });
  const routeLimits = createRouteLimits();
  const cache = createResponseCache({ maxBytes: options.cacheMaxBytes, version: options.version });
  const counts = createGatewayMetrics(metrics, {
    version: options.version,
    cacheBytes: () => cache.bytes,
    websockets: () => proxy.websockets(),
    slots: routeLimits.slots,
  });
  const proxy = createStreamProxy({
    services,
    readTimeoutMs,
    limitUpgrades: limits.upgrade,
    onWritten: options.refreshVersion,
    logger,
    counts,
  });
  const fetchWhole = createFetchWhole(FETCH_LIMITS);
  const fetchReplica = createFetchReplica({ services, fetchWhole, counts, timeoutMs: readTimeoutMs });
  const site = createSitePolicySource({
    ...options,
    fetchReplica: createFetchReplica({ services, fetchWhole, counts, timeoutMs: SITE_POLICY_TIMEOUT_MS }),
  });
  const whole = createWholeDelivery({ cache, counts, limitOf: routeLimits.of, fetchReplica, site });

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use((req, _res, next) => {
    setForwardedHeaders(req, trustedHops);
    next();
  });
  app.use(hearOfSite(site));
  app.use(
    ...securityHeaders({ ...options, siteOrigins: (path) => (isAdminPage(path) ? NO_ORIGINS : site.known().origins) }),
    answerWhileStarting(options.services, options.startingForMs ?? 0),
  );
  app.use(requestId, logRequests(logger), metrics.observeRequests);
  app.use(createCspReports({ logger, counts, limit: limits.write }));
  app.use(findRoute);
  app.use((req, res, next) => limits[routeIn(res).limitClass](req, res, next));
  app.use(limitBody, deliver({ whole, proxy, limitOf: routeLimits.of, refusals, logger }));
  app.use(answerLimitedPage, createProblemHandler(logger));
  return { app, attachWebsockets: (server) => proxy.attachWebsockets(server, trustedHops) };
}

function replicasOf({ web, catalogue, admin, ingest }: ServiceUrls, options: ReplicasOptions): ServiceReplicas {
  return {
    web: createReplicas(web, options),
    catalogue: createReplicas(catalogue, options),
    admin: createReplicas(admin, options),
    ingest: createReplicas(ingest, options),
  };
}

/** A page's policy must match its markup. */
function hearOfSite(site: SitePolicySource): RequestHandler {
  return (req, _res, next) => {
    const route = routeOf(req.method, pathOf(req));
    if (route?.limitClass !== "page" || route.delivery !== "shared") return next();
    site.current().then(() => next(), next);
  };
}

function pathOf({ originalUrl }: Request): string {
  return originalUrl.split("?", 1)[0] ?? "/";
}

const INVALID_ADDRESS = { tr: "İsteğin adresi geçersiz", en: "The address of the request is not valid" };

const findRoute: RequestHandler = (req, res, next) => {
  const { originalUrl } = req;
  if (!originalUrl.startsWith("/") || originalUrl.length > MAX_URL_LENGTH) {
    throw refusal("invalid_input", INVALID_ADDRESS);
  }
  const route = routeOf(req.method, pathOf(req));
  if (route === undefined) {
    answerNotFound(req, res, next);
    return;
  }
  res.locals.route = route;
  res.locals.routeName = `${route.service} ${route.limitClass}`;
  next();
};

/** Uploads answer when their import ends; exports run at the client's pace. */
function isLong({ limitClass }: Route): boolean {
  return limitClass === "upload" || limitClass === "export";
}

function routeIn(res: Response): Route {
  return res.locals.route as Route;
}

/** Rejects bodies whose Content-Length is too large; the service counts the bytes of the others. */
const limitBody: RequestHandler = (req, res, next) => {
  const maxBytes = MAX_BODY_BYTES_OF[routeIn(res).limitClass] ?? MAX_BODY_BYTES;
  if (Number(req.get("content-length") ?? 0) <= maxBytes) {
    next();
    return;
  }
  res.set("Connection", "close");
  const megabytes = Math.round(maxBytes / 1024 / 1024);
  throw refusal("too_large", {
    tr: `İsteğin gövdesi en fazla ${megabytes} MB olabilir`,
    en: `The request body may have at most ${megabytes} MB`,
  });
};

interface Deliveries {
  whole: WholeDelivery;
  proxy: StreamProxy;
  limitOf: RouteLimits["of"];
  refusals: Refusals;
  logger: Logger;
}

function deliver({ whole, proxy, limitOf, refusals, logger }: Deliveries): RequestHandler {
  const compress = compression();
  const stream = async (route: Route, req: Request, res: Response, next: NextFunction): Promise<void> => {
    const leave = await limitOf({ ...route, delivery: "streamed" }).enter();
    if (res.closed) return leave(true);
    res.once("close", () => leave(true));
    compress(req, res, () => {
      proxy.pass(route.service, isLong(route), req, res).catch(next);
    });
  };
  const pass = async (route: Route, req: Request, res: Response, next: NextFunction): Promise<void> => {
    if (route.delivery === "streamed") return stream(route, req, res, next);
    try {
      await whole[route.delivery](route, req, res);
    } catch (error) {
      if (!(error instanceof UpstreamError && error.failure === "too_large")) throw error;
      await stream(route, req, res, next);
    }
  };
  return async (req, res, next) => {
    const route = routeIn(res);
    try {
      await pass(route, req, res, next);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.failure === "overloaded") refusals.count(res, error.cause === undefined ? "no_room" : "reset");
      else logger.warn({ err: error, service: route.service }, "service unreachable");
      answerUpstreamFailure(req, res, error.failure);
    }
  };
}

/** Rate-limited page requests get an HTML page. */
const answerLimitedPage: ErrorRequestHandler = (error, req, res, next) => {
  const isLimit = isAppError(error) && error.code === "rate_limited";
  if (!isLimit || res.headersSent || routeIn(res).limitClass !== "page") {
    next(error);
    return;
  }
  const { code, message: en, turkish: tr = en, retryAfterSeconds = 60 } = error;
  answerFailure(req, res, { status: 429, code, detail: { tr, en }, retryAfterSeconds });
};
