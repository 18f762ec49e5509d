import createCache, { type EmotionCache } from "@emotion/cache";

const SERVED_STYLES = "data-served-styles";

export interface ServedStyles {
  /** Emotion's names of the styles. */
  ids: readonly string[];
  css: string;
}

/** Styles of one page on the server, of one tab in a browser. Both sides must use the same key to find each other's. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: "css", ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;
  return cache;
}

/**
 * The element for the styles that go with a page. Not Emotion's own, which it moves to another place when it takes them over: a browser then
 * works out the style and place of every element of the page once more, several times over.
 */
export function servedStyleTag(styles: readonly ServedStyles[], nonce: string): string {
  const ids = styles.flatMap((style) => style.ids).join(" ");
  return `<style ${SERVED_STYLES}="${ids}" nonce="${nonce}">${styles.map(({ css }) => css).join("")}</style>`;
}

/** Tells a browser's cache which styles came with the page. */
export function markServedStyles(cache: EmotionCache, page: Document): void {
  const ids = page.querySelector(`style[${SERVED_STYLES}]`)?.getAttribute(SERVED_STYLES) ?? "";
  for (const id of ids.split(" ")) cache.inserted[id] = true;
}
