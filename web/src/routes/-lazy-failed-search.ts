import { lazyPart } from "../ui/lazy-part.tsx";

const load = async () => (await import("./-failed-search.tsx")).FailedSearch;

/** It needs the whole page of a search, and stays within the page's frame where that cannot be loaded. */
export const LazyFailedSearch = import.meta.env.SSR ? await load() : lazyPart(load);
