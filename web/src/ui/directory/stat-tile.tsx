import { Card, Stat } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { statRecipe } from "../../theme/recipes/stat.recipe.ts";

export interface StatTileProps {
  label: string;
  icon?: ReactNode;
  /** Already formatted. */
  value: ReactNode;
  /** What the figure is about, or where it comes from. */
  hint?: ReactNode;
}

/** A measured figure with its name; goes into a `StatGrid`. */
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
