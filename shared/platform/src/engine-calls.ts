import type { ConnectionListener } from "./connection-watchdog.ts";

/** A completed call of a port. */
export interface EngineCall {
  /** "sqlite", "mongodb", … */
  engine: string;
  /** Port and method: "businesses.findBySlug". */
  operation: string;
  durationMs: number;
  /** The error thrown; undefined on success. */
  error: unknown;
}

export interface CallListener {
  ended(call: EngineCall): void;
}

/** Observes calls to engines. */
export interface EngineWatch extends CallListener, ConnectionListener {
  /**
   * Circuit breaker events: an engine that failed several times in a row at this work ("search") is left alone for a while, then
   * tried again.
   */
  circuitTurned(engine: string, work: string, isOpen: boolean): void;
}

export interface WatchedPort {
  engine: string;
  port: string;
  watch: CallListener;
}

/** Wraps a store so that `watch` sees each call when it ends. */
export function watchCalls<S extends object>(store: S, { engine, port, watch }: WatchedPort): S {
  const call = (method: string, work: () => unknown): unknown => {
    const startedAt = performance.now();
    const end = (error: unknown): void =>
      watch.ended({ engine, operation: `${port}.${method}`, durationMs: performance.now() - startedAt, error });
    const result = attempt(work, end);
    if (!(result instanceof Promise)) return result;
    result.then(
      () => end(undefined),
      (error: unknown) => end(error),
    );
    return result;
  };
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function" || typeof name !== "string") return member;
      return (...parameters: unknown[]) => call(name, () => Reflect.apply(member, target, parameters));
    },
  });
}

function attempt(work: () => unknown, end: (error: unknown) => void): unknown {
  try {
    return work();
  } catch (error) {
    end(error);
    throw error;
  }
}

/** Wraps a set of stores, each under its own name; `engineOf` names the engine behind it. */
export function watchStores<S extends object>(stores: S, engineOf: (port: string) => string, watch: CallListener): S {
  const watched = new Map<string, unknown>();
  return new Proxy(stores, {
    get(target, name) {
      const store: unknown = Reflect.get(target, name, target);
      if (typeof store !== "object" || store === null || typeof name !== "string") return store;
      const known = watched.get(name) ?? watchCalls(store, { engine: engineOf(name), port: name, watch });
      watched.set(name, known);
      return known;
    },
  });
}
