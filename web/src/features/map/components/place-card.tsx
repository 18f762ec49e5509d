import { Button, chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { raised } from "../../../theme/surfaces.ts";
import { stretchedLink } from "../../../ui/directory/card-link.tsx";
import { Link } from "../../../ui/link.tsx";
import { kindAndCity, type MapPlace } from "../map-place.ts";

const Box = chakra("section", {
  base: {
    position: "absolute",
    bottom: "9",
    insetInlineStart: "3",
    insetInlineEnd: "3",
    maxW: "360px",
    mx: "auto",
    p: "4",
    pe: "12",
    ...raised,
    boxShadow: "float",
    textStyle: "sm",
    zIndex: "1",
  },
});
const Name = chakra("h3", { base: { fontSize: "md", fontWeight: "semibold", lineHeight: "short", lineClamp: "2" } });
const Kind = chakra("p", { base: { color: "fg.muted", truncate: true } });
const Facts = chakra("div", { base: { display: "grid", gap: "1", mt: "1.5" } });

export interface PlaceCardProps {
  place: MapPlace;
  /** Facts as in lists: rating and open state. */
  children: ReactNode;
  onClose: () => void;
}

/** A business selected on the map, with a link to its page. */
export function PlaceCard({ place, children, onClose }: PlaceCardProps) {
  const { slug, name } = place;
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [onClose]);
  return (
    <Box aria-label={name}>
      <Name dir="auto">
        <Link to="/business/$slug" params={{ slug }} variant="plain" css={stretchedLink}>
          {name}
        </Link>
      </Name>
      <Kind dir="auto">{kindAndCity(place)}</Kind>
      <Facts>{children}</Facts>
      <Button
        variant="ghost"
        size="sm"
        position="absolute"
        top="1.5"
        insetInlineEnd="1.5"
        px="0"
        width="9"
        aria-label="Close"
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </Box>
  );
}
