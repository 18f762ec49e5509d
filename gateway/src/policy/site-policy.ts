import { getSitePolicy } from "@meridian/contracts/site/site-api";
import { NO_ORIGINS, NONCE_MARK, type SitePolicy, sitePolicySchema } from "@meridian/contracts/site/site-settings";
import type { Logger } from "@meridian/platform/logger";
import type { FetchReplica } from "../upstream/fetch-replica.ts";

/** How long the last known policy is used after a failure. */
const QUIET_MS = 5_000;
const NOTHING: SitePolicy = { headMarkup: "", origins: NO_ORIGINS };
const HEAD_END = "</head>";

/** What the admin's settings add to public pages. */
export interface SitePolicySource {
  /**
   * The policy of the current dataset version, which every save raises. Never rejects; while the service is down the last known
   * policy applies.
   */
  current(): Promise<SitePolicy>;
  known(): SitePolicy;
}

export interface SitePolicyOptions {
  /** Needs a short timeout, because pages wait for it. */
  fetchReplica: FetchReplica;
  version: () => number;
  logger: Logger;
  now?: () => number;
}

interface Flight {
  /** The dataset version it began at. */
  wanted: number;
  policy: Promise<SitePolicy>;
}

export function createSitePolicySource(options: SitePolicyOptions): SitePolicySource {
  const { fetchReplica, version, logger, now = Date.now } = options;
  let policy = NOTHING;
  let knownVersion: number | undefined;
  let quietUntil = 0;
  let flight: Flight | undefined;

  async function read(wanted: number): Promise<SitePolicy> {
    try {
      const { status, body } = await fetchReplica("admin", { path: getSitePolicy.path, headers: {} });
      if (status !== getSitePolicy.status) throw new Error(`The site policy was answered with ${status}`);
      const answered = sitePolicySchema.parse(JSON.parse(body.toString()));
      if (flight?.wanted === wanted) [policy, knownVersion] = [answered, wanted];
    } catch (error) {
      quietUntil = now() + QUIET_MS;
      logger.warn({ err: error }, "site policy unavailable");
    }
    return policy;
  }

  function land(own: Flight): void {
    if (flight === own) flight = undefined;
  }

  return {
    async current() {
      const wanted = version();
      if (knownVersion === wanted || now() < quietUntil) return policy;
      if (flight?.wanted === wanted) return flight.policy;
      // A request that began before the version rose may bring the former policy.
      const own: Flight = { wanted, policy: read(wanted).finally(() => land(own)) };
      flight = own;
      return own.policy;
    },
    known: () => policy,
  };
}

/** Inserts markup at the end of a page's head. */
export function withHeadMarkup(html: Buffer, { headMarkup }: SitePolicy, nonce: string): Buffer {
  const at = headMarkup === "" ? -1 : html.indexOf(HEAD_END);
  if (at === -1) return html;
  return Buffer.concat([
    html.subarray(0, at),
    Buffer.from(headMarkup.replaceAll(NONCE_MARK, () => nonce)),
    html.subarray(at),
  ]);
}
