import type { ConnectionListener } from "./connection-watchdog.ts";

/** One call of a port, as it ended. */
export interface EngineCall {
  /** "sqlite", "mongodb", … */
  engine: string;
  /** Port and method: "businesses.findBySlug". */
  operation: string;
  durationMs: number;
  /** What it threw; undefined when it succeeded. */
  error: unknown;
}

export interface CallListener {
  ended(call: EngineCall): void;
}

/** Who keeps watch over what engines are asked. */
export interface EngineWatch extends CallListener, ConnectionListener {
  /** An engine that failed several times in a row at this work ("search") is left alone with it for a while, or is asked again. */
  circuitTurned(engine: string, work: string, isOpen: boolean): void;
}

export interface WatchedPort {
  engine: string;
  port: string;
  watch: CallListener;
}

/** The same store, each of whose calls is told to `watch` when it ends. */
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

/** The same set of stores, each watched under its own name; `engineOf` says what stands behind it. */
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
