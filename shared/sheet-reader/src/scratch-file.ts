import { randomUUID } from "node:crypto";
import { closeSync, createReadStream, openSync, unlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

const FLUSH_CHARS = 64 * 1024;

/** Buffers text for a scratch file. */
export interface ScratchWriter {
  write(text: string): void;
  /** Writes everything to the file and returns its size. */
  flush(): number;
}

/** Opens an unlinked file: however the process ends, nothing is left behind. */
export function openUnnamedFile(besidePath: string, purpose: string): number {
  for (const folder of [dirname(besidePath), tmpdir()]) {
    const path = join(folder, `.${purpose}-${randomUUID()}`);
    try {
      const file = openSync(path, "wx+", 0o600);
      unlinkSync(path);
      return file;
    } catch {}
  }
  throw new Error("no folder for a temporary file can be written");
}

/** Appends to an open file with no other writer; file descriptors are valid in every thread of the process. */
export function createScratchWriter(file: number): ScratchWriter {
  let pending: string[] = [];
  let pendingChars = 0;
  let bytes = 0;
  const flush = (): number => {
    if (pendingChars > 0) bytes += writeWhole(file, Buffer.from(pending.join(""), "utf8"), bytes);
    pending = [];
    pendingChars = 0;
    return bytes;
  };
  return {
    write: (text) => {
      pending.push(text);
      pendingChars += text.length;
      if (pendingChars >= FLUSH_CHARS) flush();
    },
    flush,
  };
}

/** The first `bytes` of an open file, which stays open. */
export function readScratch(file: number, bytes: number): Readable {
  return createReadStream("", { fd: file, start: 0, end: bytes - 1, autoClose: false });
}

export function closeScratch(file: number | undefined): void {
  if (file !== undefined) closeSync(file);
}

function writeWhole(file: number, content: Buffer, position: number): number {
  let done = 0;
  while (done < content.length) done += writeSync(file, content, done, content.length - done, position + done);
  return done;
}
