import { chakra } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/contracts/search/search";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { countOf } from "../../../lib/format/number-format.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { BadgeLink, Link } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { popularCategoriesQuery } from "../api/search-businesses.ts";
import { type AppliedFilter, withoutFilters } from "../filters.ts";
import { type SearchParams, withParams } from "../search-params.ts";
import { everywhere } from "../understood.ts";
import { usePageScope, useSearchTarget } from "../use-search-target.ts";
import { bestWithoutFilter, reasonOf, type Way } from "../why-nothing.ts";

const Ways = chakra("ul", { base: { display: "grid", gap: "1", justifyItems: "center" } });
const OtherWay = chakra("li", {
  base: { "& a": { display: "inline-flex", alignItems: "center", minH: { base: "11", md: "8" } } },
});
const Best = chakra("p", {
  base: { fontWeight: "semibold", "& a": { display: "inline-flex", alignItems: "center", minH: "11" } },
});
const Advice = chakra("p", { base: { maxW: "prose" } });
const Popular = chakra("section", { base: { mt: "8" } });
const Title = chakra("h2", { base: { textStyle: "h3", mb: "3" } });
const Chips = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2", "& > li": { minW: "0" } } });

export interface NoResultsProps {
  params: SearchParams;
  answer: SearchAnswer;
  filters: readonly AppliedFilter[];
}

/** Replaces an empty list: why there are no hits, what to remove first, and where else to go. */
export function NoResults({ params, answer, filters }: NoResultsProps) {
  const { at } = useNow();
  const { fixed } = usePageScope();
  const best = bestWithoutFilter(params, answer);
  const reason = reasonOf(answer, at);
  const isPageBeyond = answer.totalCount > 0;
  const ways = [...alternativesOf(params, answer), ...widerSearches(params, answer, { filters, fixed })].filter(
    ({ search }) => best === undefined || !isSameSearch(search, best.search),
  );
  return (
    <>
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={isPageBeyond ? "There are no results on this page" : "No businesses found"}
      >
        {reason !== undefined && <Advice>{reason}</Advice>}
        {best !== undefined && (
          <Best>
            <WayLink {...best} />
          </Best>
        )}
        {!isPageBeyond && best === undefined && params.q !== undefined && (
          <Advice>Check the spelling, or try fewer or more general words.</Advice>
        )}
        {ways.length > 0 && (
          <Ways>
            {ways.map((way) => (
              <OtherWay key={way.label}>
                <WayLink {...way} />
              </OtherWay>
            ))}
          </Ways>
        )}
      </EmptyState>
      {!isPageBeyond && <PopularCategories />}
    </>
  );
}

function WayLink({ label, search }: Way) {
  return (
    <Link {...useSearchTarget()(search)} rel="nofollow" preload={false}>
      {label}
    </Link>
  );
}

function isSameSearch(one: SearchParams, other: SearchParams): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The text for the search field, including a place read from it. */
function withText(params: SearchParams, { understood }: SearchAnswer, text: string): SearchParams {
  const { place } = understood;
  if (params.location !== undefined || place === null) return withParams(params, { q: text });
  return withParams(params, { q: text, location: place.label });
}

const ANYWHERE: SearchParams = { location: undefined, country: undefined, region: undefined };

function alternativesOf(params: SearchParams, answer: SearchAnswer): Way[] {
  const { texts = [], cities = [] } = answer.instead ?? {};
  return [
    ...texts.map(({ text, count }) => ({
      label: `Search for “${text}” · ${countOf(count, "business", "businesses")}`,
      search: withText(params, answer, text),
    })),
    ...cities.map(({ value, label, count }) => ({
      label: `In ${label} · ${countOf(count, "business", "businesses")}`,
      search: withParams(params, { ...ANYWHERE, q: answer.understood.text, city: value }),
    })),
  ];
}

interface Filters {
  filters: readonly AppliedFilter[];
  /** Filters fixed by the page. */
  fixed: SearchParams;
}

function widerSearches(params: SearchParams, answer: SearchAnswer, { filters, fixed }: Filters): Way[] {
  const ways: Way[] = [];
  if (answer.totalCount > 0) return [{ label: "Go to the first page", search: withParams(params, {}) }];
  const isPhrase = params.q?.includes('"') === true;
  if (isPhrase)
    ways.push({
      label: "Search without the quotation marks",
      search: withParams(params, { q: params.q?.replaceAll('"', "") }),
    });
  const { instead, isDegraded, understood } = answer;
  const isNowhere = instead === null && !isDegraded && filters.length === 0;
  if (!isNowhere && (params.location !== undefined || understood.place !== null)) {
    ways.push({ label: "Search everywhere", search: everywhere(params, answer) });
  }
  if (instead === null && understood.place !== null && understood.text !== "") {
    const { label } = understood.place;
    ways.push({ label: `All businesses in ${label}`, search: withParams(params, { q: undefined, location: label }) });
  }
  for (const { label, without } of filters) ways.push({ label: `Without the filter “${label}”`, search: without });
  if (filters.length > 1) ways.push({ label: "Without any filter", search: withoutFilters(params, fixed) });
  return ways;
}

function PopularCategories() {
  const { data } = useQuery(popularCategoriesQuery());
  if (data === undefined || data.popularSearches.length === 0) return null;
  return (
    <Popular>
      <Title>Popular categories</Title>
      <Chips>
        {data.popularSearches.map(({ category, slug }) => (
          <li key={slug}>
            <BadgeLink
              to="/search"
              search={{ category: slug }}
              rel="nofollow"
              preload={false}
              size="md"
              css={{ "@media (pointer: coarse)": { minH: "11" } }}
            >
              <bdi>{category}</bdi>
            </BadgeLink>
          </li>
        ))}
      </Chips>
    </Popular>
  );
}
