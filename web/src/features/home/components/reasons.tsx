import { chakra } from "@chakra-ui/react";
import { BadgeCheck, type LucideIcon, MapPinned, SearchCheck } from "lucide-react";

const Grid = chakra("ul", {
  base: { display: "grid", gap: { base: "6", md: "8" }, gridTemplateColumns: { base: "1fr", md: "repeat(3, 1fr)" } },
});
const Item = chakra("li", {
  base: { borderTopWidth: "2px", borderColor: "accent", pt: "5", _icon: { color: "accent" } },
});
const Title = chakra("h3", { base: { textStyle: "h3", mt: "3", mb: "1.5" } });
const Text = chakra("p", { base: { color: "fg.muted", maxW: "prose" } });

interface Reason {
  title: string;
  text: string;
  Icon: LucideIcon;
}

const REASONS: readonly Reason[] = [
  {
    title: "Interactive Maps",
    text: "Each place with coordinates is on a map you can move and zoom, one step from directions.",
    Icon: MapPinned,
  },
  {
    title: "Advanced Search",
    text: "By name, trade or place, forgiving of typos, with filters for rating, country, city and opening hours.",
    Icon: SearchCheck,
  },
  {
    title: "Verified Information",
    text: "Owners' verified listings are marked, and what we do not know we say we do not know.",
    Icon: BadgeCheck,
  },
];

export function Reasons() {
  return (
    <Grid>
      {REASONS.map(({ title, text, Icon }) => (
        <Item key={title}>
          <Icon aria-hidden="true" size={26} strokeWidth={1.75} />
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Item>
      ))}
    </Grid>
  );
}
