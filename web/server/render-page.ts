import { createNonce, noncePlaceholderOf } from "@meridian/platform/http/csp-nonce";
import { LAST_REPLICA_TOLERANCE_MS, type Replicas } from "@meridian/platform/http/replicas/replicas";
import type { Logger } from "@meridian/platform/logger";
import { currentRequestId, REQUEST_ID_HEADER } from "@meridian/platform/request-context";
import type { Request, RequestHandler, Response } from "express";
import type { PageConfig } from "../src/lib/page/page-config.ts";
import type { RenderedPage } from "../src/lib/page/render-page-contract.ts";
import { canonicalAddress } from "./page-address.ts";
import type { PageRenderer } from "./page-renderer.ts";

const RETRY_AFTER_SECONDS = 5;
/** More would be a loop. */
const MAX_HOPS = 4;

const PAGE_CACHE = "public, max-age=0, s-maxage=600, must-revalidate";
/** Shorter, because a missing page may be imported at any time. */
const MISSING_CACHE = "public, max-age=0, s-maxage=60, must-revalidate";

export interface PageHandlerOptions {
  renderer: PageRenderer;
  config: PageConfig;
  catalogue: Replicas;
  logger: Logger;
}

/** Answers a request with a rendered page and its real status. */
export function createPageHandler({ renderer, config, catalogue, logger }: PageHandlerOptions): RequestHandler {
  return async (req, res) => {
    const { renderPage, assets } = await renderer.load();
    const left = new AbortController();
    res.once("close", () => left.abort());
    const nonce = noncePlaceholderOf(req.headers) ?? createNonce();
    const headers = forwardedHeaders();
    const renderAt = (url: string): Promise<RenderedPage> =>
      renderFromAny(catalogue, ({ href }: URL, hung: AbortSignal) => {
        const api = { baseUrl: href.replace(/\/+$/, ""), headers };
        const signal = AbortSignal.any([left.signal, hung]);
        return renderPage({ url, nonce, config, assets, api, signal });
      });
    const page = await followRedirects(req.originalUrl, renderAt);
    if (left.signal.aborted) return;
    if (page.error !== undefined) logger.error({ err: page.error, status: page.status }, "page failed");
    send(req, res, page);
  };
}

/**
 * Renders an address, following redirects: visitors are sent to the final one at once, even if the path's spelling is only the first of
 * several corrections.
 */
async function followRedirects(url: string, renderAt: (url: string) => Promise<RenderedPage>): Promise<RenderedPage> {
  let at = canonicalAddress(url) ?? url;
  let status = 301;
  for (let hop = 1; ; hop++) {
    const page = await renderAt(at);
    const { location } = page;
    if (location === undefined || !location.startsWith("/")) {
      return at === url ? page : { ...page, status, location: at, isProvisional: page.status >= 500 };
    }
    if (page.status !== 301) status = page.status;
    if (hop === MAX_HOPS) return { ...page, status };
    at = canonicalAddress(location) ?? location;
  }
}

/** A page whose catalogue replica fails or hangs is rendered again from another one. */
async function renderFromAny(
  catalogue: Replicas,
  renderFrom: (replica: URL, hung: AbortSignal) => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const render = async (replica: URL, patience?: { toleranceMs: number }) => {
    const call = catalogue.follow(replica, patience);
    try {
      return { page: await renderFrom(replica, call.hung), isHung: call.hung.aborted };
    } finally {
      call.end();
    }
  };
  const first = await catalogue.next();
  const { page, isHung } = await render(first);
  if (page.status !== 503 && !isHung) return page;
  catalogue.leaveOut(first);
  const second = await catalogue.next(first);
  return second.href === first.href ? page : (await render(second, { toleranceMs: LAST_REPLICA_TOLERANCE_MS })).page;
}

function send(req: Request, res: Response, page: RenderedPage): void {
  res.set("Cache-Control", cacheControlOf(req.path, page));
  if (page.status === 503) res.set("Retry-After", String(RETRY_AFTER_SECONDS));
  if (page.location !== undefined) {
    res.redirect(page.status, page.location);
    return;
  }
  res.status(page.status).type("html").send(page.html);
}

export function cacheControlOf(
  path: string,
  { status, isProvisional = false }: Pick<RenderedPage, "status" | "isProvisional">,
): string {
  if (status >= 500 || isProvisional) return "no-store";
  if (path === "/admin" || path.startsWith("/admin/") || path === "/admin-legacy") return "no-store";
  return status === 404 || status === 410 ? MISSING_CACHE : PAGE_CACHE;
}

function forwardedHeaders(): Record<string, string> {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId };
}
