/** Why a worker gives up a job before its end. */
export type InterruptReason = "cancelled" | "lease_lost" | "stopping";

export class ImportInterrupted extends Error {
  override readonly name = "ImportInterrupted";
  readonly reason: InterruptReason;

  constructor(reason: InterruptReason) {
    super(`The import was interrupted: ${reason}`);
    this.reason = reason;
  }
}
