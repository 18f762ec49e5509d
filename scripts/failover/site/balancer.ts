import { setTimeout as sleep } from "node:timers/promises";

const CHECK_EVERY_MS = 1_000;
const CHECK_TIMEOUT_MS = 1_000;

export interface BalancedGateway {
  url: string;
  internalUrl: string;
}

/** A load balancer in front of several gateways: round robin, skipping those that are not ready. */
export interface Balancer {
  next(except?: string): string;
  /** Replaces the gateways; keeps what is known of those that remain. */
  update(gateways: readonly BalancedGateway[]): void;
  stop(): void;
}

/** Checks the readiness of each gateway once a second, as load balancers do. */
export function startBalancer(gateways: readonly BalancedGateway[]): Balancer {
  const away = new Set<string>();
  const watched = new Map<string, AbortController>();
  const update = (current: readonly BalancedGateway[]): void => {
    for (const [url, stopping] of watched) {
      if (current.some((gateway) => gateway.url === url)) continue;
      stopping.abort();
      watched.delete(url);
    }
    for (const gateway of current) {
      if (watched.has(gateway.url)) continue;
      const stopping = new AbortController();
      watched.set(gateway.url, stopping);
      away.delete(gateway.url);
      void watch(gateway, away, stopping.signal);
    }
  };
  update(gateways);
  let turn = 0;
  return {
    next(except) {
      const urls = [...watched.keys()].filter((url) => url !== except);
      const ready = urls.filter((url) => !away.has(url));
      const choice = ready.length > 0 ? ready : urls;
      turn++;
      return choice[turn % choice.length] ?? "";
    },
    update,
    stop: () => update([]),
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
