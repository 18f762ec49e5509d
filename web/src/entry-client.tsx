import "@vitejs/plugin-react/preamble";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import "./assets/fonts.css";
import { requestJson } from "./lib/api-client.ts";
import { createEmotionCache, markServedStyles } from "./lib/emotion-cache.ts";
import { createAppRouter } from "./router.tsx";

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const emotionCache = createEmotionCache(nonce);
markServedStyles(emotionCache, document);
const router = createAppRouter({
  request: requestJson,
  emotionCache,
  nonce,
  isServer: false,
});

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);
