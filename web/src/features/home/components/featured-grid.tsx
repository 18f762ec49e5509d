import { chakra } from "@chakra-ui/react";
import type { FeaturedBusiness } from "@meridian/shared/contracts/business";
import { categoryMark } from "../../../lib/category-mark.ts";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FeaturedCard } from "./featured-card.tsx";

const CARD_COUNT = 12;

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "3", md: "5" },
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
  },
});
const Words = chakra("div", { base: { p: { base: "3", md: "4" }, display: "grid", gap: "2" } });
const Name = chakra("p", { base: { fontWeight: "semibold", color: "fg.muted" } });
const SampleMark = chakra("div", { base: { position: "absolute", top: "2.5", insetInlineStart: "2.5" } });
const Top = chakra("div", { base: { position: "relative", borderTopRadius: "9px", overflow: "hidden" } });

export function FeaturedGrid({ businesses }: { businesses: readonly FeaturedBusiness[] }) {
  return (
    <Grid>
      {businesses.slice(0, CARD_COUNT).map((business) => (
        <li key={business.id}>
          <FeaturedCard business={business} />
        </li>
      ))}
    </Grid>
  );
}

export function FeaturedSkeletons() {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: CARD_COUNT }, (_, index) => `card-${index}`).map((key) => (
        <li key={key}>
          <Card>
            <Skeleton aspectRatio="16 / 10" borderRadius="0" borderTopRadius="9px" />
            <Words>
              <Skeleton height="5" width="70%" />
              <Skeleton height="4" width="45%" />
              <Skeleton height="4" width="85%" />
            </Words>
          </Card>
        </li>
      ))}
    </Grid>
  );
}

const SAMPLE_TYPES = ["Restaurant", "Hotel", "Coffee shop", "Dentist", "Bakery", "Book store"] as const;
const SAMPLES = ["first", "second"].flatMap((row) => SAMPLE_TYPES.map((type) => ({ key: `${row} ${type}`, type })));

/** What will stand here once there is something in the directory. Marked as samples: they lead nowhere and claim nothing. */
export function SampleGrid() {
  return (
    <Grid>
      {SAMPLES.map(({ key, type }) => (
        <li key={key}>
          <Card borderStyle="dashed">
            <Top>
              <Picture src={null} mark={categoryMark(type)} seed={key} />
              <SampleMark>
                <Chip>Sample</Chip>
              </SampleMark>
            </Top>
            <Words>
              <Name>{type}</Name>
            </Words>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
