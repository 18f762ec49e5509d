import type { PageConfig } from "./page-config.ts";

/** Files that the first HTML names, as site-absolute paths, and the style sheet of every page. */
export interface PageAssets {
  scripts: string[];
  /** Goes into the HTML: as a file it would hold up the first paint by a round trip. */
  css: string;
  /** Chunks by id of the route that needs them, such as `/business/$slug`; those of every page under `__root__`. */
  preloads: Record<string, string[]>;
}

export interface RenderPageInput {
  /** Path and query as requested. */
  url: string;
  /** On every script and style of the page. */
  nonce: string;
  config: PageConfig;
  assets: PageAssets;
  /** The API's address for the server, and the headers of every call for this page. */
  api: { baseUrl: string; headers: Readonly<Record<string, string>> };
  /** Aborted when the visitor disconnects, together with the page's calls. */
  signal: AbortSignal;
}

export interface RenderedPage {
  status: number;
  /** The target of a redirect. */
  location: string | undefined;
  html: string;
  /** Set for a page that must not be cached, because it is incomplete. */
  isProvisional?: boolean;
  /** What failed during rendering, for the log. */
  error: unknown;
}

/** Renders one page; an API failure does not reject but becomes a page with status 503. */
export type RenderPage = (input: RenderPageInput) => Promise<RenderedPage>;
