import type { Readable } from "node:stream";
import type { PartialFiles, StoredFile } from "./imports/partial-files.ts";

/** A file open for random access until released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/** Uploads and generated files. */
export interface FileStore extends PartialFiles {
  /** Stores the stream as a file. Keeps nothing if the stream fails or exceeds `maxBytes` (too_large). */
  save(content: Readable, options: { maxBytes: number }): Promise<StoredFile>;
  openLocal(id: string): Promise<LocalFile>;
  /** Ignores a missing file. */
  remove(id: string): Promise<void>;
  /** Ids of all complete files saved before `savedBefore`, for sweeping orphans. */
  list(savedBefore: Date): Promise<string[]>;
  /** Free bytes on the disk shared with the directory; undefined if the engine cannot tell. */
  freeBytes(): Promise<number | undefined>;
}
