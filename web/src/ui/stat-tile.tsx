import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Card } from "./card.tsx";

const Label = chakra("dt", { base: { textStyle: "sm", color: "fg.muted" } });
const Value = chakra("dd", { base: { textStyle: "figure", fontSize: { base: "xl", md: "2xl" }, mt: "1" } });
const Grid = chakra("dl", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
    /** A figure that would stand alone in its line takes all of it. */
    "& > :last-child:nth-child(odd)": { gridColumn: { mdDown: "1 / -1" } },
  },
});

export interface StatTileProps {
  label: string;
  /** Already formatted. */
  value: ReactNode;
}

/** A measured figure with its name; goes into a StatGrid. */
export function StatTile({ label, value }: StatTileProps) {
  return (
    <Card padding="sm">
      <Label>{label}</Label>
      <Value>{value}</Value>
    </Card>
  );
}

export { Grid as StatGrid };
