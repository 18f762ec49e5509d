import { chakra } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { MapPin } from "lucide-react";
import { Fragment } from "react";
import { Link } from "../../../ui/link.tsx";
import { type AddressPart, addressParts } from "../address-parts.ts";

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
export function BusinessAddress({ business }: { business: Addressed }) {
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
