import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessPlan } from "./processes.ts";

const ASK_EVERY_MS = 60;
const ANSWER_TIMEOUT_MS = 2_000;

/** Waits until every process is ready, by its internal port; returns the names of those that are late. */
export async function waitUntilReady(plans: readonly ProcessPlan[], timeoutMs: number): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  const late: string[] = [];
  const wait = async ({ name, address }: ProcessPlan): Promise<void> => {
    const host = address.host === "0.0.0.0" ? "127.0.0.1" : address.host;
    const url = `http://${host}:${address.internalPort}/readyz`;
    while (!(await isReady(url))) {
      if (Date.now() > deadline) {
        late.push(name);
        return;
      }
      await sleep(ASK_EVERY_MS);
    }
  };
  await Promise.all(plans.map(wait));
  return late;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
