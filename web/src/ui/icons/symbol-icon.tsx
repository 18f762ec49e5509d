import { chakra } from "@chakra-ui/react";
import type { CategorySymbol } from "@meridian/contracts/categories/category-symbols";
import symbolsUrl from "../../assets/symbols.svg?url";
import type { AmenitySymbol } from "../../lib/format/amenity-symbol.ts";
import { TONE_OF } from "../../lib/format/category-mark.ts";
import { toneVariants } from "../../theme/tones.ts";

/** Of buttons on a single page. */
type ControlSymbol = "list" | "map" | "sliders" | "locate" | "more";

export interface SymbolIconProps {
  symbol: CategorySymbol | AmenitySymbol | ControlSymbol;
  size?: number;
  strokeWidth?: number;
}

/** Drawn in a file of their own, which browsers keep: as components they would weigh on the script of every page. */
export function SymbolIcon({ symbol, size = 20, strokeWidth = 1.5 }: SymbolIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${symbolsUrl}#${symbol}`} />
    </svg>
  );
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

/** The icon on a round of its colour. Answers that were cached by a release without icons name none. */
export function SymbolBadge({ symbol = "place" }: { symbol: CategorySymbol }) {
  return (
    <Badge tone={TONE_OF[symbol]}>
      <SymbolIcon symbol={symbol} />
    </Badge>
  );
}
