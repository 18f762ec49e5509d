import { chakra } from "@chakra-ui/react";
import { offeredAmenities, parseAmenityGroups } from "@meridian/domain/businesses/amenities/amenities";
import { amenitySymbol } from "../../../lib/format/amenity-symbol.ts";
import { SymbolIcon } from "../../../ui/icons/symbol-icon.tsx";
import { FactCard } from "./fact-card.tsx";

const MAX_SHOWN = 8;

const List = chakra("ul", {
  base: { display: "grid", gap: "3", gridTemplateColumns: { base: "1fr", sm: "repeat(2, minmax(0, 1fr))" } },
});
const Item = chakra("li", {
  base: { display: "flex", alignItems: "center", gap: "3", _icon: { color: "accent", flexShrink: "0" } },
});

/** Up to eight amenities the source lists; nothing if it lists none. */
export function Amenities({ about }: { about: string | null }) {
  const amenities = offeredAmenities(parseAmenityGroups(about)).slice(0, MAX_SHOWN);
  if (amenities.length === 0) return null;
  return (
    <FactCard title="Business Features & Amenities">
      <List>
        {amenities.map(({ name }) => (
          <Item key={name}>
            <SymbolIcon symbol={amenitySymbol(name)} />
            <bdi>{name}</bdi>
          </Item>
        ))}
      </List>
    </FactCard>
  );
}
