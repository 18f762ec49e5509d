import { setTimeout as pause } from "node:timers/promises";
import { unavailable } from "@meridian/platform/app-error";
import { isCurrentWorkGivenUp } from "@meridian/platform/request-context";
import { MongoServerSelectionError } from "mongodb";
import { isCrowdedOut, isTransient, meaningOf } from "./mongo-error.ts";

const ATTEMPTS = 3;
const BASE_PAUSE_MS = 100;
/** After a failed server selection, one call per interval tries again and the others fail at once. */
const LEFT_ALONE_MS = 1_000;

/** A delay that grows with the attempts, with jitter so that processes do not collide again. */
export async function pauseBefore(attempt: number): Promise<void> {
  await pause(BASE_PAUSE_MS * 2 ** Math.min(attempt, 5) * (0.5 + Math.random()));
}

/**
 * A store that maps driver errors and retries calls after connection failures, except those named in `once`, which are not idempotent.
 * While there is no server, callers do not queue for it, and abandoned work makes no calls.
 */
export function withRetries<S extends object>(store: S, once: readonly (keyof S)[] = []): S {
  const notRepeated = new Set<PropertyKey>(once);
  let lost: { cause: unknown; until: number } | undefined;

  async function call(work: () => unknown, attempts: number): Promise<unknown> {
    if (lost !== undefined) {
      if (performance.now() < lost.until) throw meaningOf(lost.cause);
      lost.until = performance.now() + LEFT_ALONE_MS;
    }
    try {
      const result = await attempt(work, attempts);
      lost = undefined;
      return result;
    } catch (error) {
      if (error instanceof MongoServerSelectionError) lost = { cause: error, until: performance.now() + LEFT_ALONE_MS };
      throw meaningOf(error);
    }
  }

  return new Proxy(store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== "function") return member;
      const attempts = notRepeated.has(name) ? 1 : ATTEMPTS;
      return (...parameters: unknown[]) => call(() => Reflect.apply(member, target, parameters), attempts);
    },
  });
}

async function attempt(work: () => unknown, attempts: number): Promise<unknown> {
  for (let made = 1; ; made++) {
    if (isCurrentWorkGivenUp()) throw unavailable("Nobody waits for this any more.");
    try {
      return await work();
    } catch (error) {
      if (made >= attempts || !isWorthRepeating(error)) throw error;
      await pauseBefore(made);
    }
  }
}

/** A call that already timed out waiting for a server or connection is not repeated while a visitor waits. */
function isWorthRepeating(error: unknown): boolean {
  return isTransient(error) && !(error instanceof MongoServerSelectionError) && !isCrowdedOut(error);
}
