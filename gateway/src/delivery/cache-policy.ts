/** Tracking parameters, which never change a response. */
const TRACKING = /^(utm_.*|gclid|fbclid)$/i;
const CACHEABLE_STATUS = new Set([200, 301, 404, 410]);

/**
 * Cache key and upstream URL: without tracking parameters. The order of the others stays, since a page may redirect to insist on
 * its own.
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
  /** The URL changes with the content, so it outlives a dataset version. */
  isImmutable: boolean;
}

export interface AnswerFacts {
  status: number;
  cacheControl: string | undefined;
  vary: string | undefined;
  hasCookies: boolean;
}

/** How long a shared cache may store the response; undefined if it must not. */
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
 * Cache-Control for browsers. They must revalidate, because only this cache knows the dataset version; a page also contains a
 * nonce, which no cache in between may store.
 */
export function cacheControlForBrowsers(cacheControl: string | undefined, isPage: boolean): string {
  if (cacheControl === undefined || /no-store/i.test(cacheControl)) return "no-store";
  if (isPage) return "private, no-cache";
  if (/s-maxage/i.test(cacheControl)) return "public, max-age=0, must-revalidate";
  return cacheControl;
}
