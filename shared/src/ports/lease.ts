/**
 * Rights that one holder has at a time, for work that several processes could do and only one shall. A right ends with its
 * time, whatever became of its holder: who may have slept through that time asks `renew` before it does what cannot be undone.
 */
export interface Lease {
  /** True when `holder` has the right from now on, for `ttlMs`; also when it had it already. */
  acquire(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Prolongs a right that `holder` still has to `ttlMs` from now; false when it has run out, whoever has it since. */
  renew(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Gives the right back; nothing happens when it is another's by now. */
  release(name: string, holder: string): Promise<void>;
}
