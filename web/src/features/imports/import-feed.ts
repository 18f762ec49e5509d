import type { ImportProgress, ShownImportJob } from "@meridian/contracts/imports/import-job";
import { hasEnded, isAtRest, isOverdue, progressOf, undoneCount } from "@meridian/domain/imports/import-progress";

/** How import events arrive: not yet, pushed by the server, or by polling. */
export type FeedLine = "connecting" | "live" | "polling";

export interface FeedState {
  /** Every import that ran since the feed was opened, by id, including ended ones. */
  byJob: ReadonlyMap<string, ImportProgress>;
  line: FeedLine;
}

/** The progress of all imports, including those of other browsers. */
export interface ImportFeed {
  state(): FeedState;
  subscribe(listener: () => void): () => void;
  /** Adds an import that was just queued or changed, before the server reports it. */
  note(job: ShownImportJob): void;
  /** Starts listening; returns a function that stops it. */
  open(): () => void;
}

export interface ImportFeedOptions {
  socketUrl: () => string;
  /** The latest imports, for polling without a socket. */
  listImports: (signal: AbortSignal) => Promise<readonly ShownImportJob[]>;
  onSessionEnded: () => void;
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;
const POLL_MS = 2000;
/** How often running imports are read even with an open socket: a silent connection may be dead. */
const CHECK_MS = 15_000;
/** How long a socket may take to open before polling starts. */
const PATIENCE_MS = 2000;
const CLOSE_SESSION_ENDED = 4401;

/**
 * Listens on the server's websocket. While that is down, running imports are polled every two seconds, and again after reconnecting: an
 * import that ended in between must not seem to run forever.
 */
export function createImportFeed({ socketUrl, listImports, onSessionEnded }: ImportFeedOptions): ImportFeed {
  const listeners = new Set<() => void>();
  const samples = new Map<string, ProgressSample>();
  let current: FeedState = { byJob: new Map(), line: "connecting" };

  const set = (next: Partial<FeedState>): void => {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };
  const put = (progress: ImportProgress): void => {
    const known = current.byJob.get(progress.jobId);
    if (known !== undefined && isOverdue(progress, known)) return;
    set({ byJob: new Map(current.byJob).set(progress.jobId, progress) });
  };
  const poll = async (signal: AbortSignal): Promise<void> => {
    for (const job of await listImports(signal)) {
      if (!current.byJob.has(job.id) && isAtRest(job)) continue;
      const atMs = performance.now();
      const progress = progressOfJob(job, atMs, samples.get(job.id));
      samples.set(job.id, { progress, atMs });
      if (current.line !== "live" || isAtRest(job)) put(progress);
    }
  };

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (job) => put(progressOfJob(job, performance.now())),
    open() {
      const closing = new AbortController();
      const { signal } = closing;
      let socket: WebSocket;
      let retryMs = FIRST_RETRY_MS;
      let retryTimer: ReturnType<typeof setTimeout>;
      let pollTimer: ReturnType<typeof setTimeout>;

      const pollOnce = () => poll(signal).catch(() => undefined);
      const pollOn = (): void => {
        clearTimeout(pollTimer);
        if (signal.aborted || current.line === "live") return;
        if (current.line !== "polling") set({ line: "polling" });
        void pollOnce().then(() => {
          pollTimer = setTimeout(pollOn, POLL_MS);
        });
      };
      const connect = (): void => {
        socket = new WebSocket(socketUrl());
        socket.onopen = () => {
          retryMs = FIRST_RETRY_MS;
          clearTimeout(pollTimer);
          set({ line: "live" });
          void pollOnce();
        };
        socket.onmessage = ({ data }) => {
          const progress: ImportProgress = JSON.parse(String(data));
          put(progress);
        };
        socket.onclose = ({ code }) => {
          if (signal.aborted) return;
          if (code === CLOSE_SESSION_ENDED) onSessionEnded();
          if (current.line === "live") {
            set({ line: "connecting" });
            pollOn();
          }
          retryTimer = setTimeout(connect, retryMs);
          retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
        };
      };

      const checkTimer = setInterval(() => {
        const isAnyRunning = [...current.byJob.values()].some((progress) => !isAtRest(progress));
        if (current.line === "live" && isAnyRunning) void pollOnce();
      }, CHECK_MS);

      connect();
      pollTimer = setTimeout(pollOn, PATIENCE_MS);
      return () => {
        closing.abort();
        clearTimeout(retryTimer);
        clearTimeout(pollTimer);
        clearInterval(checkTimer);
        socket.close();
      };
    },
  };
}

/** Resolves when the feed reports the import's end. Rejects with the signal's reason. */
export function untilEnded(feed: Pick<ImportFeed, "state" | "subscribe">, jobId: string, signal: AbortSignal) {
  return new Promise<ImportProgress>((resolve, reject) => {
    const look = (): void => {
      const progress = feed.state().byJob.get(jobId);
      if (progress === undefined || !hasEnded(progress)) return;
      stop();
      resolve(progress);
    };
    const fail = (): void => {
      stop();
      reject(signal.reason);
    };
    const unsubscribe = feed.subscribe(look);
    const stop = (): void => {
      unsubscribe();
      signal.removeEventListener("abort", fail);
    };
    signal.addEventListener("abort", fail, { once: true });
    if (signal.aborted) fail();
    else look();
  });
}

/** A job's state at the previous poll, for computing its speed. */
interface ProgressSample {
  progress: ImportProgress;
  atMs: number;
}

/** Smaller shares do not predict the remaining time. */
const LEAST_TELLING_SHARE = 0.001;

/**
 * The progress of a polled job, for when the server cannot push it. Speed and time left are relative to the previous sample; without one
 * they are unknown.
 */
export function progressOfJob(job: ShownImportJob, atMs: number, before?: ProgressSample): ImportProgress {
  const progress = progressOf(job);
  if (before === undefined || before.progress.phase !== progress.phase) return progress;
  const seconds = (atMs - before.atMs) / 1000;
  const rows = rowsDone(progress) - rowsDone(before.progress);
  if (seconds <= 0 || rows < 0) return progress;
  const gained = progress.readShare - before.progress.readShare;
  return {
    ...progress,
    rowsPerSecond: Math.round(rows / seconds),
    secondsLeft: gained < LEAST_TELLING_SHARE ? null : Math.ceil((seconds / gained) * (1 - progress.readShare)),
  };
}

function rowsDone({ counters, undo }: ImportProgress): number {
  return undo === null ? counters.rowsRead : undoneCount(undo);
}
