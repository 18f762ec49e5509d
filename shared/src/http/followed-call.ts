/** A call to a copy of a service, watched over until it is answered. */
export interface FollowedCall {
  /**
   * Aborted when the copy hangs: it does not even say that it lives. A copy that is merely slow says so, and may take its time:
   * asking another as well would double the load of a service in trouble.
   */
  hung: AbortSignal;
  end(): void;
}

export interface FollowCallOptions {
  /** How long the call may be silent before its copy is asked whether it lives, and again after each answer. */
  patienceMs: number;
  isAlive: () => Promise<boolean>;
  /** Hears each time that the copy did not say so. */
  onSilence: () => void;
  /** Whether the call shall be given up once its copy has been silent for so long. */
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
