import type { Server } from "node:http";
import { MAX_CHUNK_BYTES } from "@meridian/shared/contracts/resumable-upload";
import type { Metrics } from "@meridian/shared/http/health-routes";
import { answerNotFound, createProblemHandler } from "@meridian/shared/http/problem-handler";
import { createReplicas } from "@meridian/shared/http/replicas";
import { logRequests, requestId } from "@meridian/shared/http/request-id";
import { invalidInput, isAppError, tooLarge } from "@meridian/shared/kernel/app-error";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { RateLimitStore } from "@meridian/shared/ports/rate-limit-store";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from "express";
import type { ServiceUrls } from "./config.ts";
import { createCspReports } from "./csp-reports.ts";
import { answerFailure, answerUpstreamFailure } from "./failure-answers.ts";
import { createFetchReplica, type ServiceReplicas } from "./fetch-replica.ts";
import { createFetchWhole, UpstreamError } from "./fetch-whole.ts";
import { setForwardedHeaders } from "./forwarded-headers.ts";
import { createGatewayMetrics } from "./gateway-metrics.ts";
import { type LimitClass, type Route, routeOf } from "./proxy-routes.ts";
import { createRateLimits } from "./rate-limits.ts";
import { createResponseCache } from "./response-cache.ts";
import { type SecurityHeadersOptions, securityHeaders } from "./security-headers.ts";
import { answerWhileStarting } from "./silent-services.ts";
import { createStreamProxy, type StreamProxy } from "./stream-proxy.ts";
import { createWholeDelivery, type WholeDelivery } from "./whole-delivery.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_BODY_BYTES_OF: Partial<Record<LimitClass, number>> = { upload: 160 * 1024 * 1024, part: MAX_CHUNK_BYTES };
const MAX_URL_LENGTH = 8192;
const FETCH_LIMITS = { timeoutMs: 30_000, maxBytes: 16 * 1024 * 1024, maxInFlight: 500 };

export interface GatewayOptions extends SecurityHeadersOptions {
  services: ServiceUrls;
  /** The dataset version as last heard. */
  version: () => number;
  trustedHops: number;
  rateLimitFactor: number;
  /** Counts for all gateways together; when not given each counts for itself. */
  rateLimits?: RateLimitStore | undefined;
  cacheMaxBytes: number;
  logger: Logger;
  metrics: Metrics;
  fetchTimeoutMs?: number;
  /** For how long a service that has never answered counts as starting; 0 when not given. */
  startingForMs?: number;
}

export interface Gateway {
  app: Express;
  /** Serves the site's websocket on a server; answers what ends the open ones. */
  attachWebsockets(server: Server): () => void;
}

/** The site's only public door: routes by one table, adds what every answer needs, and keeps public answers. */
export function createGateway(options: GatewayOptions): Gateway {
  const { logger, metrics, trustedHops } = options;
  const services = replicasOf(options.services);
  const limits = createRateLimits(options.rateLimitFactor, options.rateLimits);
  const cache = createResponseCache({ maxBytes: options.cacheMaxBytes, version: options.version });
  const counts = createGatewayMetrics(metrics, {
    version: options.version,
    cacheBytes: () => cache.bytes,
    websockets: () => proxy.websockets(),
  });
  const proxy = createStreamProxy({ services, logger, counts });
  const whole = createWholeDelivery({
    cache,
    counts,
    fetchReplica: createFetchReplica(
      services,
      createFetchWhole({ ...FETCH_LIMITS, timeoutMs: options.fetchTimeoutMs ?? FETCH_LIMITS.timeoutMs }),
      counts,
    ),
  });

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use((req, _res, next) => {
    setForwardedHeaders(req, trustedHops);
    next();
  });
  app.use(...securityHeaders(options), answerWhileStarting(options.services, options.startingForMs ?? 0));
  app.use(requestId, logRequests(logger), metrics.observeRequests);
  app.use(createCspReports({ logger, counts, limit: limits.write }));
  app.use(findRoute);
  app.use((req, res, next) => limits[routeIn(res).limitClass](req, res, next));
  app.use(limitBody, deliver(whole, proxy, logger));
  app.use(answerLimitedPage, createProblemHandler(logger));
  return { app, attachWebsockets: (server) => proxy.attachWebsockets(server, trustedHops) };
}

function replicasOf({ web, catalogue, admin, ingest }: ServiceUrls): ServiceReplicas {
  return {
    web: createReplicas(web),
    catalogue: createReplicas(catalogue),
    admin: createReplicas(admin),
    ingest: createReplicas(ingest),
  };
}

const findRoute: RequestHandler = (req, res, next) => {
  const { originalUrl } = req;
  if (!originalUrl.startsWith("/") || originalUrl.length > MAX_URL_LENGTH) {
    throw invalidInput("The address of the request is not valid");
  }
  const route = routeOf(req.method, originalUrl.split("?", 1)[0] ?? "/");
  if (route === undefined) {
    answerNotFound(req, res, next);
    return;
  }
  res.locals.route = route;
  res.locals.routeName = `${route.service} ${route.limitClass}`;
  next();
};

/** Uploads are answered when their import has ended; exports are read as slowly as their reader likes. */
function isLong({ limitClass }: Route): boolean {
  return limitClass === "upload" || limitClass === "export";
}

function routeIn(res: Response): Route {
  return res.locals.route as Route;
}

/** Refuses what says that it is too large; bodies that do not say are counted by the service that reads them. */
const limitBody: RequestHandler = (req, res, next) => {
  const maxBytes = MAX_BODY_BYTES_OF[routeIn(res).limitClass] ?? MAX_BODY_BYTES;
  if (Number(req.get("content-length") ?? 0) <= maxBytes) {
    next();
    return;
  }
  res.set("Connection", "close");
  throw tooLarge(`The request body may have at most ${Math.round(maxBytes / 1024 / 1024)} MB`);
};

function deliver(whole: WholeDelivery, proxy: StreamProxy, logger: Logger): RequestHandler {
  const compress = compression();
  return async (req, res, next) => {
    const route = routeIn(res);
    const stream = () => {
      compress(req, res, () => {
        proxy.pass(route.service, isLong(route), req, res).catch(next);
      });
    };
    if (route.delivery === "streamed") {
      stream();
      return;
    }
    try {
      await whole[route.delivery](route, req, res);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.failure === "too_large") {
        stream();
        return;
      }
      logger.warn({ err: error, service: route.service }, "a service did not answer");
      answerUpstreamFailure(req, res, error.failure);
    }
  };
}

/** A visitor who asked for too many pages gets a page that says so. */
const answerLimitedPage: ErrorRequestHandler = (error, req, res, next) => {
  const isLimit = isAppError(error) && error.code === "rate_limited";
  if (!isLimit || res.headersSent || routeIn(res).limitClass !== "page") {
    next(error);
    return;
  }
  const { code, message: detail, retryAfterSeconds = 60 } = error;
  answerFailure(req, res, { status: 429, code, detail, retryAfterSeconds });
};
