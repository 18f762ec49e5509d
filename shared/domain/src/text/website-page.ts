const PAGE = /^https?:\/\/(?:www\.|m\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i;
/** Pages whose content the query decides. */
const SCRIPT = /\.(?:php|aspx?|jsp|cgi)$/i;
/** Of an address without its scheme, in the index of websites. */
export const WEBSITE_KEY_LENGTH = 48;
const SLASHES_AT_END = /\/+$/;

/** What two spellings of one address share: host and path, and the query of a script. */
export function websitePageOf(website: string | undefined): string | undefined {
  const [, host = "", path = "", query = ""] = PAGE.exec(website ?? "") ?? [];
  if (host === "") return undefined;
  const plainPath = path.replace(SLASHES_AT_END, "");
  const page = `${host.toLowerCase()}${plainPath}`;
  return SCRIPT.test(plainPath) && query !== "" ? `${page}?${query}` : page;
}

/** How the addresses of a page may start, without their scheme, as far as an index keeps them. */
export function websiteKeysOf(website: string | undefined): string[] {
  const page = websitePageOf(website);
  return page === undefined ? [] : [page, `www.${page}`].map((start) => start.slice(0, WEBSITE_KEY_LENGTH));
}
