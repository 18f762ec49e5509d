import { chakra } from "@chakra-ui/react";
import { offeredAmenities, parseAmenityGroups } from "@meridian/shared/domain/amenities";
import {
  Accessibility,
  Baby,
  Bike,
  CalendarCheck,
  Check,
  Coffee,
  CreditCard,
  Leaf,
  type LucideIcon,
  Music,
  PawPrint,
  ShoppingBag,
  SquareParking,
  Toilet,
  Umbrella,
  Utensils,
  Wifi,
  Wine,
} from "lucide-react";
import { FactCard } from "./fact-card.tsx";

const MAX_SHOWN = 8;

const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/wheelchair|accessib/i, Accessibility],
  [/wi-?fi/i, Wifi],
  [/parking|garage/i, SquareParking],
  [/card|nfc|payment|debit|credit/i, CreditCard],
  [/delivery/i, Bike],
  [/takeout|takeaway|pickup|shopping/i, ShoppingBag],
  [/outdoor|patio|terrace|rooftop/i, Umbrella],
  [/reserv|appoint|walk-in/i, CalendarCheck],
  [/kid|child|high chair|family/i, Baby],
  [/dog|pet/i, PawPrint],
  [/wine|beer|alcohol|cocktail|spirits/i, Wine],
  [/coffee|breakfast/i, Coffee],
  [/vegan|vegetarian|organic|halal|healthy/i, Leaf],
  [/restroom|toilet/i, Toilet],
  [/music/i, Music],
  [/dine|dinner|lunch|food|seating|dessert/i, Utensils],
];

const List = chakra("ul", {
  base: { display: "grid", gap: "3", gridTemplateColumns: { base: "1fr", sm: "repeat(2, minmax(0, 1fr))" } },
});
const Item = chakra("li", {
  base: { display: "flex", alignItems: "center", gap: "3", _icon: { color: "accent", flexShrink: "0" } },
});

/** Up to eight amenities that the source says are there; nothing where it says none. */
export function Amenities({ about }: { about: string | null }) {
  const amenities = offeredAmenities(parseAmenityGroups(about)).slice(0, MAX_SHOWN);
  if (amenities.length === 0) return null;
  return (
    <FactCard title="Business Features & Amenities">
      <List>
        {amenities.map(({ name }) => (
          <Item key={name}>
            <AmenityIcon name={name} />
            {name}
          </Item>
        ))}
      </List>
    </FactCard>
  );
}

function AmenityIcon({ name }: { name: string }) {
  const Icon = ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? Check;
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} />;
}
