/** A number that rises whenever public answers may have changed. Caches of an older version are stale. */
export interface DatasetVersion {
  current(): Promise<number>;
  raise(): Promise<number>;
  /** Calls back within about a second of every change. Returns a function that stops it. */
  watch(onChange: (version: number) => void): () => void;
}
