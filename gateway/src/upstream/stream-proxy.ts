import { type ClientRequest, type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import { LAST_REPLICA_TOLERANCE_MS } from "@meridian/platform/http/replicas/replicas";
import type { Logger } from "@meridian/platform/logger";
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import { createProxyMiddleware, type RequestHandler as ProxyHandler } from "http-proxy-middleware";
import type { GatewayMetrics } from "../gateway-metrics.ts";
import { setForwardedHeaders } from "../policy/forwarded-headers.ts";
import type { ServiceName } from "../proxy-routes.ts";
import { answerUpstreamFailure } from "./failure-answers.ts";
import type { ServiceReplicas } from "./fetch-replica.ts";
import { createReplicaAgent } from "./replica-agent.ts";

/** Idle timeout of a service; unanswered reads have a shorter one. */
const IDLE_TIMEOUT_MS = 30_000;
/** Uploads answer when their import ends, and the reader of an export may pause. */
const LONG_TIMEOUT_MS = 15 * 60_000;
const UPGRADE_TIMEOUT_MS = 10_000;
const NOT_FOUND = "HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
const TOO_MANY = "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

type ServiceProxy = ProxyHandler<Request, Response>;

export interface StreamProxy {
  /** Streams a request and its response. */
  pass(service: ServiceName, isLong: boolean, req: Request, res: Response): Promise<void>;
  /** Accepts the site's one websocket path and rejects all other upgrades; returns a function that closes the open ones. */
  attachWebsockets(server: Server, trustedHops: number): () => void;
  /** Open websockets. */
  websockets(): number;
}

export interface StreamProxyOptions {
  services: ServiceReplicas;
  /** Timeout of an unanswered read, over all attempts. */
  readTimeoutMs: number;
  /** Runs before each websocket upgrade. */
  limitUpgrades: RequestHandler;
  /** Runs when the admin service has answered a write, before the client has the answer. */
  onWritten: () => Promise<void>;
  logger: Logger;
  counts: Pick<GatewayMetrics, "countFailure" | "countRetry">;
}

export function createStreamProxy(options: StreamProxyOptions): StreamProxy {
  const proxyOf = (timeouts: Timeouts) => ({
    web: createServiceProxy("web", timeouts, options),
    catalogue: createServiceProxy("catalogue", timeouts, options),
    admin: createServiceProxy("admin", timeouts, options),
    ingest: createServiceProxy("ingest", timeouts, options),
  });
  const open = new Set<Duplex>();
  const usual = proxyOf({ idleMs: IDLE_TIMEOUT_MS, readMs: options.readTimeoutMs });
  const patient = proxyOf({ idleMs: LONG_TIMEOUT_MS, readMs: LONG_TIMEOUT_MS });
  const heads = new WeakMap<IncomingMessage, Buffer>();
  const upgrades = express();
  upgrades.use((_req, res, next) => {
    res.locals.routeName = "ingest upgrade";
    next();
  });
  upgrades.use(options.limitUpgrades, (req) => {
    usual.ingest.upgrade(req, req.socket, heads.get(req) ?? Buffer.alloc(0));
  });
  upgrades.use(refuseUpgrade);
  return {
    pass(service, isLong, req, res) {
      // This server has answered it, and the proxy reports no request that carries it, so nothing would follow the call.
      delete req.headers.expect;
      return (isLong ? patient : usual)[service](req, res);
    },
    attachWebsockets(server, trustedHops) {
      server.on("upgrade", (req: IncomingMessage, socket: Duplex, head: Buffer) => {
        open.add(socket);
        socket.once("close", () => open.delete(socket)).once("error", () => socket.destroy());
        if (req.url?.split("?", 1)[0] !== IMPORT_PROGRESS_PATH) {
          socket.end(NOT_FOUND);
          return;
        }
        setForwardedHeaders(req, trustedHops);
        heads.set(req, head);
        upgrades(req, new ServerResponse(req));
      });
      return () => {
        for (const socket of open) socket.destroy();
      };
    },
    websockets: () => open.size,
  };
}

const refuseUpgrade: ErrorRequestHandler = (_error, { socket }, _res, _next) => void socket.end(TOO_MANY);

interface Timeouts {
  /** Idle timeout of the service. */
  idleMs: number;
  /** Timeout of an unanswered read. */
  readMs: number;
}

function createServiceProxy(
  name: ServiceName,
  { idleMs, readMs }: Timeouts,
  { services, onWritten, logger, counts }: StreamProxyOptions,
): ServiceProxy {
  const replicas = services[name];
  const { agent, replicaOf } = createReplicaAgent(replicas);
  const startedAt = new WeakMap<object, number>();
  const targets = new WeakMap<object, URL>();
  const retried = new WeakSet<object>();

  const onError = async (error: NodeJS.ErrnoException, req?: Request, res?: Response | Socket): Promise<void> => {
    const isSlow =
      error instanceof ReplicaHangs ||
      error instanceof TooSlow ||
      (req !== undefined && performance.now() - (startedAt.get(req) ?? 0) >= idleMs);
    const target = req === undefined ? undefined : targets.get(req);
    logger.warn({ err: error, target: target?.origin }, "service unreachable");
    counts.countFailure(name);
    const isWorthwhile = target !== undefined && (!isSlow || error instanceof ReplicaHangs);
    const other = isWorthwhile ? await replicas.next(target) : undefined;
    const mayAskAnother =
      req !== undefined && other?.href !== target?.href && isRepeatable(req, res) && !retried.has(req);
    if (!mayAskAnother || other === undefined) {
      answerError(req, res, isSlow);
      return;
    }
    counts.countRetry(name);
    retried.add(req);
    targets.set(req, other);
    await proxy(req, res);
  };

  const limitRead = (outgoing: ClientRequest, req: Request): void => {
    if (!isRead(req)) return;
    const passedMs = performance.now() - (startedAt.get(req) ?? 0);
    const timer = setTimeout(() => outgoing.destroy(new TooSlow()), readMs - passedMs);
    const clear = (): void => clearTimeout(timer);
    outgoing.once("response", clear).once("close", clear);
  };

  const follow = (outgoing: ClientRequest, req: Request, res: Response): void => {
    keepOpen(outgoing);
    limitRead(outgoing, req);
    const target = (outgoing.socket === null ? undefined : replicaOf(outgoing.socket)) ?? targets.get(req);
    if (target === undefined) return;
    targets.set(req, target);
    // A write may still take effect in a hung replica and must not be repeated; a read is retried once.
    const isLast = retried.has(req) || !isRepeatable(req, res);
    const call = replicas.follow(target, isLast ? { toleranceMs: LAST_REPLICA_TOLERANCE_MS } : {});
    call.hung.addEventListener("abort", () => outgoing.destroy(new ReplicaHangs()));
    outgoing.once("response", call.end).once("close", call.end);
  };

  const proxy = createProxyMiddleware<Request, Response>({
    agent,
    router: async (req) => {
      const target = targets.get(req) ?? (await replicas.next());
      targets.set(req, target);
      return target.origin;
    },
    proxyTimeout: idleMs,
    upgradeTimeout: UPGRADE_TIMEOUT_MS,
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on("proxyReq", follow);
        if (name === "admin") server.on("proxyRes", (_answer, req) => void (isRead(req) || onWritten()));
        server.on("start", (req) => startedAt.set(req, startedAt.get(req) ?? performance.now()));
        server.on("proxyReqWs", (outgoing, _req, socket) => {
          outgoing.once("upgrade", (_res, upstream) => socket.once("close", () => upstream.destroy()));
        });
        server.on("error", (error, req, res) => void onError(error, req, res));
      },
    ],
  });
  return proxy;
}

class ReplicaHangs extends Error {
  constructor() {
    super("The replica answers no health probe");
  }
}

class TooSlow extends Error {
  constructor() {
    super("The service did not start to answer in time");
  }
}

/**
 * A service that may close after its answer does so while the rest of a refused upload arrives, and the reset loses the answer. Bodies of
 * unknown length keep the "close" of the proxy, against smuggled requests. The agent never reuses a connection.
 */
function keepOpen(outgoing: ClientRequest): void {
  if (!outgoing.hasHeader("transfer-encoding")) outgoing.setHeader("Connection", "keep-alive");
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** Only bodyless reads can be retried, while the client waits and no headers have been sent. */
function isRepeatable(req: Request, res: Response | Socket | undefined): res is Response {
  const hasBody = req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
  return isRead(req) && !hasBody && res !== undefined && isResponse(res) && !res.headersSent && !res.destroyed;
}

function answerError(req: Request | undefined, res: Response | Socket | undefined, isSlow: boolean): void {
  if (res === undefined) return;
  if (req === undefined || !isResponse(res) || res.headersSent) {
    res.destroy();
    return;
  }
  answerUpstreamFailure(req, res, isSlow ? "too_slow" : "unreachable");
}

function isResponse(res: Response | Socket): res is Response {
  return "headersSent" in res;
}
