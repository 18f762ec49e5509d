import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPageClient } from "../src/lib/api/api-client.ts";
import { createEmotionCache } from "../src/lib/page/emotion-cache.ts";
import { EMPTY_PAGE_CONFIG, type PageConfig } from "../src/lib/page/page-config.ts";
import { createAppRouter } from "../src/router.tsx";

export interface RenderRouteOptions {
  page?: Partial<PageConfig>;
}

/** Renders a route of the site as a browser would that was sent nothing but the scripts; the network is what the test has answered. */
export async function renderRoute(path: string, { page = {} }: RenderRouteOptions = {}) {
  const router = createAppRouter({
    client: createPageClient({ baseUrl: window.location.origin }),
    emotionCache: createEmotionCache(undefined),
    nonce: undefined,
    isServer: false,
    page: { ...EMPTY_PAGE_CONFIG, publicUrl: "http://localhost", ...page },
  });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  const view = render(<RouterProvider router={router} />, {
    container: document,
    baseElement: document,
    // The app shows it; React need not print it too.
    onCaughtError: () => undefined,
  });
  await act(async () => {});
  return { ...view, router, user: userEvent.setup(), path: () => router.state.location.href };
}
