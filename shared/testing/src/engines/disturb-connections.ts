import { setTimeout as delay } from "node:timers/promises";
import type { EngineProxy } from "./engine-proxy.ts";

const PAUSE_MS = 10;
const CALLS = 3;

/**
 * Freezes, resets and half-closes the connections in turn, `times` in all, during the calls. Resolves when every call has ended in any way.
 */
export async function disturbConnections(way: EngineProxy, times: number, call: () => Promise<unknown>): Promise<void> {
  const disturbances = [way.forgetConnections, way.resetConnections, way.halfCloseConnections];
  const calls: Promise<unknown>[] = [];
  for (let round = 0; round < times; round++) {
    for (let made = 0; made < CALLS; made++) calls.push(call().catch(() => undefined));
    await delay(PAUSE_MS);
    disturbances[round % disturbances.length]?.();
  }
  await Promise.all(calls);
}
