import { lazyPart } from "../../ui/lazy-part.tsx";

const load = async () => (await import("./failed-search.tsx")).FailedSearch;

/** It needs the whole search page, and stays within the page's frame if that cannot be loaded. */
export const LazyFailedSearch = import.meta.env.SSR ? await load() : lazyPart(load);
