import { Stack } from "@chakra-ui/react";
import type { CategoryDetail } from "@meridian/shared/contracts/place";
import type { ReactNode } from "react";
import { countOf, formatCount } from "../../../lib/number-format.ts";
import { DirectoryPage } from "../../../ui/directory-page.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { SideList, WithSide } from "../../../ui/side-list.tsx";
import { categoryCrumbs } from "../category-crumbs.ts";

const MAX_COUNTRIES = 15;

export interface CategoryPageProps {
  category: CategoryDetail;
  /** The businesses of the page, which are a feature of their own. */
  list: ReactNode;
}

export function CategoryPage({ category: detail, list }: CategoryPageProps) {
  const { category, slug, businessCount, countryCount, businesses, topCountries, currentPage, totalPages } = detail;
  return (
    <DirectoryPage
      crumbs={categoryCrumbs(category)}
      title={`${category} Businesses`}
      lead={`${countOf(businessCount, "business", "businesses")} listed under ${category} in ${countOf(countryCount, "country", "countries")}, the best known first.`}
      tiles={[
        { label: "Businesses", value: formatCount(businessCount) },
        { label: "Countries", value: formatCount(countryCount) },
      ]}
    >
      <WithSide>
        <Stack gap="8">
          {businesses.length === 0 ? <EmptyState title="No businesses found in this category." /> : list}
          <Pager current={currentPage} total={totalPages} label="businesses" />
        </Stack>
        <SideList
          title="Top Countries"
          entries={topCountries.slice(0, MAX_COUNTRIES).map(({ country, count, slug: countrySlug }) => ({
            label: country,
            count,
            path: `/countries/${countrySlug}/${slug}`,
          }))}
        />
      </WithSide>
    </DirectoryPage>
  );
}
