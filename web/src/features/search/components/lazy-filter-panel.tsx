import { Skeleton } from "@chakra-ui/react";
import { Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { FilterPanelProps } from "./filter-panel.tsx";

const load = async () => (await import("./filter-panel.tsx")).FilterPanel;
/** A phone shows them in a sheet, and they are links: their script may come after that of the page. */
const FilterPanel = import.meta.env.SSR ? await load() : lazyPart(load);

export function LazyFilterPanel(props: FilterPanelProps) {
  return (
    <Suspense fallback={<Skeleton height="96" />}>
      <FilterPanel {...props} />
    </Suspense>
  );
}
