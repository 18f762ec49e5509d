const QUOTE = 0x22;
const LINE_FEED = 0x0a;

export interface RowCounter {
  add(bytes: Uint8Array): void;
  /** Rows so far, without the header. */
  readonly rows: number;
}

/** Counts the rows of a CSV file as it arrives in arbitrary chunks, ignoring line breaks in quotes. */
export function createRowCounter(): RowCounter {
  let lines = 0;
  let isQuoted = false;
  return {
    add(bytes) {
      for (const byte of bytes) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) lines += 1;
      }
    },
    get rows() {
      return Math.max(0, lines - 1);
    },
  };
}
