import { Badge, chakra } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { BadgeCheck, MapPin, TriangleAlert } from "lucide-react";
import { Fragment } from "react";
import { raised } from "../../../theme/surfaces.ts";
import { Picture } from "../../../ui/icons/picture.tsx";
import { BadgeLink, Link } from "../../../ui/link.tsx";
import { type AddressPart, addressParts } from "../address-parts.ts";
import { kindText } from "../business-text.ts";
import { BusinessActions } from "./business-actions.tsx";
import { OpenStateLine } from "./open-state-line.tsx";
import { RatingLine } from "./rating-line.tsx";

const Head = chakra("header", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 420px" },
    gap: { base: "6", lg: "12" },
    alignItems: "center",
  },
});
const Name = chakra("h1", { base: { textStyle: "h1", fontSize: { base: "2xl", md: "3xl" } } });
const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2", mt: "3" },
});
const Notice = chakra("p", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    mt: "4",
    px: "3",
    py: "2",
    borderRadius: "field",
    bg: "bg.warning",
    color: "fg.warning",
    fontWeight: "medium",
    width: "fit-content",
  },
});
/** A plate of the atlas: a thin line inside the frame. */
const Plate = chakra("div", {
  base: {
    ...raised,
    p: "2",
    "& > *": { borderRadius: "5px" },
  },
});

export function BusinessHeader({ business }: { business: BusinessDetail }) {
  const category = kindText(business);
  return (
    <Head>
      <div>
        <Row mt="0" mb="3">
          <CategoryChip category={category} slug={business.categorySlug} />
          {business.verified && (
            <Badge variant="subtle">
              <BadgeCheck aria-hidden="true" />
              Verified
            </Badge>
          )}
        </Row>
        <Name>
          <bdi>{business.name}</bdi>
        </Name>
        <Row>
          <RatingLine rating={business.rating} reviews={business.reviews} />
          {business.status === "operational" && (
            <OpenStateLine openState={business.openState} timeZone={business.timeZone} />
          )}
        </Row>
        <StatusNotice status={business.status} />
        <BusinessAddress business={business} />
        <BusinessActions business={business} />
      </div>
      <Plate data-print="hide">
        <Picture src={business.photo} symbol={business.symbol} name={business.name} box="page" isEager />
      </Plate>
    </Head>
  );
}

function CategoryChip({ category, slug }: { category: string | null; slug: string | null }) {
  if (category === null) return null;
  if (slug === null) return <Badge dir="auto">{category}</Badge>;
  const path: string = `/categories/${slug}`;
  return (
    <BadgeLink to={path} dir="auto">
      {category}
    </BadgeLink>
  );
}

function StatusNotice({ status }: { status: BusinessDetail["status"] }) {
  if (status === "operational") return null;
  return (
    <Notice>
      <TriangleAlert aria-hidden="true" size={18} />
      {status === "closed" ? "Permanently closed" : "Temporarily closed"}
    </Notice>
  );
}

const Line = chakra("p", {
  base: {
    display: "flex",
    gap: "2",
    mt: "3",
    color: "fg.muted",
    maxW: "prose",
    "& > bdi": { minW: "0" },
    _icon: { flexShrink: "0", mt: "3px" },
  },
});

type Addressed = Pick<BusinessDetail, "fullAddress" | "city" | "cityPath" | "country" | "countryCode" | "countrySlug">;

/** The source's address, with links to the pages of its city and country. */
function BusinessAddress({ business }: { business: Addressed }) {
  const parts = addressParts(business);
  if (parts.length === 0) return null;
  return (
    <Line>
      <MapPin aria-hidden="true" size={18} />
      <bdi>
        {parts.map((part, index) => (
          <Fragment key={part.key}>
            {index > 0 && ", "}
            <Part part={part} />
          </Fragment>
        ))}
      </bdi>
    </Line>
  );
}

function Part({ part: { text, path } }: { part: AddressPart }) {
  return path === undefined ? text : <Link to={path}>{text}</Link>;
}
