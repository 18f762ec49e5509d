const MIN_BYTES = 256 * 1024;
const FIRST_BYTES = 1024 * 1024;
const MAX_BYTES = 8 * 1024 * 1024;
/** How long a part should take: long enough to be worth a request, short enough to show that something moves. */
const WANTED_MS = 2000;

/** How much to send next, from what the line has taken so far. */
export interface PartSize {
  bytes(): number;
  /** A part of this many bytes has taken this long. */
  sent(bytes: number, durationMs: number): void;
  /** A part did not arrive. */
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
      // The last part of a file is short and tells little.
      if (sentBytes >= bytes || fitting < bytes) set(Math.min(fitting, bytes * 2));
    },
    failed: () => set(bytes / 2),
  };
}
