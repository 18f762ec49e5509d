import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** What became of a request; no status where the connection failed or nothing came in time. */
export interface Outcome {
  status: number | undefined;
  ms: number;
}

/** Visitors on connections of their own, which they keep. */
export interface Visitors {
  ask(path: string): Promise<Outcome>;
  /** Asks the next one whenever another is answered, so many at once. */
  askInTurn(paths: () => string, seconds: number, atOnce: number): Promise<Outcome[]>;
  /** Asks so many a second, whatever becomes of those before, and ends with the last question, not with its answer. */
  askAtRate(paths: () => string, seconds: number, perSecond: number): Promise<Promise<Outcome>[]>;
  leave(): void;
}

const TIMEOUT_MS = 30_000;
const TICK_MS = 10;

/** Connects all of them by one request each. */
export async function connectVisitors(origin: string, count: number): Promise<Visitors> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: count, scheduling: "fifo" });
  const ask = (path: string): Promise<Outcome> => {
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
  await Promise.all(Array.from({ length: count }, () => ask("/robots.txt")));
  return {
    ask,
    async askInTurn(paths, seconds, atOnce) {
      const outcomes: Outcome[] = [];
      const until = performance.now() + seconds * 1000;
      const visitor = async (): Promise<void> => {
        while (performance.now() < until) outcomes.push(await ask(paths()));
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      return outcomes;
    },
    async askAtRate(paths, seconds, perSecond) {
      const asked: Promise<Outcome>[] = [];
      const startedAt = performance.now();
      const total = Math.round(seconds * perSecond);
      while (asked.length < total) {
        const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
        while (asked.length < due) asked.push(ask(paths()));
        await delay(TICK_MS);
      }
      return asked;
    },
    leave: () => agent.destroy(),
  };
}
