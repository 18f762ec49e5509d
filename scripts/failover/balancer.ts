import { setTimeout as sleep } from "node:timers/promises";

const CHECK_EVERY_MS = 1_000;
const CHECK_TIMEOUT_MS = 1_000;

export interface BalancedGateway {
  url: string;
  internalUrl: string;
}

/** What stands in front of several gateways: takes turns, and passes over those that are not ready. */
export interface Balancer {
  next(except?: string): string;
  stop(): void;
}

/** Asks each gateway once a second whether it is ready, as load balancers do. */
export function startBalancer(gateways: readonly BalancedGateway[]): Balancer {
  const away = new Set<string>();
  const stopping = new AbortController();
  for (const gateway of gateways) void watch(gateway, away, stopping.signal);
  let turn = 0;
  return {
    next(except) {
      const urls = gateways.map(({ url }) => url).filter((url) => url !== except);
      const ready = urls.filter((url) => !away.has(url));
      const choice = ready.length > 0 ? ready : urls;
      turn++;
      return choice[turn % choice.length] ?? "";
    },
    stop: () => stopping.abort(),
  };
}

async function watch({ url, internalUrl }: BalancedGateway, away: Set<string>, stopSignal: AbortSignal): Promise<void> {
  while (!stopSignal.aborted) {
    const signal = AbortSignal.any([stopSignal, AbortSignal.timeout(CHECK_TIMEOUT_MS)]);
    const isReady = await fetch(`${internalUrl}/readyz`, { signal }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    if (isReady) away.delete(url);
    else away.add(url);
    await sleep(CHECK_EVERY_MS, undefined, { signal: stopSignal }).catch(() => undefined);
  }
}
