import createCache, { type EmotionCache } from "@emotion/cache";

const SERVED_STYLES = "data-served-styles";

export interface ServedStyles {
  /** Emotion's names of the styles. */
  ids: readonly string[];
  css: string;
}

/** The styles of one page on the server, or one tab in a browser. Both sides need the same key to recognise each other's. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  // A rule inserted into a sheet makes Chromium reload the fonts and lay out the whole page again; one in a sheet of its own does not.
  const cache = createCache({ key: "css", speedy: false, ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;
  return cache;
}

/**
 * The style element served with a page. Unlike Emotion's own, it is not moved during hydration, which would make browsers recalculate the
 * style and layout of the whole page several times.
 */
export function servedStyleTag(styles: readonly ServedStyles[], nonce: string): string {
  const ids = styles.flatMap((style) => style.ids).join(" ");
  return `<style ${SERVED_STYLES}="${ids}" nonce="${nonce}">${styles.map(({ css }) => css).join("")}</style>`;
}

/** Registers the served styles in a browser's cache. */
export function markServedStyles(cache: EmotionCache, page: Document): void {
  const ids = page.querySelector(`style[${SERVED_STYLES}]`)?.getAttribute(SERVED_STYLES) ?? "";
  for (const id of ids.split(" ")) cache.inserted[id] = true;
}
