/**
 * Mutual exclusion with expiry, for work that any process may do but only one should. A lease ends with its time; call `renew`
 * before any irreversible step, since the holder may have been suspended.
 */
export interface Lease {
  /** True if `holder` has the lease for `ttlMs` from now, including if it already had it. */
  acquire(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Extends a lease that `holder` still has to `ttlMs` from now; false once it has expired, even if nobody took it. */
  renew(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Releases the lease. No effect if another holder has it. */
  release(name: string, holder: string): Promise<void>;
}
