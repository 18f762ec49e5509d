import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { createAgent, openConnection } from "./open-connection.ts";

/** Why a service gave no usable response. */
export type UpstreamFailure = "unreachable" | "too_slow" | "too_large" | "overloaded";

export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly failure: UpstreamFailure;

  constructor(failure: UpstreamFailure, options?: ErrorOptions) {
    super(`The service behind is ${failure}`, options);
    this.failure = failure;
  }
}

export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface WholeRequest {
  service: URL;
  /** Path and query as received. */
  path: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Aborts the call; the service then counts as unreachable. */
  signal?: AbortSignal;
}

export type FetchWhole = (request: WholeRequest) => Promise<WholeAnswer>;

export interface FetchWholeOptions {
  maxBytes: number;
  /** Total size of responses being read; one that would exceed it fails as overloaded. */
  maxBytesAtOnce: number;
}

/**
 * Creates a GET that reads whole responses over keep-alive connections. If the service closes a connection at the same moment,
 * retries once on a new one. Throws UpstreamError.
 */
export function createFetchWhole({ maxBytes, maxBytesAtOnce }: FetchWholeOptions): FetchWhole {
  const plain = createAgent({ isTls: false, keepAlive: true }, openConnection);
  const tls = createAgent({ isTls: true, keepAlive: true }, openConnection);
  let bytesAtOnce = 0;

  const readWhole = async (incoming: IncomingMessage): Promise<WholeAnswer> => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const giveUp = (failure: UpstreamFailure): never => {
      incoming.destroy();
      throw new UpstreamError(failure);
    };
    try {
      for await (const chunk of incoming) {
        const part = Buffer.from(chunk);
        bytes += part.length;
        bytesAtOnce += part.length;
        if (bytes > maxBytes) giveUp("too_large");
        if (bytesAtOnce > maxBytesAtOnce) giveUp("overloaded");
        chunks.push(part);
      }
    } finally {
      bytesAtOnce -= bytes;
    }
    return { status: incoming.statusCode ?? 502, headers: incoming.headers, body: Buffer.concat(chunks, bytes) };
  };

  const attempt = (request: WholeRequest, signal: AbortSignal) =>
    new Promise<WholeAnswer>((resolve, reject) => {
      const headers = { "accept-encoding": "identity", ...request.headers };
      const isTls = request.service.protocol === "https:";
      const outgoing = isTls
        ? tlsRequest(request.service, { path: request.path, headers, signal, agent: tls })
        : plainRequest(request.service, { path: request.path, headers, signal, agent: plain });
      outgoing.once("response", (incoming) => readWhole(incoming).then(resolve, reject));
      outgoing.once("error", (error) => {
        reject(outgoing.reusedSocket && isReset(error) ? new StaleConnection({ cause: error }) : error);
      });
      outgoing.end();
    });

  return async (request) => {
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
    try {
      return await attempt(request, signal).catch((error: unknown) => {
        if (error instanceof StaleConnection) return attempt(request, signal);
        throw error;
      });
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      throw new UpstreamError(timeout.aborted ? "too_slow" : "unreachable", { cause: error });
    }
  };
}

class StaleConnection extends Error {
  constructor(options: ErrorOptions) {
    super("A kept connection had been closed", options);
  }
}

function isReset(error: NodeJS.ErrnoException): boolean {
  return error.code === "ECONNRESET" || error.code === "EPIPE";
}
