import type { ReadinessCheck } from "@meridian/shared/http/health-routes";
import { answersProbe } from "@meridian/shared/http/replica-probe";
import type { RequestHandler } from "express";
import type { ServiceUrls } from "./config.ts";
import { answerFailure } from "./failure-answers.ts";
import { type Route, routeOf, type ServiceName } from "./proxy-routes.ts";

const SERVICES = ["web", "catalogue", "admin", "ingest"] as const satisfies readonly ServiceName[];
const LOOK_EVERY_MS = 500;
const RETRY_AFTER_SECONDS = 2;

/** The addresses that do not answer, by service; services that all answer are left out. */
async function silentAddressesOf(services: ServiceUrls): Promise<Map<ServiceName, string[]>> {
  const silent = new Map<ServiceName, string[]>();
  const probe = async (service: ServiceName, url: URL): Promise<void> => {
    if (!(await answersProbe(url))) silent.set(service, [...(silent.get(service) ?? []), url.origin]);
  };
  await Promise.all(SERVICES.flatMap((service) => services[service].map((url) => probe(service, url))));
  return silent;
}

/** Names the services that are away, and leaves the gateway ready: others still answer, and so does the cache. */
export function servicesCheck(services: ServiceUrls): ReadinessCheck {
  return { name: "services", check: async () => ({ silent: Object.fromEntries(await silentAddressesOf(services)) }) };
}

/**
 * Answers 503 for services that have not come up yet, as while the pages are being built; the page for it asks again by itself.
 * A service that has answered once, or not within `forMs`, is no longer starting.
 */
export function answerWhileStarting(services: ServiceUrls, forMs: number): RequestHandler {
  const endsAt = performance.now() + forMs;
  let starting: ReadonlySet<ServiceName> = new Set();
  const look = async (candidates: readonly ServiceName[]): Promise<void> => {
    const silent = await silentAddressesOf(services);
    const still = candidates.filter((service) => silent.get(service)?.length === services[service].length);
    starting = new Set(performance.now() < endsAt ? still : []);
    if (starting.size > 0) setTimeout(() => void look(still), LOOK_EVERY_MS).unref();
  };
  if (forMs > 0) void look(SERVICES);

  return (req, res, next) => {
    const route = starting.size === 0 ? undefined : routeOf(req.method, req.originalUrl.split("?", 1)[0] ?? "/");
    if (route === undefined || !neededFor(route).some((service) => starting.has(service))) {
      next();
      return;
    }
    answerFailure(req, res, {
      status: 503,
      code: "unavailable",
      title: "Starting",
      detail: "The site is starting and will be here in a moment.",
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      isRefreshed: true,
    });
  };
}

/** Pages are filled by the catalogue. */
function neededFor({ service, limitClass }: Route): readonly ServiceName[] {
  return limitClass === "page" ? [service, "catalogue"] : [service];
}
