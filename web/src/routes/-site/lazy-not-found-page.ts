import { lazyRouteComponent } from "@tanstack/react-router";

/** The default 404 page. The server includes it; a browser loads it when needed instead of with every page. */
export const LazyNotFoundPage = import.meta.env.SSR
  ? (await import("./not-found-page.tsx")).NotFoundPage
  : lazyRouteComponent(() => import("./not-found-page.tsx"), "NotFoundPage");
