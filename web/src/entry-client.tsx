import "@vitejs/plugin-react/preamble";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import "./assets/fonts.css";
import { browserClient } from "./lib/api-client.ts";
import { createEmotionCache, markServedStyles } from "./lib/emotion-cache.ts";
import { insertIntoLayers } from "./lib/layered-rules.ts";
import { createAppRouter } from "./router.tsx";
import { routeTree as visitorTree } from "./routeTree.gen.ts?visitors";

/** The admin area starts with routes of its own: from a page of visitors it is always a page load. */
const isAdmin = isOfAdmin(window.location.pathname);

async function start(): Promise<void> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const emotionCache = createEmotionCache(nonce);
  markServedStyles(emotionCache, document);
  insertIntoLayers(emotionCache, document);
  const router = createAppRouter({
    routes: isAdmin ? (await import("./routeTree.gen.ts")).routeTree : visitorTree,
    client: browserClient,
    emotionCache,
    nonce,
    isServer: false,
  });
  if (!isAdmin) {
    // The back button comes here too, where a reload stood between the two.
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
}

function isOfAdmin(pathname: string): boolean {
  return pathname.startsWith("/admin");
}

void start();
