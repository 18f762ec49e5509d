import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { StatTile, type StatTileProps } from "../../../ui/stat-tile.tsx";

export const FigureGrid = chakra("dl", {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    gridTemplateColumns: {
      // Two on a phone, one with large text.
      base: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
      sm: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
  },
});

export interface FigureTileProps extends Omit<StatTileProps, "icon"> {
  icon: LucideIcon;
}

/** A measured figure with label and icon; place it in a FigureGrid. */
export function FigureTile({ icon: Icon, ...tile }: FigureTileProps) {
  return <StatTile {...tile} icon={<Icon aria-hidden="true" />} />;
}
