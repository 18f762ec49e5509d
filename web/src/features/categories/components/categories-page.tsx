import { chakra } from "@chakra-ui/react";
import type { CategoryListItem } from "@meridian/contracts/places/place";
import { countOf, formatCount, formatPercent, formatRating } from "../../../lib/format/number-format.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { DirectoryCard } from "../../../ui/directory/directory-card.tsx";
import { DirectoryGrid, type DirectoryView } from "../../../ui/directory/directory-grid.tsx";
import { DirectoryPage, ListFoot } from "../../../ui/directory/directory-page.tsx";
import { ViewToggle } from "../../../ui/directory/view-toggle.tsx";
import { ListFilter } from "../../../ui/forms/list-filter.tsx";
import { SymbolBadge } from "../../../ui/icons/symbol-icon.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LetterBar } from "../../../ui/pages/letter-bar.tsx";
import { categoryCrumbs } from "../category-crumbs.ts";

const Tools = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", mb: "2" } });

export interface CategoriesPageProps {
  list: ListPage<CategoryListItem>;
  totals: { categories: number; businesses: number };
  letter: string | undefined;
  query: string | undefined;
  view: DirectoryView;
}

export function CategoriesPage({ list, totals, letter, query, view }: CategoriesPageProps) {
  const mean = totals.categories === 0 ? 0 : Math.round(totals.businesses / totals.categories);
  const largest = Math.max(1, ...list.items.map(({ count }) => count));
  return (
    <DirectoryPage
      crumbs={categoryCrumbs()}
      title={letter === undefined ? "Business Categories" : `Keywords beginning with ${letter}`}
      lead={`${countOf(totals.businesses, "business", "businesses")} in ${countOf(totals.categories, "category", "categories")}, largest first.`}
      tiles={[
        { label: "Total categories", value: formatCount(totals.categories) },
        { label: "Total businesses", value: formatCount(totals.businesses) },
        { label: "Average per category", value: formatCount(mean) },
      ]}
    >
      <Tools>
        <ListFilter label="Filter categories" value={query} />
        <ViewToggle current={view} />
      </Tools>
      <LetterBar label="Categories by letter" basePath="/categories" current={letter} isSticky />
      {list.items.length === 0 && <EmptyState title="No categories found">Try another word or letter.</EmptyState>}
      <DirectoryGrid view={view}>
        {list.items.map(({ category, count, slug, meanRating, symbol }) => (
          <li key={slug}>
            <DirectoryCard
              view={view}
              path={`/categories/${slug}`}
              title={category}
              icon={<SymbolBadge symbol={symbol} />}
              facts={[
                countOf(count, "business", "businesses"),
                ...(meanRating === null ? [] : [`rated ${formatRating(meanRating)} on average`]),
              ].join(" · ")}
              barShare={count / largest}
              shareText={`${formatPercent(count, totals.businesses)} of all businesses`}
            />
          </li>
        ))}
      </DirectoryGrid>
      <ListFoot list={list} noun={["category", "categories"]} />
    </DirectoryPage>
  );
}
