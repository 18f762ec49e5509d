import { chakra } from "@chakra-ui/react";
import type { FeaturedBusiness } from "@meridian/contracts/businesses/business";
import type { HomepageData } from "@meridian/contracts/places/place";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { cityPath } from "../../../lib/format/city-path.ts";
import { countOf } from "../../../lib/format/number-format.ts";
import { Section } from "../../../ui/directory/section.tsx";
import { Island } from "../../../ui/island.tsx";
import { ButtonLink, Link } from "../../../ui/link.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { FeaturedGrid, SampleGrid } from "./featured-grid.tsx";
import { Gazetteer } from "./gazetteer.tsx";
import { Hero } from "./hero.tsx";
import { Reasons } from "./reasons.tsx";

const Tinted = chakra("div", { base: { bg: "bg.subtle", borderBlockWidth: "1px", borderColor: "border" } });

const ALL_BUSINESSES_PATH: string = "/businesses";

export interface HomePageProps {
  data: HomepageData;
  featured: readonly FeaturedBusiness[];
  search: ReactNode;
}

export function HomePage({ data, featured, search }: HomePageProps) {
  const { totals, popularSearches, topCities, topCountries } = data;
  const isEmpty = totals.businesses === 0;
  return (
    <>
      <Island>
        <Hero totals={totals} search={search} />
      </Island>
      <Section
        title="Featured businesses"
        lead={
          isEmpty
            ? "The directory is still empty: these are samples of what will appear here."
            : "Well known and well reviewed"
        }
        action={
          <ButtonLink to={ALL_BUSINESSES_PATH} variant="outline" whiteSpace="normal" maxW="full">
            View All Businesses
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        }
      >
        {isEmpty ? <SampleGrid /> : <FeaturedGrid businesses={featured} />}
      </Section>
      {popularSearches.length > 0 && (
        <Tinted>
          <Section
            title="Popular Categories"
            lead={`The largest of ${countOf(totals.categories, "category", "categories")}`}
            action={<MoreLink to="/categories">All categories</MoreLink>}
          >
            <CategoryTiles categories={popularSearches} />
          </Section>
        </Tinted>
      )}
      {topCities.length > 0 && (
        <Section title="Top Cities" action={<MoreLink to="/cities">All cities</MoreLink>}>
          <Gazetteer entries={topCities.map(cityEntry)} />
        </Section>
      )}
      {topCountries.length > 0 && (
        <Section title="Countries" action={<MoreLink to="/countries">All countries</MoreLink>}>
          <Gazetteer entries={topCountries.map(countryEntry)} />
        </Section>
      )}
      <Tinted borderBottomWidth="0">
        <Section title="Why Choose Us">
          <Reasons />
        </Section>
      </Tinted>
    </>
  );
}

function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} minH="11" display="inline-flex" alignItems="center" fontWeight="medium">
      {children}
    </Link>
  );
}

function cityEntry({ city, count, countryCode, slug }: HomepageData["topCities"][number]) {
  return { name: city, code: countryCode, count, path: cityPath({ countryCode: countryCode || "us", slug }) };
}

function countryEntry({ country, businessCount, countryCode, slug }: HomepageData["topCountries"][number]) {
  return { name: country, code: countryCode, count: businessCount, path: `/countries/${slug}` };
}
