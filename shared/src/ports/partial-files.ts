import type { StoredFile } from "./file-store.ts";

/** A file of which parts have come. */
export interface PartialFile {
  id: string;
  /** As its sender calls it. */
  fileName: string;
  /** Of the whole file, as announced. */
  sizeBytes: number;
  /** Kept so far, for good: the next part begins here. */
  offsetBytes: number;
  /** When it may be swept, whole or not. */
  expiresAt: Date;
  /** Once the whole file is stored: from then on that file is no part of this one, and outlives its removal. */
  file: StoredFile | undefined;
}

export interface NewPartialFile {
  fileName: string;
  /** At least 1. */
  sizeBytes: number;
  expiresAt: Date;
}

export interface AppendOptions {
  /** Where the part begins. */
  offsetBytes: number;
  /** From now on. */
  expiresAt: Date;
}

/**
 * Files that come in parts, each of which any process that shares the store may take. Of several parts for the same file
 * at one time one is taken, the others are conflicts. What a process holds that dies is free again within 15 seconds.
 */
export interface PartialFiles {
  beginPartial(file: NewPartialFile): Promise<PartialFile>;
  /** Also one that has expired, while it has not been swept. */
  findPartial(id: string): Promise<PartialFile | undefined>;
  /**
   * Adds a part of any length. What came before `content` fails is kept, and its failure thrown. A conflict when the part begins
   * elsewhere than the one before ended, or while another is being added; not_found; too_large for a part that goes on after
   * the announced end, up to which it is kept.
   */
  appendPartial(id: string, content: AsyncIterable<Uint8Array>, options: AppendOptions): Promise<PartialFile>;
  /**
   * Stores a file of which every byte has come as `save` would have, and answers with it; doing so again answers the same.
   * A conflict while bytes are missing or a part is being added, not_found.
   */
  finishPartial(id: string, expiresAt: Date): Promise<StoredFile>;
  /** Forgets the parts; no error when they are gone already. On some engines a conflict while a part is being added. */
  removePartial(id: string): Promise<void>;
  listExpiredPartials(at: Date): Promise<string[]>;
}
