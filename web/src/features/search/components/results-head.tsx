import { chakra } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/contracts/search/search";
import { type ReactNode, Suspense } from "react";
import { SymbolIcon } from "../../../ui/icons/symbol-icon.tsx";
import { Island } from "../../../ui/island.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { AppliedFilter } from "../filters.ts";
import { resultsHeading, totalText } from "../headline.ts";
import { type SearchParams, withParams } from "../search-params.ts";
import { hasNotes } from "../understood.ts";
import { useGoNear } from "../use-go-near.ts";
import { AppliedFilters, ResultsBar } from "./results-bar.tsx";
import { Note, Notes } from "./results-notes.tsx";

const LinkButton = chakra("button", {
  base: { color: "accent", textDecoration: "underline", textUnderlineOffset: "0.2em", cursor: "pointer" },
});

/** Most searches need no notes. */
const loadNotes = async () => (await import("./results-notes.tsx")).ResultsNotes;
const ResultsNotes = import.meta.env.SSR ? await loadNotes() : lazyPart(loadNotes);

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-end",
    justifyContent: "space-between",
    columnGap: "6",
    rowGap: "3",
    mb: "5",
  },
});
const Words = chakra("div", {
  base: { flex: "1 1 auto", maxW: "full", minW: "0" },
  variants: { isWide: { true: { flexBasis: "full" } } },
});
/** The heading of a results page. */
export const Heading = chakra("h1", { base: { textStyle: "h2", overflowWrap: "anywhere" } });
const Total = chakra("p", {
  base: { color: "fg.muted", textStyle: "sm", mt: "1", fontVariantNumeric: "tabular-nums" },
});

export interface ResultsHeadProps {
  params: SearchParams;
  /** Undefined until the first answer, and after a failure. */
  answer: SearchAnswer | undefined;
  isStale: boolean;
  hasFailed: boolean;
  filters: readonly AppliedFilter[];
  /** By default, the search in words. */
  heading?: ReactNode;
}

/** What was searched for and the number of hits, how the words were read, and access to filters and sorting. */
export function ResultsHead({ params, answer, isStale, hasFailed, filters, heading }: ResultsHeadProps) {
  const isNoted = answer !== undefined && hasNotes(params, answer);
  const nearMe = answer?.understood.isNearMe === true ? withParams(params, { q: answer.understood.text }) : undefined;
  return (
    <Head>
      <Words isWide={filters.length > 0 || isNoted || nearMe !== undefined}>
        {heading ?? <Heading>{resultsHeading(params, answer)}</Heading>}
        <Total role="status">{statusText(answer, isStale, hasFailed)}</Total>
        {isNoted && (
          <Suspense>
            <ResultsNotes params={params} answer={answer} />
          </Suspense>
        )}
        {nearMe !== undefined && <NearMeNote params={nearMe} />}
      </Words>
      <Island>
        <ResultsBar
          params={params}
          facets={answer?.facets}
          totalCount={answer?.totalCount}
          filters={filters}
          total={answer === undefined ? "results" : totalText(answer)}
        />
      </Island>
      <AppliedFilters params={params} filters={filters} />
    </Head>
  );
}

function statusText(answer: SearchAnswer | undefined, isStale: boolean, hasFailed: boolean): string {
  if (hasFailed) return "The search failed";
  if (answer === undefined || isStale) return "Searching…";
  const { page, totalPages } = answer;
  return page > 1 && page <= totalPages ? `${totalText(answer)} · page ${page} of ${totalPages}` : totalText(answer);
}

/** After "near me" in a text, the position is requested only on a click. Part of the page's main script, so that no early click is lost. */
function NearMeNote({ params }: { params: SearchParams }) {
  const goNear = useGoNear(params);
  return (
    <Notes css={{ "@media (scripting: none)": { display: "none" } }}>
      <Note>
        <SymbolIcon symbol="locate" size={15} />
        <span>
          These are from everywhere.{" "}
          <LinkButton type="button" onClick={goNear}>
            Use my location
          </LinkButton>{" "}
          to see what is near you.
        </span>
      </Note>
    </Notes>
  );
}
