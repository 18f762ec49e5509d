import { Stack } from "@chakra-ui/react";
import type { CityDetail } from "@meridian/shared/contracts/place";
import type { ReactNode } from "react";
import { countOf, formatCount } from "../../../lib/number-format.ts";
import { DirectoryPage } from "../../../ui/directory-page.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { SideList, WithSide } from "../../../ui/side-list.tsx";
import { cityCrumbs } from "../city-crumbs.ts";

const MAX_CATEGORIES = 15;

export interface CityPageProps {
  city: CityDetail;
  /** The businesses of the page, which are a feature of their own. */
  list: ReactNode;
}

export function CityPage({ city: detail, list }: CityPageProps) {
  const { city, country, businessCount, categoryCount, businesses, topCategories } = detail;
  return (
    <DirectoryPage
      crumbs={cityCrumbs(detail)}
      title={`${city}, ${country}`}
      lead={`${countOf(businessCount, "business", "businesses")} in ${city}, in ${countOf(categoryCount, "category", "categories")}, the best known first.`}
      tiles={[
        { label: "Total businesses", value: formatCount(businessCount) },
        { label: "Categories", value: formatCount(categoryCount) },
      ]}
    >
      <WithSide>
        <Stack gap="8">
          {businesses.length === 0 ? <EmptyState title="No businesses found" /> : list}
          <Pager current={detail.currentPage} total={detail.totalPages} label="businesses" />
        </Stack>
        <SideList
          title="Top Categories"
          entries={topCategories.slice(0, MAX_CATEGORIES).map(({ category, count, slug }) => ({
            label: category,
            count,
            path: "/search",
            search: { category: slug, city: `${detail.countryCode.toLowerCase()}/${detail.slug}` },
          }))}
        />
      </WithSide>
    </DirectoryPage>
  );
}
