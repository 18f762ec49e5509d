const MAX_URL_CHARS = 2048;
const WEB_SCHEME = /^https?:\/\//i;
const BARE_DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#:].*)?$/u;
const ENCODED_QUERY = /^([^?#]*?)%3F(.*(?:=|%3D).*)$/i;
const HAS_CREDENTIALS = /^https?:\/\/[^/?#]*@/i;

/** A link that a browser may follow; undefined for anything but http(s), and for what is no address at all. */
export function cleanUrl(text: string): string | undefined {
  let url = text;
  if (!WEB_SCHEME.test(url)) {
    if (url.startsWith("//")) url = `https:${url}`;
    else if (BARE_DOMAIN.test(url)) url = `http://${url}`;
    else return undefined;
  }
  url = restoreQuery(url).replaceAll(" ", "%20");
  if (url.length > MAX_URL_CHARS || HAS_CREDENTIALS.test(url) || !URL.canParse(url)) return undefined;
  return url;
}

/** Some exports escape the whole query: `/shop%3Futm_source%3Dgoogle` leads to a page that does not exist. */
function restoreQuery(url: string): string {
  if (!url.includes("%3")) return url;
  const match = ENCODED_QUERY.exec(url);
  if (match === null) return url;
  const [, path = "", query = ""] = match;
  return `${path}?${query.replace(/%3D/gi, "=").replace(/%26/g, "&")}`;
}
