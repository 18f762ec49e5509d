/** Longer paths are not rendered; the API's longest slug has 300 characters. */
const MAX_PATH_LENGTH = 1000;

/**
 * The canonical address of a page: lower case, single slashes, no trailing slash. Returns where to redirect (301), or undefined if it
 * already is canonical. Escapes (`%C3`) keep their case, and the query is unchanged.
 */
export function canonicalAddress(url: string): string | undefined {
  const queryStart = url.indexOf("?");
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const query = queryStart === -1 ? "" : url.slice(queryStart);
  if (path.length > MAX_PATH_LENGTH) return undefined;
  const canonical = path
    .replace(/\\/g, "/")
    .replace(/\/{2,}/g, "/")
    .replace(/(%[0-9A-Fa-f]{2})|([A-Z]+)/g, (match, kept: string | undefined) => kept ?? match.toLowerCase())
    .replace(/(?<=.)\/+$/, "");
  return canonical === path ? undefined : canonical + query;
}
