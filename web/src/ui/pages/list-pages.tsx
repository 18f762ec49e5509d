import { Button, chakra, Pagination } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatWhole } from "../../lib/format/turkish-format.ts";
import { pageWindow } from "./page-window.ts";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", alignItems: "center", gap: "1.5" },
});
const Edge = chakra("span", { base: { display: { base: "none", sm: "inline" } } });

const WORDS = {
  prevTriggerLabel: "Önceki sayfa",
  nextTriggerLabel: "Sonraki sayfa",
  itemLabel: ({ page }: { page: number }) => `Sayfa ${formatWhole(page)}`,
};

export interface ListPagesProps {
  /** The name of the landmark. */
  label: string;
  current: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pagination of admin lists: previous, next, and five pages around the current one. */
export function ListPages({ label, current, total, onPage }: ListPagesProps) {
  if (total <= 1) return null;
  return (
    <Pagination.Root
      count={total}
      pageSize={1}
      page={current}
      onPageChange={({ page }) => onPage(page)}
      translations={{ ...WORDS, rootLabel: label }}
    >
      <List>
        <li>
          <Pagination.PrevTrigger asChild>
            <Button variant="ghost" size="sm">
              <ChevronLeft aria-hidden="true" />
              <Edge>Önceki</Edge>
            </Button>
          </Pagination.PrevTrigger>
        </li>
        {pageWindow(current, total).map((page) => (
          <li key={page}>
            <Pagination.Item asChild type="page" value={page}>
              <Button variant={page === current ? "solid" : "ghost"} size="sm" fontVariantNumeric="tabular-nums">
                {formatWhole(page)}
              </Button>
            </Pagination.Item>
          </li>
        ))}
        <li>
          <Pagination.NextTrigger asChild>
            <Button variant="ghost" size="sm">
              <Edge>Sonraki</Edge>
              <ChevronRight aria-hidden="true" />
            </Button>
          </Pagination.NextTrigger>
        </li>
      </List>
      <Pagination.PageText
        format={({ page, totalPages }) => `Sayfa ${formatWhole(page)} / ${formatWhole(totalPages)}`}
        textAlign="center"
        textStyle="sm"
        fontWeight="normal"
        color="fg.muted"
        mt="2"
      />
    </Pagination.Root>
  );
}
