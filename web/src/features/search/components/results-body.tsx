import { chakra, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/contracts/search/search";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { Pager } from "../../../ui/pages/pager.tsx";
import type { AppliedFilter } from "../filters.ts";
import type { SearchParams } from "../search-params.ts";
import { withUnderstood } from "../understood.ts";
import { HitListSkeleton } from "./hit-grid.tsx";
import { HitList, type RenderHit } from "./hit-list.tsx";

/** Most searches find something. */
const loadNoResults = async () => (await import("./no-results.tsx")).NoResults;
const NoResults = import.meta.env.SSR ? await loadNoResults() : lazyPart(loadNoResults);

/** Few searches name only a place. */
const loadPlaceCard = async () => (await import("./place-card.tsx")).PlaceCard;
const PlaceCard = import.meta.env.SSR ? await loadPlaceCard() : lazyPart(loadPlaceCard);

const PagerBox = chakra("div", { base: { mt: "8" } });

export interface ResultsBodyProps {
  params: SearchParams;
  /** Undefined until the first answer. */
  answer: SearchAnswer | undefined;
  /** The answer belongs to the previous search; the next one is loading. */
  isStale: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  filters: readonly AppliedFilter[];
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  renderHit: RenderHit;
  /** Replaces the pager below the hits. */
  foot?: ReactNode;
}

/** The outcome of a search: hits, none, a failure, or placeholders. */
export function ResultsBody({ params, answer, isStale, hasFailed, onRetry, filters, foot, ...list }: ResultsBodyProps) {
  if (hasFailed) {
    return (
      <ErrorPanel title="The search does not answer at the moment." onRetry={onRetry}>
        Your search is kept in the address of this page. Try again in a few seconds.
      </ErrorPanel>
    );
  }
  if (answer === undefined) return <HitListSkeleton />;
  if (answer.hits.length === 0) {
    return (
      <Suspense fallback={<HitListSkeleton />}>
        <NoResults params={params} answer={answer} filters={filters} />
      </Suspense>
    );
  }
  return (
    <>
      <VisuallyHidden asChild>
        <h2>Results</h2>
      </VisuallyHidden>
      {isPlaceAlone(params, answer) && (
        <Suspense fallback={<Skeleton height="70px" mb="5" borderRadius="card" />}>
          <PlaceCard place={answer.understood.place} />
        </Suspense>
      )}
      <HitList hits={answer.hits} isBusy={isStale} search={withUnderstood(params, answer)} {...list} />
      <PagerBox data-print="hide">
        {foot ?? <Pager current={answer.page} total={answer.totalPages} label="results" />}
      </PagerBox>
    </>
  );
}

/** The search is only a place, whose page says more. */
function isPlaceAlone({ category }: SearchParams, { page, understood }: SearchAnswer): boolean {
  return understood.place !== null && understood.text === "" && category === undefined && page === 1;
}
