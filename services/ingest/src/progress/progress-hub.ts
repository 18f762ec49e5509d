import type { ImportProgress } from "@meridian/contracts/imports/import-job";
import { isAtRest, isOverdue, withStandingPause } from "@meridian/domain/imports/import-progress";

/** Whether this process runs the job or received its progress from another. */
export type ProgressOrigin = "here" | "elsewhere";

export type ProgressListener = (progress: ImportProgress, origin: ProgressOrigin) => void;

/** Distributes the progress of jobs to watchers in this process. */
export interface ProgressHub {
  /**
   * Drops progress of an earlier phase. Changes of state, phase and pause are sent at once, figures at most every `figuresEveryMs`; the
   * last one is never lost.
   */
  publish(progress: ImportProgress, origin?: ProgressOrigin): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: ProgressListener): () => void;
  /** The last progress of a job that is not finished. */
  latest(jobId: string): ImportProgress | undefined;
}

interface Channel {
  latest: ImportProgress;
  origin: ProgressOrigin;
  sentAt: number;
  timer: NodeJS.Timeout | undefined;
}

const FIGURES_EVERY_MS = 200;

export function createProgressHub({ figuresEveryMs = FIGURES_EVERY_MS } = {}): ProgressHub {
  const listeners = new Set<ProgressListener>();
  const channels = new Map<string, Channel>();

  const send = (channel: Channel): void => {
    clearTimeout(channel.timer);
    channel.timer = undefined;
    channel.sentAt = performance.now();
    for (const listener of listeners) listener(channel.latest, channel.origin);
  };

  return {
    publish(published, origin = "here") {
      const known = channels.get(published.jobId);
      if (known !== undefined && isOverdue(published, known.latest)) return;
      const progress = withStandingPause(published, known?.latest);
      const channel = known ?? { latest: progress, origin, sentAt: Number.NEGATIVE_INFINITY, timer: undefined };
      const isTurn = known === undefined || hasTurned(known.latest, progress);
      channel.latest = progress;
      channel.origin = origin;
      channels.set(progress.jobId, channel);
      const waitMs = channel.sentAt + figuresEveryMs - performance.now();
      if (isTurn || waitMs <= 0) send(channel);
      else channel.timer ??= setTimeout(() => send(channel), waitMs);
      if (isAtRest(progress)) channels.delete(progress.jobId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    latest: (jobId) => channels.get(jobId)?.latest,
  };
}

function hasTurned(before: ImportProgress, after: ImportProgress): boolean {
  return (
    before.state !== after.state ||
    before.phase !== after.phase ||
    before.pause !== after.pause ||
    before.undo?.state !== after.undo?.state
  );
}
