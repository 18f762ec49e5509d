/** The sizes requested from servers that offer them: each box finds one with at most a quarter more pixels than it shows. */
const WIDTHS_PX = [200, 320, 400, 640, 800];
/** For browsers that know no `srcSet`. */
const USUAL_WIDTH_PX = 400;

export interface PictureUrl {
  src: string;
  /** By width, if the picture's server offers other sizes. */
  srcSet?: string;
}

/** Boxes have an aspect ratio of 16:10. */
const HEIGHT_SHARE = 10 / 16;

/** A picture URL from a file, upgraded to https, since pages load nothing over http. Undefined if it is not a web address. */
export function webPictureUrl(url: string | null): URL | undefined {
  const parsed = url === null ? null : URL.parse(url);
  if (parsed === null || (parsed.protocol !== "https:" && parsed.protocol !== "http:")) return undefined;
  parsed.protocol = "https:";
  return parsed;
}

/** A picture with the sizes that its server offers. */
export function pictureUrl(url: string | null): PictureUrl | undefined {
  const parsed = webPictureUrl(url);
  if (parsed === undefined) return undefined;
  const usual = sized(parsed, USUAL_WIDTH_PX);
  if (usual === undefined) return { src: parsed.href };
  return { src: usual, srcSet: WIDTHS_PX.map((widthPx) => `${sized(parsed, widthPx)} ${widthPx}w`).join(", ") };
}

/** Google's photos encode their size in the path ("=w800-h500-k-no"), its street views in the query. */
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
