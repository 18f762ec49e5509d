import { chakra, SimpleGrid, Stack } from "@chakra-ui/react";
import type { CountryDetail } from "@meridian/contracts/places/place";
import { cityPath } from "../../../lib/format/city-path.ts";
import { countryInText } from "../../../lib/format/country-names.ts";
import { formatCount } from "../../../lib/format/number-format.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { type ListFilters, SideList } from "../../../ui/directory/side-list.tsx";
import { StatGrid } from "../../../ui/directory/stat-grid.tsx";
import { StatTile } from "../../../ui/directory/stat-tile.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { Pager } from "../../../ui/pages/pager.tsx";

const MAX_CITIES = 20;

const About = chakra("p", { base: { color: "fg.muted", maxW: "prose", textWrap: "pretty" } });

export interface CountryOnwardProps {
  country: CountryDetail;
  /** The current page of its categories. */
  categories: ListPage<CountryDetail["topCategories"][number]>;
  /** The list's filters and order, which links keep. */
  filters: ListFilters;
}

/** The figures of a country, its largest cities, and its categories. */
export function CountryOnward({ country: detail, categories, filters }: CountryOnwardProps) {
  const { country, businessCount, cityCount, categoryCount, topCities, slug } = detail;
  return (
    <Stack gap="6">
      <StatGrid>
        <StatTile label="Total businesses" value={formatCount(businessCount)} />
        <StatTile label="Cities" value={formatCount(cityCount)} />
        <StatTile label="Categories" value={formatCount(categoryCount)} />
      </StatGrid>
      <About>
        What there is in the cities of {countryInText(country)}, the best known first, with ratings, opening hours and
        phone numbers.
      </About>
      <SimpleGrid columns={{ base: 1, md: 2 }} alignItems="start" gap="6">
        <SideList
          title="Top Cities"
          entries={topCities.slice(0, MAX_CITIES).map((city) => ({
            label: city.city,
            count: city.count,
            path: cityPath(city),
            search: filters,
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
              path: `/countries/${slug}/${categorySlug}`,
              search: filters,
            }))}
          />
          <Pager current={categories.page} total={categories.totalPages} label="categories" />
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
