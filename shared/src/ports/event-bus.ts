/**
 * Small JSON events between processes, by channel, for what is worth knowing at once and harmless to miss. Each event reaches
 * every listener of every process at most once: what is said while a connection is away is lost, so whoever must not miss
 * anything reads the store as well. On the embedded engines events stay in their process; the others poll.
 */
export interface EventBus {
  /** Throws `too_large` above 64 kB of JSON, and `unavailable` when the event could not be passed on. */
  publish(channel: string, event: unknown): Promise<void>;
  /** Listens until the returned function is called, through losses of the connection too. */
  subscribe(channel: string, listener: EventListener): () => void;
}

/** Neither of its functions may throw. */
export interface EventListener {
  /** Hears the events of its own process as well; what comes from outside is for the listener to check. */
  onEvent(event: unknown): void;
  /** Listening has begun, for the first time or after a loss: what was said before was missed. */
  onListening?(): void;
}
