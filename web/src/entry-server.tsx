import createEmotionServer from "@emotion/server/create-instance";
import { ApiError } from "@meridian/contracts/client/api-error";
import { createRequestHandler, RouterServer, renderSsrHtmlResponse } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { createPageClient } from "./lib/api/api-client.ts";
import { createEmotionCache, servedStyleTag } from "./lib/page/emotion-cache.ts";
import type { PageAssets, RenderedPage, RenderPageInput } from "./lib/page/render-page-contract.ts";
import type { PageResponse } from "./lib/page/router-context.ts";
import { createAppRouter } from "./router.tsx";

const API_TIMEOUT_MS = 8000;

/** Shown when the page itself cannot be rendered: plain HTML that needs nothing. */
const BROKEN_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error loading application</title>' +
  '<meta name="viewport" content="width=device-width"></head><body><h1>Error loading application</h1>' +
  '<p>Please try again in a moment.</p><p><a href="/">Back to Home</a></p></body></html>';

export async function renderPage(input: RenderPageInput): Promise<RenderedPage> {
  try {
    return await render(input);
  } catch (error) {
    return { status: 500, location: undefined, html: BROKEN_PAGE, error };
  }
}

async function render({ url, nonce, config, assets, api, signal }: RenderPageInput): Promise<RenderedPage> {
  const emotionCache = createEmotionCache(nonce);
  const { extractCriticalToChunks } = createEmotionServer(emotionCache);
  const pageResponse: PageResponse = {};
  const client = createPageClient({ ...api, timeoutMs: API_TIMEOUT_MS, signal });
  const router = createAppRouter({
    client,
    emotionCache,
    nonce,
    isServer: true,
    page: config,
    response: pageResponse,
  });
  let failure: unknown;

  const handle = createRequestHandler({
    request: new Request(`http://localhost${url}`, { signal }),
    createRouter: () => router,
    getRouterManifest: () => ({ routes: routesOf(assets) }),
  });
  const response = await handle(({ router: loaded, responseHeaders }) =>
    renderSsrHtmlResponse({
      router: loaded,
      responseHeaders,
      render: () => {
        const broken = loaded.stores.matches.get().find((match) => match.status === "error");
        failure = broken?.error;
        const html = renderToString(<RouterServer router={loaded} />);
        const styles = servedStyleTag([{ ids: [], css: assets.css }, ...extractCriticalToChunks(html).styles], nonce);
        return html.replace("</head>", () => `${styles}</head>`);
      },
    }),
  );
  const location = response.headers.get("location") ?? undefined;
  const answered = location !== undefined && isSamePath(url, location) ? 301 : (pageResponse.status ?? response.status);
  const status = failure === undefined ? answered : statusOf(failure);
  const { isProvisional = false } = pageResponse;
  return { status, location, html: await response.text(), isProvisional, error: failure };
}

/** Whether an address redirects permanently to its own canonical spelling, and not temporarily to another. */
function isSamePath(url: string, location: string): boolean {
  const pathOf = (address: string) => address.split(/[?#]/, 1)[0];
  return pathOf(url) === pathOf(location);
}

/** 503 if the API failed, so that clients retry; 500 if rendering itself failed. */
function statusOf(failure: unknown): number {
  return failure instanceof ApiError ? 503 : 500;
}

function routesOf({ scripts, preloads }: PageAssets) {
  const routes: Record<string, { preloads?: string[]; scripts?: { attrs: Record<string, unknown> }[] }> = {};
  for (const [routeId, chunks] of Object.entries(preloads)) routes[routeId] = { preloads: chunks };
  routes.__root__ = {
    ...routes.__root__,
    scripts: scripts.map((src) => ({ attrs: { type: "module", async: true, src } })),
  };
  return routes;
}
