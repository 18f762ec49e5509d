import type { PageConfig } from "./page-config.ts";

/** Files that the first HTML names, as site-absolute paths, and the style sheet of every page. */
export interface PageAssets {
  scripts: string[];
  /** Goes into the HTML: as a file it would hold up the first paint by a round trip. */
  css: string;
  /** Chunks by the id of the route that needs them, such as `/business/$slug`; those of every page by `__root__`. */
  preloads: Record<string, string[]>;
}

export interface RenderPageInput {
  /** Path and query as they were asked for. */
  url: string;
  /** Stands on every script and style of the page. */
  nonce: string;
  config: PageConfig;
  assets: PageAssets;
  /** Where the API is reached from the server, and the headers that every call of this page carries. */
  api: { baseUrl: string; headers: Readonly<Record<string, string>> };
  /** Fires when the visitor has left; the calls of the page end with it. */
  signal: AbortSignal;
}

export interface RenderedPage {
  status: number;
  /** Where to go instead, of a redirect. */
  location: string | undefined;
  html: string;
  /** Set for a page that must not be kept, because it shows less than it will in a moment. */
  isProvisional?: boolean;
  /** What broke while the page was made, for the log. */
  error: unknown;
}

/** Renders one page; never rejects for a failure of the API, which becomes a page of its own with status 503. */
export type RenderPage = (input: RenderPageInput) => Promise<RenderedPage>;
