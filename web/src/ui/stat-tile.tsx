import { Card, chakra, Stat } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { statRecipe } from "../theme/stat.recipe.ts";

export const StatGrid = chakra("dl", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
    /** Two share their line. */
    "&:not(:has(> :nth-child(3)))": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    /** A figure that would stand alone in its line takes all of it. */
    "& > :last-child:nth-child(odd)": { gridColumn: { mdDown: "1 / -1" } },
  },
});

export interface StatTileProps {
  label: string;
  icon?: ReactNode;
  /** Already formatted. */
  value: ReactNode;
  /** What the figure is about, or where it comes from. */
  hint?: ReactNode;
}

/** A measured figure with its name; goes into a StatGrid. */
export function StatTile({ label, icon, value, hint }: StatTileProps) {
  return (
    <Card.Root asChild size="sm">
      <Stat.Root as="div" recipe={statRecipe}>
        <Stat.Label>
          {icon}
          {label}
        </Stat.Label>
        <Stat.ValueText>{value}</Stat.ValueText>
        {hint !== undefined && <Stat.HelpText as="dd">{hint}</Stat.HelpText>}
      </Stat.Root>
    </Card.Root>
  );
}
