import { currentWorkName, REQUEST_ID_HEADER } from "@meridian/platform/request-context";

/** Tells Meilisearch which request or job a call serves. It logs only the user agent; the other header is for proxies. */
export function workHeaders(): Record<string, string> {
  const name = currentWorkName();
  return name === undefined ? {} : { "User-Agent": `meridian (${name})`, [REQUEST_ID_HEADER]: name };
}
