import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { StatTile, type StatTileProps } from "../../../ui/directory/stat-tile.tsx";

export const FigureGrid = chakra("dl", {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    // Two on a phone, one with large text.
    gridTemplateColumns: "repeat(auto-fit, minmax(max(min(9rem, 100%), (100% - {spacing.4}) / 2), 1fr))",
    [WITH_COLUMNS]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export interface FigureTileProps extends Omit<StatTileProps, "icon"> {
  icon: LucideIcon;
}

/** A measured figure with label and icon; place it in a FigureGrid. */
export function FigureTile({ icon: Icon, ...tile }: FigureTileProps) {
  return <StatTile {...tile} icon={<Icon aria-hidden="true" />} />;
}
