/** The widest that pictures stand in their boxes: of cards, and of the page of a business. */
export type PictureWidthPx = 400 | 640;

export interface PictureUrl {
  src: string;
  /** For screens of two pixels to a point, where the picture's server sends other sizes. */
  srcSet?: string;
}

/** Boxes are as high as ten to sixteen. */
const HEIGHT_SHARE = 10 / 16;

/** Of an address that came from a file, what may be loaded: https, since pages load nothing by http. Undefined where it is no web address. */
export function webPictureUrl(url: string | null): URL | undefined {
  const parsed = url === null ? null : URL.parse(url);
  if (parsed === null || (parsed.protocol !== "https:" && parsed.protocol !== "http:")) return undefined;
  parsed.protocol = "https:";
  return parsed;
}

/** A picture for a box; from servers that send any size, in that of the box. */
export function pictureUrl(url: string | null, widthPx: PictureWidthPx): PictureUrl | undefined {
  const parsed = webPictureUrl(url);
  if (parsed === undefined) return undefined;
  const [small, large] = [sized(parsed, widthPx), sized(parsed, 2 * widthPx)];
  return small === undefined ? { src: parsed.href } : { src: small, srcSet: `${small} 1x, ${large} 2x` };
}

/** Google's photos name their size in the path ("=w800-h500-k-no"), its street views in the query. */
function sized(url: URL, widthPx: number): string | undefined {
  const heightPx = Math.round(widthPx * HEIGHT_SHARE);
  const other = new URL(url);
  if (url.host.endsWith(".googleusercontent.com") && /=w\d+-h\d+(?=-|$)/.test(url.pathname)) {
    other.pathname = url.pathname.replace(/=w\d+-h\d+(?=-|$)/, `=w${widthPx}-h${heightPx}`);
    return other.href;
  }
  if (url.host === "streetviewpixels-pa.googleapis.com" && url.searchParams.has("w") && url.searchParams.has("h")) {
    other.searchParams.set("w", String(widthPx));
    other.searchParams.set("h", String(heightPx));
    return other.href;
  }
  return undefined;
}
