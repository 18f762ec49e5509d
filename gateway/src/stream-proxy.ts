import type { ClientRequest, Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { IMPORT_PROGRESS_PATH } from "@meridian/shared/contracts/ingest-api";
import { LAST_COPY_TOLERANCE_MS } from "@meridian/shared/http/replicas";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { Request, Response } from "express";
import { createProxyMiddleware, type RequestHandler } from "http-proxy-middleware";
import { answerUpstreamFailure } from "./failure-answers.ts";
import type { ServiceReplicas } from "./fetch-replica.ts";
import { setForwardedHeaders } from "./forwarded-headers.ts";
import type { GatewayMetrics } from "./gateway-metrics.ts";
import type { ServiceName } from "./proxy-routes.ts";
import { createReplicaAgent } from "./replica-agent.ts";

/** Longest silence of a service before its request is given up. */
const IDLE_TIMEOUT_MS = 30_000;
/** An upload is answered when its import has ended, and who reads an export may pause. */
const LONG_TIMEOUT_MS = 15 * 60_000;
const UPGRADE_TIMEOUT_MS = 10_000;
const NOT_FOUND = "HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

type ServiceProxy = RequestHandler<Request, Response>;

export interface StreamProxy {
  /** Passes a request and its answer through as they come. */
  pass(service: ServiceName, isLong: boolean, req: Request, res: Response): Promise<void>;
  /** Lets the server take the one websocket of the site and refuse all others; answers what ends those that are open. */
  attachWebsockets(server: Server, trustedHops: number): () => void;
  /** Those open now. */
  websockets(): number;
}

export interface StreamProxyOptions {
  services: ServiceReplicas;
  logger: Logger;
  counts: Pick<GatewayMetrics, "countFailure" | "countRetry">;
}

export function createStreamProxy(options: StreamProxyOptions): StreamProxy {
  const proxyOf = (timeoutMs: number) => ({
    web: createServiceProxy("web", timeoutMs, options),
    catalogue: createServiceProxy("catalogue", timeoutMs, options),
    admin: createServiceProxy("admin", timeoutMs, options),
    ingest: createServiceProxy("ingest", timeoutMs, options),
  });
  const open = new Set<Duplex>();
  const usual = proxyOf(IDLE_TIMEOUT_MS);
  const patient = proxyOf(LONG_TIMEOUT_MS);
  return {
    pass: (service, isLong, req, res) => (isLong ? patient : usual)[service](req, res),
    attachWebsockets(server, trustedHops) {
      server.on("upgrade", (req: Request, socket: Duplex, head: Buffer) => {
        open.add(socket);
        socket.once("close", () => open.delete(socket));
        const isServed = req.url.split("?", 1)[0] === IMPORT_PROGRESS_PATH && socket instanceof Socket;
        if (!isServed) {
          socket.end(NOT_FOUND);
          return;
        }
        setForwardedHeaders(req, trustedHops);
        usual.ingest.upgrade(req, socket, head);
      });
      return () => {
        for (const socket of open) socket.destroy();
      };
    },
    websockets: () => open.size,
  };
}

function createServiceProxy(
  name: ServiceName,
  timeoutMs: number,
  { services, logger, counts }: StreamProxyOptions,
): ServiceProxy {
  const replicas = services[name];
  const { agent, replicaOf } = createReplicaAgent(replicas);
  const startedAt = new WeakMap<object, number>();
  const targets = new WeakMap<object, URL>();
  const retried = new WeakSet<object>();

  const onError = async (error: NodeJS.ErrnoException, req?: Request, res?: Response | Socket): Promise<void> => {
    const isSlow =
      error instanceof CopyHangs || (req !== undefined && performance.now() - (startedAt.get(req) ?? 0) >= timeoutMs);
    const target = req === undefined ? undefined : targets.get(req);
    logger.warn({ err: error, target: target?.origin }, "a service did not answer");
    counts.countFailure(name);
    const isWorthwhile = target !== undefined && (!isSlow || error instanceof CopyHangs);
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

  const follow = (outgoing: ClientRequest, req: Request, res: Response): void => {
    const target = (outgoing.socket === null ? undefined : replicaOf(outgoing.socket)) ?? targets.get(req);
    if (target === undefined) return;
    targets.set(req, target);
    // A write may still take hold in a copy that hangs, and nobody may repeat it; a read is repeated once.
    const isLast = retried.has(req) || !isRepeatable(req, res);
    const call = replicas.follow(target, isLast ? { toleranceMs: LAST_COPY_TOLERANCE_MS } : {});
    call.hung.addEventListener("abort", () => outgoing.destroy(new CopyHangs()));
    outgoing.once("response", call.end).once("close", call.end);
  };

  const proxy = createProxyMiddleware<Request, Response>({
    agent,
    router: async (req) => {
      const target = targets.get(req) ?? (await replicas.next());
      targets.set(req, target);
      return target.origin;
    },
    proxyTimeout: timeoutMs,
    upgradeTimeout: UPGRADE_TIMEOUT_MS,
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on("proxyReq", follow);
        server.on("start", (req) => startedAt.set(req, performance.now()));
        server.on("proxyReqWs", (outgoing, _req, socket) => {
          outgoing.once("upgrade", (_res, upstream) => socket.once("close", () => upstream.destroy()));
        });
        server.on("error", (error, req, res) => void onError(error, req, res));
      },
    ],
  });
  return proxy;
}

class CopyHangs extends Error {
  constructor() {
    super("The copy of the service does not even say that it lives");
  }
}

/** Reads without a body whose visitor is still there and has been told nothing yet. */
function isRepeatable(req: Request, res: Response | Socket | undefined): res is Response {
  const isRead = req.method === "GET" || req.method === "HEAD";
  const hasBody = req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
  return isRead && !hasBody && res !== undefined && isResponse(res) && !res.headersSent && !res.destroyed;
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
