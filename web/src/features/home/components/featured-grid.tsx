import { Badge, Card, chakra } from "@chakra-ui/react";
import type { FeaturedBusiness } from "@meridian/contracts/businesses/business";
import { Picture } from "../../../ui/icons/picture.tsx";
import { FeaturedCard } from "./featured-card.tsx";
import { CARD_COUNT, FeaturedList, FeaturedWords } from "./featured-skeletons.tsx";

const Name = chakra("p", { base: { fontWeight: "semibold", color: "fg.muted" } });
const SampleMark = chakra("div", { base: { position: "absolute", top: "2.5", insetInlineStart: "2.5" } });
const Top = chakra("div", { base: { position: "relative", borderTopRadius: "9px", overflow: "hidden" } });

export function FeaturedGrid({ businesses }: { businesses: readonly FeaturedBusiness[] }) {
  return (
    <FeaturedList>
      {businesses.slice(0, CARD_COUNT).map((business) => (
        <li key={business.id}>
          <FeaturedCard business={business} />
        </li>
      ))}
    </FeaturedList>
  );
}

const SAMPLE_TYPES = [
  { type: "Restaurant", symbol: "food" },
  { type: "Hotel", symbol: "bed" },
  { type: "Coffee shop", symbol: "coffee" },
  { type: "Dentist", symbol: "tooth" },
  { type: "Bakery", symbol: "bread" },
  { type: "Book store", symbol: "book" },
] as const;
const SAMPLES = ["first", "second"].flatMap((row) =>
  SAMPLE_TYPES.map((sample) => ({ key: `${row} ${sample.type}`, ...sample })),
);

/** Samples shown while the directory is empty. Marked as such, without links or claims. */
export function SampleGrid() {
  return (
    <FeaturedList>
      {SAMPLES.map(({ key, type, symbol }) => (
        <li key={key}>
          <Card.Root borderStyle="dashed">
            <Top>
              <Picture src={null} symbol={symbol} name={type} />
              <SampleMark>
                <Badge>Sample</Badge>
              </SampleMark>
            </Top>
            <FeaturedWords>
              <Name>{type}</Name>
            </FeaturedWords>
          </Card.Root>
        </li>
      ))}
    </FeaturedList>
  );
}
