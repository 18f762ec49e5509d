/** A number that rises whenever public answers may have changed; caches of an older version are stale. */
export interface DatasetVersion {
  current(): Promise<number>;
  raise(): Promise<number>;
  /** Calls back after every change, within about a second. Returns what stops it. */
  watch(onChange: (version: number) => void): () => void;
}
