import { setTimeout as sleep } from "node:timers/promises";
import type { SitemapSet } from "@meridian/contracts/site/sitemap";
import { conflict } from "@meridian/platform/app-error";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import type { Logger } from "@meridian/platform/logger";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { Lease } from "@meridian/ports/imports/lease";
import { Gauge } from "prom-client";
import { type BuildOptions, buildSitemaps } from "./build-sitemaps.ts";

const LEASE_NAME = "sitemaps";
const LEASE_MS = 60_000;
const RENEW_AFTER_MS = 15_000;
const LOOK_EVERY_MS = 30_000;
/** While the directory keeps changing, as during an import, the sitemaps follow this often. */
const MAX_AGE_MS = 15 * 60_000;

export interface SitemapKeeperOptions
  extends Pick<BuildOptions, "businesses" | "places" | "knownPlaces" | "kinds" | "sitemaps" | "origin"> {
  datasetVersion: Pick<DatasetVersion, "current">;
  leases: Lease;
  /** Identifies this process among those that could build. */
  holder: string;
  logger: Logger;
  metrics: Metrics;
  now?: () => Date;
}

export interface SitemapKeeper {
  /** Builds the sitemaps if they are due; true if it did. */
  look(): Promise<boolean>;
  /** Checks now and every half minute. Returns a function that stops it and any build in progress. */
  start(): () => Promise<void>;
}

/**
 * Keeps the sitemaps up to date: builds them if there are none, if the site's address changed, once the directory is unchanged between two
 * checks, or after a quarter of an hour of changes. Sitemaps without businesses, as of a new site, follow the next change instead. One
 * process builds at a time.
 */
export function createSitemapKeeper(options: SitemapKeeperOptions): SitemapKeeper {
  const { sitemaps, datasetVersion, leases, holder, logger, origin, now = () => new Date() } = options;
  const stopping = new AbortController();
  let lastSeen: number | undefined;
  observeAge(options);

  async function isDue(): Promise<boolean> {
    const version = await datasetVersion.current();
    const hasRested = lastSeen === undefined || lastSeen === version;
    lastSeen = version;
    const set = await sitemaps.current();
    if (set === undefined || set.origin !== origin) return true;
    if (set.datasetVersion === version) return false;
    return hasRested || !listsBusinesses(set) || now().getTime() - Date.parse(set.builtAt) >= MAX_AGE_MS;
  }

  async function build(): Promise<void> {
    const startedAt = performance.now();
    let renewedAt = startedAt;
    const check = async (): Promise<void> => {
      stopping.signal.throwIfAborted();
      if (performance.now() - renewedAt < RENEW_AFTER_MS) return;
      if (!(await leases.renew(LEASE_NAME, holder, LEASE_MS))) throw conflict("Another process builds the sitemaps.");
      renewedAt = performance.now();
    };
    const version = await datasetVersion.current();
    const { set, written } = await buildSitemaps({ ...options, version, now, check });
    const durationMs = Math.round(performance.now() - startedAt);
    logger.info({ files: set.parts.length, written, durationMs }, "sitemaps built");
  }

  async function look(): Promise<boolean> {
    if (!(await isDue())) return false;
    if (!(await leases.acquire(LEASE_NAME, holder, LEASE_MS))) return false;
    try {
      // The previous lease holder may have built them.
      if (!(await isDue())) return false;
      await build();
      return true;
    } finally {
      await leases.release(LEASE_NAME, holder);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => {
        if (!stopping.signal.aborted) logger.error({ err: error }, "sitemap build failed");
      });
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    look,
    start() {
      const running = run();
      return async () => {
        stopping.abort();
        await running;
      };
    },
  };
}

function listsBusinesses({ parts }: SitemapSet): boolean {
  return parts.some(({ page, entries }) => page !== undefined && entries > 0);
}

function observeAge({ sitemaps, metrics, now = () => new Date() }: SitemapKeeperOptions): void {
  new Gauge({
    name: "sitemap_age_seconds",
    help: "Time since the sitemaps were built; they are built again only when the directory has changed",
    registers: [metrics.registry],
    async collect() {
      const set = await sitemaps.current().catch(() => undefined);
      if (set !== undefined) this.set((now().getTime() - Date.parse(set.builtAt)) / 1000);
    },
  });
}
