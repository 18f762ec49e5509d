import { createRequire } from "node:module";
import type { Dispatcher, Agent as UndiciAgent } from "undici";
import type { ReplaceableConnection } from "../../kernel/connection-watchdog.ts";

/** Alone: the whole package takes 13 MB of a process, this part of it 2. */
const Agent: typeof UndiciAgent = createRequire(import.meta.url)("undici/lib/dispatcher/agent.js");

export interface ReplaceableAgent extends ReplaceableConnection {
  /** What holds the connections of HTTP calls. */
  inUse(): Dispatcher;
  close(): Promise<void>;
}

/** Connections of our own, which can be replaced, unlike those of the runtime; `ask` rejects where none of them is answered. */
export function createReplaceableAgent(ask: (dispatcher: Dispatcher) => Promise<unknown>): ReplaceableAgent {
  let inUse = new Agent();
  return {
    inUse: () => inUse,
    check: () => ask(inUse),
    async replace() {
      const fresh = new Agent();
      try {
        await ask(fresh);
      } catch (error) {
        await fresh.destroy();
        throw error;
      }
      const dead = inUse;
      inUse = fresh;
      await dead.destroy();
    },
    close: () => inUse.destroy(),
  };
}
