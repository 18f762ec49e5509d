import { lazyRouteComponent } from "@tanstack/react-router";

/**
 * The 404 page for routes that name none of their own. The server has it at hand; a browser loads it where an address leads nowhere,
 * instead of with every page.
 */
export const LazyNotFoundPage = import.meta.env.SSR
  ? (await import("./-not-found-page.tsx")).NotFoundPage
  : lazyRouteComponent(() => import("./-not-found-page.tsx"), "NotFoundPage");
