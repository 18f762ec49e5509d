import createCache, { type EmotionCache } from "@emotion/cache";

/** Styles of one page on the server, of one tab in a browser. Both sides must use the same key to find each other's. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: "css", ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;
  return cache;
}
