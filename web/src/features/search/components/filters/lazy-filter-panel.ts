import { lazyPart } from "../../../../ui/lazy-part.tsx";

export const loadFilterPanel = async () => (await import("./filter-panel.tsx")).FilterPanel;

/** Phones load the filters on demand. Elsewhere they are in the server's HTML, as links that work before their script. */
export const FilterPanel = import.meta.env.SSR ? await loadFilterPanel() : lazyPart(loadFilterPanel);
