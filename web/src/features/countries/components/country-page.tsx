import type { CountryDetail } from "@meridian/shared/contracts/place";
import { listPageOf } from "../../../lib/list-page.ts";
import { countOf, formatCount } from "../../../lib/number-format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DirectoryPage } from "../../../ui/directory-page.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { SideList } from "../../../ui/side-list.tsx";
import { Stack } from "../../../ui/stack.tsx";

const MAX_CITIES = 20;
const CATEGORY_PAGE_SIZE = 20;

export interface CountryPageProps {
  country: CountryDetail;
  /** Page of the categories. */
  page: number;
}

export function CountryPage({ country: detail, page }: CountryPageProps) {
  const { country, businessCount, cityCount, categoryCount, topCities, topCategories, slug } = detail;
  const paging = { pageSize: CATEGORY_PAGE_SIZE };
  const categories =
    listPageOf(topCategories, { ...paging, page }) ?? listPageOf(topCategories, { ...paging, page: 1 });
  return (
    <DirectoryPage
      crumbs={[{ label: "Home", path: "/" }, { label: "Countries", path: "/countries" }, { label: country }]}
      title={`${country} Business Directory`}
      lead={`${countOf(businessCount, "business", "businesses")} in ${countOf(cityCount, "city", "cities")} of ${country}, in ${countOf(categoryCount, "category", "categories")}.`}
      tiles={[
        { label: "Total businesses", value: formatCount(businessCount) },
        { label: "Cities", value: formatCount(cityCount) },
        { label: "Categories", value: formatCount(categoryCount) },
      ]}
    >
      <Stack
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        alignItems="start"
        gap="6"
      >
        <SideList
          title="Top Cities"
          entries={topCities.slice(0, MAX_CITIES).map(({ city, count, countryCode, slug: citySlug }) => ({
            label: city,
            count,
            path: `/cities/${countryCode.toLowerCase()}/${citySlug}`,
          }))}
        >
          {cityCount > MAX_CITIES && (
            <ButtonLink to="/countries/$slug/cities" params={{ slug }} variant="outline" mt="3">
              View All {formatCount(cityCount)} Cities
            </ButtonLink>
          )}
        </SideList>
        {categories !== undefined && (
          <Stack>
            <SideList
              title="Popular Categories"
              entries={categories.items.map(({ category, count, slug }) => ({
                label: category,
                count,
                path: `/categories/${slug}`,
              }))}
            />
            <Pager current={categories.page} total={categories.totalPages} label="categories" />
          </Stack>
        )}
      </Stack>
    </DirectoryPage>
  );
}
