import { setTimeout as pause } from "node:timers/promises";
import { MongoServerSelectionError } from "mongodb";
import { isTransient, meaningOf } from "./mongo-error.ts";

const ATTEMPTS = 3;
const BASE_PAUSE_MS = 100;

/** A pause that grows with the attempt and differs between processes, so that they do not meet again. */
export async function pauseBefore(attempt: number): Promise<void> {
  await pause(BASE_PAUSE_MS * 2 ** Math.min(attempt, 5) * (0.5 + Math.random()));
}

/**
 * A store whose failures have a meaning, and whose calls are repeated after a failure of the way to the engine, but for
 * those named in `once`: their second run would have a second effect.
 */
export function withRetries<S extends object>(store: S, once: readonly (keyof S)[] = []): S {
  const notRepeated = new Set<PropertyKey>(once);
  return new Proxy(store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== "function") return member;
      const attempts = notRepeated.has(name) ? 1 : ATTEMPTS;
      return (...parameters: unknown[]) => attempt(() => Reflect.apply(member, target, parameters), attempts);
    },
  });
}

async function attempt(call: () => unknown, attempts: number): Promise<unknown> {
  for (let made = 1; ; made++) {
    try {
      return await call();
    } catch (error) {
      if (made >= attempts || !isWorthRepeating(error)) throw meaningOf(error);
      await pauseBefore(made);
    }
  }
}

/** Who has waited in vain for a server to appear does not keep a visitor waiting again. */
function isWorthRepeating(error: unknown): boolean {
  return isTransient(error) && !(error instanceof MongoServerSelectionError);
}
