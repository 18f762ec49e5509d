/** A call to a replica, monitored until it is answered. */
export interface FollowedCall {
  /**
   * Aborts when the replica hangs, that is, ignores probes. A slow replica answers probes and may take its time: retrying
   * elsewhere would double the load.
   */
  hung: AbortSignal;
  end(): void;
}

export interface FollowCallOptions {
  /** Silence after which the replica is probed, and again after each answer. */
  patienceMs: number;
  isAlive: () => Promise<boolean>;
  /** Called on each unanswered probe. */
  onSilence: () => void;
  /** Whether to give up after this much silence. */
  isEnough: (silentMs: number) => boolean;
}

export function followCall({ patienceMs, isAlive, onSilence, isEnough }: FollowCallOptions): FollowedCall {
  const hung = new AbortController();
  let silentSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const watch = (): void => {
    timer = setTimeout(() => void look(), patienceMs);
    timer.unref();
  };
  const look = async (): Promise<void> => {
    const isWell = await isAlive();
    if (isEnded) return;
    if (isWell) {
      silentSince = undefined;
    } else {
      onSilence();
      silentSince ??= performance.now();
      if (isEnough(performance.now() - silentSince)) {
        hung.abort();
        return;
      }
    }
    watch();
  };
  watch();
  return {
    hung: hung.signal,
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
