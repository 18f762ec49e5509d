export interface StoredFile {
  id: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
}

/** A file that is being uploaded in parts. */
export interface PartialFile {
  id: string;
  /** File name given by the client. */
  fileName: string;
  /** Announced size of the complete file. */
  sizeBytes: number;
  /** Bytes stored durably; the next part starts here. */
  offsetBytes: number;
  /** When it may be swept, complete or not. */
  expiresAt: Date;
  /** Set once the complete file is stored, which is independent of this upload and outlives its removal. */
  file: StoredFile | undefined;
}

export interface NewPartialFile {
  fileName: string;
  /** At least 1. */
  sizeBytes: number;
  expiresAt: Date;
}

export interface AppendOptions {
  /** Offset of the part. */
  offsetBytes: number;
  /** Time to live from now. */
  expiresAt: Date;
}

/**
 * Uploads in parts; any process sharing the store can take the next part. Concurrent parts of one file conflict. The claim of a
 * process that dies is free again within 15 seconds.
 */
export interface PartialFiles {
  beginPartial(file: NewPartialFile): Promise<PartialFile>;
  /** Returns expired uploads until they are swept. */
  findPartial(id: string): Promise<PartialFile | undefined>;
  /**
   * Appends a part of any length. If `content` fails, the bytes before the failure are kept and the error is thrown. Throws
   * conflict if the offset is not the stored length or another part is being written, not_found, and too_large past the announced
   * size, up to which bytes are kept.
   */
  appendPartial(id: string, content: AsyncIterable<Uint8Array>, options: AppendOptions): Promise<PartialFile>;
  /**
   * Stores a complete upload as `save` does and returns it; repeatable. Throws conflict while bytes are missing or a part is
   * being written, not_found.
   */
  finishPartial(id: string, expiresAt: Date): Promise<StoredFile>;
  /** Deletes the parts; ignores missing ones. Some engines throw conflict while a part is being written. */
  removePartial(id: string): Promise<void>;
  listExpiredPartials(at: Date): Promise<string[]>;
}
