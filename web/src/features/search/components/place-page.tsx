import { Container } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { Breadcrumb, type Crumb } from "../../../ui/breadcrumb.tsx";
import type { PageScope } from "../search-target.ts";
import { PageScopeProvider } from "../use-search-target.ts";
import { ResultsFrame, type ResultsFrameProps } from "./results-frame.tsx";
import { WayToResults } from "./results-grid.tsx";
import { Heading } from "./results-head.tsx";

export interface PlacePageProps extends Omit<ResultsFrameProps, "heading"> {
  scope: PageScope;
  crumbs: readonly Crumb[];
  title: string;
  /** Figures and links, below the list. */
  children: ReactNode;
}

/** The page of a place or category: list and map of its businesses, with breadcrumbs above and links below. */
export function PlacePage({ scope, crumbs, title, children, ...results }: PlacePageProps) {
  return (
    <PageScopeProvider value={scope}>
      <WayToResults>
        <Breadcrumb crumbs={crumbs} />
      </WayToResults>
      <ResultsFrame {...results} heading={<Heading>{title}</Heading>} />
      <Container pb="16">
        <Suspense>{children}</Suspense>
      </Container>
    </PageScopeProvider>
  );
}
