const MIN_BYTES = 256 * 1024;
const FIRST_BYTES = 1024 * 1024;
const MAX_BYTES = 8 * 1024 * 1024;
/** The target duration of a part: worth a request, and short enough to show progress. */
const WANTED_MS = 2000;

/** Chooses the next part's size from the observed throughput. */
export interface PartSize {
  bytes(): number;
  /** Records a part's size and duration. */
  sent(bytes: number, durationMs: number): void;
  /** Records a part that did not arrive. */
  failed(): void;
}

export function createPartSize(): PartSize {
  let bytes = FIRST_BYTES;
  const set = (wanted: number): void => {
    bytes = Math.round(Math.min(MAX_BYTES, Math.max(MIN_BYTES, wanted)));
  };
  return {
    bytes: () => bytes,
    sent(sentBytes, durationMs) {
      const fitting = (sentBytes / Math.max(1, durationMs)) * WANTED_MS;
      // The short last part of a file says little.
      if (sentBytes >= bytes || fitting < bytes) set(Math.min(fitting, bytes * 2));
    },
    failed: () => set(bytes / 2),
  };
}
