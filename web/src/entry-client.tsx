import "@vitejs/plugin-react/preamble";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { browserClient } from "./lib/api/api-client.ts";
import { createEmotionCache, markServedStyles } from "./lib/page/emotion-cache.ts";
import { createAppRouter } from "./router.tsx";

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const emotionCache = createEmotionCache(nonce);
markServedStyles(emotionCache, document);
const router = createAppRouter({ client: browserClient, emotionCache, nonce, isServer: false });

// From a page of visitors the admin area is always a page load: what the site's snippets have loaded must not run in it.
if (!isOfAdmin(window.location.pathname)) {
  router.subscribe("onBeforeNavigate", ({ toLocation: { pathname, href } }) => {
    if (isOfAdmin(pathname)) window.location.assign(href);
  });
}
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);

function isOfAdmin(pathname: string): boolean {
  return pathname.startsWith("/admin");
}
