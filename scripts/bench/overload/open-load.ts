import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** The outcome of a request; no status if the connection failed or timed out. */
export interface Outcome {
  status: number | undefined;
  ms: number;
}

/** Visitors with a keep-alive connection each. */
export interface Visitors {
  send(path: string): Promise<Outcome>;
  /** A closed loop: sends a new request whenever one is answered, this many at once. */
  sendInLoops(paths: () => string, seconds: number, atOnce: number): Promise<Outcome[]>;
  /** An open loop: sends at a constant rate, whatever happens to earlier requests, and ends with the last request, not its response. */
  sendAtRate(paths: () => string, seconds: number, perSecond: number): Promise<Promise<Outcome>[]>;
  disconnect(): void;
}

const TIMEOUT_MS = 30_000;
const TICK_MS = 10;

/** Connects each of them with one request. */
export async function connectVisitors(origin: string, count: number): Promise<Visitors> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: count, scheduling: "fifo" });
  const send = (path: string): Promise<Outcome> => {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const end = (status?: number) => resolve({ status, ms: performance.now() - startedAt });
      const request = get(origin + path, { agent, timeout: TIMEOUT_MS, headers: { accept: "text/html" } }, (answer) => {
        answer.resume().once("end", () => end(answer.statusCode));
        answer.once("error", () => end());
      });
      request.once("timeout", () => request.destroy());
      request.once("error", () => end());
    });
  };
  await Promise.all(Array.from({ length: count }, () => send("/robots.txt")));
  return {
    send,
    async sendInLoops(paths, seconds, atOnce) {
      const outcomes: Outcome[] = [];
      const until = performance.now() + seconds * 1000;
      const visitor = async (): Promise<void> => {
        while (performance.now() < until) outcomes.push(await send(paths()));
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      return outcomes;
    },
    async sendAtRate(paths, seconds, perSecond) {
      const calls: Promise<Outcome>[] = [];
      const startedAt = performance.now();
      const total = Math.round(seconds * perSecond);
      while (calls.length < total) {
        const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
        while (calls.length < due) calls.push(send(paths()));
        await delay(TICK_MS);
      }
      return calls;
    },
    disconnect: () => agent.destroy(),
  };
}
