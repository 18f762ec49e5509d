import { chakra } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/contracts/search/search";
import { MapPin } from "lucide-react";
import { CardLink } from "../../../ui/directory/card-link.tsx";

const Name = chakra("span", { base: { display: "block", fontWeight: "semibold" } });
const Hint = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });

/** A link to a place's page, above its best businesses. */
export function PlaceCard({ place }: { place: SearchAnswer["understood"]["place"] }) {
  if (place === null) return null;
  return (
    <CardLink to={place.path} size="sm" display="flex" alignItems="center" gap="3" mb="5">
      <MapPin aria-hidden="true" size={20} />
      <span>
        <Name dir="auto">{place.label}</Name>
        <Hint>See the page of this place</Hint>
      </span>
    </CardLink>
  );
}
