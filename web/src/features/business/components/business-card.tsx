import { Link as Anchor, Badge, Card, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { PublicListItem } from "@meridian/contracts/businesses/business";
import { categoryLabel } from "@meridian/domain/categories/category-label";
import { BadgeCheck, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { addressLine } from "../../../lib/format/address-line.ts";
import { stretchedLink } from "../../../ui/directory/card-link.tsx";
import { Picture } from "../../../ui/icons/picture.tsx";
import { BadgeLink, Link } from "../../../ui/link.tsx";
import { telUrl } from "../business-text.ts";
import { OpenStateLine } from "./open-state-line.tsx";
import { RatingLine } from "./rating-line.tsx";

/** The picture's width; with large text, its share shrinks. */
const PHONE_WIDTH = "min(6.5rem, 36%)";
/** Beside the text on phones, where a picture above would leave room for a single business, and in long lists; above the text elsewhere. */
const Top = chakra("div", {
  base: { flexShrink: "0", overflow: "hidden" },
  variants: {
    isCompact: {
      true: {
        width: { base: PHONE_WIDTH, sm: "5.5rem" },
        borderStartRadius: "9px",
        "& > div": { aspectRatio: "auto", height: "full" },
      },
      false: {
        width: { base: PHONE_WIDTH, sm: "auto" },
        borderStartRadius: { base: "9px", sm: "0" },
        borderTopRadius: { sm: "9px" },
        "& > div": { aspectRatio: { base: "auto", sm: "16 / 10" }, height: { base: "full", sm: "auto" } },
      },
    },
  },
});
const Body = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    flex: "1",
    minW: "0",
    textStyle: "sm",
  },
  variants: {
    isCompact: {
      true: { gap: "0.5", p: "3" },
      false: { gap: { base: "1", sm: "1.5" }, p: { base: "3", sm: "4" } },
    },
  },
});
const Name = chakra("h3", {
  base: { fontSize: "md", fontWeight: "semibold", lineHeight: "short", lineClamp: "2" },
});
/** Fills the room at the end of the name, so that it never wraps alone. */
const Verified = chakra(BadgeCheck, {
  base: { display: "inline", verticalAlign: "-3px", ms: "-17px", color: "accent" },
});
const VERIFIED_ROOM = "23px";
const Address = chakra("p", { base: { textStyle: "sm", color: "fg.muted", truncate: true } });
const Foot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    rowGap: "0.5",
    mt: "auto",
    pt: "0.5",
  },
});

export interface BusinessCardProps {
  business: PublicListItem;
  /** The name with its matches marked, on search results. */
  name?: ReactNode;
  /** More facts, such as a distance. */
  children?: ReactNode;
  /** At the foot of the card. */
  action?: ReactNode;
  /** In a list to be scanned: a small picture, also on large screens. */
  isCompact?: boolean;
}

/** A business in a list: one link over the whole card, with category and phone as separate links above it. */
export function BusinessCard({ business, name, children, action, isCompact = false }: BusinessCardProps) {
  const { slug, category, categorySlug, photo, fullAddress, city, country, verified } = business;
  const place = [city, country].filter((part) => part !== null).join(", ");
  return (
    <Card.Root
      variant="elevated"
      display="flex"
      flexDirection={isCompact ? "row" : { base: "row", sm: "column" }}
      height="full"
    >
      <Top isCompact={isCompact}>
        <Picture src={photo} symbol={business.symbol} name={business.name} />
      </Top>
      <Body isCompact={isCompact}>
        <Name dir="auto">
          <Link
            to="/business/$slug"
            params={{ slug }}
            variant="plain"
            css={stretchedLink}
            pe={verified ? VERIFIED_ROOM : undefined}
          >
            {name ?? business.name}
          </Link>
          {verified && (
            <>
              <Verified aria-hidden="true" size={17} />
              <VisuallyHidden> Verified</VisuallyHidden>
            </>
          )}
        </Name>
        <RatingLine rating={business.rating} reviews={business.reviews} isCompact={isCompact} />
        <OpenStateLine openState={business.openState} timeZone={business.timeZone} />
        <Address dir="auto" title={fullAddress ?? undefined}>
          {addressLine(fullAddress) ?? (place === "" ? "Address not known" : place)}
        </Address>
        {children}
        <Foot>
          <CategoryChip category={category} slug={categorySlug} />
          <PhoneLink phone={business.phone} name={business.name} />
        </Foot>
        {action}
      </Body>
    </Card.Root>
  );
}

function CategoryChip({ category, slug }: { category: string | null; slug: string | null }) {
  if (category === null) return null;
  if (slug === null) return <Badge dir="auto">{categoryLabel(category)}</Badge>;
  const path: string = `/categories/${slug}`;
  return (
    <BadgeLink to={path} position="relative" dir="auto">
      {categoryLabel(category)}
    </BadgeLink>
  );
}

function PhoneLink({ phone, name }: { phone: string | null; name: string }) {
  const href = telUrl(phone);
  if (phone === null || href === undefined) return null;
  return (
    <Anchor
      href={href}
      variant="plain"
      color="fg.muted"
      position="relative"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="sm"
      minH="6"
      aria-label={`Call ${name}: ${phone}`}
    >
      <Phone aria-hidden="true" size={14} />
      {phone}
    </Anchor>
  );
}
