/** Detects damage of stored data. Engines that check themselves report none. */
export interface StoreIntegrity {
  /**
   * Resolves while no damage is known; rejects with unavailable, in every process, from the first sign of it. The message names
   * the file and the remedy. Cheap enough for every readiness probe.
   */
  confirm(): Promise<void>;
  /** Reads everything, which may take minutes, and decides what `confirm` reports. Rejects as `confirm` does. */
  check(): Promise<void>;
}
