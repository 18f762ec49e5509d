import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatWhole } from "../../../lib/turkish-format.ts";
import { Button } from "../../../ui/button.tsx";
import { pageWindow } from "../../../ui/page-window.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", alignItems: "center", gap: "1.5" },
});
const Edge = chakra("span", { base: { display: { base: "none", sm: "inline" } } });
const Total = chakra("p", { base: { textAlign: "center", textStyle: "sm", color: "fg.muted", mt: "2" } });

export interface ListPagesProps {
  current: number;
  total: number;
  onPage: (page: number) => void;
}

/** Previous, next, and five pages around the current one. */
export function ListPages({ current, total, onPage }: ListPagesProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label="İşletme sayfaları">
      <List>
        <li>
          <Button variant="ghost" size="sm" disabled={current <= 1} onClick={() => onPage(current - 1)}>
            <ChevronLeft aria-hidden="true" />
            <Edge>Önceki</Edge>
            <VisuallyHidden> sayfa</VisuallyHidden>
          </Button>
        </li>
        {pageWindow(current, total).map((page) => (
          <li key={page}>
            <Button
              variant={page === current ? "solid" : "ghost"}
              size="sm"
              fontVariantNumeric="tabular-nums"
              aria-current={page === current ? "page" : undefined}
              onClick={() => onPage(page)}
            >
              <VisuallyHidden>Sayfa </VisuallyHidden>
              {formatWhole(page)}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="ghost" size="sm" disabled={current >= total} onClick={() => onPage(current + 1)}>
            <Edge>Sonraki</Edge>
            <VisuallyHidden> sayfa</VisuallyHidden>
            <ChevronRight aria-hidden="true" />
          </Button>
        </li>
      </List>
      <Total>
        Sayfa {formatWhole(current)} / {formatWhole(total)}
      </Total>
    </nav>
  );
}
