import type { ConnectionState } from "@meridian/platform/connection-watchdog";
import type { EngineWatch } from "@meridian/platform/engine-calls";

/** Records the states of a connection; `given up` ends the list. */
export function keepConnectionStates(): { states: (ConnectionState | "given up")[]; watch: EngineWatch } {
  const states: (ConnectionState | "given up")[] = [];
  const watch: EngineWatch = {
    ended: () => {},
    circuitTurned: () => {},
    connectionTurned: (_engine, state) => states.push(state),
    connectionGivenUp: () => states.push("given up"),
  };
  return { states, watch };
}
