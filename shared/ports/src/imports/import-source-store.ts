import type { ImportSource } from "@meridian/contracts/imports/import-source";

export type ImportSourceChange = Partial<Omit<ImportSource, "id" | "createdAt" | "createdBy">>;

/** The change after which the next run reads the source's file, whether it has changed or not. */
export const READ_AGAIN = { etag: null, lastModified: null, contentSha256: null } as const satisfies ImportSourceChange;

/** The addresses that are imported by a schedule. At most `MAX_SOURCES`. */
export interface ImportSourceStore {
  /** Ordered by name. */
  list(): Promise<ImportSource[]>;
  get(id: string): Promise<ImportSource | undefined>;
  /** Adds a source, or replaces the one with its id. */
  put(source: ImportSource): Promise<void>;
  /** Changes only these fields; concurrent changes of others are kept. Undefined if there is no such source. */
  change(id: string, change: ImportSourceChange): Promise<ImportSource | undefined>;
  /** False if it did not exist. */
  remove(id: string): Promise<boolean>;
}
