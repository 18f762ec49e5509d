import { servedPart } from "../../../ui/lazy-part.tsx";
import type { RelatedTo } from "./related-businesses.tsx";
import { RelatedSkeleton } from "./related-skeleton.tsx";

const load = async () => (await import("./related-businesses.tsx")).RelatedBusinesses;

/** The cards below a business are 7 kB of script. They come as HTML, and their open states are brought up to date before one sees them. */
export const LazyRelated = servedPart<{ business: RelatedTo }>(load, {
  served: import.meta.env.SSR ? await load() : undefined,
  fallback: <RelatedSkeleton />,
  isAwaitedNear: true,
});
