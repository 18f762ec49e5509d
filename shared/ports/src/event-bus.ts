/**
 * Small JSON events between processes, by channel, delivered at most once to every listener. Events sent while a connection is
 * down are lost, so a listener that must not miss any also reads the store. Embedded engines deliver within the process only;
 * other processes poll.
 */
export interface EventBus {
  /** Throws `too_large` above 64 kB of JSON, `unavailable` if the event was not sent. */
  publish(channel: string, event: unknown): Promise<void>;
  /** Subscribes until the returned function is called; survives reconnects. */
  subscribe(channel: string, listener: EventListener): () => void;
}

/** Handlers must not throw. */
export interface EventListener {
  /** Also receives the process's own events. Validate: payloads come from outside. */
  onEvent(event: unknown): void;
  /** Subscribed, initially or after a reconnect; events before this were missed. */
  onListening?(): void;
}
