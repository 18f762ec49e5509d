import { Badge, Card, chakra } from "@chakra-ui/react";
import type { AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import { MapPin, Phone } from "lucide-react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { RatingStars } from "../../../ui/icons/rating-stars.tsx";
import { Link } from "../../../ui/link.tsx";
import { formatRating } from "../business-words.ts";
import { stateMarksOf } from "../state-marks.ts";
import { CardActions } from "./card-actions.tsx";
import { SelectBox, VerifiedMark } from "./row-parts.tsx";

const Row = chakra(Card.Root, {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    alignItems: "start",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    [WITH_COLUMNS]: { gridTemplateColumns: "auto minmax(0, 1fr) 10rem auto" },
    p: "4",
    "&[data-selected=true]": { borderColor: "accent", bg: "accent.tint" },
    "&[data-pending=true]": { borderInlineStartWidth: "3px", borderInlineStartColor: "fg.warning" },
  },
});
const Body = chakra("div", {
  base: {
    ...{ minW: "0", display: "grid", gap: "1.5", gridTemplateColumns: "minmax(0, 1fr)" },
    // A single long word, as in "Fenway/Kenmore".
    "& bdi": { overflowWrap: "anywhere" },
  },
});
const Name = chakra("h2", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", textStyle: "md", fontWeight: "semibold" },
});
const Line = chakra("p", {
  base: {
    display: "flex",
    gap: "2",
    alignItems: "start",
    textStyle: "sm",
    color: "fg.muted",
    overflowWrap: "anywhere",
    "& > svg": { width: "4", height: "4", flexShrink: "0", mt: "0.5" },
  },
});
const Contact = chakra("div", { base: { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "1" } });
const Chips = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "1.5", "& > *": { maxW: "full", whiteSpace: "normal" } },
});
const Ids = chakra("p", {
  base: { fontFamily: "mono", fontSize: "xs", color: "fg.muted", overflowWrap: "anywhere" },
});
const Rating = chakra("p", {
  base: {
    gridColumn: "2",
    [WITH_COLUMNS]: { gridColumn: "auto" },
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1.5",
    textStyle: "sm",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
});
const Muted = chakra("span", { base: { color: "fg.muted", minW: "0", overflowWrap: "anywhere" } });

export interface BusinessCardProps {
  business: AdminListItem;
  isTrash: boolean;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: () => void;
  onToggle: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onBlock: (isBlocked: boolean) => void;
}

/** A business in the operator's list. */
export function BusinessCard(props: BusinessCardProps) {
  const { business, isTrash, isSelected, onSelect, ...actions } = props;
  const { id, name, category, verified, isApproved } = business;
  return (
    <li>
      <Row data-selected={isSelected} data-pending={!isApproved && !isTrash}>
        <SelectBox name={name} isSelected={isSelected} onSelect={onSelect} />
        <Body>
          <Name>
            <Link
              to="/admin/businesses/$businessId"
              params={{ businessId: id }}
              variant="plain"
              overflowWrap="anywhere"
            >
              <bdi>{name}</bdi>
            </Link>
            {verified && <VerifiedMark size="4.5" />}
          </Name>
          <Chips>
            {category !== null && (
              <Badge variant="subtle" dir="auto">
                {category}
              </Badge>
            )}
            {stateMarksOf(business).map(({ text, isGrave }) => (
              <Badge key={text} {...(isGrave ? { variant: "outline", colorPalette: "closed" } : {})}>
                {text}
              </Badge>
            ))}
          </Chips>
          <Contacts business={business} />
        </Body>
        <Rated business={business} />
        <CardActions business={business} isTrash={isTrash} {...actions} />
      </Row>
    </li>
  );
}

function Contacts({ business: { id, slug, fullAddress, phone } }: { business: AdminListItem }) {
  return (
    <>
      <Contact>
        <Line>
          <MapPin aria-hidden="true" />
          <bdi>{fullAddress ?? "Adres yok"}</bdi>
        </Line>
        <Line>
          <Phone aria-hidden="true" />
          <bdi>{phone ?? "Telefon yok"}</bdi>
        </Line>
      </Contact>
      <Ids>
        {id} · {slug}
      </Ids>
    </>
  );
}

function Rated({ business: { rating, reviewCount } }: { business: AdminListItem }) {
  if (rating === null) {
    return (
      <Rating>
        <Muted>Puan yok</Muted>
      </Rating>
    );
  }
  return (
    <Rating>
      <RatingStars rating={rating} />
      <strong>{formatRating(rating)}</strong>
      <Muted>({formatWhole(reviewCount)} değerlendirme)</Muted>
    </Rating>
  );
}
