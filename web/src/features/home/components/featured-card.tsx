import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { FeaturedBusiness } from "@meridian/contracts/businesses/business";
import { categoryLabel } from "@meridian/domain/categories/category-label";
import { MapPin, Phone, Star } from "lucide-react";
import { capCount, formatRating } from "../../../lib/format/number-format.ts";
import { CardLink } from "../../../ui/directory/card-link.tsx";
import { Picture } from "../../../ui/icons/picture.tsx";
import { CutName } from "./cut-name.tsx";

const NAME_LENGTH = 15;

const Body = chakra("span", { base: { display: "block", p: { base: "3", md: "4" } } });
const Kind = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted", truncate: true } });
const Line = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    textStyle: "sm",
    color: "fg.muted",
    mt: "2",
    minW: "0",
    _icon: { flexShrink: "0" },
  },
});
const Address = chakra("span", { base: { truncate: true, flex: "1" } });
const Rating = chakra("span", {
  base: {
    position: "absolute",
    top: "2.5",
    insetInlineEnd: "2.5",
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "2",
    minH: "6",
    borderRadius: "full",
    bg: "bg.raised",
    color: "fg",
    textStyle: "xs",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
  },
});
const FilledStar = chakra(Star, { base: { color: "rating", fill: "rating" } });
const Reviews = chakra("span", { base: { color: "fg.muted", fontWeight: "normal" } });
const Top = chakra("span", {
  base: { display: "block", position: "relative", borderTopRadius: "9px", overflow: "hidden" },
});

export function FeaturedCard({ business }: { business: FeaturedBusiness }) {
  const { slug, name, type, symbol, image_url, rating, review_count, full_address, phone } = business;
  const street = full_address?.split(",", 1)[0]?.trim();
  return (
    <CardLink to="/business/$slug" params={{ slug }} height="full">
      <Top>
        <Picture src={image_url} symbol={symbol} name={name} box="tile" />
        <Rating>
          <RatingWords rating={rating} reviews={review_count} />
        </Rating>
      </Top>
      <Body>
        <CutName name={name} length={NAME_LENGTH} />
        <Kind dir="auto">{categoryLabel(type) ?? "Business"}</Kind>
        <Line>
          <MapPin aria-hidden="true" size={14} />
          <Address dir="auto">{street ?? "Address not known"}</Address>
          {phone !== null && (
            <>
              <Phone aria-hidden="true" size={14} />
              <VisuallyHidden>Has a phone number</VisuallyHidden>
            </>
          )}
        </Line>
      </Body>
    </CardLink>
  );
}

function RatingWords({ rating, reviews }: { rating: number; reviews: number }) {
  if (rating <= 0) return "New";
  return (
    <>
      <FilledStar aria-hidden="true" size={13} />
      <span>{formatRating(rating)}</span>
      <Reviews>
        ({capCount(reviews)}
        <VisuallyHidden> reviews</VisuallyHidden>)
      </Reviews>
    </>
  );
}
