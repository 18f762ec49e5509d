import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { RequestHandler } from "express";
import type { PageAssets, RenderPage } from "../src/lib/page/render-page-contract.ts";
import { parseManifest, routeAssetsOf } from "./route-assets.ts";

/** Renders pages from the build, or from the sources behind Vite's middleware. */
export interface PageRenderer {
  load: () => Promise<{ renderPage: RenderPage; assets: PageAssets }>;
  middleware: RequestHandler | undefined;
  close: () => Promise<void>;
}

const WEB_ROOT = new URL("..", import.meta.url);
const DIST = new URL("dist/", WEB_ROOT);
export const CLIENT_FOLDER = fileURLToPath(new URL("client/", DIST));

/** Renders what `vite build` left in dist; rejects with an explanation if there is no build. */
export async function openBuiltPages(): Promise<PageRenderer> {
  const text = await readFile(new URL("client/.vite/manifest.json", DIST), "utf8").catch((cause: unknown) => {
    throw new Error("The pages are not built yet: run `npm run build`", { cause });
  });
  const { styles, ...named } = routeAssetsOf(parseManifest(text));
  const sheets = await Promise.all(styles.map((path) => readFile(`${CLIENT_FOLDER}${path}`, "utf8")));
  const assets = { ...named, css: sheets.join("") };
  const bundle: { renderPage: RenderPage } = await import(new URL("server/entry-server.js", DIST).href);
  const loaded = { renderPage: bundle.renderPage, assets };
  return { load: async () => loaded, middleware: undefined, close: async () => undefined };
}

/** Renders from the sources; browsers receive changes over a websocket at `hmrPort`. */
export async function openSourcePages(hmrPort: number): Promise<PageRenderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: fileURLToPath(WEB_ROOT),
    // Loaded without compilation: a compiled copy would appear among the modules and restart the watching process.
    configLoader: "native",
    appType: "custom",
    server: { middlewareMode: true, hmr: { port: hmrPort } },
  });
  const assets: PageAssets = {
    scripts: ["/@vite/client", "/src/entry-client.tsx"],
    css: '@import "/src/assets/fonts.css";',
    preloads: {},
  };
  return {
    load: async () => {
      const module = await vite.ssrLoadModule("/src/entry-server.tsx");
      return { renderPage: module.renderPage as RenderPage, assets };
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
