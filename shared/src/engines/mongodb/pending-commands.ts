import { MongoNetworkError } from "mongodb";

const GRACE_MS = 30_000;

/**
 * Commands that wait for their answer. The driver never ends one whose connection it destroys while the socket has not taken the
 * whole of it, such as a large write to a server that hangs: who waits for that would wait for ever.
 */
export interface PendingCommands {
  /** What `result` comes to; fails once connections were lost and the server can no longer be at it. Passes on what is no promise. */
  settle(result: unknown, maxTimeMs: number): unknown;
  /** Commands under way may have lost theirs. */
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
