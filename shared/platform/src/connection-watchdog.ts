import { within } from "./within.ts";

/**
 * `connected`: it answers. `lost`: it does not, cause unknown. `away`: new connections get no answer either. `replaced`: a new
 * connection took over but has gone silent as well.
 */
export type ConnectionState = "connected" | "lost" | "away" | "replaced";

/** A client whose connection can be replaced while others hold the client. */
export interface ReplaceableConnection {
  /** Rejects if the current connection gets no answer. */
  check(): Promise<unknown>;
  /** Replaces the current connection with a new one that answers. Rejects without effect if there is none. */
  replace(): Promise<void>;
}

/** Receives state changes of an engine's connection. */
export interface ConnectionListener {
  /** Called once at the start with `connected`, then on every change. */
  connectionTurned(engine: string, state: ConnectionState): void;
  /** The engine answers new connections, but two replacements did not help: only a restart can. */
  connectionGivenUp(engine: string): void;
}

export interface WatchdogTiming {
  checkEveryMs?: number;
  /** Timeout of a check and of a replacement. */
  limitMs?: number;
  /** Grace period for a connection to recover by itself. */
  replaceAfterMs?: number;
}

const CHECK_EVERY_MS = 5_000;
const LIMIT_MS = 10_000;
const REPLACE_AFTER_MS = 30_000;

/**
 * Replaces a connection that stays dead while the engine answers new ones; clients recover from most losses themselves, but not
 * all. Replaces nothing while the engine is down. Returns a function that stops the watch.
 */
export function watchConnection(
  engine: string,
  { check, replace }: ReplaceableConnection,
  listener: ConnectionListener,
  timing: WatchdogTiming = {},
): () => void {
  const { checkEveryMs = CHECK_EVERY_MS, limitMs = LIMIT_MS, replaceAfterMs = REPLACE_AFTER_MS } = timing;
  let state: ConnectionState | undefined;
  let lostAt: number | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout;

  const succeeds = (work: () => Promise<unknown>): Promise<boolean> =>
    within(limitMs, work()).then(
      () => true,
      () => false,
    );

  function turn(next: ConnectionState): void {
    if (isStopped || next === state) return;
    state = next;
    listener.connectionTurned(engine, next);
  }

  async function look(): Promise<void> {
    if (await succeeds(check)) {
      lostAt = undefined;
      return turn("connected");
    }
    lostAt ??= performance.now();
    if (state === "connected") turn("lost");
    if (performance.now() - lostAt < replaceAfterMs || isStopped) return;
    lostAt = undefined;
    if (!(await succeeds(replace))) return turn("away");
    const wasReplaced = state === "replaced";
    turn("replaced");
    if (await succeeds(check)) turn("connected");
    else if (wasReplaced && !isStopped) listener.connectionGivenUp(engine);
  }

  function schedule(): void {
    timer = setTimeout(async () => {
      await look();
      if (!isStopped) schedule();
    }, checkEveryMs).unref();
  }

  turn("connected");
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
