import { chakra, Skeleton } from "@chakra-ui/react";
import type { BusinessDetail, RelatedBusiness } from "@meridian/contracts/businesses/business";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { categoryPlural } from "../../../lib/format/category-plural.ts";
import { DistanceLine } from "../../../ui/distance-line.tsx";
import { Link } from "../../../ui/link.tsx";
import { relatedQuery } from "../api/get-related.ts";
import { coordinatesOf, kindText } from "../business-text.ts";
import { BusinessCard } from "./business-card.tsx";

const SHOWN = [1, 2, 3, 4];

const Block = chakra("section", { base: { mt: { base: "10", md: "12" } } });
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
const Grid = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "3", sm: "4", md: "5" },
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      sm: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
  },
});

type Placed = Pick<
  BusinessDetail,
  "slug" | "type" | "category" | "categorySlug" | "city" | "cityPath" | "latitude" | "longitude"
>;

/** Others of the kind in the same city, and others nearby; each only if there are any. */
export function RelatedBusinesses({ business }: { business: Placed }) {
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
    <Block aria-labelledby={id} data-print="hide">
      <Head>
        <Title id={id}>{title}</Title>
        {all}
      </Head>
      <Grid>
        {others.map((other) => (
          <li key={other.id}>
            <BusinessCard business={other}>
              <DistanceLine km={other.distanceKm} />
            </BusinessCard>
          </li>
        ))}
      </Grid>
    </Block>
  );
}

function AllOfKind({ business: { categorySlug, cityPath } }: { business: Placed }) {
  if (categorySlug === null || cityPath === null) return null;
  const city = cityPath.replace(/^\/cities\//, "");
  return (
    <Link to="/search" search={{ category: categorySlug, city }}>
      View all of them
    </Link>
  );
}

function AllAround({ business }: { business: Placed }) {
  const point = coordinatesOf(business);
  if (point === undefined) return null;
  return (
    <Link to="/search" search={{ near: `${point.latitude},${point.longitude}`, sort: "distance" }}>
      View all nearby
    </Link>
  );
}

function RelatedSkeleton() {
  return (
    <Block aria-hidden="true" data-print="hide">
      <Skeleton height="7" maxW="xs" mb="4" />
      <Grid>
        {SHOWN.map((key) => (
          <li key={key}>
            <Skeleton height={{ base: "36", sm: "80" }} borderRadius="card" />
          </li>
        ))}
      </Grid>
    </Block>
  );
}

function kindTitle({ city, ...business }: Placed): string {
  const kind = kindText(business);
  return `More ${kind === null ? "places" : categoryPlural(kind)}${city === null ? "" : ` in ${city}`}`;
}
