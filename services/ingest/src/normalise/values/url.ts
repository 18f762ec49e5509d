import { parseLooseJson } from "./loose-json.ts";

const MAX_URL_CHARS = 2048;
/**
 * What most cells hold: one link without signs that need a second look. Its host cannot be one that no browser takes; a comma may precede
 * another link, and %3F an escaped query.
 */
const PLAIN_URL =
  /^https?:\/\/(?:(?!xn--)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#](?:[\w\-./~=?&!+*$@:]|,(?![hw])|%(?!3))*)?$/i;
const WEB_SCHEME = /^https?:\/\//i;
const BARE_DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#:].*)?$/u;
/** A picture or page beside the list: "front.jpg" and "list.html?q=tea" are not hosts. */
const FILE_NAME = /^[^/?#:]+\.(?:jpe?g|png|gif|webp|svg|bmp|tiff?|heic|pdf|html?|php|aspx?)(?:[?#].*)?$/i;
const PICTURE = /^https?:\/\/[^/?#]+\/[^?#]*\.(?:jpe?g|png|gif|webp|svg|bmp)$/i;
const ENCODED_QUERY = /^([^?#]*?)%3F(.*(?:=|%3D).*)$/i;
const HAS_CREDENTIALS = /^https?:\/\/[^/?#]*@/i;
/** One word is a host of somebody's own network, or the start of a path. */
const HAS_PUBLIC_HOST = /\.|:/;
/** Common typos in the scheme. */
const SCHEME_SLIPS: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/^(https?:\/\/)https?:\/\//i, "$1"],
  [/^(https?)(?::\/|\/\/|:)\s*(?=[\p{L}\p{N}])/iu, "$1://"],
  [/^(https?:\/\/)\s+/i, "$1"],
  [/^\/+(?=www\.)/i, ""],
  [/^(?:htt|htp|htpp|hhttp|htttp|ttp)(s?):\/+/i, "http$1://"],
];
/** Google and Facebook redirects to the actual link. */
const REDIRECT =
  /^(?:https?:\/\/(?:www\.google\.[a-z.]+|l\.facebook\.com|l\.instagram\.com))?\/(?:url|l\.php|)\?(?:[^#]*&)?(?:q|url|u)=(https?(?::|%3A)[^&#]+)/i;
/** The front page of a network or portal is nobody's site: scrapers cut links to pages there. */
const PORTAL =
  /^https?:\/\/(?:(?:www|m|[a-z]{2}(?:-[a-z]{2})?)\.)?(?:facebook|instagram|twitter|youtube|tiktok|linkedin|tripadvisor|yelp|booking)\.(?:com|[a-z]{2}|co\.[a-z]{2})\/?$/i;
const BETWEEN_URLS =
  /\s*[;|\n]\s*|,?\s+(?=(?:https?:\/\/|www\.))|,(?=(?:https?:\/\/|www\.))|\s(?:or|veya|oder|and|ve)\s/i;
const LINK_KEYS = ["url", "image", "imageUrl", "src", "link", "href", "large", "original"];
const ANCHOR = /^\s*<a\s[^>]*>[^<]*<\/a>\s*$/i;
const HTML_LINK = /href\s*=\s*["']([^"']+)["']/i;
const MARKDOWN_LINK = /^\[[^\]]*\]\((https?:[^)\s]+)\)$/i;

/** The target of a cell that is one link in HTML, whatever words it shows. */
export function targetOfAnchor(text: string): string | undefined {
  return ANCHOR.test(text) ? linkInHtml(text) : undefined;
}

/** The target of a link in HTML. */
export function linkInHtml(text: string): string | undefined {
  return HTML_LINK.exec(text)?.[1];
}

/** Whether a cell is one link as it should be, which cleaning would not change. */
export function isPlainUrl(text: string): boolean {
  return text.length <= MAX_URL_CHARS && PLAIN_URL.test(text) && !REDIRECT.test(text) && !PORTAL.test(text);
}

/** Whether a link is to a picture, by its path alone: "https://example.org/pin.png". */
export function isPicture(url: string): boolean {
  return PICTURE.test(url);
}

/** The first link that any browser may follow; undefined for anything but http(s), for malformed addresses and hosts of one word. */
export function cleanUrl(text: string): string | undefined {
  if (isPlainUrl(text)) return text;
  const plain = text.replaceAll("\\/", "/");
  const written = MARKDOWN_LINK.exec(plain)?.[1] ?? linkInHtml(plain) ?? firstOf(plain);
  let url = followRedirect(written);
  if (!WEB_SCHEME.test(url) || /^https?:\/\/(?:https?:|\s)/i.test(url)) {
    for (const [pattern, right] of SCHEME_SLIPS) url = url.replace(pattern, right);
  }
  if (!WEB_SCHEME.test(url)) {
    if (url.startsWith("//")) url = `https:${url}`;
    else if (BARE_DOMAIN.test(url) && !FILE_NAME.test(url)) url = `http://${url}`;
    else return undefined;
  }
  url = restoreQuery(url).replaceAll(" ", "%20");
  if (url.length > MAX_URL_CHARS || HAS_CREDENTIALS.test(url) || PORTAL.test(url) || !URL.canParse(url))
    return undefined;
  return HAS_PUBLIC_HOST.test(new URL(url).hostname) ? url : undefined;
}

function firstOf(text: string): string {
  const isList = /^\s*[[{]/.test(text);
  const items = isList ? [parseLooseJson(text)].flat(2) : text.split(BETWEEN_URLS);
  for (const item of items) {
    const link = linkOf(item);
    if (link !== undefined) return link;
  }
  return text;
}

/** Picture lists contain objects: `{"title": "All", "image": "https://…"}`. */
function linkOf(item: unknown): string | undefined {
  if (typeof item === "string") return item.trim() === "" ? undefined : item.trim();
  if (typeof item !== "object" || item === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(item));
  const link = LINK_KEYS.map((key) => fields.get(key)).find((value) => typeof value === "string" && value !== "");
  return typeof link === "string" ? link.trim() : undefined;
}

function followRedirect(url: string): string {
  const target = REDIRECT.exec(url)?.[1];
  if (target === undefined) return url;
  try {
    return decodeURIComponent(target);
  } catch {
    return url;
  }
}

/** Some exports escape the whole query: `/shop%3Futm_source%3Dgoogle` leads nowhere. */
function restoreQuery(url: string): string {
  if (!url.includes("%3")) return url;
  const match = ENCODED_QUERY.exec(url);
  if (match === null) return url;
  const [, path = "", query = ""] = match;
  return `${path}?${query.replace(/%3D/gi, "=").replace(/%26/g, "&")}`;
}
