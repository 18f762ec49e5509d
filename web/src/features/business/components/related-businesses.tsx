import { chakra } from "@chakra-ui/react";
import type { BusinessDetail, RelatedBusiness } from "@meridian/contracts/businesses/business";
import { categoryPlural } from "@meridian/domain/categories/category-label";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { isolate } from "../../../lib/format/isolate.ts";
import { DistanceLine } from "../../../ui/distance-line.tsx";
import { Link } from "../../../ui/link.tsx";
import { relatedQuery } from "../api/get-business.ts";
import { coordinatesOf, kindText } from "../business-text.ts";
import { BusinessCard } from "./business-card.tsx";
import { RelatedBlock, RelatedGrid, RelatedSkeleton } from "./related-skeleton.tsx";

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "2",
    mb: "4",
  },
});
const Title = chakra("h2", { base: { textStyle: "h2" } });

export type RelatedTo = Pick<
  BusinessDetail,
  "slug" | "type" | "category" | "categorySlug" | "city" | "cityPath" | "latitude" | "longitude"
>;

/** Others of the kind in the same city, and others nearby; each only if there are any. */
export function RelatedBusinesses({ business }: { business: RelatedTo }) {
  const { data, isError } = useQuery(relatedQuery(business.slug));
  // If the server could not load it, the browser does: until then it renders as the server did.
  if (data === undefined) return isError && !import.meta.env.SSR ? null : <RelatedSkeleton />;
  return (
    <>
      <Related title={kindTitle(business)} all={<AllOfKind business={business} />} others={data.sameCategoryInCity} />
      <Related title="Nearby" all={<AllAround business={business} />} others={data.nearby} />
    </>
  );
}

interface RelatedProps {
  title: string;
  /** A link to the whole list. */
  all: ReactNode;
  others: readonly RelatedBusiness[];
}

function Related({ title, all, others }: RelatedProps) {
  const id = useId();
  if (others.length === 0) return null;
  return (
    <RelatedBlock aria-labelledby={id} data-print="hide">
      <Head>
        <Title id={id}>{title}</Title>
        {all}
      </Head>
      <RelatedGrid>
        {others.map((other) => (
          <li key={other.id}>
            <BusinessCard business={other}>
              <DistanceLine km={other.distanceKm} />
            </BusinessCard>
          </li>
        ))}
      </RelatedGrid>
    </RelatedBlock>
  );
}

function AllOfKind({ business: { categorySlug, cityPath } }: { business: RelatedTo }) {
  if (categorySlug === null || cityPath === null) return null;
  const city = cityPath.replace(/^\/cities\//, "");
  return (
    <Link to="/search" search={{ category: categorySlug, city }}>
      View all of them
    </Link>
  );
}

function AllAround({ business }: { business: RelatedTo }) {
  const point = coordinatesOf(business);
  if (point === undefined) return null;
  return (
    <Link to="/search" search={{ near: `${point.latitude},${point.longitude}`, sort: "distance" }}>
      View all nearby
    </Link>
  );
}

function kindTitle({ city, ...business }: RelatedTo): string {
  const kind = kindText(business);
  return `More ${kind === null ? "places" : isolate(categoryPlural(kind))}${city === null ? "" : ` in ${isolate(city)}`}`;
}
