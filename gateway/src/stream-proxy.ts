import type { Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { IMPORT_PROGRESS_PATH } from "@meridian/shared/contracts/ingest-api";
import type { Replicas } from "@meridian/shared/http/replicas";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { Request, Response } from "express";
import { createProxyMiddleware, type RequestHandler } from "http-proxy-middleware";
import { answerUpstreamFailure } from "./failure-answers.ts";
import type { ServiceReplicas } from "./fetch-replica.ts";
import { setForwardedHeaders } from "./forwarded-headers.ts";
import type { ServiceName } from "./proxy-routes.ts";

/** Longest silence of a service before its request is given up. */
const IDLE_TIMEOUT_MS = 30_000;
/** An upload is answered when its import has ended. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000;
const UPGRADE_TIMEOUT_MS = 10_000;
/** The service was never reached: nothing of the request has arrived there. */
const NOT_CONNECTED = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"]);
const NOT_FOUND = "HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

type ServiceProxy = RequestHandler<Request, Response>;

export interface StreamProxy {
  /** Passes a request and its answer through as they come. */
  pass(service: ServiceName, isUpload: boolean, req: Request, res: Response): Promise<void>;
  /** Lets the server take the one websocket of the site and refuse all others; answers what ends those that are open. */
  attachWebsockets(server: Server, trustedHops: number): () => void;
}

export function createStreamProxy(services: ServiceReplicas, logger: Logger): StreamProxy {
  const proxyOf = (timeoutMs: number) => ({
    web: createServiceProxy(services.web, timeoutMs, logger),
    catalogue: createServiceProxy(services.catalogue, timeoutMs, logger),
    admin: createServiceProxy(services.admin, timeoutMs, logger),
    ingest: createServiceProxy(services.ingest, timeoutMs, logger),
  });
  const usual = proxyOf(IDLE_TIMEOUT_MS);
  const patient = proxyOf(UPLOAD_TIMEOUT_MS);
  return {
    pass: (service, isUpload, req, res) => (isUpload ? patient : usual)[service](req, res),
    attachWebsockets(server, trustedHops) {
      const open = new Set<Duplex>();
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
  };
}

function createServiceProxy(replicas: Replicas, timeoutMs: number, logger: Logger): ServiceProxy {
  const startedAt = new WeakMap<object, number>();
  const targets = new WeakMap<object, URL>();
  const retried = new WeakSet<object>();

  const onError = async (error: NodeJS.ErrnoException, req?: Request, res?: Response | Socket): Promise<void> => {
    const isSlow = req !== undefined && performance.now() - (startedAt.get(req) ?? 0) >= timeoutMs;
    const target = req === undefined ? undefined : targets.get(req);
    logger.warn({ err: error, target: target?.origin }, "a service did not answer");
    if (target !== undefined && NOT_CONNECTED.has(error.code ?? "")) replicas.leaveOut(target);
    const other = target === undefined || isSlow ? undefined : await replicas.next(target);
    const mayAskAnother =
      req !== undefined && other?.href !== target?.href && isRepeatable(req, res) && !retried.has(req);
    if (!mayAskAnother || other === undefined) {
      answerError(req, res, isSlow);
      return;
    }
    retried.add(req);
    targets.set(req, other);
    await proxy(req, res);
  };

  const proxy = createProxyMiddleware<Request, Response>({
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
