export interface RateLimitState {
  count: number;
  resetsAt: Date;
}

/** Counters of attempts in fixed windows, shared by every process of a service. */
export interface RateLimitStore {
  /** Counts one attempt and returns the resulting state. */
  hit(key: string, windowMs: number): Promise<RateLimitState>;
  get(key: string): Promise<RateLimitState | undefined>;
  reset(key: string): Promise<void>;
}
