import { unavailable } from "./app-error.ts";
import { within } from "./within.ts";

/**
 * `connected`: it answers. `lost`: it does not, and nobody knows yet whose fault that is. `away`: a new connection gets no
 * answer either. `replaced`: a new one answered and took its place, but does not answer any more.
 */
export type ConnectionState = "connected" | "lost" | "away" | "replaced";

/** A client of an engine that may be exchanged while others hold on to it. */
export interface ReplaceableConnection {
  /** Rejects while the connection in use gets no answer. */
  check(): Promise<unknown>;
  /** Puts a new connection that answers in the place of the one in use. Rejects, and changes nothing, while there is none. */
  replace(): Promise<void>;
}

/** Who hears what becomes of the connection to an engine. */
export interface ConnectionListener {
  /** Called once at the start, as `connected`, and then with every change. */
  connectionTurned(engine: string, state: ConnectionState): void;
  /** The engine answers new connections, and yet replacing the one in use twice did not help: only a new process can. */
  connectionGivenUp(engine: string): void;
}

export interface WatchdogTiming {
  checkEveryMs?: number;
  /** How long a check may take, and a replacement. */
  limitMs?: number;
  /** How long a connection may heal itself before it is replaced. */
  replaceAfterMs?: number;
}

const CHECK_EVERY_MS = 5_000;
const LIMIT_MS = 10_000;
const REPLACE_AFTER_MS = 30_000;

/**
 * Replaces a connection that stays dead while the engine answers a new one: clients heal themselves from most losses, but not
 * from all. While the engine is away nothing is replaced. Returns what ends the watch.
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
    within(limitMs, work(), () => unavailable("No answer in time.")).then(
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
