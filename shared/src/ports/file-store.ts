import type { Readable } from "node:stream";
import type { PartialFiles } from "./partial-files.ts";

export interface StoredFile {
  id: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
}

/** A file that can be read at random positions until it is released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/** Uploads and generated files. */
export interface FileStore extends PartialFiles {
  /** Streams to the end, then keeps the file; when the stream fails or exceeds `maxBytes` (too_large) nothing is left. */
  save(content: Readable, options: { maxBytes: number }): Promise<StoredFile>;
  openLocal(id: string): Promise<LocalFile>;
  /** No error when it is gone already. */
  remove(id: string): Promise<void>;
  /** Ids of all files saved before `savedBefore`, for the sweep of orphans; those of which parts have come are none. */
  list(savedBefore: Date): Promise<string[]>;
  /** Room left on the disk that files share with the directory; undefined where the engine does not tell. */
  freeBytes(): Promise<number | undefined>;
}
