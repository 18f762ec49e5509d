/** Longest path worth rendering; the longest slug the API takes is 300 characters. */
const MAX_PATH_LENGTH = 1000;

/**
 * The one address of a page: lower case, single slashes, no slash at the end. Answers where a request must be sent (301), undefined
 * when it already stands there. Escapes (`%C3`) keep their case; the query is kept as it is.
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
