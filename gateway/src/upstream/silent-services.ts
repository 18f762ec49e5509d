import { answersProbe, probeReplica } from "@meridian/platform/http/replicas/replica-probe";
import type { ReadinessCheck } from "@meridian/platform/http/server/health-routes";
import type { RequestHandler } from "express";
import type { ServiceUrls } from "../config.ts";
import { type Route, routeOf, type ServiceName } from "../proxy-routes.ts";
import { answerFailure } from "./failure-answers.ts";

const SERVICES = ["web", "catalogue", "admin", "ingest"] as const satisfies readonly ServiceName[];
const RETRY_AFTER_SECONDS = 2;
const STARTING = {
  tr: "Site başlatılıyor, birazdan burada olacak.",
  en: "The site is starting and will be here in a moment.",
};

/** The URLs of a service that do not answer. */
async function silentAddressesOf(urls: readonly URL[]): Promise<string[]> {
  const answers = await Promise.all(urls.map(answersProbe));
  return urls.filter((_, at) => answers[at] === false).map(({ origin }) => origin);
}

/** Lists services that are down without making the gateway unready: the others and the cache still answer. */
export function servicesCheck(services: ServiceUrls): ReadinessCheck {
  const silentOf = async (service: ServiceName) => [service, await silentAddressesOf(services[service])] as const;
  return {
    name: "services",
    check: async () => {
      const silent = await Promise.all(SERVICES.map(silentOf));
      return { silent: Object.fromEntries(silent.filter(([, addresses]) => addresses.length > 0)) };
    },
  };
}

/**
 * Answers 503 with a self-reloading page for services that have not started yet, as while the pages are being built. A service
 * counts as starting until it accepts a connection or `forMs` has passed. Requests themselves discover that it is up, so none is
 * rejected after that, however slow the machine.
 */
export function answerWhileStarting(services: ServiceUrls, forMs: number): RequestHandler {
  const endsAt = performance.now() + forMs;
  const starting = new Set<ServiceName>(SERVICES);
  const looks = new Map<ServiceName, Promise<void>>();
  const probe = async (service: ServiceName): Promise<void> => {
    const outcomes = await Promise.all(services[service].map(probeReplica));
    if (outcomes.some((outcome) => outcome !== "away")) starting.delete(service);
    looks.delete(service);
  };
  const look = (service: ServiceName): Promise<void> => {
    const running = looks.get(service) ?? probe(service);
    looks.set(service, running);
    return running;
  };
  const startingFor = (route: Route | undefined): ServiceName[] => {
    if (route === undefined || starting.size === 0 || performance.now() >= endsAt) return [];
    return neededFor(route).filter((service) => starting.has(service));
  };

  return async (req, res, next) => {
    const route = routeOf(req.method, req.originalUrl.split("?", 1)[0] ?? "/");
    await Promise.all(startingFor(route).map(look));
    if (startingFor(route).length === 0) {
      next();
      return;
    }
    answerFailure(req, res, {
      status: 503,
      code: "unavailable",
      title: "Starting",
      detail: STARTING,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      isRefreshed: true,
    });
  };
}

/** Pages depend on the catalogue. */
function neededFor({ service, limitClass }: Route): readonly ServiceName[] {
  return limitClass === "page" ? [service, "catalogue"] : [service];
}
