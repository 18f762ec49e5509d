import { statfsSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isFull } from "./sqlite-error.ts";

const FILE = "reserve";
const KIB = 1024;
/** Enough for this many starts on a full disk. */
const PIECES = 16;
/** What a site's processes need to open a database: 32 KiB of shared memory for its write-ahead log, and the blocks of new files. */
const PIECE_BYTES = 64 * KIB;
const WHOLE_BYTES = PIECES * PIECE_BYTES;
/** With less free space, no reserve is created. */
const AMPLE_BYTES = 64 * KIB * KIB;

/**
 * Opens a database even if the disk is full: reading one needs a small file beside it, which the last process to close it removed. The
 * space comes from a reserve created while there is plenty.
 */
export function openWithReserve<T>(path: string, open: () => T): T {
  const reserve = join(dirname(path), FILE);
  for (;;) {
    try {
      const opened = open();
      layBy(reserve);
      return opened;
    } catch (error) {
      if (!isFull(error) || !giveBack(reserve)) throw error;
    }
  }
}

/** If the reserve cannot be created, the site does without. */
function layBy(reserve: string): void {
  try {
    if (sizeOf(reserve) === WHOLE_BYTES) return;
    const { bavail, bsize } = statfsSync(dirname(reserve));
    if (bavail * bsize >= AMPLE_BYTES) writeFileSync(reserve, Buffer.alloc(WHOLE_BYTES, 1));
  } catch {}
}

function giveBack(reserve: string): boolean {
  const left = sizeOf(reserve);
  if (left < PIECE_BYTES) return false;
  truncateSync(reserve, left - PIECE_BYTES);
  return true;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
