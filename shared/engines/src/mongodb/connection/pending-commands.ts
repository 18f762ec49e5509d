import { MongoNetworkError } from "mongodb";

const GRACE_MS = 30_000;

/**
 * Commands waiting for a response. The driver never ends a command whose connection it destroys before the socket has taken all of it, such
 * as a large write to a hung server: its caller would wait forever.
 */
export interface PendingCommands {
  /**
   * Settles like `result`; fails once connections were lost and the server can no longer be working on it. Returns non-promises unchanged.
   */
  settle(result: unknown, maxTimeMs: number): unknown;
  /** Pending commands may have lost their connection. */
  connectionsLost(): void;
}

interface Command {
  maxTimeMs: number;
  fail: () => void;
  timer: NodeJS.Timeout | undefined;
}

export function createPendingCommands(graceMs = GRACE_MS): PendingCommands {
  const pending = new Set<Command>();

  async function settle(answer: Promise<unknown>, maxTimeMs: number): Promise<unknown> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const fail = (): void => reject(new MongoNetworkError("The connection was lost before the answer came."));
    const command: Command = { maxTimeMs, fail, timer: undefined };
    pending.add(command);
    try {
      return await Promise.race([answer, lost]);
    } finally {
      clearTimeout(command.timer);
      pending.delete(command);
    }
  }

  return {
    settle: (result, maxTimeMs) => (result instanceof Promise ? settle(result, maxTimeMs) : result),
    connectionsLost() {
      for (const command of pending) command.timer ??= setTimeout(command.fail, command.maxTimeMs + graceMs).unref();
    },
  };
}
