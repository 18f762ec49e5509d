import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useDeferredValue, useEffect, useState } from "react";
import { useEarlyPress } from "../../../lib/page/early-press.ts";
import { onFirstInteraction } from "../../../lib/page/first-interaction.ts";
import { LazySheet } from "../../../ui/dialogs/lazy-sheet.tsx";
import { SymbolIcon } from "../../../ui/icons/symbol-icon.tsx";
import { BadgeLink } from "../../../ui/link.tsx";
import { type AppliedFilter, withoutFilters } from "../filters.ts";
import { type SearchParams, withParams } from "../search-params.ts";
import { usePageScope, useSearchTarget } from "../use-search-target.ts";
import type { FilterPanelProps } from "./filters/filter-panel.tsx";
import { FilterPanel, loadFilterPanel } from "./filters/lazy-filter-panel.ts";

const Row = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    overflowX: "auto",
    scrollbarWidth: "none",
    width: { base: "calc(100% + 2 * {spacing.4})", md: "auto" },
    ms: { base: "-4", md: "auto" },
    // Room for the ring of the first and the last.
    me: { base: "-4", md: "-1" },
    order: { md: "1" },
    px: { base: "4", md: "1" },
    py: "1",
  },
});
const Sorts = chakra("nav", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    flexShrink: "0",
    textStyle: "sm",
    "& ul": { display: "flex" },
  },
});
const Chips = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    alignItems: "center",
    flex: { base: "1 1 100%", md: "1 1 0" },
    order: { base: "1", md: "0" },
  },
});
const Count = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    minW: "5",
    height: "5",
    px: "1",
    borderRadius: "full",
    bg: "accent",
    color: "accent.fg",
    fontSize: "xs",
    fontVariantNumeric: "tabular-nums",
  },
});

/** The default for visitors nearby comes first: a phone has no room for the last. */
const SORTS = [
  { value: "distance", label: "Distance" },
  { value: undefined, label: "Relevance" },
  { value: "rating", label: "Rating" },
  { value: "reviews", label: "Reviews" },
] as const;

export interface ResultsBarProps extends FilterPanelProps {
  filters: readonly AppliedFilter[];
  /** "1,204 businesses", for the button that closes the sheet. */
  total: string;
}

/** Access to the filters if they have no column, and the sort orders. */
export function ResultsBar({ params, facets, totalCount, filters, total }: ResultsBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const earlyPress = useEarlyPress(open);
  useEffect(() => onFirstInteraction(() => void loadFilterPanel().catch(() => undefined)), []);
  // The sheet opens at once, its many filters a moment later.
  const isFilled = useDeferredValue(isOpen);
  const { fixed } = usePageScope();
  const clear = <BadgeLinkToSearch search={withoutFilters(params, fixed)} label="Clear all" />;
  return (
    <Row data-print="hide">
      <Button
        variant="outline"
        size="sm"
        borderRadius="full"
        display={{ base: "inline-flex", xl: "none" }}
        css={{ "@media (scripting: none)": { display: "none" } }}
        aria-haspopup="dialog"
        {...earlyPress}
        onClick={open}
      >
        <SymbolIcon symbol="sliders" strokeWidth={2} />
        Filters
        {filters.length > 0 && (
          <Count>
            {filters.length}
            <VisuallyHidden> in use</VisuallyHidden>
          </Count>
        )}
      </Button>
      {totalCount !== 0 && <SortLinks params={params} />}
      <LazySheet
        title="Filters"
        size="sm"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            {filters.length > 0 && clear}
            <Button flex="1" onClick={() => setIsOpen(false)}>
              Show {total}
            </Button>
          </>
        }
      >
        {isFilled && <FilterPanel params={params} facets={facets} totalCount={totalCount} />}
      </LazySheet>
    </Row>
  );
}

function SortLinks({ params }: { params: SearchParams }) {
  const current = params.sort;
  const targetOf = useSearchTarget();
  const sorts = SORTS.filter(({ value }) => value !== "distance" || params.near !== undefined);
  return (
    <Sorts aria-label="Sort by">
      <ul>
        {sorts.map(({ value, label }) => (
          <li key={label}>
            <BadgeLink
              {...targetOf(withParams(params, { sort: value }))}
              rel="nofollow"
              preload={false}
              aria-current={current === value ? "true" : undefined}
              size="md"
              minH="9"
              borderColor="transparent"
              bg="transparent"
              css={{
                "&[aria-current]": { bg: "accent.tint", color: "accent", fontWeight: "semibold" },
                "@media (pointer: coarse)": { minH: "11" },
              }}
            >
              {label}
            </BadgeLink>
          </li>
        ))}
      </ul>
    </Sorts>
  );
}

/** The active filters, each a link that removes it. */
export function AppliedFilters({ params, filters }: { params: SearchParams; filters: readonly AppliedFilter[] }) {
  const { fixed } = usePageScope();
  if (filters.length === 0) return null;
  return (
    <Chips aria-label="Filters in use">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <BadgeLinkToSearch search={without} label={label} prefix="Remove filter: " isRemoval />
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <BadgeLinkToSearch search={withoutFilters(params, fixed)} label="Clear all" />
        </li>
      )}
    </Chips>
  );
}

interface BadgeLinkToSearchProps {
  search: SearchParams;
  label: string;
  /** Announced before the label. */
  prefix?: string;
  isRemoval?: boolean;
}

function BadgeLinkToSearch({ search, label, prefix, isRemoval = false }: BadgeLinkToSearchProps) {
  return (
    <BadgeLink
      {...useSearchTarget()(search)}
      rel="nofollow"
      preload={false}
      variant={isRemoval ? "subtle" : "surface"}
      size="md"
      css={{ "@media (pointer: coarse)": { minH: "11" } }}
    >
      {prefix !== undefined && <VisuallyHidden>{prefix}</VisuallyHidden>}
      <bdi>{label}</bdi>
      {isRemoval && <X aria-hidden="true" />}
    </BadgeLink>
  );
}
