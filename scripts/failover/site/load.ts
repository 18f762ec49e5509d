import { Agent, get, type IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import type { Balancer } from "./balancer.ts";
import type { IdempotentRequest } from "./request-mix.ts";

/** One request of the load, with its outcome. */
export interface LoadRecord {
  kind: string;
  path: string;
  /** Milliseconds of `performance.now()`. */
  sentAt: number;
  durationMs: number;
  /** The fault of the response; undefined for a good one. */
  fault: string | undefined;
}

export interface Load {
  /** Milliseconds of `performance.now()`, to split the records at. */
  now(): number;
  records(): readonly LoadRecord[];
  /** Stops sending and waits for requests in flight. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  balancer: Pick<Balancer, "next">;
  nextRequest: () => IdempotentRequest;
  perSecond: number;
  /** How long the rate takes to rise to `perSecond`: new processes are slow at first. */
  rampMs: number;
}

/** The fault of a request that the site refused deliberately, with Retry-After. */
export const REFUSED = "refused with Retry-After";
const TICK_MS = 10;
/** Longer than any visitor waits. */
const PATIENCE_MS = 10_000;

/** Sends a constant rate of requests, whether or not earlier ones have been answered. */
export function startLoad({ balancer, nextRequest, perSecond, rampMs }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true });
  const records: LoadRecord[] = [];
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  let sent = 0;

  const send = async (): Promise<void> => {
    const request = nextRequest();
    const sentAt = performance.now();
    const fault = await ask(request, balancer, agent);
    records.push({ kind: request.kind, path: request.path, sentAt, durationMs: performance.now() - sentAt, fault });
  };
  const timer = setInterval(() => {
    const elapsedMs = performance.now() - startedAt;
    const fullMs = elapsedMs < rampMs ? elapsedMs ** 2 / (2 * rampMs) : elapsedMs - rampMs / 2;
    const due = Math.floor((fullMs / 1000) * perSecond);
    for (; sent < due; sent++) {
      const answer = send();
      underWay.add(answer);
      void answer.finally(() => underWay.delete(answer));
    }
  }, TICK_MS);
  return {
    now: () => performance.now(),
    records: () => records,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

/** A gateway that refuses the connection has not seen the request; the balancer tries another. */
async function ask(
  request: IdempotentRequest,
  balancer: LoadOptions["balancer"],
  agent: Agent,
): Promise<string | undefined> {
  const first = balancer.next();
  try {
    return await askGateway(first, request, agent).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNREFUSED") throw error;
      return askGateway(balancer.next(first), request, agent);
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function askGateway(gateway: string, request: IdempotentRequest, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sending = get(`${gateway}${request.path}`, { agent, headers: request.headers, signal }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", reject);
      answer.once("end", () => {
        const body = Buffer.concat(chunks).toString("utf8");
        if (answer.statusCode === 200) resolve(faultOf(request, body));
        else resolve(isRefusal(answer) ? REFUSED : `status ${answer.statusCode}`);
      });
    });
    sending.once("error", (error) => reject(signal.aborted ? new Error("no answer in 10 s") : error));
  });
}

function isRefusal({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 503 && headers["retry-after"] !== undefined;
}

function faultOf(request: IdempotentRequest, body: string): string | undefined {
  try {
    return request.faultOf(body);
  } catch {
    return "the answer is not JSON";
  }
}

/** The cookie of an administrator's session. */
export async function logIn(
  gateway: string,
  administrator: { readonly username: string; readonly password: string },
): Promise<string> {
  const answer = await fetch(`${gateway}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0];
  if (cookie === undefined) throw new Error(`The administrator could not log in: ${await answer.text()}`);
  return cookie;
}
