import { createRequire } from "node:module";
import type { ReplaceableConnection } from "@meridian/platform/connection-watchdog";
import type { Dispatcher, Agent as UndiciAgent } from "undici";

/** Imported alone: the whole package takes 13 MB of a process, this part 2. */
const Agent: typeof UndiciAgent = createRequire(import.meta.url)("undici/lib/dispatcher/agent.js");

export interface ReplaceableAgent extends ReplaceableConnection {
  /** The pool of HTTP connections. */
  inUse(): Dispatcher;
  close(): Promise<void>;
}

/** A connection pool that, unlike the runtime's, can be replaced; `ask` rejects if none of its connections is answered. */
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
