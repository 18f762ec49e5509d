/** Parameters that say where a visitor came from and never change an answer. */
const TRACKING = /^(utm_.*|gclid|fbclid)$/i;
const CACHEABLE_STATUS = new Set([200, 301, 404, 410]);

/**
 * The address by which an answer is asked for and kept: without tracking parameters. The order of the others stays, since a page
 * may insist on its own by a redirect.
 */
export function normalisedUrl(url: string): string {
  const queryStart = url.indexOf("?");
  if (queryStart === -1) return url;
  const pairs = url
    .slice(queryStart + 1)
    .split("&")
    .filter((pair) => pair !== "" && !TRACKING.test(pair.split("=", 1)[0] ?? ""));
  const path = url.slice(0, queryStart);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

export interface Freshness {
  freshForMs: number;
  /** Its address changes with its content, so that a new dataset version leaves it valid. */
  isImmutable: boolean;
}

export interface AnswerFacts {
  status: number;
  cacheControl: string | undefined;
  vary: string | undefined;
  hasCookies: boolean;
}

/** How long an answer may be kept for everyone; undefined when it may not. */
export function freshnessOf({ status, cacheControl, vary, hasCookies }: AnswerFacts): Freshness | undefined {
  if (!CACHEABLE_STATUS.has(status) || hasCookies || cacheControl === undefined) return undefined;
  if (vary !== undefined && !/^accept-encoding$/i.test(vary.trim())) return undefined;
  const directives = new Map(
    cacheControl
      .toLowerCase()
      .split(",")
      .map((part): [string, string] => {
        const [name = "", value = ""] = part.trim().split("=", 2);
        return [name, value];
      }),
  );
  if (directives.has("no-store") || directives.has("no-cache") || directives.has("private")) return undefined;
  const isPublic = directives.has("public");
  const seconds = Number(directives.get("s-maxage") ?? (isPublic ? directives.get("max-age") : undefined));
  if (!Number.isFinite(seconds) || seconds <= 0) return undefined;
  return { freshForMs: seconds * 1000, isImmutable: directives.has("immutable") };
}

/**
 * What browsers are told. They must ask again each time, because only this cache hears of a new dataset version; a page
 * additionally holds a nonce, which no cache in between may keep.
 */
export function cacheControlForBrowsers(cacheControl: string | undefined, isPage: boolean): string {
  if (cacheControl === undefined || /no-store/i.test(cacheControl)) return "no-store";
  if (isPage) return "private, no-cache";
  if (/s-maxage/i.test(cacheControl)) return "public, max-age=0, must-revalidate";
  return cacheControl;
}
