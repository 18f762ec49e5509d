import { statfsSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isFull } from "./sqlite-error.ts";

const FILE = "reserve";
const KIB = 1024;
/** For as many starts on a full disk. */
const PIECES = 16;
/** What the processes of a site need to open a database: the 32 KiB by which they share its write-ahead log, and the blocks of new files. */
const PIECE_BYTES = 64 * KIB;
const WHOLE_BYTES = PIECES * PIECE_BYTES;
/** Whoever has less has no room to lay some by. */
const AMPLE_BYTES = 64 * KIB * KIB;

/**
 * Opens a database also where the disk is full: reading one takes a small file beside it, which the last process to close it has removed.
 * The room comes from a reserve that is laid by while there is plenty.
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

/** A folder that takes no reserve does without. */
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
