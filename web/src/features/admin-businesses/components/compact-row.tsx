import { Button, Card, chakra, VisuallyHidden } from "@chakra-ui/react";
import { Popover } from "@chakra-ui/react/popover";
import { Ellipsis, Star } from "lucide-react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { popoverRecipe } from "../../../theme/recipes/popover.recipe.ts";
import { Tip } from "../../../ui/dialogs/tip.tsx";
import { Link } from "../../../ui/link.tsx";
import { formatRating } from "../business-words.ts";
import { stateMarksOf } from "../state-marks.ts";
import type { BusinessCardProps } from "./business-card.tsx";
import { CardActions } from "./card-actions.tsx";
import { SelectBox, VerifiedMark } from "./row-parts.tsx";

const Row = chakra(Card.Root, {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    [WITH_COLUMNS]: { gridTemplateColumns: "auto minmax(0, 1fr) minmax(0, 1fr) auto" },
    columnGap: "3",
    alignItems: "center",
    px: "3",
    py: "1.5",
    "&[data-selected=true]": { borderColor: "accent", bg: "accent.tint" },
    "&[data-pending=true]": { borderInlineStartWidth: "3px", borderInlineStartColor: "fg.warning" },
  },
});
/** The facts come below the name on a phone, beside it elsewhere. */
const Body = chakra("div", { base: { minW: "0", display: "grid", [WITH_COLUMNS]: { display: "contents" } } });
const Name = chakra("h2", {
  base: { display: "flex", alignItems: "center", gap: "1.5", minW: "0", textStyle: "sm", fontWeight: "semibold" },
});
const Facts = chakra("p", {
  base: {
    textStyle: "xs",
    color: "fg.muted",
    lineClamp: 1,
    overflowWrap: "anywhere",
    fontVariantNumeric: "tabular-nums",
  },
});
const Grave = chakra("strong", { base: { color: "closed", fontWeight: "medium" } });
const Rated = chakra("span", {
  base: { color: "fg", whiteSpace: "nowrap", "& svg": { display: "inline", mb: "0.5", color: "rating" } },
});

/** A business in one line, on a phone in two; its actions open beside it. */
export function CompactRow({ business, isTrash, isSelected, onSelect, ...actions }: BusinessCardProps) {
  const { id, name, verified, isApproved } = business;
  return (
    <li>
      <Row data-selected={isSelected} data-pending={!isApproved && !isTrash}>
        <SelectBox name={name} isSelected={isSelected} onSelect={onSelect} />
        <Body>
          <Name>
            <Link to="/admin/businesses/$businessId" params={{ businessId: id }} variant="plain" truncate title={name}>
              <bdi>{name}</bdi>
            </Link>
            {verified && <VerifiedMark size="4" />}
          </Name>
          <FactLine business={business} isTrash={isTrash} />
        </Body>
        <Tip label="İşlemler">
          {(trigger) => (
            <Popover.Root
              recipe={popoverRecipe}
              ids={{ trigger: trigger.id }}
              positioning={{ placement: "bottom-end" }}
              portalled={false}
              lazyMount
              unmountOnExit
            >
              <Popover.Trigger asChild>
                <Button {...trigger} variant="ghost" size="sm" px="2.5">
                  <Ellipsis aria-hidden="true" />
                  <VisuallyHidden>İşlemler: {name}</VisuallyHidden>
                </Button>
              </Popover.Trigger>
              <Popover.Positioner>
                <Popover.Content aria-label={`İşlemler: ${name}`} p="3" width="auto">
                  <CardActions business={business} isTrash={isTrash} {...actions} />
                </Popover.Content>
              </Popover.Positioner>
            </Popover.Root>
          )}
        </Tip>
      </Row>
    </li>
  );
}

function FactLine({ business, isTrash }: Pick<BusinessCardProps, "business" | "isTrash">) {
  const { category, city, rating, reviewCount, isApproved } = business;
  const marks = stateMarksOf(business);
  const grave = marks.filter(({ isGrave }) => isGrave).map(({ text }) => text);
  const others = marks.filter(({ isGrave }) => !isGrave).map(({ text }) => text);
  const waiting = isApproved || isTrash ? [] : ["Onay bekliyor"];
  const parts = [
    ...[...waiting, ...grave].map((text) => <Grave key={text}>{text}</Grave>),
    rating !== null && (
      <Rated key="rating">
        <Star size="12" fill="currentColor" aria-hidden="true" /> {formatRating(rating)}
        <VisuallyHidden> puan,</VisuallyHidden> ({formatWhole(reviewCount)}
        <VisuallyHidden> değerlendirme</VisuallyHidden>)
      </Rated>
    ),
    ...[category, city].map((text) => text !== null && <bdi key={text}>{text}</bdi>),
    ...others.map((text) => <span key={text}>{text}</span>),
  ].filter((part) => part !== false);
  return <Facts>{parts.flatMap((part, at) => (at === 0 ? [part] : [" · ", part]))}</Facts>;
}
