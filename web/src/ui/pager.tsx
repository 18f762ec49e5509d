import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonLink } from "./button-link.tsx";
import { pageSteps, pageWindow } from "./page-window.ts";
import { useScrollToTop } from "./use-scroll-to-top.ts";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", alignItems: "center", gap: "1.5" },
});
const Gap = chakra("span", { base: { px: "2", color: "fg.muted" } });
const Edge = chakra("span", { base: { display: { base: "none", sm: "inline" } } });

export interface PagerProps {
  current: number;
  total: number;
  /** What is paged, for the name of the landmark: "businesses". */
  label: string;
  /** `window`: five numbers that slide; `ends`: first and last always there, two either side of the current. */
  style?: "window" | "ends";
}

/**
 * Links to the pages of a list: the current address with another `page`. Chakra's pagination keeps the page in a state machine of its own,
 * which adds 10 kB to every list: the page of a search would exceed 200 kB.
 */
export function Pager({ current, total, label, style = "window" }: PagerProps) {
  if (total <= 1) return null;
  const steps = style === "ends" ? pageSteps(current, total) : pageWindow(current, total);
  return (
    <nav aria-label={`Pages of ${label}`}>
      <List>
        <li>
          <PageStepLink page={current - 1} isDisabled={current <= 1} rel="prev">
            <ChevronLeft aria-hidden="true" />
            <Edge>Previous</Edge>
            <VisuallyHidden> page</VisuallyHidden>
          </PageStepLink>
        </li>
        {steps.map((step, index) => (
          <li key={step === "gap" ? `gap-${steps[index - 1]}` : step}>
            {step === "gap" ? <Gap>…</Gap> : <PageNumber page={step} isCurrent={step === current} />}
          </li>
        ))}
        <li>
          <PageStepLink page={current + 1} isDisabled={current >= total} rel="next">
            <Edge>Next</Edge>
            <VisuallyHidden> page</VisuallyHidden>
            <ChevronRight aria-hidden="true" />
          </PageStepLink>
        </li>
      </List>
    </nav>
  );
}

/** The first page is the address without a number. */
const withPage = (page: number) => (search: Record<string, unknown>) => ({
  ...search,
  page: page === 1 ? undefined : String(page),
});

/** Otherwise the address of the first page would count as part of every other's. */
const exactly = { exact: true };

interface PageStepLinkProps {
  page: number;
  isDisabled: boolean;
  rel: string;
  children: React.ReactNode;
}

function PageStepLink({ page, isDisabled, rel, children }: PageStepLinkProps) {
  const scrollToTop = useScrollToTop();
  return (
    <ButtonLink
      to="."
      resetScroll={false}
      onClick={scrollToTop}
      search={withPage(page)}
      activeOptions={exactly}
      rel={rel}
      disabled={isDisabled}
      variant="ghost"
      size="sm"
    >
      {children}
    </ButtonLink>
  );
}

function PageNumber({ page, isCurrent }: { page: number; isCurrent: boolean }) {
  const scrollToTop = useScrollToTop();
  return (
    <ButtonLink
      to="."
      resetScroll={false}
      onClick={scrollToTop}
      search={withPage(page)}
      activeOptions={exactly}
      variant={isCurrent ? "solid" : "ghost"}
      size="sm"
      aria-current={isCurrent ? "page" : undefined}
      fontVariantNumeric="tabular-nums"
    >
      <VisuallyHidden>Page </VisuallyHidden>
      {page}
    </ButtonLink>
  );
}
