/** Whether what the store keeps can still be read. An engine that sees to it by itself says yes. */
export interface StoreIntegrity {
  /**
   * Resolves while no damage is known, and rejects with unavailable from its first sign on, in every process of the site: the message names
   * the file and the way out. Cheap enough for every look at the readiness.
   */
  confirm(): Promise<void>;
  /** Reads everything, which may take minutes beside other work, and settles what `confirm` says. Rejects as `confirm` does. */
  check(): Promise<void>;
}
