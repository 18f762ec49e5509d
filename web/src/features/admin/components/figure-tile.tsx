import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";

const Label = chakra("dt", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    textStyle: "sm",
    color: "fg.muted",
    _icon: { width: "4", height: "4", flexShrink: "0", color: "accent" },
  },
});
const Value = chakra("dd", { base: { textStyle: "figure", fontSize: { base: "xl", md: "2xl" }, mt: "2" } });
const Hint = chakra("dd", { base: { textStyle: "xs", color: "fg.muted", mt: "1.5" } });

export const FigureGrid = chakra("dl", {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
  },
});

export interface FigureTileProps {
  label: string;
  icon: LucideIcon;
  /** Already formatted; a dash while it is unknown. */
  value: ReactNode;
  /** What the figure is about, or where it comes from. */
  hint?: ReactNode;
}

/** A measured figure with its name; goes into a FigureGrid. */
export function FigureTile({ label, icon: Icon, value, hint }: FigureTileProps) {
  return (
    <Card padding="sm">
      <Label>
        <Icon aria-hidden="true" />
        {label}
      </Label>
      <Value>{value}</Value>
      {hint !== undefined && <Hint>{hint}</Hint>}
    </Card>
  );
}
