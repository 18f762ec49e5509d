import { SimpleGrid, Stack } from "@chakra-ui/react";
import type { CountryDetail } from "@meridian/shared/contracts/place";
import type { ListPage } from "../../../lib/list-page.ts";
import { countOf, formatCount } from "../../../lib/number-format.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { DirectoryPage } from "../../../ui/directory-page.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { SideList } from "../../../ui/side-list.tsx";
import { countryCrumbs } from "../country-crumbs.ts";

const MAX_CITIES = 20;

export interface CountryPageProps {
  country: CountryDetail;
  /** The page of its categories that is shown. */
  categories: ListPage<CountryDetail["topCategories"][number]>;
}

export function CountryPage({ country: detail, categories }: CountryPageProps) {
  const { country, businessCount, cityCount, categoryCount, topCities, slug } = detail;
  return (
    <DirectoryPage
      crumbs={countryCrumbs(country)}
      title={`${country} Business Directory`}
      lead={`${countOf(businessCount, "business", "businesses")} in ${countOf(cityCount, "city", "cities")} of ${country}, in ${countOf(categoryCount, "category", "categories")}.`}
      tiles={[
        { label: "Total businesses", value: formatCount(businessCount) },
        { label: "Cities", value: formatCount(cityCount) },
        { label: "Categories", value: formatCount(categoryCount) },
      ]}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} alignItems="start" gap="6">
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
        <Stack gap="4">
          <SideList
            title="Popular Categories"
            entries={categories.items.map(({ category, count, slug: categorySlug }) => ({
              label: category,
              count,
              path: `/categories/${categorySlug}`,
            }))}
          />
          <Pager current={categories.page} total={categories.totalPages} label="categories" />
        </Stack>
      </SimpleGrid>
    </DirectoryPage>
  );
}
