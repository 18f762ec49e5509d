import type { Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { IMPORT_PROGRESS_PATH } from "@meridian/shared/contracts/ingest-api";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { Request, Response } from "express";
import { createProxyMiddleware, type RequestHandler } from "http-proxy-middleware";
import type { ServiceUrls } from "./config.ts";
import { answerUpstreamFailure } from "./failure-answers.ts";
import { setForwardedHeaders } from "./forwarded-headers.ts";
import type { ServiceName } from "./proxy-routes.ts";

/** Longest silence of a service before its request is given up. */
const IDLE_TIMEOUT_MS = 30_000;
/** An upload is answered when its import has ended. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000;
const UPGRADE_TIMEOUT_MS = 10_000;
const NOT_FOUND = "HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

type ServiceProxy = RequestHandler<Request, Response>;

export interface StreamProxy {
  /** Passes a request and its answer through as they come. */
  pass(service: ServiceName, isUpload: boolean, req: Request, res: Response): Promise<void>;
  /** Lets the server take the one websocket of the site and refuse all others; answers what ends those that are open. */
  attachWebsockets(server: Server, trustedHops: number): () => void;
}

export function createStreamProxy(services: ServiceUrls, logger: Logger): StreamProxy {
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

function createServiceProxy(target: URL, timeoutMs: number, logger: Logger): ServiceProxy {
  const startedAt = new WeakMap<object, number>();
  return createProxyMiddleware<Request, Response>({
    target: target.origin,
    proxyTimeout: timeoutMs,
    upgradeTimeout: UPGRADE_TIMEOUT_MS,
    ejectPlugins: true,
    plugins: [
      (proxy) => {
        proxy.on("start", (req) => startedAt.set(req, performance.now()));
        proxy.on("proxyReqWs", (outgoing, _req, socket) => {
          outgoing.once("upgrade", (_res, upstream) => socket.once("close", () => upstream.destroy()));
        });
        proxy.on("error", (error, req, res) => {
          const isSlow = req !== undefined && performance.now() - (startedAt.get(req) ?? 0) >= timeoutMs;
          logger.warn({ err: error, target: target.origin }, "a service did not answer");
          answerError(req, res, isSlow);
        });
      },
    ],
  });
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
