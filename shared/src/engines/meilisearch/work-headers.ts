import { currentWorkName, REQUEST_ID_HEADER } from "../../kernel/request-context.ts";

/**
 * Says to Meilisearch which request or job a call serves. Of all headers it logs the user agent alone; the other is for
 * proxies in between.
 */
export function workHeaders(): Record<string, string> {
  const name = currentWorkName();
  return name === undefined ? {} : { "User-Agent": `meridian (${name})`, [REQUEST_ID_HEADER]: name };
}
