import { chakra, Pagination } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { ButtonAnchor, ButtonLink } from "../link.tsx";
import { pageSteps, pageWindow } from "./page-window.ts";
import { useScrollToTop } from "./use-scroll-to-top.ts";

const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", alignItems: "center", gap: "1.5" },
});
const Edge = chakra("span", { base: { display: { base: "none", sm: "inline" } } });
const previous = (
  <>
    <ChevronLeft aria-hidden="true" />
    <Edge>Previous</Edge>
  </>
);
const next = (
  <>
    <Edge>Next</Edge>
    <ChevronRight aria-hidden="true" />
  </>
);
const WORDS = {
  prevTriggerLabel: "Previous page",
  nextTriggerLabel: "Next page",
  itemLabel: ({ page }: { page: number }) => `Page ${page}`,
};

export interface PageLinksProps {
  current: number;
  total: number;
  /** What is paged, for the name of the landmark: "businesses". */
  label: string;
  /** `window`: five numbers that slide; `ends`: first and last always there, two either side of the current. */
  style?: "window" | "ends";
}

/** Chakra's pagination, of links: the current address with another `page`. */
export function PageLinks({ current, total, label, style = "window" }: PageLinksProps) {
  const steps = style === "ends" ? pageSteps(current, total) : pageWindow(current, total);
  const link = useLinkProps();
  return (
    <Pagination.Root
      type="link"
      count={total}
      pageSize={1}
      page={current}
      translations={{ ...WORDS, rootLabel: `Pages of ${label}` }}
    >
      <List>
        <li>
          <Pagination.PrevTrigger asChild>
            {current <= 1 ? (
              <Nowhere>{previous}</Nowhere>
            ) : (
              <ButtonLink {...link(current - 1)} rel="prev" variant="ghost">
                {previous}
              </ButtonLink>
            )}
          </Pagination.PrevTrigger>
        </li>
        {steps.map((step, index) =>
          step === "gap" ? (
            <li key={`gap-${steps[index - 1]}`}>
              <Pagination.Ellipsis index={index} px="2" color="fg.muted">
                …
              </Pagination.Ellipsis>
            </li>
          ) : (
            <li key={step}>
              <Pagination.Item asChild type="page" value={step}>
                <ButtonLink
                  {...link(step)}
                  variant={step === current ? "solid" : "ghost"}
                  fontVariantNumeric="tabular-nums"
                >
                  {step}
                </ButtonLink>
              </Pagination.Item>
            </li>
          ),
        )}
        <li>
          <Pagination.NextTrigger asChild>
            {current >= total ? (
              <Nowhere>{next}</Nowhere>
            ) : (
              <ButtonLink {...link(current + 1)} rel="next" variant="ghost">
                {next}
              </ButtonLink>
            )}
          </Pagination.NextTrigger>
        </li>
      </List>
    </Pagination.Root>
  );
}

/** The step before the first page or after the last. A disabled link of the router would count as the current page. */
function Nowhere(props: ComponentProps<typeof ButtonAnchor>) {
  return <ButtonAnchor role="link" aria-disabled="true" variant="ghost" size="sm" {...props} />;
}

function useLinkProps() {
  const scrollToTop = useScrollToTop();
  return (page: number) =>
    ({
      to: ".",
      /** The first page is the address without a number. */
      search: (search: Record<string, unknown>) => ({ ...search, page: page === 1 ? undefined : String(page) }),
      resetScroll: false,
      onClick: scrollToTop,
      size: "sm",
    }) as const;
}
