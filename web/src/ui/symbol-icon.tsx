import { chakra } from "@chakra-ui/react";
import {
  Banknote,
  BedDouble,
  BookOpen,
  Briefcase,
  Camera,
  Car,
  Church,
  Clapperboard,
  Coffee,
  Croissant,
  Dumbbell,
  Fish,
  Flower2,
  Fuel,
  Gem,
  GraduationCap,
  Hammer,
  HeartPulse,
  House,
  IceCreamCone,
  Landmark,
  Laptop,
  type LucideIcon,
  MapPin,
  Music,
  PawPrint,
  Pill,
  Pizza,
  Plane,
  Plug,
  Scale,
  Scissors,
  Shirt,
  ShoppingBag,
  ShoppingBasket,
  Smartphone,
  Smile,
  Sparkles,
  ToyBrick,
  TrainFront,
  Trees,
  Utensils,
  Wine,
} from "lucide-react";
import type { Mark, SymbolName } from "../lib/category-mark.ts";
import { toneVariants } from "../theme/tones.ts";

const ICONS: Record<SymbolName, LucideIcon> = {
  food: Utensils,
  pizza: Pizza,
  fish: Fish,
  coffee: Coffee,
  bread: Croissant,
  sweet: IceCreamCone,
  bar: Wine,
  bed: BedDouble,
  hair: Scissors,
  beauty: Sparkles,
  health: HeartPulse,
  tooth: Smile,
  pharmacy: Pill,
  fitness: Dumbbell,
  car: Car,
  fuel: Fuel,
  school: GraduationCap,
  book: BookOpen,
  clothes: Shirt,
  jewel: Gem,
  flower: Flower2,
  animal: PawPrint,
  groceries: ShoppingBasket,
  shop: ShoppingBag,
  home: House,
  tools: Hammer,
  power: Plug,
  law: Scale,
  money: Banknote,
  office: Briefcase,
  travel: TrainFront,
  plane: Plane,
  park: Trees,
  museum: Landmark,
  music: Music,
  film: Clapperboard,
  camera: Camera,
  worship: Church,
  child: ToyBrick,
  computer: Laptop,
  phone: Smartphone,
  place: MapPin,
};

export function SymbolIcon({ symbol, size = 20 }: { symbol: SymbolName; size?: number }) {
  const Icon = ICONS[symbol];
  return <Icon aria-hidden="true" size={size} strokeWidth={1.5} />;
}

const Badge = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: "0",
    width: "10",
    height: "10",
    borderRadius: "full",
    bg: "var(--tone-from)",
    color: "var(--tone-ink)",
  },
  variants: { tone: toneVariants },
});

/** The icon on a round of its colour. */
export function SymbolBadge({ mark }: { mark: Mark }) {
  return (
    <Badge tone={mark.tone}>
      <SymbolIcon symbol={mark.symbol} />
    </Badge>
  );
}
