import { chakra } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import type { ReactNode } from "react";
import { formatCount } from "../../../lib/format/number-format.ts";
import { Link } from "../../../ui/link.tsx";
import { kindText, statusText } from "../business-text.ts";
import { FactCard } from "./fact-card.tsx";

const List = chakra("dl", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2", textStyle: "sm" },
});
const Entry = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "4" },
});
const Label = chakra("dt", { base: { color: "fg.muted" } });
const Value = chakra("dd", {
  base: { minW: "0", ms: "auto", textAlign: "end", overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
});

type Detailed = Pick<BusinessDetail, "type" | "category" | "categorySlug" | "status" | "reviews" | "locatedIn">;

export function BusinessDetails({ business }: { business: Detailed }) {
  const category = kindText(business);
  return (
    <FactCard title="Business Details">
      <List>
        {category !== null && (
          <Line label="Category">
            {business.categorySlug === null ? (
              <bdi>{category}</bdi>
            ) : (
              <Link to={categoryPath(business.categorySlug)} dir="auto">
                {category}
              </Link>
            )}
          </Line>
        )}
        <Line label="Status">{statusText(business.status)}</Line>
        <Line label="Total reviews">{formatCount(business.reviews)}</Line>
        {business.locatedIn !== null && (
          <Line label="Located in">
            <bdi>{business.locatedIn}</bdi>
          </Line>
        )}
      </List>
    </FactCard>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Entry>
      <Label>{label}</Label>
      <Value>{children}</Value>
    </Entry>
  );
}

function categoryPath(slug: string): string {
  return `/categories/${slug}`;
}
